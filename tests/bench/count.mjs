/**
 * Counting queens: WebAssembly on one thread, and a plain recursion in JavaScript. Prints a JSON array
 * of `{ name, value, unit }`; `examples/bench_count` prints the same names for native code.
 *
 * `--long` adds N = 17 and 18 for WebAssembly.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Counter, initSync } from "../../www/pkg/backstep.js";

initSync({ module: readFileSync(new URL("../../www/pkg/backstep_bg.wasm", import.meta.url)) });

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

/**
 * The milliseconds of the fastest of some runs: the one that others disturbed least.
 * @param {number} rounds
 * @param {() => number} work
 */
function fastest(rounds, work) {
  let best = Infinity;
  let found = 0;
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    found = work();
    best = Math.min(best, performance.now() - start);
  }
  return { best, found };
}

/** @type {{ name: string, value: number, unit: string }[]} */
const rows = [];
counted(12);
recursion(12);
for (let n = 12; n <= (process.argv.includes("--long") ? 18 : 16); n++) {
  const join = fastest(n < 17 ? 3 : 1, () => counted(n));
  rows.push({ name: `${n} queens counted`, value: join.best, unit: "ms" });
  if (n > 16) continue;
  const plain = fastest(n < 16 ? 3 : 1, () => recursion(n));
  assert.equal(join.found, plain.found, "both ways find as many");
  rows.push({ name: `${n} queens, JavaScript recursion`, value: plain.best, unit: "ms" });
  rows.push({
    name: `${n} queens, JavaScript recursion / counted`,
    value: plain.best / join.best,
    unit: "×",
  });
}
console.log(JSON.stringify(rows));
