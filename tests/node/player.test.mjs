import assert from "node:assert/strict";
import { test } from "node:test";
import { kinds } from "../../www/pkg/backstep.js";
import {
  createPlayer,
  drive,
  jump,
  KIND,
  NAMED_RATES,
  next,
  owed,
  pause,
  play,
  previous,
  rateFromSlider,
  runSlice,
  setGrain,
  setRate,
  settle,
  sliderFromRate,
  TARGET,
  toggle,
} from "../../www/player.js";
import { sessionAt } from "./engine.mjs";

/**
 * @import { Goal, Order, Outcome, Player } from "../../www/player.js"
 * @import { Grain, SessionLike } from "../../www/types.js"
 */

const MAX = Number.POSITIVE_INFINITY;
const FRAME = 1000 / 60;
const ROWS = "problem=queens&n=4&method=rows";

/** @param {Order|null} order @returns {number} its presses or steps */
function amount(order) {
  if (!order || order.kind === "leap") return 0;
  return order.kind === "press" ? order.presses : order.steps;
}

/**
 * Presses or steps owed if the player were called once a frame, for so long.
 * @param {Player} player @param {number} ms
 */
function pressesIn(player, ms, dt = FRAME) {
  let state = player;
  let presses = 0;
  for (let t = 0; t < ms; t += dt) {
    const due = owed(state, dt);
    state = due.player;
    presses += amount(due.order);
  }
  return presses;
}

/** What a page does in a frame. @param {Player} player @param {SessionLike[]} sessions @returns {Player} */
function frame(player, sessions) {
  const { player: paid, order } = owed(player, FRAME);
  return order ? settle(paid, drive(sessions, paid, order)) : paid;
}

/** Frames until the player rests. @param {Player} player @param {SessionLike[]} sessions @returns {Player} */
function untilRest(player, sessions) {
  let state = player;
  for (let frames = 0; state.mode !== "paused"; frames++) {
    assert.ok(frames < 5000, "never rests");
    state = frame(state, sessions);
  }
  return state;
}

/** One press. @param {typeof next} make @param {Player} player @param {SessionLike} session @returns {Outcome} */
function press(make, player, session) {
  const { player: state, order } = make(player);
  return drive([session], state, order)[0];
}

/** @param {SessionLike} session */
const step = (session) => session.counts().step;

// Mode: what each control makes of each mode.

const paused = createPlayer();
const playing = play(createPlayer());
const rewinding = play(createPlayer(), -1);
const jumping = jump(createPlayer(), { mask: TARGET.deadEnd });

/** @type {[string, Player, (player: Player) => Player, string, number][]} */
const TRANSITIONS = [
  ["play", paused, (p) => play(p), "playing", 1],
  ["play", rewinding, (p) => play(p), "playing", 1],
  ["play", jumping, (p) => play(p), "playing", 1],
  ["play backwards", playing, (p) => play(p, -1), "playing", -1],
  ["pause", playing, pause, "paused", 1],
  ["pause", rewinding, pause, "paused", -1],
  ["pause", jumping, pause, "paused", 1],
  ["pause", paused, pause, "paused", 1],
  ["toggle", paused, (p) => toggle(p), "playing", 1],
  ["toggle", playing, (p) => toggle(p), "paused", 1],
  ["toggle", rewinding, (p) => toggle(p), "playing", 1],
  ["toggle", jumping, (p) => toggle(p), "paused", 1],
  ["toggle backwards", playing, (p) => toggle(p, -1), "playing", -1],
  ["toggle backwards", rewinding, (p) => toggle(p, -1), "paused", -1],
  ["next", playing, (p) => next(p).player, "paused", 1],
  ["next", jumping, (p) => next(p).player, "paused", 1],
  ["previous", playing, (p) => previous(p).player, "paused", -1],
  ["jump", playing, (p) => jump(p, { step: 0 }), "jumping", 1],
  ["jump backwards", rewinding, (p) => jump(p, { mask: TARGET.solution }, -1), "jumping", -1],
  ["speed", playing, (p) => setRate(p, 20), "playing", 1],
  ["grain", playing, (p) => setGrain(p, "tests"), "playing", 1],
];

for (const [name, from, act, mode, direction] of TRANSITIONS) {
  test(`${name} while ${from.mode}, direction ${from.direction}`, () => {
    const to = act(from);
    assert.deepEqual([to.mode, to.direction], [mode, direction]);
    assert.equal(to.goal !== null, mode === "jumping");
    assert.notEqual(to, from, "states are never changed in place");
  });
}

// Time.

test("nothing is owed while paused", () => {
  assert.deepEqual(owed(paused, 1000), { player: paused, order: null });
});

test("the first press of play is made at once", () => {
  assert.deepEqual(owed(playing, 0).order, { kind: "press", presses: 1, direction: 1, grain: "moves" });
});

for (const rate of [1, 4, 20, 60]) {
  for (const dt of [4, FRAME, 33, 200]) {
    test(`${rate} a second is ${rate} a second, with frames of ${Math.round(dt)} ms`, () => {
      const presses = pressesIn(play(createPlayer({ rate })), 10_000, dt);
      assert.ok(Math.abs(presses - rate * 10) <= 1 + rate * 0.2, `${presses} presses`);
    });
  }
}

test("pressing play and pause twenty times a second does not change the rate", () => {
  let state = createPlayer({ rate: 4 });
  let presses = 0;
  let time = 0;
  for (let k = 0; k < 200; k++) {
    state = toggle(state);
    for (let f = 0; f < 3; f++) {
      const due = owed(state, FRAME);
      if (state.mode === "playing") time += FRAME;
      state = due.player;
      presses += amount(due.order);
    }
  }
  assert.ok(presses <= (time / 1000) * 4 + 1, `${presses} presses in ${time} ms of play`);
  assert.ok(presses >= (time / 1000) * 4 - 1);
});

test("changing the speed makes no burst", () => {
  let state = owed(play(createPlayer({ rate: 1 })), 0).player;
  state = owed(state, 240).player;
  const { order } = owed(setRate(state, 20), FRAME);
  assert.ok(amount(order) <= 1);
});

test("after a gap there is one press at the most, or a slice", () => {
  for (const rate of [4, 20, 60]) {
    const state = { ...play(createPlayer({ rate })), owed: 0.5 };
    const after = owed(state, 60_000);
    assert.equal(amount(after.order), 1);
    assert.ok(amount(owed(after.player, FRAME).order) <= 1);
  }
  assert.equal(amount(owed({ ...play(createPlayer({ rate: 10_000 })), owed: 0 }, 60_000).order), 2500);
  assert.equal(owed({ ...play(createPlayer({ rate: 1 })), owed: 0 }, -50).order, null);
});

test("a machine that is slower than its frames still plays", () => {
  const presses = pressesIn(play(createPlayer({ rate: 1 })), 30_000, 300);
  assert.ok(presses >= 20, `${presses} presses in 30 s`);
});

test("above sixty a second a frame has a batch; at the highest speed only the time limits it", () => {
  const { order } = owed({ ...play(createPlayer({ rate: 10_000 })), owed: 0 }, FRAME);
  assert.deepEqual(order, { kind: "batch", steps: 166, budgetMs: 6, direction: 1, grain: "moves" });
  const fastest = owed(play(createPlayer({ rate: MAX }), -1), FRAME).order;
  assert.deepEqual(fastest, { kind: "batch", steps: 0, budgetMs: 6, direction: -1, grain: "moves" });
});

test("a jump owes slices, whatever the speed", () => {
  for (const rate of [1, MAX]) {
    const { order } = owed(jump(createPlayer({ rate }), { step: 7 }), FRAME);
    assert.deepEqual(order, { kind: "leap", goal: { step: 7 }, budgetMs: 6, direction: 1, grain: "moves" });
  }
});

// The slider.

test("the named points are exact and evenly spaced", () => {
  NAMED_RATES.forEach((rate, i) => {
    assert.equal(rateFromSlider(i / 4), rate);
    assert.equal(sliderFromRate(rate), i / 4);
  });
});

test("between them the rate grows steadily and comes back within a hundredth", () => {
  let last = 0;
  for (let i = 0; i <= 200; i++) {
    const rate = rateFromSlider(i / 200);
    assert.ok(rate >= last, `${rate} after ${last}`);
    last = rate;
    if (rate < MAX) assert.ok(Math.abs(sliderFromRate(rate) - i / 200) < 0.01, `${i / 200}: ${rate}`);
  }
});

test("rates and positions out of range are brought into it", () => {
  assert.equal(rateFromSlider(-1), 1);
  assert.equal(rateFromSlider(2), MAX);
  assert.equal(sliderFromRate(0), 0);
  assert.equal(sliderFromRate(1e12), 1);
  assert.deepEqual(
    [0, -5, Number.NaN, 7, 1e9].map((rate) => createPlayer({ rate }).rate),
    [1, 1, 1, 7, MAX],
  );
});

// Driving real searches.

test("the codes are the engine's", () => {
  assert.deepEqual(Object.fromEntries(Object.entries(kinds())), KIND);
});

test("moves only: refusals pass within a press, both ways, and are counted", () => {
  const session = sessionAt(ROWS);
  const stops = [];
  for (let i = 0; i < 12; i++) {
    const outcome = press(next, createPlayer(), session);
    stops.push([step(session), outcome.refused]);
  }
  const forwards = [
    [1, 0],
    [4, 2],
    [8, 4],
    [9, 0],
    [10, 0],
    [12, 1],
    [16, 4],
    [17, 0],
    [20, 2],
    [21, 0],
    [22, 0],
    [26, 3],
  ];
  assert.deepEqual(stops, forwards);
  for (const [expected] of forwards.slice(0, -1).reverse()) {
    press(previous, createPlayer(), session);
    assert.equal(step(session), expected);
  }
});

test("every test: a press is a step", () => {
  const player = createPlayer({ grain: "tests" });
  const session = sessionAt(ROWS);
  for (let k = 1; k <= 31; k++) {
    const outcome = press(next, player, session);
    assert.equal(step(session), k);
    assert.deepEqual(outcome, { refused: 0, stopped: k === 31 });
  }
  press(previous, player, session);
  assert.equal(step(session), 30);
});

for (const grain of /** @type {const} */ (["moves", "tests"])) {
  for (const rate of [4, 60, 100, 10_000, MAX]) {
    test(`play, ${grain}, ${rate} a second: rests at each solution, at the end and at step 0`, () => {
      const session = sessionAt(ROWS);
      const options = { rate, grain };
      let player = createPlayer(options);
      for (const rest of [31, 48, 79]) {
        player = untilRest(play(player), [session]);
        assert.equal(step(session), rest);
      }
      player = untilRest(play(player), [session]);
      assert.equal(step(session), 79, "nothing left");
      for (const rest of [48, 31, 0]) {
        player = untilRest(play(player, -1), [session]);
        assert.equal(step(session), rest);
      }
      assert.equal(untilRest(play(player, -1), [session]).mode, "paused");
    });
  }
}

test("play rests where a rule is stuck", () => {
  const session = sessionAt("problem=tour&n=5&method=warnsdorff&pure=1&start=c5");
  untilRest(play(createPlayer({ rate: 20 })), [session]);
  assert.equal(session.status(), "stuck");
});

test("at high speed, moves only, every frame ends where a press would", () => {
  const session = sessionAt("problem=tour&n=6&start=a6");
  let player = play(createPlayer({ rate: 10_000 }));
  for (let f = 0; f < 20; f++) {
    player = frame(player, [session]);
    assert.ok(session.explain()?.kind !== "reject" || session.frame().deadEnd, `step ${step(session)}`);
  }
  assert.ok(step(session) > 3000);
});

test("jumps come to their event, forwards and backwards, and stop there", () => {
  const session = sessionAt(ROWS);
  /** @param {Goal} goal @param {1|-1} [direction] */
  const go = (goal, direction) => untilRest(jump(createPlayer(), goal, direction), [session]);
  const at = [];
  for (const mask of [TARGET.deadEnd, TARGET.takenBack, TARGET.solution, TARGET.end, TARGET.end]) {
    go({ mask }, 1);
    at.push(step(session));
  }
  assert.deepEqual(at, [8, 9, 31, 79, 79]);
  go({ mask: TARGET.solution }, -1);
  assert.equal(step(session), 48);
  go({ mask: TARGET.deadEnd }, -1);
  assert.ok(session.frame().deadEnd);
  go({ step: 0 });
  assert.equal(step(session), 0);
  go({ step: 26 });
  assert.equal(step(session), 26);
});

test("a long jump runs in slices and can be stopped between two of them", () => {
  const session = sessionAt("problem=tour&n=8&start=a8");
  let player = jump(createPlayer(), { mask: TARGET.solution });
  player = frame(player, [session]);
  const reached = step(session);
  assert.equal(player.mode, "jumping");
  assert.ok(reached > 0);
  player = frame(pause(player), [session]);
  assert.equal(player.mode, "paused");
  assert.equal(step(session), reached);
});

test("of two boards the one that is done waits, and play rests when both are", () => {
  const rows = sessionAt(ROWS);
  const scan = sessionAt("problem=queens&n=4&method=scan");
  let player = play(createPlayer({ rate: 60, grain: "tests" }));
  while (player.done[0] !== true) player = frame(player, [rows, scan]);
  assert.equal(step(rows), 31);
  assert.equal(step(scan), 31, "in step");
  assert.equal(player.mode, "playing");
  player = untilRest(player, [rows, scan]);
  assert.equal(step(rows), 31);
  assert.equal(scan.status(), "solution");
  untilRest(play(player), [rows, scan]);
  assert.equal(step(rows), 48, "play goes on from there");
});

/** A session that notes how it was run and never comes to an end. */
function fakeSession() {
  /** @type {[mask: number, steps: number, budgetMs: number][]} */
  const runs = [];
  /** @type {SessionLike} */
  const session = {
    step: () => 1,
    stepBack: () => 1,
    seek: () => false,
    explain: () => ({ kind: "place" }),
    counts: () => ({ step: 9, placed: 9, rejected: 0, backtracks: 0, solutions: 0, depth: 9, deepest: 9 }),
    runUntil(...run) {
      runs.push(run);
      return { steps: 1, stop: run[1] === 0 ? "budget" : "steps" };
    },
    runBackUntil: () => ({ steps: 1, stop: "steps" }),
    runTo({ mask }, _, steps, budget) {
      return this.runUntil(mask, steps, budget);
    },
  };
  return { session, runs };
}

test("the budget of a frame is shared, in whole milliseconds", () => {
  const { session, runs } = fakeSession();
  const player = jump(createPlayer(), { mask: TARGET.end });
  const { order } = owed(player, FRAME);
  assert.ok(order);
  drive([session, session, session], player, order);
  drive([session, session], { ...player, done: [true, false] }, order);
  assert.deepEqual(
    runs.map(([, , budget]) => budget),
    [2, 2, 2, 6],
  );
});

test("a batch asks for no more steps than are owed, the last of them a press", () => {
  const REST = 0b111_0000;
  const MOVES = 0b1_1111_1010;
  /** @param {number} steps @param {Grain} grain */
  const asked = (steps, grain) => {
    const { session, runs } = fakeSession();
    runSlice(session, { kind: "batch", budgetMs: 10, direction: 1, steps, grain });
    return runs.map(([mask, max]) => [mask, max]);
  };
  assert.deepEqual(asked(5, "tests"), [[REST, 5]]);
  assert.deepEqual(asked(5, "moves"), [
    [REST, 4],
    [MOVES, 0],
  ]);
  assert.deepEqual(asked(1, "moves"), [[MOVES, 0]]);
  assert.deepEqual(asked(0, "tests"), [[REST, 0]]);
  assert.deepEqual(asked(0, "moves"), [
    [REST, 0],
    [MOVES, 0],
  ]);
});

test("an order makes no more steps than it may, whatever it is", () => {
  /** @type {import("../../www/player.js").Order[]} */
  const orders = [];
  for (const direction of /** @type {const} */ ([1, -1])) {
    for (const grain of /** @type {const} */ (["moves", "tests"])) {
      const how = { direction, grain, most: 3 };
      orders.push({ kind: "press", presses: 1, ...how });
      for (const steps of [0, 1, 2, 50]) orders.push({ kind: "batch", steps, budgetMs: 10, ...how });
      orders.push({ kind: "leap", goal: { mask: TARGET.solution | TARGET.end }, budgetMs: 10, ...how });
    }
  }
  for (const order of orders) {
    // Between step 104 and the dead ends around it there are long runs of refusals.
    const session = sessionAt("problem=queens&n=8&method=scan", 104);
    runSlice(session, order);
    const made = Math.abs(session.counts().step - 104);
    assert.ok(made >= 1 && made <= 3, `${JSON.stringify(order)}: ${made}`);
  }
});
