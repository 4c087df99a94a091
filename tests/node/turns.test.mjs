/** What is shown in turn: often enough, nobody for ever last, and never more than there is time for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Budget, createTurn } from "../../www/turns.js";

const FRAME = 1000 / 60;

/** Milliseconds of work. @param {number} ms */
function work(ms) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("a turn every 45 ms comes 22 times a second, although frames come every 16.7 ms", () => {
  let times = 0;
  const turns = [createTurn(45, () => times++)];
  const budget = new Budget();
  for (let k = 1; k <= 600; k++) {
    budget.begin("playing", turns, FRAME);
    budget.takeTurns(turns, k * FRAME);
  }
  assert.ok(Math.abs(times - 10_000 / 45) < 2, `${times} times in ten seconds`);
});

test("whoever has waited longest comes first, so that the dearest is not left out", () => {
  const times = [0, 0, 0];
  // Each alone takes longer than a frame may.
  const turns = times.map((_, i) =>
    createTurn(1, () => {
      times[i]++;
      work(8);
    }),
  );
  const budget = new Budget();
  for (let k = 1; k <= 30; k++) {
    budget.begin("playing", turns, FRAME);
    budget.takeTurns(turns, k * FRAME);
  }
  // The first frame does not know yet what they cost.
  for (const each of times) assert.ok(each >= 9 && each <= 12, `${times}`);
});

test("the search has less where more is shown, and something in any case", () => {
  const turns = [createTurn(45, () => work(2)), createTurn(45, () => work(2))];
  const budget = new Budget();
  const alone = budget.begin("playing", [], FRAME);
  budget.begin("playing", turns, FRAME);
  budget.takeTurns(turns, FRAME);
  const beside = budget.begin("playing", turns, FRAME);
  assert.ok(beside < alone, `${beside} of ${alone}`);
  budget.draw(() => work(20));
  assert.equal(budget.begin("playing", turns, FRAME), 1);
});
