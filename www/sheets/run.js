/**
 * A search of its own, led through a range of steps. It works in pieces: whoever asks lets the page have its turn at
 * each `yield`.
 *
 * @import { Counts, Explanation, Frame } from "../types.js"
 * @import { Session } from "../pkg/backstep.js"
 * @import { Engine } from "./types.js"
 *
 * @typedef {object} Step
 * @property {number} step
 * @property {Explanation|null} explanation of the event that it made; null: step 0
 * @property {Frame} frame after it
 */
import { pause } from "../pause.js";

/** Milliseconds of a piece. */
const PIECE = 8;
/** Milliseconds after which a step that is so far away is given up. */
const PATIENCE = 20_000;

/** What cannot be made, for the page to say. */
export class SheetError extends Error {
  /** @param {"far"|"none"|"large"} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/**
 * A session at a step; whoever asks frees it.
 * @param {Engine} engine @param {string} setup @param {number} step
 * @returns {Generator<void, Session>}
 * @throws a SheetError if that takes too long, or an Error with code, key and params
 */
export function* sessionAt({ Session }, setup, step) {
  const session = Session.open(setup);
  const end = performance.now() + PATIENCE;
  let isThere = false;
  try {
    while (!session.seek(step, PIECE)) {
      if (performance.now() > end) throw new SheetError("far");
      yield;
    }
    isThere = true;
    return session;
  } finally {
    if (!isThere) session.free();
  }
}

/**
 * The steps of a range, as far as the run goes.
 * @param {Engine} engine @param {string} setup @param {number} from @param {number} to
 * @returns {Generator<void, { before: Step, steps: Step[] }>} before: where the range begins
 */
export function* stepsOf(engine, setup, from, to) {
  const session = yield* sessionAt(engine, setup, Math.max(0, from - 1));
  try {
    const before = stepAt(session);
    if (before.step < from - 1) throw new SheetError("none");
    const steps = [];
    while (session.counts().step < to && session.step() !== 0) steps.push(stepAt(session));
    return { before, steps };
  } finally {
    session.free();
  }
}

/** @param {Session} session @returns {Step} */
export function stepAt(session) {
  const { step } = /** @type {Counts} */ (session.counts());
  return { step, explanation: session.explain(), frame: /** @type {Frame} */ (session.frame()) };
}

/**
 * Makes something in pieces, with the page's turn between slices.
 * @template T @param {Generator<void, T>} pieces @param {AbortSignal} signal
 * @returns {Promise<T|null>} null: it was given up
 */
export async function finish(pieces, signal) {
  let begun = performance.now();
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    if (performance.now() - begun < PIECE) continue;
    await pause();
    if (signal.aborted) {
      // What it holds is given back.
      pieces.return(/** @type {any} */ (null));
      return null;
    }
    begun = performance.now();
  }
}
