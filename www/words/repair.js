/**
 * What is special about a repair: all queens stand on the board, some are attacked, and one of these moves
 * next; the candidates are the squares of her row with the numbers of their attackers.
 *
 * @import { Explanation, Frame } from "../types.js"
 * @import { Key } from "../i18n/index.js"
 * @import { Content } from "./describe.js"
 */

/** @param {Frame} frame @param {Explanation|null|undefined} explanation */
export function repairView({ path, candidates, attacked, goal }, explanation) {
  const row = new Set(candidates.map(({ square }) => square));
  const hurt = new Set(attacked);
  const mover = path.findIndex((queen) => row.has(queen));

  /** Whether the last queen that moved came from here. @param {number} square */
  const hasLeft = (square) => explanation?.kind === "move" && explanation.from === square;

  return {
    /** Place in the path of the queen that moves next; -1 without one. */
    mover,

    hasLeft,

    /** @param {number} square @param {Content} content @returns {Key|null} null: nothing special */
    cellKey(square, content) {
      if (content === "barred") return null;
      if (content !== "empty") {
        if (square === path[mover]) return "cell.queen.mover";
        return hurt.has(square) ? "cell.queen.attacked" : null;
      }
      if (hasLeft(square)) return "cell.moved";
      return row.has(square) ? "cell.attackers" : null;
    },

    /** @param {number} square @param {Content} content @returns {Key} */
    infoKey(square, content) {
      if (content === "barred") return "info.barred";
      if (content !== "empty") {
        if (square === path[mover]) return "info.queen.mover";
        if (hurt.has(square)) return "info.queen.attacked";
        return content === "given" ? "info.given" : "info.queen";
      }
      if (row.has(square)) return "info.attackers";
      if (hasLeft(square)) return "info.moved";
      if (mover >= 0) return "info.empty.repair";
      return path.length === goal ? "info.empty.full" : "info.empty";
    },
  };
}
