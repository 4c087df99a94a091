/**
 * What can be asked while somebody plays: whether a position can be finished, and if not, which move was the mistake;
 * in how many ways it goes on; and how the program fares on the same board.
 *
 * @import { Completion, Ways } from "../pkg/backstep.js"
 * @import { Whole } from "../engine.js"
 *
 * @typedef {object} Question about a position
 * @property {"finish"|"ways"} about
 * @property {string} setup
 * @property {number[]} squares those of the position, in order
 * @property {number} fixed how many of them cannot be taken back
 *
 * @typedef {{ about: "program", setup: string }} Race to its first solution
 *
 * @typedef {Question|Race} Order
 *
 * @typedef {object} Fared
 * @property {number} placed
 * @property {number} takenBack
 * @property {"found"|"none"|"time"} end
 *
 * @typedef {object} Answer what was asked for is there, the rest is not
 * @property {Completion} [finish]
 * @property {number|null} [keep] the most squares, from the first on, with which it can be finished: -1 for none, not
 *   even the fixed ones; null: not decided
 * @property {Ways[]} [ways]
 * @property {Fared} [program]
 *
 * @typedef {Pick<Whole, "Session"|"complete"|"waysOn">} Tools
 */

/** Kinds of events, as the codes of the engine's masks. */
const [SOLUTION, EXHAUSTED, STUCK] = [1 << 4, 1 << 5, 1 << 6];

/**
 * A question about a position is answered in one turn, as well as that allows; a race takes turns until its time is up.
 * @param {Tools} tools @param {Order} order @param {number} patience milliseconds of a race
 */
export function createTask(tools, order, patience) {
  if (order.about === "program") return createRace(tools, order, patience);
  /** @type {Answer} */
  let answer = {};
  return {
    /** @param {number} budget milliseconds */
    run(budget) {
      answer = answerOf(tools, order, budget);
      return true;
    },
    progress: () => answer,
    result: () => answer,
  };
}

/** @param {Tools} tools @param {Question} question @param {number} budget milliseconds @returns {Answer} */
export function answerOf({ complete, waysOn }, { about, setup, squares, fixed }, budget) {
  if (about === "ways") return { ways: waysOn(setup, squares, budget) };
  const finish = complete(setup, squares, budget);
  if (finish.answer !== "no") return { finish };
  // Whatever can be finished can be with fewer squares, too: halve the rest.
  const part = Math.ceil(budget / (1 + Math.log2(squares.length + 1)));
  let [least, most] = [fixed - 1, squares.length - 1];
  while (least < most) {
    const middle = Math.floor((least + most + 1) / 2);
    const { answer } = complete(setup, squares.slice(0, middle), part);
    if (answer === "unknown") return { finish, keep: null };
    if (answer === "yes") least = middle;
    else most = middle - 1;
  }
  return { finish, keep: least < fixed ? -1 : least };
}

/** Whether more time would tell no more. @param {Answer} answer */
export function isDecided({ finish, keep, ways }) {
  return finish?.answer !== "unknown" && keep !== null && (ways?.every(({ exact }) => exact) ?? true);
}

/** @param {Tools} tools @param {Race} race @param {number} patience */
function createRace({ Session }, { setup }, patience) {
  const session = Session.open(setup);
  let left = patience;
  /** @type {Answer} */
  let answer = {};
  return {
    /** @param {number} budget milliseconds @returns {boolean} whether it has ended */
    run(budget) {
      left -= budget;
      const { stop } = session.runUntil(SOLUTION | EXHAUSTED | STUCK, 0, budget);
      const { placed, backtracks, solutions } = session.counts();
      const end = solutions > 0 ? "found" : stop === "budget" ? "time" : "none";
      answer = { program: { placed, takenBack: backtracks, end } };
      const ended = end !== "time" || left <= 0;
      if (ended) session.free();
      return ended;
    },
    progress: () => answer,
    result: () => answer,
  };
}
