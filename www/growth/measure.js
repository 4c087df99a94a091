/**
 * One search, run in turns to its goal or to a limit.
 *
 * @import { Counts, Run, Status } from "../types.js"
 *
 * @typedef {object} Order
 * @property {number} row which method, by its place in the list
 * @property {number} n
 * @property {string} setup with its size
 * @property {"first"|"all"} goal the first solution, or all of them
 * @property {number} maxSteps
 * @property {number} maxMs
 *
 * @typedef {object} Measured
 * @property {number} n
 * @property {"found"|"none"|"stuck"|"steps"|"time"|"single"|"refused"} end why it ended: a limit was reached; the
 *   method stops at its first solution though all were wanted; the setup does not exist in this size
 * @property {number} steps
 * @property {number} placed
 * @property {number} solutions
 * @property {number} ms spent in the search
 * @property {string} [code] refused: what is wrong
 *
 * @typedef {object} Searching what is needed of a Session
 * @property {(mask: number, maxSteps: number, budgetMs: number) => Run} runUntil
 * @property {() => Counts} counts
 * @property {() => Status} status
 * @property {() => { exhaustive: boolean }} frame
 * @property {() => void} free
 */

/** Kinds of events, as the codes of the engine's masks. */
const [SOLUTION, EXHAUSTED, STUCK] = [1 << 4, 1 << 5, 1 << 6];

/**
 * @param {(setup: string) => Searching} open throws an Error with a code if there is no such setup
 * @param {Order} order @param {() => number} now milliseconds
 */
export function createMeasure(open, { n, setup, goal, maxSteps, maxMs }, now) {
  const mask = EXHAUSTED | STUCK | (goal === "first" ? SOLUTION : 0);
  let ms = 0;
  /** @type {Measured} */
  let measured = { n, end: "time", steps: 0, placed: 0, solutions: 0, ms };
  /** @type {Searching|null} */
  let session = null;
  try {
    session = open(setup);
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code === undefined) throw error;
    measured = { ...measured, end: "refused", code };
  }

  return {
    /** @param {number} budget milliseconds @returns {boolean} whether it has ended */
    run(budget) {
      if (!session) return true;
      const begun = now();
      const time = Math.max(1, Math.ceil(Math.min(budget, maxMs - ms)));
      const { stop } = session.runUntil(mask, maxSteps - measured.steps, time);
      ms += now() - begun;
      const { step, placed, solutions } = session.counts();
      measured = { ...measured, steps: step, placed, solutions, ms };
      if (stop === "budget" && ms < maxMs) return false;
      measured.end =
        stop === "budget" ? "time" : stop === "steps" ? "steps" : endOf(session, goal, solutions);
      session.free();
      session = null;
      return true;
    },
    progress: () => measured,
    result: () => measured,
  };
}

/** @param {Searching} session @param {Order["goal"]} goal @param {number} solutions @returns {Measured["end"]} */
function endOf(session, goal, solutions) {
  if (session.status() === "stuck") return "stuck";
  if (goal === "all" && !session.frame().exhaustive) return "single";
  return solutions > 0 ? "found" : "none";
}
