/**
 * What a puzzle is called.
 *
 * @import { Frame } from "../types.js"
 * @import { I18n } from "../i18n/index.js"
 * @typedef {Pick<Frame, "problem"|"method"|"files"|"ranks">} Puzzle
 */

/** @param {Puzzle} puzzle @param {I18n} i18n @returns {string} */
export function puzzleName({ problem, method, files, ranks }, i18n) {
  return i18n.t(`puzzle.${problem}`, { files, ranks, n: ranks, method: i18n.t(`method.${method}`) });
}

/** What is to be achieved. @param {Frame} frame @param {string} setup @param {I18n} i18n @returns {string} */
export function aimText({ problem, goal }, setup, i18n) {
  if (problem === "queens") return i18n.t("aim.queens", { n: goal });
  return i18n.t(/(^|&)closed=1(&|$)/.test(setup) ? "aim.tour.closed" : "aim.tour");
}
