/**
 * What the checker found: the verdict, and the mistake that is likely behind it.
 *
 * @import { Check } from "../pkg/backstep.js"
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Labels } from "../types.js"
 */
import { spoken } from "./params.js";
import { label } from "./squares.js";

/** @param {Check} checked @param {I18n} i18n @param {Labels} labels @returns {string} */
export function verdictText({ ok, problem, files, ranks, closed, squares, fault }, i18n, labels) {
  if (ok || !fault) {
    const kind = problem === "queens" ? "queens" : closed ? "closed" : "open";
    return i18n.t(`check.ok.${kind}`, { n: squares.length, files, ranks });
  }
  /** @param {number|undefined} square */
  const name = (square) => (square === undefined ? "" : label(square, { files, ranks }, labels));
  const [a, b] = fault.squares;
  // An attack is told by its line: a row, a column, a diagonal, or one square.
  const exact =
    fault.kind === "attack" ? `check.fault.attack.${fault.params.line}` : `check.fault.${fault.kind}`;
  const key = /** @type {Key} */ (i18n.has(exact) ? exact : "check.fault.unreadable");
  const { row, ...params } = spoken(fault.params);
  // Whoever reads a printed board counts its rows from one.
  return i18n.t(key, {
    ...params,
    ...(row !== undefined && { row: Number(row) + 1 }),
    a: name(a),
    b: name(b),
  });
}

/** @param {Check} checked @param {I18n} i18n @returns {string} */
export function likelyText({ likely }, i18n) {
  if (!likely) return "";
  // Tests that are missing are told by the lines on which queens attack each other.
  const exact =
    likely.bug === "untested" ? `check.likely.untested.${likely.params.lines}` : `check.likely.${likely.bug}`;
  return i18n.has(exact) ? i18n.t(exact, spoken(likely.params)) : "";
}
