/**
 * How the piece of a tour jumps, as the setup's line says it.
 *
 * @import { Moves } from "../types.js"
 */

/** @type {Moves} */
export const KNIGHT_MOVES = { leaper: [1, 2], wrap: "none" };

/** @param {string} setup canonical, so that what is not said is a knight's or none @returns {Moves} */
export function movesOf(setup) {
  const leaper = /(?:^|&)leaper=(\d+)\.(\d+)/.exec(setup);
  const wrap = /(?:^|&)wrap=(cylinder|torus)/.exec(setup);
  return {
    leaper: leaper ? [Number(leaper[1]), Number(leaper[2])] : KNIGHT_MOVES.leaper,
    wrap: wrap ? /** @type {Moves["wrap"]} */ (wrap[1]) : KNIGHT_MOVES.wrap,
  };
}

/** The eight jumps of a knight in the classic order, as (row, file) steps: `jump` 0–7 of a candidate. */
const JUMPS = [
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
];

/**
 * The step of a jump, in rows and files: other leapers have their two lengths where a knight has 1 and 2.
 * @param {number} jump @param {Readonly<Moves["leaper"]>} leaper
 */
export function stepOf(jump, leaper) {
  return JUMPS[jump].map((way) => Math.sign(way) * leaper[Math.abs(way) - 1]);
}

/** All eight, in their order. @param {Readonly<Moves["leaper"]>} leaper */
export function jumpsOf(leaper) {
  return JUMPS.map((_, jump) => stepOf(jump, leaper));
}
