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
