// N queens, row by row. Run: node queens-rows.mjs [n]
const n = Number(process.argv[2] ?? 8);

const board = Array.from({ length: n }, () => Array(n).fill(0));

// Whether no queen above attacks the square.
function safe(row, column) {
  for (let r = 0; r < row; r++) {
    const distance = row - r;
    if (board[r][column] === 1) {
      return false;
    }
    if (board[r][column - distance] === 1) {
      return false;
    }
    if (board[r][column + distance] === 1) {
      return false;
    }
  }
  return true;
}

// Fills this row and those below it.
function solve(row) {
  if (row === n) {
    return true;
  }
  for (let column = 0; column < n; column++) {
    if (safe(row, column)) {
      board[row][column] = 1;
      if (solve(row + 1)) {
        return true;
      }
      board[row][column] = 0;
    }
  }
  return false;
}

if (solve(0)) {
  for (const squares of board) {
    console.log(squares.map((square) => `${square}\t`).join(""));
  }
} else {
  console.log("Solution does not exist");
}
