/** The small module that the page begins with searches as the whole one does, and says what it leaves to it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as core from "../../www/pkg/core.js";
import { Session } from "./engine.mjs";

core.initSync({ module: readFileSync(new URL("../../www/pkg/core_bg.wasm", import.meta.url)) });

for (const setup of [
  "problem=queens&n=4",
  "problem=queens&n=6&columns=centre&blocked=a1&queens=c6",
  "problem=tour&n=5",
  "problem=tour&files=4&ranks=3&start=any&order=76543210",
]) {
  test(`${setup}: every event, there and back`, () => {
    const [small, whole] = [core.Session.open(setup), Session.open(setup)];
    assert.equal(small.setup(), whole.setup());
    /** @type {number[]} */
    const made = [];
    while (made.length < 20_000) {
      const event = small.step();
      if (event === 0) break;
      made.push(event);
    }
    assert.deepEqual(made, Array.from(whole.advance(made.length)));
    assert.deepEqual(small.counts(), whole.counts());
    assert.deepEqual(small.frame(), whole.frame());
    assert.deepEqual(small.explain(), whole.explain());
    const moved = Session.restore(small.setup(), small.address(), small.counts());
    assert.deepEqual(moved.frame(), small.frame());
    while (made.length > 0) assert.equal(small.stepBack(), made.pop());
    assert.equal(small.counts().step, 0);
  });
}

test("what it has not is said to be elsewhere, what is wrong to be wrong", () => {
  for (const setup of [
    "problem=queens&method=scan",
    "problem=tour&method=warnsdorff",
    "problem=tour&closed=1",
    "problem=tour&prune=1",
  ]) {
    assert.throws(() => core.Session.open(setup), { code: "elsewhere", key: "method" }, setup);
  }
  assert.throws(() => core.Session.open("problem=queens&n=0"), { code: "range", key: "n" });
});

test("what was lost with an instance is not freed in the next one", () => {
  const lost = core.Session.open("problem=queens&n=4");
  core.__wbg_reset_state();
  // In the same place of its memory.
  const next = core.Session.open("problem=queens&n=4");
  lost.free();
  const other = core.Session.open("problem=tour&n=5");
  for (const session of [next, other]) session.step();
  assert.deepEqual(
    [next, other].map((session) => session.setup()),
    ["problem=queens&files=4&ranks=4", "problem=tour&files=5&ranks=5"],
  );
  assert.equal(next.explain()?.kind, "place");
});
