// N queens by a formula, without search (Pauls 1874). Run: node queens-formula.mjs [n]
const n = Number(process.argv[2] ?? 8);

const even = n - (n % 2);
const half = even / 2;
const shift = even % 6 === 2 ? half - 1 : 1;

const board = Array.from({ length: n }, () => Array(n).fill(0));

// Stairs of knight's moves; the lower half is the upper one turned round.
function columnOf(row) {
  if (row === even) {
    return even;
  }
  if (row < half) {
    return (2 * row + shift) % even;
  }
  return even - 1 - columnOf(even - 1 - row);
}

// Places a queen in every row.
function fill() {
  if (n === 2 || n === 3) {
    return false;
  }
  for (let row = 0; row < n; row++) {
    const column = columnOf(row);
    board[row][column] = 1;
  }
  return true;
}

if (fill()) {
  for (const squares of board) {
    console.log(squares.map((square) => `${square}\t`).join(""));
  }
} else {
  console.log("Solution does not exist");
}
