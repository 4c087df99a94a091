// Knight's tour by Warnsdorff's rule, with backtracking.
// Run: node tour-warnsdorff.mjs [n [row column]]
const [n = 8, startRow = 0, startColumn = 0] = process.argv.slice(2).map(Number);

const DOWN = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT = [1, 2, 2, 1, -1, -2, -2, -1];

const board = Array.from({ length: n }, () => Array(n).fill(-1));

// The free squares a jump away.
function ways(row, column) {
  const squares = DOWN.map((down, k) => [row + down, column + RIGHT[k]]);
  return squares.filter(([r, c]) => board[r]?.[c] === -1);
}

// Makes this move and those after it, from the square.
function solve(row, column, number) {
  if (number > n * n) {
    return true;
  }
  const squares = ways(row, column);
  squares.sort((a, b) => ways(...a).length - ways(...b).length);
  for (const [r, c] of squares) {
    board[r][c] = number;
    if (solve(r, c, number + 1)) {
      return true;
    }
    board[r][c] = -1;
  }
  return false;
}

board[startRow][startColumn] = 1;
if (solve(startRow, startColumn, 2)) {
  for (const squares of board) {
    console.log(squares.map((number) => `${number}\t`).join(""));
  }
} else {
  console.log("Solution does not exist");
}
