/**
 * The classic 8×8 search as one would write it in plain JavaScript: a generator that yields the
 * same events as the engine, packed the same way, and keeps the same counts and visits. Its board
 * and its path are typed arrays, and its stack is explicit: this is what the engine is measured
 * against, so it is written to be fast.
 */

const DOWN = [2, 1, -1, -2, -2, -1, 1, 2];
const RIGHT = [1, 2, 2, 1, -1, -2, -2, -1];
const PLACE = 1 << 29;
const REJECT = 2 << 29;
const BACKTRACK = (3 << 29) >>> 0;
const SOLUTION = ((4 << 29) | 0xffffff) >>> 0;
const EXHAUSTED = ((5 << 29) | 0xffffff) >>> 0;
const OFF_BOARD = 1 << 24;
const VISITED = 2 << 24;
const NO_SQUARE = 0xffffff;

/**
 * Where each of the eight jumps from each square leads; NO_SQUARE off the board.
 * @param {number} n
 */
function landings(n) {
  const to = new Int32Array(n * n * 8).fill(NO_SQUARE);
  for (let square = 0; square < n * n; square++) {
    for (let jump = 0; jump < 8; jump++) {
      const row = Math.floor(square / n) + DOWN[jump];
      const column = (square % n) + RIGHT[jump];
      if (row >= 0 && row < n && column >= 0 && column < n) to[square * 8 + jump] = row * n + column;
    }
  }
  return to;
}

/**
 * The events of the classic search for a tour of n × n squares from the top left corner.
 * @param {number} n
 * @param {{ placed: number, rejected: number, backtracks: number, solutions: number, deepest: number }} counts
 * @param {Uint32Array} visits
 * @returns {Generator<number, void>}
 */
export function* classicTour(n, counts, visits) {
  const goal = n * n;
  const to = landings(n);
  const visited = new Uint8Array(goal);
  const path = new Int32Array(goal);
  const cursor = new Int32Array(goal);
  let depth = 0;
  visited[0] = 1;
  for (;;) {
    if (depth === goal - 1 && cursor[depth] === 0) {
      // A solution offers nothing; 8 so that the next turn leaves it.
      cursor[depth] = 8;
      counts.solutions++;
      yield SOLUTION;
    } else if (cursor[depth] < 8) {
      const square = to[path[depth] * 8 + cursor[depth]];
      if (square === NO_SQUARE) {
        cursor[depth]++;
        counts.rejected++;
        yield (REJECT | OFF_BOARD | NO_SQUARE) >>> 0;
      } else if (visited[square] === 1) {
        cursor[depth]++;
        counts.rejected++;
        yield (REJECT | VISITED | square) >>> 0;
      } else {
        depth++;
        visited[square] = 1;
        path[depth] = square;
        cursor[depth] = 0;
        visits[square]++;
        counts.placed++;
        if (depth > counts.deepest) counts.deepest = depth;
        yield PLACE | square;
      }
    } else if (depth > 0) {
      const square = path[depth];
      visited[square] = 0;
      depth--;
      cursor[depth]++;
      counts.backtracks++;
      yield (BACKTRACK | square) >>> 0;
    } else {
      yield EXHAUSTED;
      return;
    }
  }
}
