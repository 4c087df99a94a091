import assert from "node:assert/strict";
import { test } from "node:test";
import { createLockstep, drive, isDone } from "../../www/lockstep.js";
import { sessionAt } from "./engine.mjs";

/** @import { Lockstep } from "../../www/lockstep.js" */
/** @import { Goal, Order } from "../../www/player.js" */

const A = "problem=tour&n=5&start=a5";
const B = "problem=tour&n=5&start=a5&order=21034567";

const both = () => [sessionAt(A), sessionAt(B)];
/** @param {Goal} goal @param {1|-1} [direction] @returns {Order} */
const leap = (goal, direction = 1) => ({ kind: "leap", goal, budgetMs: 10, direction, grain: "moves" });
/** @param {1|-1} direction @returns {Order} */
const press = (direction) => ({ kind: "press", presses: 1, direction, grain: "moves" });

/** Slices until it stops. @param {ReturnType<typeof both>} sessions @param {Lockstep} from @param {Order} order */
function runOn(sessions, from, order) {
  let lockstep = from;
  for (let i = 0; i < 100_000; i++) {
    const done = drive(sessions, lockstep, order);
    lockstep = done.lockstep;
    if (done.stopped) return lockstep;
  }
  assert.fail("it does not stop");
}

/** @param {ReturnType<typeof both>} sessions */
const state = (sessions) => sessions.map((session) => [String(session.address()), session.counts()]);

test("each waits at its first tour: 8,839 placements against 181", () => {
  const sessions = both();
  const end = runOn(sessions, createLockstep("placements", 2), leap({ mask: 0 }));
  assert.deepEqual(end.ends, [8839, 181]);
  assert.equal(end.time, 8839);
  assert.ok(isDone(end));
  assert.deepEqual(
    sessions.map((session) => session.status()),
    ["solution", "solution"],
  );
  assert.deepEqual(
    sessions.map((session) => session.counts().backtracks),
    [8815, 157],
  );
});

for (const unit of /** @type {const} */ (["placements", "steps"])) {
  test(`by ${unit}: any time is the same from before and from after`, () => {
    const sessions = both();
    let lockstep = createLockstep(unit, 2);
    const seen = new Map();
    for (const time of [0, 1, 2, 17, 24, 100, 181, 182, 700, 1000, 5000]) {
      lockstep = runOn(sessions, lockstep, leap({ step: time }));
      assert.equal(lockstep.time, time);
      for (const [i, session] of sessions.entries()) {
        const { placed, step } = session.counts();
        const here = unit === "steps" ? step : placed;
        assert.equal(here, Math.min(time, lockstep.ends[i] ?? time));
      }
      seen.set(time, state(sessions));
    }
    lockstep = runOn(sessions, lockstep, leap({ mask: 0 }));
    for (const [time, then] of Array.from(seen).reverse()) {
      lockstep = runOn(sessions, lockstep, leap({ step: time }, -1));
      assert.deepEqual(state(sessions), then, `${time} ${unit}`);
    }
  });

  test(`by ${unit}: a press and a press the other way`, () => {
    const sessions = both();
    let lockstep = runOn(sessions, createLockstep(unit, 2), leap({ step: 180 }));
    for (let i = 0; i < 6; i++) {
      const before = state(sessions);
      const there = drive(sessions, lockstep, press(1)).lockstep;
      assert.notDeepEqual(state(sessions), before);
      const again = drive(sessions, there, press(-1)).lockstep;
      assert.deepEqual(state(sessions), before);
      assert.equal(again.time, lockstep.time);
      lockstep = drive(sessions, lockstep, press(1)).lockstep;
    }
  });
}

test("play at a rate moves both by as much; at the start backwards it stops", () => {
  const sessions = both();
  const order = /** @type {const} */ ({ kind: "batch", steps: 40, budgetMs: 1000, grain: "moves" });
  let lockstep = createLockstep("steps", 2);
  ({ lockstep } = drive(sessions, lockstep, { ...order, direction: 1 }));
  assert.deepEqual(
    sessions.map((session) => session.counts().step),
    [40, 40],
  );
  const back = drive(sessions, lockstep, { ...order, direction: -1 });
  assert.equal(back.lockstep.time, 0);
  assert.ok(back.stopped);
});

test("a search without a solution ends exhausted, and waits there", () => {
  const sessions = [sessionAt("problem=tour&n=3&start=a3"), sessionAt("problem=queens&n=4")];
  const end = runOn(sessions, createLockstep("placements", 2), leap({ mask: 0 }));
  assert.deepEqual(end.ends, [14, 8]);
  assert.deepEqual(
    sessions.map((session) => session.status()),
    ["exhausted", "solution"],
  );
});
