/**
 * Pages that are cut or folded: cards for a vote, cards for the last minute.
 *
 * @import { Sheet, Spec, Tools } from "./types.js"
 */
import { LETTERS } from "./letters.js";
import { sheetOf } from "./sheet.js";

const VOTES = 4;
const EXITS = 6;
const LINES = 5;

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* votes(spec, { view }) {
  const cards = LETTERS.slice(0, VOTES).map((letter) => ({ letter }));
  const sheet = sheetOf(spec, null, view, [
    { type: "text", text: view.i18n.t("sheets.folds") },
    { type: "cards", columns: 2, cards, folded: true },
  ]);
  return { ...sheet, named: false };
}

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* exits(spec, { view, question }) {
  const card = { text: question || view.i18n.t("sheets.exit"), lines: LINES, named: true };
  const cards = Array.from({ length: EXITS }, () => card);
  return { ...sheetOf(spec, null, view, [{ type: "cards", columns: 2, cards }]), named: false };
}
