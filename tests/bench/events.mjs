/**
 * The classic 8×8 search, from the start to its first tour and back, in WebAssembly; given the word
 * `generator`, to the tour by a plain JavaScript generator.
 */
import assert from "node:assert/strict";
import { kinds, Session } from "../../www/pkg/backstep.js";
import { classicTour } from "./generator.mjs";
import { add, load, print, timed } from "./rows.mjs";

const STEPS = 74_256_271;
const BATCH = 2 ** 20;
/** Milliseconds of a slice, as the page runs them. */
const SLICE = 8;

load();
const { solution } = kinds();

/** @param {string} name @param {number} ms */
function addSpeed(name, ms) {
  add(name, STEPS / 1000 / ms, "M events/s");
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
function summedForward(session) {
  let sum = 0;
  for (let left = STEPS; left > 0; left -= BATCH) sum = checksum(sum, session.advance(Math.min(BATCH, left)));
  return sum;
}

/** @param {Session} session */
function summedBack(session) {
  let sum = 0;
  for (let batch = session.retreat(BATCH); batch.length > 0; batch = session.retreat(BATCH)) {
    sum = checksum(sum, batch);
  }
  return sum;
}

/** Both directions both ways, for as long as compiling them for speed may take on a busy machine. */
function warmUp() {
  const session = Session.open("problem=tour");
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    session.runUntil(0, 2 ** 22, 1000);
    session.runBackUntil(0, 2 ** 21, 1000);
    checksum(checksum(0, session.advance(BATCH)), session.retreat(BATCH));
  }
  session.free();
}

function measureEngine() {
  warmUp();
  // A new session: one that has been there before keeps its checkpoints.
  const session = Session.open("problem=tour");
  const forward = timed(() => {
    while (session.runUntil(1 << solution, 0, SLICE).stop === "budget");
  });
  assert.equal(session.counts().step, STEPS);
  const back = timed(() => {
    while (session.runBackUntil(0, 0, SLICE).stop === "budget");
  });
  assert.equal(session.counts().step, 0);
  const summed = timed(() => summedForward(session));
  const home = timed(() => summedBack(session));
  addSpeed("to the first tour, in slices", forward.ms);
  addSpeed("back to the start, in slices", back.ms);
  addSpeed("to the first tour, events summed", summed.ms);
  addSpeed("back to the start, events summed", home.ms);
  add("sum of the events there", summed.result, "checksum");
  add("sum of the events back", home.result, "checksum");
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

function measureGenerator() {
  const { ms, result } = timed(generated);
  // It has but one way to be run, whatever one does with its events.
  addSpeed("to the first tour, in slices", ms);
  addSpeed("to the first tour, events summed", ms);
  add("sum of the events there", result, "checksum");
}

if (process.argv.includes("generator")) measureGenerator();
else measureEngine();
print();
