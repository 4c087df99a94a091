// Knight's tour: generate and test. Run: node tour-enumerate.mjs [n [row column]]
const [n = 8, startRow = 0, startColumn = 0] = process.argv.slice(2).map(Number);

const DOWN = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT = [1, 2, 2, 1, -1, -2, -2, -1];

const squares = [[startRow, startColumn]];

// Whether all are on the board and none occurs twice.
function correct(sequence) {
  const seen = new Set(sequence.map(([r, c]) => r * n + c));
  return seen.size === n * n && sequence.every(([r, c]) => r >= 0 && r < n && c >= 0 && c < n);
}

// Makes every sequence of jumps; only a full one is tested.
function solve(number) {
  if (number === n * n) {
    return true;
  }
  const [row, column] = squares[number - 1];
  for (let k = 0; k < 8; k++) {
    const r = row + DOWN[k];
    const c = column + RIGHT[k];
    if (number === n * n - 1 && !correct([...squares, [r, c]])) {
      continue;
    }
    squares.push([r, c]);
    if (solve(number + 1)) {
      return true;
    }
    squares.pop();
  }
  return false;
}

if (solve(1)) {
  const board = Array.from({ length: n }, () => Array(n));
  squares.forEach(([r, c], number) => {
    board[r][c] = number;
  });
  for (const numbers of board) {
    console.log(numbers.map((number) => ` ${String(number).padStart(2)} `).join(""));
  }
} else {
  console.log("Solution does not exist");
}
