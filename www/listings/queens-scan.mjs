// N queens, by scanning the whole board. Run: node queens-scan.mjs [n]
const n = Number(process.argv[2] ?? 8);

const board = Array.from({ length: n }, () => Array(n).fill(0));

// Whether a queen stands in line with the square, or on it.
function attacked(row, column) {
  for (let k = 0; k < n; k++) {
    if (board[row][k] === 1 || board[k][column] === 1) {
      return true;
    }
  }
  for (let r = 0; r < n; r++) {
    for (let c = 0; c < n; c++) {
      const diagonal = r + c === row + column || r - c === row - column;
      if (diagonal && board[r][c] === 1) {
        return true;
      }
    }
  }
  return false;
}

// Puts the queens that are missing on the board.
function solve(queens) {
  if (queens === n) {
    return true;
  }
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      if (attacked(row, column)) {
        continue;
      }
      board[row][column] = 1;
      if (solve(queens + 1)) {
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
