/**
 * Boards to be filled by hand: a page of them, and starters of half a page for the first five minutes.
 *
 * @import { Step } from "./run.js"
 * @import { Drawing, Sheet, Spec, Tools, View } from "./types.js"
 */
import { aimText } from "../words/puzzle-name.js";
import { positionOf } from "./position.js";
import { sessionAt, stepAt } from "./run.js";
import { sheetOf } from "./sheet.js";

/** Millimetres: a square, the names beside a board, the gap between two, and the line below one. */
const SIDE = { least: 8, most: 15 };
const GUTTER = 5;
const GAP = 5;
const LINE = 9;
/** Boards of a full page and of a starter at the most, and the part of a half page that they have. */
const MOST = 12;
const STARTERS = 8;
const HALF = { width: 176, height: 96 };

/** @typedef {{ width: number, height: number }} Room in millimetres */

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* blank(spec, { engine, view, room, dark }) {
  const start = yield* startOf(spec, engine);
  const { frame } = start;
  const { side, count } = fit(frame, room, MOST);
  const board = { ...positionOf(start, view, side), dark };
  return sheetOf(spec, frame, view, [
    { type: "text", text: aimText(frame, spec.setup, view.i18n) },
    { type: "text", text: view.i18n.t("sheets.tally") },
    { type: "plates", plates: Array.from({ length: count }, () => ({ board, lines: 1 })) },
  ]);
}

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* starters(spec, { engine, view }) {
  const start = yield* startOf(spec, engine);
  const { side, count } = fit(start.frame, HALF, STARTERS);
  const board = positionOf(start, view, side);
  const { t } = view.i18n;
  const card = {
    text: view.i18n.sentences(aimText(start.frame, spec.setup, view.i18n), t("sheets.tally")),
    boards: Array.from({ length: count }, () => board),
    named: true,
  };
  const sheet = sheetOf(spec, start.frame, view, [{ type: "cards", columns: 1, cards: [card, card] }]);
  return { ...sheet, named: false };
}

/** The board before the first step, without what the search would try. @param {Spec} spec @param {Tools["engine"]} engine @returns {Generator<void, Step>} */
function* startOf({ setup }, engine) {
  const session = yield* sessionAt(engine, setup, 0);
  const step = stepAt(session);
  session.free();
  return { ...step, frame: { ...step.frame, candidates: [] } };
}

/**
 * As many boards as have room, with the largest squares.
 * @param {{ files: number, ranks: number }} size @param {Room} room @param {number} most boards
 */
export function fit({ files, ranks }, { width, height }, most) {
  let best = { side: SIDE.least, count: 1 };
  for (let side = SIDE.least; side <= SIDE.most; side++) {
    const across = Math.floor((width + GAP) / (files * side + GUTTER + GAP));
    const down = Math.floor(height / (ranks * side + GUTTER + LINE));
    const count = Math.min(most, across * down);
    if (count >= best.count) best = { side, count };
  }
  return best;
}

/** An empty board of a size. @param {number} files @param {number} ranks @param {number} side @param {View} view @returns {Drawing} */
export function emptyBoard(files, ranks, side, { i18n, labels }) {
  return { files, ranks, labels, side, name: i18n.t("sheets.empty", { files, ranks }) };
}
