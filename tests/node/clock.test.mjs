import assert from "node:assert/strict";
import { test } from "node:test";
import { createClock } from "../../www/clock.js";

/** Frames on demand, as a browser gives them. */
function fakeSource() {
  /** @type {Map<number, (now: number) => void>} */
  const pending = new Map();
  let handles = 0;
  let isHidden = false;
  let onChange = () => {};
  return {
    /** @param {(now: number) => void} callback */
    request: (callback) => {
      pending.set(++handles, callback);
      return handles;
    },
    /** @param {number} handle */
    cancel: (handle) => void pending.delete(handle),
    hidden: () => isHidden,
    /** @param {() => void} callback */
    onVisibility: (callback) => {
      onChange = callback;
    },
    pending,
    /** @param {number} now */
    frame(now) {
      const callbacks = [...pending.values()];
      pending.clear();
      for (const callback of callbacks) callback(now);
    },
    /** @param {boolean} hidden */
    hide(hidden) {
      isHidden = hidden;
      onChange();
    },
  };
}

function setUp() {
  const source = fakeSource();
  /** @type {number[][]} */
  const calls = [];
  const clock = createClock((now, dt) => calls.push([now, dt]), source);
  return { source, calls, clock };
}

test("nothing is scheduled when idle", () => {
  const { source, clock } = setUp();
  assert.equal(source.pending.size, 0);
  clock.start();
  clock.stop();
  assert.equal(source.pending.size, 0);
});

test("redraws are coalesced into one callback, and then there is rest", () => {
  const { source, calls, clock } = setUp();
  for (let i = 0; i < 5; i++) clock.requestRedraw();
  assert.equal(source.pending.size, 1);
  source.frame(100);
  assert.deepEqual(calls, [[100, 0]]);
  assert.equal(source.pending.size, 0);
});

test("a running clock calls once a frame and tells the time between", () => {
  const { source, calls, clock } = setUp();
  clock.start();
  clock.start();
  clock.requestRedraw();
  for (const now of [100, 116, 133]) source.frame(now);
  assert.deepEqual(calls, [
    [100, 0],
    [116, 16],
    [133, 17],
  ]);
  assert.equal(source.pending.size, 1);
  clock.stop();
  assert.equal(source.pending.size, 0);
});

test("a pause is no time", () => {
  const { source, calls, clock } = setUp();
  clock.start();
  source.frame(100);
  clock.stop();
  clock.requestRedraw();
  source.frame(5000);
  clock.start();
  source.frame(9000);
  source.frame(9016);
  assert.deepEqual(calls, [
    [100, 0],
    [5000, 0],
    [9000, 0],
    [9016, 16],
  ]);
});

test("stop keeps a redraw that was asked for", () => {
  const { source, calls, clock } = setUp();
  clock.start();
  clock.requestRedraw();
  clock.stop();
  source.frame(100);
  assert.equal(calls.length, 1);
  assert.equal(source.pending.size, 0);
});

test("nothing is scheduled while hidden; what was asked for comes after", () => {
  const { source, calls, clock } = setUp();
  clock.start();
  source.frame(100);
  source.hide(true);
  assert.equal(source.pending.size, 0);
  clock.requestRedraw();
  assert.equal(source.pending.size, 0);
  source.hide(false);
  source.frame(60_000);
  source.frame(60_016);
  assert.deepEqual(calls, [
    [100, 0],
    [60_000, 0],
    [60_016, 16],
  ]);
});

test("hidden and shown again while idle: no frame", () => {
  const { source } = setUp();
  source.hide(true);
  source.hide(false);
  assert.equal(source.pending.size, 0);
});

test("a redraw asked for within a frame comes with the next one, and an error does not stop the clock", () => {
  const source = fakeSource();
  let calls = 0;
  const clock = createClock(() => {
    calls++;
    if (calls === 1) clock.requestRedraw();
    if (calls === 2) throw new Error("a view failed");
  }, source);
  clock.requestRedraw();
  source.frame(1);
  assert.equal(source.pending.size, 1);
  clock.start();
  assert.throws(() => source.frame(2));
  assert.equal(source.pending.size, 1);
});
