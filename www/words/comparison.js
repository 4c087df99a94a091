/**
 * The counters of two boards side by side.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Counts, Frame, Status } from "../types.js"
 *
 * @typedef {object} Side one of the boards
 * @property {string} setup canonical
 * @property {Frame} frame
 * @property {Counts} counts
 * @property {Status} status
 */
import { puzzleName } from "./puzzle-name.js";

/** @param {readonly [Side, Side]} sides @param {I18n} i18n @returns {{ head: string[], rows: (string|number)[][] }} */
export function comparison(sides, i18n) {
  const solutions = Math.max(...sides.map(({ counts }) => counts.solutions));
  /** @param {Key} key @param {(side: Side) => string|number} value */
  const row = (key, value) => [i18n.t(key, { count: solutions }), ...sides.map(value)];
  return {
    head: ["", i18n.t("compare.left"), i18n.t("compare.right")],
    rows: [
      row("nav.puzzle", ({ frame, setup }) => puzzleName(frame, i18n, setup)),
      row("counter.step", ({ counts }) => counts.step),
      row("counter.placed", ({ counts }) => counts.placed),
      row("counter.refused", ({ counts }) => counts.rejected),
      row("counter.tested", ({ counts }) => counts.placed + counts.rejected),
      row("counter.takenBack", ({ counts }) => counts.backtracks),
      row("counter.board", ({ counts }) => counts.depth),
      row("counter.deepest", ({ counts }) => counts.deepest),
      row("counter.solutions", ({ counts }) => counts.solutions),
      row("counter.status", ({ status }) => i18n.t(`status.${status}`)),
    ],
  };
}
