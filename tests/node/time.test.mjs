// Jumps by meaning, the record and the guesses, as an outsider would use them in Node.
import assert from "node:assert/strict";
import { test } from "node:test";
import { kinds } from "../../www/pkg/backstep.js";
import { Session, sessionAt } from "./engine.mjs";

const { place, backtrack, solution } = kinds();
const EIGHT = "problem=tour";
const FIVE = "problem=tour&n=5";
const F7 = 13;

test("until f7 changes, there and back, in slices", () => {
  const session = sessionAt(EIGHT, 136);
  const goal = { mask: (1 << place) | (1 << backtrack), square: F7 };
  while (session.runTo(goal, 1, 0, 8).stop === "budget");
  assert.equal(session.counts().step, 39_096_075);
  while (session.runTo(goal, -1, 0, 8).stop === "budget");
  assert.ok(session.counts().step < 136);
  assert.deepEqual([session.explain()?.kind, session.explain()?.square], ["place", F7]);
});

test("a retreat that a slice cuts in two is found all the same", () => {
  const session = Session.open(FIVE);
  const goal = { mask: 1 << backtrack, retreat: 14 };
  let stop = session.runTo(goal, 1, 7, 1000).stop;
  while (stop === "steps") stop = session.runTo(goal, 1, 7, 1000).stop;
  assert.equal(stop, "reached");
  const { step } = session.counts();
  session.runUntil(1 << solution, 0, 10_000);
  assert.deepEqual(session.record()?.longest[0], { length: 14, step });
  assert.equal(session.runTo(goal, -1, 0, 10_000).stop, "reached");
  assert.equal(session.counts().step, step);
});

test("the record of the first tour on 5×5", () => {
  const session = sessionAt(FIVE, 79_440);
  const record = session.record();
  assert.ok(record);
  assert.deepEqual([record.from, record.furthest, record.deadEnds, record.deepest], [0, 79_440, 3_318, 24]);
  assert.deepEqual([...record.solutions.steps], [79_440]);
  assert.equal(record.deepenings.count, 24);
  const takenBack = record.retreats.reduce((sum, count, length) => sum + count * length, 0);
  assert.equal(takenBack, 8_815);
  assert.equal(record.low.length, Math.ceil(79_440 / record.width));
  assert.equal(Math.max(...record.high), 24);
  assert.equal(Session.open("problem=queens&method=repair").record(), null);
});

test("how much is left is guessed, in slices, and disturbs nothing", () => {
  const session = sessionAt("problem=queens&n=6", 50);
  const { step } = session.counts();
  const explored = session.explored();
  assert.ok(explored !== undefined && explored > 0 && explored < 1);
  let estimate = session.probe(2000, 1, 0);
  while (estimate && !estimate.done) estimate = session.probe(2000, 1, 0);
  assert.ok(estimate && estimate.low < 153 && 153 < estimate.high);
  assert.deepEqual(session.probe(2000, 1, 0), estimate, "made already");
  assert.equal(session.counts().step, step);
  assert.equal(Session.open("problem=tour&method=warnsdorff&pure=1").probe(1, 1, 1), null);
});

test("goals and directions are checked", () => {
  const session = Session.open(FIVE);
  const goal = { mask: 1 << place };
  for (const bad of [
    {},
    { mask: 2 ** 9 },
    { ...goal, square: -1 },
    { ...goal, retreat: 1.5 },
    { ...goal, first: 2 },
  ]) {
    assert.throws(() => session.runTo(/** @type {any} */ (bad), 1, 0, 1), { code: "number" });
  }
  for (const bad of [null, undefined, "x"]) {
    assert.throws(() => session.runTo(/** @type {any} */ (bad), 1, 0, 1), { code: "number" });
  }
  assert.throws(() => session.runTo(goal, /** @type {any} */ (0), 0, 1), {
    code: "number",
    key: "direction",
  });
});
