/** What every program here needs: the engine, a clock, and rows to print. The native twin: `examples/bench/rows.rs`. */
import { readFileSync } from "node:fs";
import { initSync } from "../../www/pkg/backstep.js";

/** Loads the module with SIMD or the plain one. */
export function load(simd = false) {
  const file = simd ? "backstep_simd_bg.wasm" : "backstep_bg.wasm";
  initSync({ module: readFileSync(new URL(`../../www/pkg/${file}`, import.meta.url)) });
}

export const isLong = process.argv.includes("--long");

/**
 * The milliseconds of some work, and its result.
 * @template T
 * @param {() => T} work
 */
export function timed(work) {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

/**
 * As `timed`; short work is done again and again, and the fastest time counts: the one that others disturbed
 * least.
 * @template T
 * @param {() => T} work
 */
export function fastest(work) {
  const end = performance.now() + 50;
  let best = timed(work);
  while (performance.now() < end) {
    const again = timed(work);
    if (again.ms < best.ms) best = again;
  }
  return best;
}

/** @type {{ name: string, value: number, unit: string }[]} */
const rows = [];

/** @param {string} name @param {number} value @param {string} unit */
export function add(name, value, unit) {
  rows.push({ name, value, unit });
}

export function print() {
  console.log(JSON.stringify(rows));
}
