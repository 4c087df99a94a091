/**
 * The transport as a pure state machine: no page, no clock, no WebAssembly. The page calls `owed` once a
 * frame, carries the order out with `drive`, and hands what came of it to `settle`.
 *
 * Time is a debt: while playing, `dt * rate` presses are owed, and the fraction stays when play is paused.
 * So however often Play and Pause are pressed, the rate is the rate: there are no timers to pile up.
 *
 * @import { Direction, Grain, Kind, SessionLike } from "./types.js"
 *
 * @typedef {{ mask: number, square?: number, depth?: number, retreat?: number, first?: 0|1 } | { step: number }} Goal an
 *   event to come to, as the engine's `Goal`, or a step
 *
 * @typedef {object} Player
 * @property {"paused"|"playing"|"jumping"} mode
 * @property {Direction} direction
 * @property {number} rate presses a second; above PRESS_RATE steps; Infinity: as fast as it goes
 * @property {Grain} grain
 * @property {number} owed presses or steps not yet made, below 1
 * @property {Goal|null} goal of a jump
 * @property {readonly boolean[]} done which boards have come to their stop, since play or jump began
 *
 * @typedef {object} Press one press after the other, each of them worth looking at
 * @property {"press"} kind
 * @property {number} presses
 *
 * @typedef {object} Batch
 * @property {"batch"} kind
 * @property {number} steps 0: no limit but the budget
 * @property {number} budgetMs
 *
 * @typedef {object} Leap
 * @property {"leap"} kind
 * @property {Goal} goal
 * @property {number} budgetMs
 *
 * @typedef {(Press|Batch|Leap) & { direction: Direction, grain: Grain, most?: number }} Order of `most` steps, if that is said
 *
 * @typedef {object} Outcome of an order, for one board
 * @property {number} refused refusals that passed unseen in the last press
 * @property {boolean} stopped a solution, an end or the goal: nothing more for this board
 * @property {boolean} [missed] a jump came to the end, or the start, without finding its goal
 */

/** Codes of event kinds, as the engine numbers them: a mask's bit k stands for kind k. */
export const KIND = { place: 1, reject: 2, backtrack: 3, solution: 4, exhausted: 5, stuck: 6, move: 7 };

/** @param {...Kind} kinds @returns {number} */
export function maskOf(...kinds) {
  return kinds.reduce((mask, kind) => mask | (1 << KIND[kind]), 0);
}

/** What the Jump menu looks for. A dead end is no event: it has the bit after the kinds. */
export const TARGET = {
  deadEnd: 1 << 8,
  takenBack: maskOf("backtrack"),
  placed: maskOf("place", "move"),
  refused: maskOf("reject"),
  changes: maskOf("place", "backtrack", "move"),
  left: maskOf("backtrack", "exhausted"),
  any: maskOf("place", "reject", "backtrack", "solution", "exhausted", "stuck", "move"),
  solution: maskOf("solution"),
  end: maskOf("exhausted", "stuck"),
};

/** Where play comes to rest. */
export const REST = maskOf("solution", "exhausted", "stuck");
/** Where one press stops when refusals pass unseen. */
const MOVES = maskOf("place", "backtrack", "move") | REST | TARGET.deadEnd;

/** Up to this rate every press is shown; above it one frame shows several. */
export const PRESS_RATE = 60;
/** Milliseconds of a frame that the search may use. */
const BUDGET = 6;
/** A press is short, but the refusals of a very large board are many. */
const PRESS_BUDGET = 50;
/** A longer gap between frames was no play: the page was hidden or the machine asleep. */
const LONGEST_GAP = 250;

/** @param {{ rate?: number, grain?: Grain }} [options] @returns {Player} */
export function createPlayer({ rate = 1, grain = "moves" } = {}) {
  // The first press is owed at once: whoever presses Play sees something happen.
  return { mode: "paused", direction: 1, rate: clampRate(rate), grain, owed: 1, goal: null, done: [] };
}

/** @param {Player} player @param {Direction} [direction] @returns {Player} */
export function play(player, direction = 1) {
  return { ...player, mode: "playing", direction, goal: null, done: [] };
}

/** @param {Player} player @returns {Player} also ends a jump where it is */
export function pause(player) {
  return { ...player, mode: "paused", goal: null };
}

/** @param {Player} player @param {Direction} [direction] @returns {Player} */
export function toggle(player, direction = 1) {
  const stop = player.mode === "jumping" || (player.mode === "playing" && player.direction === direction);
  return stop ? pause(player) : play(player, direction);
}

/**
 * Next and Previous: one press now. Play and jumps end.
 * @param {Player} player @param {Direction} direction @returns {{ player: Player, order: Order }}
 */
export function press(player, direction) {
  return {
    player: { ...pause(player), direction, owed: 0, done: [] },
    order: { kind: "press", presses: 1, direction, grain: player.grain },
  };
}

/** @param {Player} player */
export const next = (player) => press(player, 1);
/** @param {Player} player */
export const previous = (player) => press(player, -1);

/**
 * Runs, a slice a frame, until the goal, an end, or pause.
 * @param {Player} player @param {Goal} goal @param {Direction} [direction] of no account for a step
 * @returns {Player}
 */
export function jump(player, goal, direction = 1) {
  return { ...player, mode: "jumping", goal, direction, owed: 0, done: [] };
}

/** @param {Player} player @param {number} rate @returns {Player} */
export function setRate(player, rate) {
  return { ...player, rate: clampRate(rate) };
}

/** @param {Player} player @param {Grain} grain @returns {Player} */
export function setGrain(player, grain) {
  return { ...player, grain };
}

/**
 * What is to be done in this frame.
 * @param {Player} player @param {number} dt milliseconds since the frame before
 * @param {number} [budgetMs] of this frame that a batch or a leap may use, whole milliseconds
 * @returns {{ player: Player, order: Order|null }}
 */
export function owed(player, dt, budgetMs = BUDGET) {
  const { mode, direction, grain, rate, goal } = player;
  if (mode === "paused") return { player, order: null };
  if (goal) return { player, order: { kind: "leap", goal, budgetMs, direction, grain } };
  if (rate === Number.POSITIVE_INFINITY) {
    return { player, order: { kind: "batch", steps: 0, budgetMs, direction, grain } };
  }
  const debt = player.owed + (rate * Math.min(Math.max(dt, 0), LONGEST_GAP)) / 1000;
  const due = Math.floor(debt);
  const paid = { ...player, owed: debt - due };
  if (due === 0) return { player: paid, order: null };
  if (rate > PRESS_RATE) {
    return { player: paid, order: { kind: "batch", steps: due, budgetMs, direction, grain } };
  }
  const presses = dt > LONGEST_GAP ? 1 : due; // no burst after a gap
  return { player: paid, order: { kind: "press", presses, direction, grain } };
}

/**
 * Notes what an order came to: a board that stopped waits for the others, and when all have, so does play.
 * @param {Player} player @param {readonly Outcome[]} outcomes one a board @returns {Player}
 */
export function settle(player, outcomes) {
  const done = outcomes.map(({ stopped }, i) => stopped || player.done[i] === true);
  return player.mode !== "paused" && done.every(Boolean) ? { ...pause(player), done } : { ...player, done };
}

/**
 * Carries an order out on all boards in step; those that have stopped stay as they are.
 * @param {readonly SessionLike[]} sessions @param {Player} player @param {Order} order
 * @returns {Outcome[]}
 */
export function drive(sessions, player, order) {
  const active = sessions.filter((_, i) => !player.done[i]).length;
  const shared =
    order.kind === "press" ? order : { ...order, budgetMs: Math.ceil(order.budgetMs / Math.max(active, 1)) };
  return sessions.map((session, i) =>
    player.done[i] ? { refused: 0, stopped: true } : runSlice(session, shared),
  );
}

/** @param {SessionLike} session @param {Order} order @returns {Outcome} */
export function runSlice(session, order) {
  const { direction, grain, most = 0 } = order;
  if (order.kind === "press") {
    let outcome = { refused: 0, stopped: false };
    for (let i = 0; i < order.presses && !outcome.stopped; i++)
      outcome = pressOnce(session, direction, grain, most);
    return outcome;
  }
  if (order.kind === "leap") {
    if ("step" in order.goal) return { refused: 0, stopped: session.seek(order.goal.step, order.budgetMs) };
    const { stop } = session.runTo(order.goal, direction, most, order.budgetMs);
    return { refused: 0, stopped: stop === "reached" || stop === "end", missed: stop === "end" };
  }
  const steps = most === 0 ? order.steps : Math.min(order.steps || most, most);
  // In "moves only" a batch ends with a press, so that it comes to rest where a press would, if that may be.
  const last = grain === "moves" && most === 0 ? 1 : 0;
  if (steps !== 1 || last === 0) {
    const { stop } = run(session, direction, REST, Math.max(steps - last, 0), order.budgetMs);
    const stopped = stop === "reached" || stop === "end";
    if (stopped || last === 0) return { refused: 0, stopped };
  }
  return pressOnce(session, direction, grain);
}

/** @param {SessionLike} session @param {Direction} direction @param {Grain} grain @param {number} [most] steps @returns {Outcome} */
function pressOnce(session, direction, grain, most = 0) {
  if (grain === "tests") {
    const event = direction > 0 ? session.step() : session.stepBack();
    return { refused: 0, stopped: atRest(session, direction, event !== 0) };
  }
  const before = session.counts().rejected;
  const { steps } = run(session, direction, MOVES, most, PRESS_BUDGET);
  return {
    refused: Math.abs(session.counts().rejected - before),
    stopped: atRest(session, direction, steps > 0),
  };
}

/** @param {SessionLike} session @param {Direction} direction @param {boolean} moved @returns {boolean} */
function atRest(session, direction, moved) {
  return !moved || (direction < 0 && session.counts().step === 0) || isAtRest(session);
}

/** Whether the last event is one where play comes to rest. @param {SessionLike} session @returns {boolean} */
export function isAtRest(session) {
  const last = session.explain();
  return Boolean(last) && (REST & maskOf(/** @type {{ kind: Kind }} */ (last).kind)) !== 0;
}

/**
 * @param {SessionLike} session @param {Direction} direction
 * @param {number} mask @param {number} maxSteps @param {number} budgetMs
 */
function run(session, direction, mask, maxSteps, budgetMs) {
  return direction > 0
    ? session.runUntil(mask, maxSteps, budgetMs)
    : session.runBackUntil(mask, maxSteps, budgetMs);
}

/**
 * The named points of the speed slider, evenly spaced; between them the rate grows by equal factors.
 * The last stretch leads to FASTEST, and its very end is "as fast as it goes".
 */
export const NAMED_RATES = /** @type {const} */ ([1, 4, 20, 10_000, Number.POSITIVE_INFINITY]);
const FASTEST = 10_000_000;
const STRETCHES = NAMED_RATES.length - 1;

/** @param {number} position 0…1 @returns {number} a rate of two digits */
export function rateFromSlider(position) {
  const place = Math.min(Math.max(position, 0), 1) * STRETCHES;
  const i = Math.floor(place);
  const from = NAMED_RATES[i];
  if (i === place) return from;
  const to = Math.min(NAMED_RATES[i + 1], FASTEST);
  return clampRate(Number((from * (to / from) ** (place - i)).toPrecision(2)));
}

/** @param {number} rate @returns {number} 0…1 */
export function sliderFromRate(rate) {
  const wanted = clampRate(rate);
  if (wanted === Number.POSITIVE_INFINITY) return 1;
  const i = NAMED_RATES.findIndex((_, k) => k === STRETCHES || wanted < NAMED_RATES[k + 1]);
  const from = NAMED_RATES[i];
  const to = Math.min(NAMED_RATES[i + 1], FASTEST);
  return (i + Math.log(wanted / from) / Math.log(to / from)) / STRETCHES;
}

/** @param {number} rate @returns {number} at least 1; what nothing can reach is Infinity */
function clampRate(rate) {
  if (!(rate >= 1)) return 1;
  return rate >= FASTEST ? Number.POSITIVE_INFINITY : rate;
}
