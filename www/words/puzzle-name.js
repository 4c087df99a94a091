/**
 * What a puzzle is called, and what it asks for.
 *
 * @import { Frame } from "../types.js"
 * @import { I18n } from "../i18n/index.js"
 * @typedef {Pick<Frame, "problem"|"method"|"files"|"ranks">} Puzzle
 */

import { movesOf } from "./moves.js";

/** @param {Puzzle} puzzle @param {I18n} i18n @param {string} [setup] says which piece jumps, if it is no knight @returns {string} */
export function puzzleName({ problem, method, files, ranks }, i18n, setup = "") {
  const [a, b] = movesOf(setup).leaper;
  const key = isKnight(a, b) ? /** @type {const} */ (`puzzle.${problem}`) : "puzzle.leaper";
  return i18n.t(key, { files, ranks, n: ranks, a, b, method: i18n.t(`method.${method}`) });
}

/** What is to be achieved, and what is not as on an ordinary board. @param {Frame} frame @param {string} setup @param {I18n} i18n @returns {string} */
export function aimText({ problem, method, goal, given }, setup, i18n) {
  if (problem === "queens") {
    const told = [i18n.t("aim.queens", { n: goal })];
    if (given > 0) told.push(i18n.t("aim.given", { given }));
    return i18n.sentences(...told);
  }
  const { leaper, wrap } = movesOf(setup);
  const [a, b] = leaper;
  const closed = method === "rotate" || /(^|&)closed=1(&|$)/.test(setup);
  const told = [i18n.t(closed ? "aim.tour.closed" : "aim.tour")];
  if (!isKnight(a, b)) told.push(i18n.t("aim.leaper", { a, b }));
  if (wrap !== "none") told.push(i18n.t(`aim.${wrap}`));
  return i18n.sentences(...told);
}

/** @param {number} a @param {number} b */
const isKnight = (a, b) => a === 1 && b === 2;
