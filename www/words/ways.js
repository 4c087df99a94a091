/**
 * In how many ways a position can be finished, for the board.
 *
 * @import { Ways } from "../pkg/backstep.js"
 * @import { Way } from "../board/scene.js"
 * @import { I18n } from "../i18n/index.js"
 */

/** The number of each square through which there is a way, or known to be none. @param {readonly Ways[]} found @param {I18n} i18n @returns {Map<number, Way>} */
export function waysOnBoard(found, { t }) {
  const most = Math.log1p(Math.max(1, ...found.map(({ ways }) => Number(ways))));
  return new Map(
    found
      .filter(({ ways, exact }) => exact || ways > 0n)
      .map(({ square, ways, exact }) => {
        const text = t(exact ? "ways.number" : "ways.number.atLeast", { n: ways });
        return [square, { text, share: Math.log1p(Number(ways)) / most }];
      }),
  );
}
