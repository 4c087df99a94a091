import assert from "node:assert/strict";
import { test } from "node:test";
import { solve, walk } from "../../www/export/walk.js";
import { Session, sessionAt } from "./engine.mjs";

/** @import { Range } from "../../www/export/walk.js" */

const never = new AbortController().signal;

/** @param {string} setup @param {Range} range */
async function stepsOf(setup, range) {
  const session = Session.open(setup);
  const steps = [];
  for await (const { step, refused } of walk(session, range, never)) {
    assert.equal(session.counts().step, step);
    steps.push([step, refused]);
  }
  session.free();
  return steps;
}

test("every test is a step of its own", async () => {
  const steps = await stepsOf("problem=queens&n=4", { from: 3, to: 12, grain: "tests" });
  assert.deepEqual(
    steps.map(([step]) => step),
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
});

test("moves only: it stops where Next does, and tells the refusals between", async () => {
  // a4 · two refused, c3 · four refused, a dead end · c3 is taken back · d3 · one refused, b2 · the next dead end.
  const steps = await stepsOf("problem=queens&n=4", { from: 0, to: 16, grain: "moves" });
  assert.deepEqual(steps, [
    [0, 0],
    [1, 0],
    [4, 2],
    [8, 4],
    [9, 0],
    [10, 0],
    [12, 1],
    [16, 4],
  ]);
});

test("it ends with the search, and is nowhere if that ends before", async () => {
  const all = await stepsOf("problem=queens&n=4", { from: 0, to: 1e6, grain: "tests" });
  const session = Session.open("problem=queens&n=4");
  let count = 1;
  while (session.step() !== 0) count += 1;
  assert.equal(all.length, count);
  assert.deepEqual(await stepsOf("problem=queens&n=4", { from: 1000, to: 1001, grain: "tests" }), []);
});

test("it can be given up", async () => {
  const giving = new AbortController();
  const session = Session.open("problem=tour&n=8&start=a8");
  let count = 0;
  for await (const _ of walk(session, { from: 0, to: 1e9, grain: "tests" }, giving.signal)) {
    count += 1;
    if (count === 50) giving.abort();
  }
  assert.equal(count, 50);
});

test("the next solution is found, or that there is none", async () => {
  const session = sessionAt("problem=queens&n=4", 8);
  assert.equal(await solve(session, never, () => {}), true);
  // 0100 0001 1000 0010, as every textbook has it.
  assert.equal(session.print("squares"), "b4 d3 a2 c1");
  assert.equal(await solve(session, never, () => {}), true, "it stands there");
  const impossible = Session.open("problem=tour&n=3");
  assert.equal(await solve(impossible, never, () => {}), false);
});
