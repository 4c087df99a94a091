/**
 * Why a square is refused, in a few words for a table. Every queen that attacks it counts; the engine names the one
 * that was placed first.
 *
 * @import { Conflict, Frame } from "../types.js"
 * @import { Key } from "../i18n/index.js"
 * @import { Step } from "./run.js"
 * @import { View } from "./types.js"
 */
import { label } from "../words/squares.js";

/** The lines of a queen, in the order in which they are told. @type {readonly Conflict[]} */
const LINES = ["row", "column", "falling", "rising"];

/** @param {Step} step @param {View} view @returns {string} "" for what is no refusal */
export function reasonOf({ explanation, frame }, { i18n, labels }) {
  const { conflict, square, stranded, move = 0 } = explanation ?? {};
  if (conflict === undefined) return "";
  const name = (/** @type {number|undefined} */ each) =>
    each === undefined ? "" : label(each, frame, labels);
  if (LINES.includes(conflict) && square !== undefined) {
    const told = attackers(frame, square).map(({ line, by }) => i18n.t(key(line), { by: name(by) }));
    const last = told.pop() ?? "";
    return told.length === 0 ? last : i18n.t("sheets.or", { first: i18n.list(told), second: last });
  }
  return i18n.t(key(conflict), { stranded: name(stranded), move });
}

/** @param {Conflict} conflict */
const key = (conflict) => /** @type {Key} */ (`sheets.why.${conflict}`);

/** The queens that attack a square: first along its column, then in the order placed. @param {Frame} frame @param {number} square */
function attackers({ path, files }, square) {
  const found = Array.from(path).flatMap((by) => {
    const down = Math.floor(square / files) - Math.floor(by / files);
    const right = (square % files) - (by % files);
    if (down === 0) return [{ line: LINES[0], by }];
    if (right === 0) return [{ line: LINES[1], by }];
    return Math.abs(right) === Math.abs(down) ? [{ line: LINES[right === down ? 2 : 3], by }] : [];
  });
  const place = (/** @type {Conflict} */ line) => Math.min(LINES.indexOf(line), 2);
  return found.sort((a, b) => place(a.line) - place(b.line));
}
