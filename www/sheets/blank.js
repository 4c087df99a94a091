/**
 * Boards to be filled by hand: a page of them, and starters of half a page for the first five minutes.
 *
 * @import { Step } from "./run.js"
 * @import { Size } from "../words/squares.js"
 * @import { Sheet, Spec, Tools } from "./types.js"
 */
import { aimText } from "../words/puzzle-name.js";
import { heightOf, widthOf } from "./board.js";
import { positionOf } from "./position.js";
import { sessionAt, stepAt } from "./run.js";
import { sheetOf } from "./sheet.js";

/** Millimetres: a square, the gaps between two boards, and the line below one. */
const SIDE = { least: 8, most: 15 };
const GAP = { across: 5, down: 4 };
const LINE = 8;
/** Boards of a full page and of a starter at the most. */
const MOST = 16;
const STARTERS = 8;
/** Millimetres that two starters have of what the head of a sheet takes, and that each needs for words and edges. */
const NO_HEAD = 42;
const WORDS = { width: 10, height: 38 };

/** @typedef {{ width: number, height: number }} Room in millimetres */

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* blank(spec, { engine, view, room, dark }) {
  const start = yield* startOf(spec, engine);
  const { frame } = start;
  const { side, count } = fit(frame, room, MOST, false);
  const board = { ...positionOf(start, view, side), dark };
  return sheetOf(spec, frame, view, [
    { type: "text", text: aimText(frame, spec.setup, view.i18n) },
    { type: "text", text: view.i18n.t("sheets.tally") },
    { type: "plates", plates: Array.from({ length: count }, () => ({ board, lines: 1 })) },
  ]);
}

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* starters(spec, { engine, view, room }) {
  const start = yield* startOf(spec, engine);
  const half = { width: room.width - WORDS.width, height: (room.height + NO_HEAD) / 2 - WORDS.height };
  const { side, count } = fit(start.frame, half, STARTERS, true);
  const board = { ...positionOf(start, view, side), plain: true };
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
 * @param {Size} size @param {Room} room @param {number} most boards @param {boolean} plain
 */
export function fit({ files, ranks }, { width, height }, most, plain) {
  let best = { side: SIDE.least, count: 1 };
  for (let side = SIDE.least; side <= SIDE.most; side++) {
    const across = Math.floor((width + GAP.across) / (widthOf({ files, side, plain }) + GAP.across));
    const down = Math.floor((height + GAP.down) / (heightOf({ ranks, side, plain }) + LINE + GAP.down));
    const count = Math.min(most, across * down);
    if (count >= best.count) best = { side, count };
  }
  return best;
}
