/**
 * The classic 8×8 search, from the start to its first tour and back: WebAssembly and a plain
 * JavaScript generator, by turns in one run. Prints a JSON array of `{ name, value, unit }`;
 * `examples/bench_native.rs` prints the same names for native code.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { initSync, kinds, Session } from "../../www/pkg/backstep.js";
import { classicTour } from "./generator.mjs";

initSync({ module: readFileSync(new URL("../../www/pkg/backstep_bg.wasm", import.meta.url)) });

const STEPS = 74_256_271;
const BATCH = 2 ** 20;
/** Milliseconds of a slice, as the page runs them. */
const SLICE = 8;
const ROUNDS = 5;

const { solution } = kinds();

/** @param {() => void} work */
function megaEventsPerSecond(work) {
  const start = performance.now();
  work();
  return STEPS / 1000 / (performance.now() - start);
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * @param {number} sum
 * @param {ArrayLike<number>} events
 */
function checksum(sum, events) {
  for (let i = 0; i < events.length; i++) sum = (Math.imul(sum, 31) + events[i]) >>> 0;
  return sum;
}

/** @param {Session} session */
function runForward(session) {
  while (session.runUntil(1 << solution, 0, SLICE).stop === "budget");
  assert.equal(session.counts().step, STEPS);
}

/** @param {Session} session */
function runBack(session) {
  while (session.runBackUntil(0, 0, SLICE).stop === "budget");
  assert.equal(session.counts().step, 0);
}

/** @param {Session} session */
function batchesForward(session) {
  let sum = 0;
  for (let left = STEPS; left > 0; left -= BATCH) sum = checksum(sum, session.advance(Math.min(BATCH, left)));
  return sum;
}

/** @param {Session} session */
function batchesBack(session) {
  let sum = 0;
  for (let batch = session.retreat(BATCH); batch.length > 0; batch = session.retreat(BATCH)) {
    sum = checksum(sum, batch);
  }
  return sum;
}

function generated() {
  let sum = 0;
  const counts = { placed: 0, rejected: 0, backtracks: 0, solutions: 0, deepest: 0 };
  for (const event of classicTour(8, counts, new Uint32Array(64))) {
    sum = (Math.imul(sum, 31) + event) >>> 0;
    if (event >>> 29 === solution) break;
  }
  assert.equal(counts.placed + counts.rejected + counts.backtracks + counts.solutions, STEPS);
  return sum;
}

/** @type {Record<"forward" | "back" | "batches" | "batchesBack" | "generator", number[]>} */
const speeds = { forward: [], back: [], batches: [], batchesBack: [], generator: [] };
const sums = { there: 0, back: 0 };

function round() {
  // A new session each time: one that has been there before keeps its checkpoints.
  const session = Session.open("problem=tour");
  speeds.forward.push(megaEventsPerSecond(() => runForward(session)));
  speeds.back.push(megaEventsPerSecond(() => runBack(session)));
  speeds.batches.push(
    megaEventsPerSecond(() => {
      sums.there = batchesForward(session);
    }),
  );
  speeds.batchesBack.push(
    megaEventsPerSecond(() => {
      sums.back = batchesBack(session);
    }),
  );
  speeds.generator.push(
    megaEventsPerSecond(() => {
      assert.equal(generated(), sums.there, "the generator makes the same events");
    }),
  );
  session.free();
}

round();
for (const values of Object.values(speeds)) values.length = 0;
for (let i = 0; i < ROUNDS; i++) round();

const [forward, back, batches, batchesBackward, generator] = [
  speeds.forward,
  speeds.back,
  speeds.batches,
  speeds.batchesBack,
  speeds.generator,
].map(median);
const rows = [
  ["8×8 to the first tour, in slices", forward, "M events/s"],
  ["8×8 back to the start, in slices", back, "M events/s"],
  ["8×8 to the first tour, events summed", batches, "M events/s"],
  ["8×8 back to the start, events summed", batchesBackward, "M events/s"],
  ["8×8 to the first tour, JS generator", generator, "M events/s"],
  ["forward / JS generator", forward / generator, "×"],
  ["forward, summed / JS generator", batches / generator, "×"],
  ["forward / back", forward / back, "×"],
  ["checksum there", sums.there, ""],
  ["checksum back", sums.back, ""],
];
console.log(JSON.stringify(rows.map(([name, value, unit]) => ({ name, value, unit }))));
