// N queens with forward checking. Run: node queens-forward.mjs [n]
const n = Number(process.argv[2] ?? 8);

const board = Array.from({ length: n }, () => Array(n).fill(0));
const attackers = Array.from({ length: n }, () => Array(n).fill(0));

// Adds a queen's attacks on the rows below, or takes them off.
function mark(row, column, change) {
  for (let r = row + 1; r < n; r++) {
    const distance = r - row;
    for (const c of [column - distance, column, column + distance]) {
      if (c >= 0 && c < n) {
        attackers[r][c] += change;
      }
    }
  }
}

// Whether a row below has no safe square left.
function blocked(row) {
  return attackers.slice(row + 1).some((squares) => !squares.includes(0));
}

// Fills this row and those below it.
function solve(row) {
  if (row === n) {
    return true;
  }
  for (let column = 0; column < n; column++) {
    if (attackers[row][column] > 0) {
      continue;
    }
    mark(row, column, +1);
    if (blocked(row)) {
      mark(row, column, -1);
      continue;
    }
    board[row][column] = 1;
    if (solve(row + 1)) {
      return true;
    }
    board[row][column] = 0;
    mark(row, column, -1);
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
