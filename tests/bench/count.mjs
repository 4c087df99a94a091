/**
 * Counting queens on one thread: in WebAssembly, with the word `simd` in the module with SIMD, with the word
 * `recursion` by a plain recursion in JavaScript. `--long` adds N = 17 and 18 for WebAssembly.
 */
import { Counter } from "../../www/pkg/backstep.js";
import { add, fastest, isLong, load, print } from "./rows.mjs";

/** Milliseconds of a run, as a worker makes them. */
const BUDGET = 50;

/** @param {number} n */
function counted(n) {
  const counter = Counter.open(`problem=queens&n=${n}`);
  while (!counter.run(BUDGET));
  const { solutions } = counter.result();
  counter.free();
  return Number(solutions);
}

/**
 * The recursion that everybody writes, with the top queen in the left half only and everything doubled.
 * @param {number} n
 */
function recursion(n) {
  const all = (1 << n) - 1;
  /** @param {number} files @param {number} falling @param {number} rising @returns {number} */
  function below(files, falling, rising) {
    if (files === all) return 1;
    let found = 0;
    for (let safe = all & ~(files | falling | rising); safe !== 0; safe &= safe - 1) {
      const queen = safe & -safe;
      found += below(files | queen, (falling | queen) << 1, (rising | queen) >> 1);
    }
    return found;
  }
  let found = 0;
  for (let file = 0; file < n >> 1; file++) found += 2 * below(1 << file, 2 << file, (1 << file) >> 1);
  const middle = 1 << (n >> 1);
  return n % 2 === 0 ? found : found + below(middle, middle << 1, middle >> 1);
}

const isPlain = process.argv.includes("recursion");
load(process.argv.includes("simd"));
const count = isPlain ? recursion : counted;
for (let n = 12; n <= (isLong && !isPlain ? 18 : 16); n++) {
  const { ms, result } = fastest(() => count(n));
  add(`${n} queens`, ms, "ms");
  add(`${n} queens`, result, "solutions");
}
print();
