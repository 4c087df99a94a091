// The methods for queens, as they come out of www/pkg.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fundamental } from "../../www/pkg/backstep.js";
import { Session, sessionAt } from "./engine.mjs";

const MOVE = 7;
const SOLUTION = 4;

/** @param {() => unknown} call */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return /** @type {import("../../www/pkg/backstep.js").SetupError} */ (error);
  }
  assert.fail("nothing was thrown");
}

test("a refusal that looks ahead names the row", () => {
  const { conflict, row, square } = sessionAt("problem=queens&n=4&method=forward", 4).explain() ?? {};
  assert.deepEqual({ conflict, row, square }, { conflict: "empty-row", row: 2, square: 6 });
});

test("given queens stand first and attack through barred squares", () => {
  const session = Session.open("problem=queens&n=4&queens=b4.d3&blocked=b3");
  const frame = session.frame();
  assert.deepEqual([...frame.path], [1, 7]);
  assert.deepEqual([frame.given, frame.depth, frame.head], [2, 0, 7]);
  session.runUntil(1 << SOLUTION, 0, 1000);
  assert.equal(session.print("squares"), "b4 d3 a2 c1");
});

test("given queens that attack each other are named with their line", () => {
  const error = thrown(() => Session.open("problem=queens&queens=a1.h8"));
  assert.deepEqual([error.code, error.key], ["attack", "queens"]);
  assert.deepEqual(error.params, { a: "h8", b: "a1", line: "rising" });
});

test("attempts put nothing on the board", () => {
  const session = sessionAt("problem=queens&n=45&method=smallest", 1);
  assert.deepEqual([session.snapshot().length, session.frame().attempt, session.counts().depth], [0, 1, 1]);
  assert.equal(session.explain()?.attempt, 1);
  session.runUntil(1 << SOLUTION, 0, 10_000);
  assert.equal(session.snapshot().length, 45);
  assert.ok((session.frame().attempt ?? 0) > 1);
});

test("repair moves one queen of a full board", () => {
  const session = Session.open("problem=queens&n=8&method=repair&seed=5");
  const before = session.frame();
  assert.equal(before.path.length, 8);
  const attacked = [...(before.attacked ?? [])];
  assert.ok(attacked.length > 0);
  const event = session.step();
  const { from, after, square } = session.explain() ?? {};
  assert.deepEqual([event >>> 29, event & 0xffffff], [MOVE, square]);
  assert.ok(attacked.includes(from ?? -1));
  assert.equal(before.candidates.find((candidate) => candidate.square === square)?.attackers, after);
  assert.equal(session.frame().head, square);
  session.runUntil(1 << SOLUTION, 0, 1000);
  assert.equal(session.status(), "solution");
  const again = Session.restore(session.setup(), session.address(), session.counts());
  assert.deepEqual(again.frame(), session.frame());
  assert.deepEqual(again.visits(), session.visits());
  session.seek(0, 1000);
  assert.deepEqual(session.frame(), before);
});

test("the formula is played and ends", () => {
  const session = Session.open("problem=queens&n=100&method=formula");
  assert.deepEqual(session.runUntil(0, 0, 1000), { steps: 101, stop: "end" });
  assert.equal(session.status(), "solution");
});

test("fundamental solutions with the size of their classes", () => {
  const eight = fundamental(8);
  assert.deepEqual(eight.map((one) => one.size).sort(), [4, ...Array(11).fill(8)]);
  assert.equal(eight[0].columns.length, 8);
  assert.deepEqual(
    fundamental(5).map((one) => one.size),
    [8, 2],
  );
  assert.deepEqual(fundamental(3), []);
  for (const wrong of [13, -1, 1.5, Number.NaN])
    assert.equal(thrown(() => fundamental(wrong)).code, "number");
});
