// N queens by repair (min-conflicts): it may end stuck. Run: node queens-repair.mjs [n [seed]]
const n = Number(process.argv[2] ?? 8);
const seed = BigInt(process.argv[3] ?? 0);
const MOST = 2 ** 20; // moves before it gives up
const ANY = 2 ** 32 - 1;

const numbers = Array.from({ length: n }, (_, k) => k);
const queens = numbers.map(() => -n); // columns, first so far off that they attack nothing

// A number that looks random: the page's own generator, after SplitMix64.
function chance(a, b) {
  const short = (z) => BigInt.asUintN(64, z);
  let z = ((seed << 32n) | BigInt(a)) * 0x9e3779b97f4a7c15n;
  z = short(z ^ (BigInt(b) * 0xd1b54a32d192ed03n));
  z = short((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = short((z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}

// How many queens of other rows attack the square.
function attackers(row, column) {
  const isAttacker = (c, r) => r !== row && (c === column || Math.abs(c - column) === Math.abs(r - row));
  return queens.filter(isAttacker).length;
}

// Another square of the row: one that the fewest attack, every 64th time any.
function calmest(row, moves) {
  const anywhere = moves % 64 === 63;
  let best = { column: -1, count: n, tie: 0n };
  for (const column of numbers.filter((column) => column !== queens[row])) {
    const count = anywhere ? 0 : attackers(row, column);
    const tie = chance(moves, row * n + column);
    if (best.column < 0 || count < best.count || (count === best.count && tie < best.tie)) {
      best = { column, count, tie };
    }
  }
  return best.column;
}

// Where the row's queen stands first: safe, if a few tries find such a square.
function deal(row) {
  for (let k = 0; k < 32; k++) {
    const column = Number(chance(row, k) % BigInt(n));
    if (attackers(row, column) === 0) {
      return column;
    }
  }
  return calmest(row, 0);
}

// Moves an attacked queen as long as there is one.
function repair() {
  let moves = 0;
  for (;;) {
    const attacked = numbers.filter((r) => attackers(r, queens[r]) > 0);
    if (attacked.length === 0) {
      return true;
    }
    if (moves === MOST) {
      return false;
    }
    const row = attacked[Number(chance(moves, ANY) % BigInt(attacked.length))];
    const column = calmest(row, moves);
    moves++;
    queens[row] = column;
  }
}

for (const row of numbers) {
  queens[row] = deal(row);
}
if (!repair()) {
  console.log("Stuck");
}
for (const queen of queens) {
  console.log(numbers.map((column) => `${Number(column === queen)}\t`).join(""));
}
