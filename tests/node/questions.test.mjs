// Questions, checking and counting, as an outsider would use them in Node.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Counter, check, complete, construct, exists, waysOn } from "../../www/pkg/backstep.js";
import "./engine.mjs";

/** @param {string} code @param {() => unknown} call */
function throws(code, call) {
  assert.throws(call, (error) => error instanceof Error && /** @type {any} */ (error).code === code);
}

test("whether a solution exists, and why", () => {
  assert.deepEqual(exists("problem=tour&n=5&start=b1"), {
    answer: "no",
    reason: "colour",
    params: { needed: "13", have: "12" },
    squares: new Uint32Array([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]),
  });
  assert.equal(exists("problem=tour").answer, "yes");
  throws("missing", () => exists(""));
});

test("whether a position can be finished, and in how many ways", () => {
  const found = complete("problem=tour&n=5&start=a1", [20], 1000);
  assert.equal(found.answer, "yes");
  assert.equal(found.completion?.length, 25);
  assert.equal(complete("problem=tour&n=5", [1], 1000).reason, "colour");
  const ways = waysOn("problem=tour&n=5&start=a1", new Uint32Array([20]), 1000);
  assert.deepEqual(
    ways.map(({ ways, exact }) => [ways, exact]),
    [
      [152n, true],
      [152n, true],
    ],
  );
  throws("square", () => complete("problem=tour&n=5", [25], 1000));
  throws("number", () => waysOn("problem=tour&n=5", [20], -1));
});

test("a pasted answer", () => {
  const ring = "0 3 6\n5 x 1\n2 7 4";
  const found = check(ring, "problem=tour&n=3&blocked=b2");
  assert.deepEqual([found.ok, found.closed, found.how], [true, true, "from0"]);
  assert.deepEqual(check("1000\n0100\n0000\n0000").fault, {
    kind: "attack",
    params: { line: "falling" },
    squares: new Uint32Array([0, 5]),
  });
  assert.equal(check("").fault?.kind, "unreadable");
});

test("a construction", () => {
  assert.equal(construct("problem=tour&method=tiles&n=200&closed=1").length, 40_000);
  assert.equal(construct("problem=tour&n=4").length, 0);
});

test("tours counted in slices", () => {
  const text = "problem=tour&n=5&start=any";
  let sum = 0n;
  for (let slice = 0; slice < Counter.slices(text); slice++) {
    const counter = Counter.open(text, slice);
    while (!counter.run(1)) assert.ok(counter.progress() <= 1);
    sum += counter.result().solutions;
    counter.free();
  }
  assert.equal(sum, 1728n);
  const whole = Counter.open("problem=tour&n=6&closed=1");
  while (!whole.run(20));
  assert.deepEqual(whole.result(), { done: true, solutions: 19_724n, closedUndirected: 9_862n });
  throws("number", () => Counter.open(text, 99));
});
