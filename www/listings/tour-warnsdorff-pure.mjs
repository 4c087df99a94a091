// Knight's tour by Warnsdorff's rule alone: it may end stuck.
// Run: node tour-warnsdorff-pure.mjs [n [row column]]
const [n = 8, startRow = 0, startColumn = 0] = process.argv.slice(2).map(Number);

const DOWN = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT = [1, 2, 2, 1, -1, -2, -2, -1];

const board = Array.from({ length: n }, () => Array(n).fill(-1));

// The free squares a jump away.
function ways(row, column) {
  const squares = DOWN.map((down, k) => [row + down, column + RIGHT[k]]);
  return squares.filter(([r, c]) => board[r]?.[c] === -1);
}

// Goes where the fewest ways on are left, as long as there are any.
function tour(row, column) {
  let number = 1;
  board[row][column] = number;
  while (number < n * n) {
    const squares = ways(row, column);
    if (squares.length === 0) {
      return false;
    }
    squares.sort((a, b) => ways(...a).length - ways(...b).length);
    [row, column] = squares[0];
    number++;
    board[row][column] = number;
  }
  return true;
}

if (!tour(startRow, startColumn)) {
  console.log("Stuck");
}
for (const squares of board) {
  console.log(squares.map((number) => `${number}\t`).join(""));
}
