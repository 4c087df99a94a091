// The pool that counts: who gets which slice, what is told, and what is left when it ends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { startCount } from "../../www/count/pool.js";
import { createSlices } from "../../www/count/slice.js";
import { asFailure } from "../../www/crew.js";
import { Counter } from "./engine.mjs";

/**
 * @import { Hand, Report as AnyReport, Task } from "../../www/crew.js"
 * @import { Order, Standing, Tools } from "../../www/count/pool.js"
 * @import { Counted } from "../../www/pkg/backstep.js"
 * @typedef {AnyReport<number, Counted>} Report
 * @typedef {Task<number, Counted>} SliceCount
 */

/** A worker that does what the test says. */
class FakeHand {
  /** @type {Order[]} */
  orders = [];
  ended = false;
  /** @type {((event: MessageEvent) => void) | null} */
  onmessage = null;
  /** @type {((event: ErrorEvent) => void) | null} */
  onerror = null;

  /** @param {Order} order */
  postMessage(order) {
    assert.ok(!this.ended, "nothing is sent to a worker that has ended");
    this.orders.push(order);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {Report} report */
  say(report) {
    this.onmessage?.(/** @type {MessageEvent} */ ({ data: report }));
  }

  die() {
    this.onerror?.(/** @type {ErrorEvent} */ ({}));
  }

  get slice() {
    return this.orders[this.orders.length - 1].slice;
  }
}

/** @param {bigint} solutions @param {bigint} [symmetric] @returns {Report} */
const found = (solutions, symmetric) => ({
  result: { done: true, solutions, ...(symmetric === undefined ? {} : { symmetric }) },
});

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A count with fake workers, at a time that the test sets.
 * @param {{ slices: number, hands?: number, spawn?: (hands: FakeHand[]) => void, count?: Tools["begin"] }} options
 */
function begin({ slices, hands: size = 2, spawn = () => {}, count }) {
  /** @type {FakeHand[]} */
  const hands = [];
  /** @type {Standing[]} */
  const told = [];
  const clock = { now: 0, pauses: 0 };
  const cancel = startCount("setup", slices, (standing) => told.push(standing), {
    spawn: () => {
      spawn(hands);
      const hand = new FakeHand();
      hands.push(hand);
      return /** @type {Hand} */ (/** @type {unknown} */ (hand));
    },
    begin: count ?? (() => assert.fail("nothing is counted here")),
    pause: async () => {
      clock.pauses += 1;
      await settle();
    },
    now: () => clock.now,
    hands: size,
  });
  const last = () => told[told.length - 1];
  return { hands, told, clock, cancel, last };
}

/**
 * A slice that takes some turns.
 * @param {number} turns @param {bigint} solutions
 * @returns {SliceCount}
 */
function sliceOf(turns, solutions) {
  let left = turns;
  return {
    run: () => --left <= 0,
    progress: () => (turns - left) / turns,
    result: () => ({ done: true, solutions }),
  };
}

test("every slice is counted once, and the results add up", () => {
  const { hands, told, last } = begin({ slices: 7, hands: 3 });
  assert.equal(hands.length, 3);
  const counted = [];
  for (let i = 0; i < 7; i++) {
    const hand = hands.filter((hand) => !hand.ended)[i % 2] ?? hands.find((hand) => !hand.ended);
    assert.ok(hand);
    counted.push(hand.slice);
    // The last slice is the one with the symmetric solutions.
    hand.say(hand.slice === 6 ? found(0n, 4n) : found(10n));
  }
  assert.deepEqual(counted.sort(), [0, 1, 2, 3, 4, 5, 6]);
  assert.equal(last().done, true);
  assert.deepEqual([last().progress, last().left, last().error], [1, 0, null]);
  assert.deepEqual([last().solutions, last().fundamental], [60n, 8n]);
  assert.ok(told.slice(0, -1).every((standing) => !standing.done && standing.fundamental === null));
  assert.ok(hands.every((hand) => hand.ended && hand.onmessage === null && hand.onerror === null));
});

test("no more workers than slices", () => {
  assert.equal(begin({ slices: 2, hands: 15 }).hands.length, 2);
});

test("a worker is let go as soon as there is no slice for it", () => {
  const { hands } = begin({ slices: 3, hands: 2 });
  hands[0].say(found(1n));
  hands[1].say(found(1n));
  assert.deepEqual(
    hands.map((hand) => hand.ended),
    [false, true],
  );
});

test("progress never falls, and the time left is told once it can be", () => {
  const { hands, told, clock, last } = begin({ slices: 4, hands: 2 });
  hands[0].say({ progress: 0.5 });
  assert.deepEqual([last().progress, last().left], [0.125, null]);
  clock.now = 1000;
  hands[1].say({ progress: 0.5 });
  assert.deepEqual([last().progress, last().left], [0.25, 3000]);
  hands[0].say(found(1n));
  hands[0].say({ progress: 0.25 });
  hands[1].say(found(1n));
  assert.ok(told.every((standing, i) => i === 0 || standing.progress >= told[i - 1].progress));
  assert.equal(last().progress, 2.25 / 4);
});

test("cancelled at once: a hundred times over, nothing is left and nothing more is told", () => {
  for (let i = 0; i < 100; i++) {
    const { hands, told, cancel } = begin({ slices: 10, hands: 3 });
    hands[i % 3].say(found(1n));
    const calls = told.length;
    cancel();
    cancel();
    assert.ok(hands.every((hand) => hand.ended && hand.onmessage === null && hand.onerror === null));
    for (const hand of hands) hand.say(found(1n));
    assert.equal(told.length, calls);
  }
});

test("a worker that dies leaves its slice to the others", () => {
  const { hands, last } = begin({ slices: 3, hands: 2 });
  const orphan = hands[0].slice;
  hands[0].die();
  hands[1].say(found(1n));
  assert.equal(hands[1].slice, orphan);
  hands[1].say(found(2n));
  hands[1].say(found(4n));
  assert.deepEqual([last().done, last().solutions], [true, 7n]);
});

test("where no worker starts, the slices are counted here, with pauses", async () => {
  const failures = [
    () => {
      throw new Error("no workers");
    },
    undefined,
  ];
  for (const spawn of failures) {
    /** @type {number[]} */
    const counted = [];
    const { hands, clock, told, last } = begin({
      slices: 5,
      spawn,
      count: async ({ slice }) => {
        counted.push(slice);
        return sliceOf(4, 1n);
      },
    });
    for (const hand of hands) hand.die();
    for (let i = 0; i < 200 && !last()?.done; i++) await settle();
    assert.deepEqual([last().done, last().solutions, last().progress], [true, 5n, 1]);
    assert.deepEqual(counted.sort(), [0, 1, 2, 3, 4]);
    assert.ok(clock.pauses >= 15, "it pauses after every turn");
    assert.ok(told.every((standing, i) => i === 0 || standing.progress >= told[i - 1].progress));
  }
});

test("a browser that starts fewer workers than asked for uses those", () => {
  const { hands, last } = begin({
    slices: 3,
    hands: 4,
    spawn: (hands) => {
      if (hands.length === 1) throw new Error("one is enough");
    },
  });
  assert.equal(hands.length, 1);
  for (let i = 0; i < 3; i++) hands[0].say(found(1n));
  assert.deepEqual([last().done, last().solutions], [true, 3n]);
});

test("counting here is cancelled between two turns", async () => {
  let turns = 0;
  const { cancel, told } = begin({
    slices: 5,
    hands: 0,
    count: async () => ({ ...sliceOf(1e9, 1n), run: () => ++turns < 0 }),
  });
  for (let i = 0; i < 5; i++) await settle();
  assert.ok(turns > 0);
  cancel();
  const before = [turns, told.length];
  for (let i = 0; i < 5; i++) await settle();
  assert.deepEqual([turns, told.length], before);
});

test("an error ends the count, here and in a worker", async () => {
  const { hands, last } = begin({ slices: 5, hands: 2 });
  const error = { code: "range", key: "files", params: { max: "32" }, message: "files: range" };
  hands[1].say({ error });
  assert.deepEqual([last().done, last().error], [false, error]);
  assert.ok(hands.every((hand) => hand.ended));

  const here = begin({
    slices: 2,
    hands: 0,
    count: () => Promise.reject(Object.assign(new Error("files: range"), { code: "range", key: "files" })),
  });
  await settle();
  assert.deepEqual(here.last().error, { code: "range", key: "files", message: "files: range" });
  assert.deepEqual(asFailure("text"), { message: "text" });
});

test("the engine's slices add up to the whole", async () => {
  for (const [setup, solutions, fundamental] of /** @type {const} */ ([
    ["problem=queens&n=8", 92n, 12n],
    ["problem=queens&n=11", 2680n, 341n],
    ["problem=queens&n=12", 14_200n, 1_787n],
    ["problem=queens&n=8&blocked=a1.d4", null, null],
  ])) {
    const whole = Counter.open(setup);
    assert.ok(whole.run(60_000));
    const result = whole.result();
    whole.free();
    /** @type {Standing | undefined} */
    let last;
    const slices = createSlices();
    startCount(
      setup,
      Counter.slices(setup),
      (standing) => {
        last = standing;
      },
      {
        spawn: () => assert.fail("no workers here"),
        begin: slices.begin,
        pause: settle,
        now: () => 0,
        hands: 0,
      },
    );
    for (let i = 0; i < 5000 && !last?.done && !last?.error; i++) await settle();
    slices.release();
    assert.ok(last);
    assert.deepEqual([last.error, last.done], [null, true]);
    assert.deepEqual([last.solutions, last.fundamental], [result.solutions, result.fundamental ?? null]);
    if (fundamental !== null)
      assert.deepEqual([result.solutions, result.fundamental], [solutions, fundamental]);
  }
});

test("a counter checks what it is given, and can be stopped", () => {
  const code = (/** @type {() => unknown} */ call) => {
    try {
      call();
    } catch (error) {
      return /** @type {import("../../www/pkg/backstep.js").SetupError} */ (error).code;
    }
    return null;
  };
  assert.equal(
    code(() => Counter.open("problem=queens&n=0")),
    "range",
  );
  assert.equal(
    code(() => Counter.open("problem=queens&n=33")),
    "range",
  );
  const slices = Counter.slices("problem=queens&n=10");
  for (const slice of [-1, 0.5, slices, Number.NaN, 2 ** 32]) {
    assert.equal(
      code(() => Counter.open("problem=queens&n=10", slice)),
      "number",
      `${slice}`,
    );
  }
  const counter = Counter.open("problem=queens&n=32");
  for (const budget of [-1, 0.5, Number.NaN, Infinity])
    assert.equal(
      code(() => counter.run(budget)),
      "number",
    );
  const start = performance.now();
  assert.equal(counter.run(20), false);
  assert.ok(performance.now() - start < 2000, "a budget is kept");
  const { done, solutions, fundamental } = counter.result();
  assert.deepEqual([done, typeof solutions, fundamental], [false, "bigint", undefined]);
  assert.ok(counter.progress() >= 0 && counter.progress() < 1);
  counter.free();
});
