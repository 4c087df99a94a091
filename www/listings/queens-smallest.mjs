// N queens with forward checking, the smallest domain first. Run: node queens-smallest.mjs [n]
const n = Number(process.argv[2] ?? 8);

const columns = Array.from({ length: n }, (_, column) => column);
const fromMiddle = (column) => Math.abs(2 * column - n + 1);
const middleFirst = [...columns].sort((a, b) => fromMiddle(a) - fromMiddle(b));

const queens = Array(n).fill(null); // the column of each row's queen
const attackers = Array.from({ length: n }, () => Array(n).fill(0));

// Adds a queen's attacks on the other rows, or takes them off.
function mark(row, column, change) {
  for (let r = 0; r < n; r++) {
    const distance = Math.abs(r - row);
    for (const c of [column - distance, column, column + distance]) {
      if (r !== row && c >= 0 && c < n) {
        attackers[r][c] += change;
      }
    }
  }
}

// The columns of the row's safe squares, those in the middle first.
function safe(row) {
  return middleFirst.filter((column) => attackers[row][column] === 0);
}

// The rows without a queen.
function waiting() {
  return columns.filter((r) => queens[r] === null);
}

// Whether another row without a queen has no safe square left.
function blocked(row) {
  return waiting().some((r) => r !== row && safe(r).length === 0);
}

// Places the queens that are missing.
function solve(placed) {
  if (placed === n) {
    return true;
  }
  const [row] = waiting().sort((a, b) => safe(a).length - safe(b).length);
  for (const column of safe(row)) {
    mark(row, column, +1);
    if (blocked(row)) {
      mark(row, column, -1);
      continue;
    }
    queens[row] = column;
    if (solve(placed + 1)) {
      return true;
    }
    queens[row] = null;
    mark(row, column, -1);
  }
  return false;
}

if (solve(0)) {
  for (const queen of queens) {
    console.log(columns.map((column) => `${Number(column === queen)}\t`).join(""));
  }
} else {
  console.log("Solution does not exist");
}
