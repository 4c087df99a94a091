/**
 * Seeks to 200 steps of the classic 8×8 search, in no order: where it ran through, after a reload, and with
 * `--long` in 10⁹ steps.
 */
import { kinds, Session } from "../../www/pkg/backstep.js";
import { add, isLong, load, print, timed } from "./rows.mjs";

const SEEKS = 200;
/** Milliseconds of a slice, as the page runs them. */
const SLICE = 8;

load();

/**
 * Each step of a seeded walk through 0 … end, as Numerical Recipes' generator has it.
 * @param {number} end
 */
function* anySteps(end) {
  let state = 1;
  for (let k = 0; k < SEEKS; k++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield Math.floor((state / 2 ** 32) * end);
  }
}

/** @param {string} name @param {Session} session @param {number} end */
function measure(name, session, end) {
  const times = [...anySteps(end)].map((step) => timed(() => seek(session, step)).ms);
  times.sort((a, b) => a - b);
  add(`${name}, median`, times[SEEKS / 2], "ms");
  add(`${name}, p95`, times[SEEKS * 0.95 - 1], "ms");
  add(`${name}, longest`, times[SEEKS - 1], "ms");
}

/** @param {Session} session @param {number} step */
function seek(session, step) {
  while (!session.seek(step, SLICE));
}

const session = Session.open("problem=tour");
while (session.runUntil(1 << kinds().solution, 0, SLICE).stop === "budget");
const { step: end } = session.counts();
const restored = Session.restore("problem=tour", session.address(), session.counts());
measure("74 million steps", session, end);
measure("after a reload", restored, end);
if (isLong) {
  seek(session, 1e9);
  measure("a thousand million steps", session, 1e9);
}
print();
