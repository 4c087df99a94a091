// N queens as an exact cover: every row and column once, every diagonal at most once.
// Dancing links (Knuth 2000) find the same options faster. Run: node queens-cover.mjs [n]
const n = Number(process.argv[2] ?? 8);

const numbers = Array.from({ length: n }, (_, k) => k);
const fromMiddle = (k) => Math.abs(2 * k - n + 1);
const middleFirst = [...numbers].sort((a, b) => fromMiddle(a) - fromMiddle(b));
const must = middleFirst.flatMap((k) => [k, n + k]); // rows and columns

const board = numbers.map(() => Array(n).fill(0));
const covered = Array(6 * n).fill(false); // rows, columns, falling diagonals, rising diagonals

// The four lines of a square.
function lines(row, column) {
  return [row, n + column, 3 * n - 1 + row - column, 4 * n - 1 + row + column];
}

// The squares of a row or column that cover no line twice.
function options(line) {
  const squares = numbers.map((k) => (line < n ? [line, k] : [k, line - n]));
  return squares.filter((square) => !lines(...square).some((k) => covered[k]));
}

// Covers the lines of a square, or uncovers them.
function cover(row, column, on) {
  for (const line of lines(row, column)) {
    covered[line] = on;
  }
}

// Places the queens that are missing.
function solve(placed) {
  if (placed === n) {
    return true;
  }
  const left = must.filter((line) => !covered[line]);
  left.sort((a, b) => options(a).length - options(b).length);
  for (const [row, column] of options(left[0])) {
    cover(row, column, true);
    board[row][column] = 1;
    if (solve(placed + 1)) {
      return true;
    }
    board[row][column] = 0;
    cover(row, column, false);
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
