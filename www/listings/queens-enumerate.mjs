// N queens: generate and test. Run: node queens-enumerate.mjs [n]
const n = Number(process.argv[2] ?? 8);

// The column of each queen, row by row.
const queens = [];

// Whether no queen of the full board attacks another.
function correct(columns) {
  for (let b = 0; b < n; b++) {
    for (let a = 0; a < b; a++) {
      const distance = Math.abs(columns[b] - columns[a]);
      if (distance === 0 || distance === b - a) {
        return false;
      }
    }
  }
  return true;
}

// Makes every board; only a full one is tested.
function solve(row) {
  if (row === n) {
    return true;
  }
  for (let column = 0; column < n; column++) {
    if (row === n - 1 && !correct([...queens, column])) {
      continue;
    }
    queens.push(column);
    if (solve(row + 1)) {
      return true;
    }
    queens.pop();
  }
  return false;
}

if (solve(0)) {
  for (const queen of queens) {
    const squares = Array.from({ length: n }, (_, column) => (column === queen ? 1 : 0));
    console.log(squares.map((square) => `${square}\t`).join(""));
  }
} else {
  console.log("Solution does not exist");
}
