// Knight's tour by backtracking. Run: node tour-backtrack.mjs [n [row column]]
const [n = 8, startRow = 0, startColumn = 0] = process.argv.slice(2).map(Number);

const DOWN = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT = [1, 2, 2, 1, -1, -2, -2, -1];

const board = Array.from({ length: n }, () => Array(n).fill(-1));

// Whether the knight may jump there.
function allowed(r, c) {
  if (r < 0 || r >= n || c < 0 || c >= n) {
    return false;
  }
  if (board[r][c] !== -1) {
    return false;
  }
  return true;
}

// Makes this move and those after it, from the square.
function solve(row, column, number) {
  if (number === n * n) {
    return true;
  }
  for (let k = 0; k < 8; k++) {
    const r = row + DOWN[k];
    const c = column + RIGHT[k];
    if (allowed(r, c)) {
      board[r][c] = number;
      if (solve(r, c, number + 1)) {
        return true;
      }
      board[r][c] = -1;
    }
  }
  return false;
}

board[startRow][startColumn] = 0;
if (solve(startRow, startColumn, 1)) {
  for (const squares of board) {
    console.log(squares.map((number) => ` ${String(number).padStart(2)} `).join(""));
  }
} else {
  console.log("Solution does not exist");
}
