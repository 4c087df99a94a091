/**
 * Why something was refused.
 *
 * @import { Explanation, Frame, Labels } from "../types.js"
 * @import { I18n, Key, Params } from "../i18n/index.js"
 */
import { label } from "./squares.js";

/** @param {Frame} frame @param {Explanation} explanation @param {Labels} labels @param {I18n} i18n @returns {Key} */
export function rejectKey(frame, explanation, labels, i18n) {
  const { conflict = "breaks", cause, by, move, row } = explanation;
  switch (conflict) {
    case "breaks": {
      const exact = `reject.breaks.${cause}`;
      const complete = frame.problem === "tour" || Boolean(by?.length);
      return complete && i18n.has(exact) ? exact : `reject.breaks.${frame.problem}`;
    }
    case "visited":
      return move === 0 ? "reject.visited.start" : "reject.visited";
    case "stranded":
      return strandedKey(frame, explanation);
    case "empty-row":
      if (row === undefined) return "reject.empty-row";
      return labels === "chess" ? "reject.empty-row.between" : "reject.empty-row.numbered";
    default:
      return `reject.${conflict}`;
  }
}

/** @param {Frame} frame @param {Explanation} explanation @returns {Key} */
function strandedKey({ path }, { square, stranded }) {
  if (stranded === undefined) return "reject.stranded";
  if (stranded === square) return "reject.stranded.itself";
  return stranded === path[0] ? "reject.stranded.home" : "reject.stranded.named";
}

/**
 * A row as the labels name it: by its number, or in chess by its first and last square, because its number
 * there counts from the bottom.
 * @param {number|undefined} row from 0 at the top @param {Frame} frame @param {Labels} labels @returns {Params}
 */
export function rowParams(row, frame, labels) {
  if (row === undefined) return {};
  const first = row * frame.files;
  return {
    row: String(labels === "from1" ? row + 1 : row),
    first: label(first, frame, labels),
    last: label(first + frame.files - 1, frame, labels),
  };
}
