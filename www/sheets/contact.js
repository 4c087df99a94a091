/**
 * A contact sheet: the moves of a run side by side, as small boards.
 *
 * @import { Step } from "./run.js"
 * @import { Plate, Sheet, Spec, Tools, View } from "./types.js"
 */
import { label } from "../words/squares.js";
import { positionOf } from "./position.js";
import { SheetError, stepsOf } from "./run.js";
import { sheetOf } from "./sheet.js";

/** Millimetres of a square, and of a board with three others beside it. */
const SIDE = { least: 8, most: 10, board: 37 };
/** Steps that are looked through, and boards. */
const LONGEST = 400;
const MOST = 60;

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* contact(spec, { engine, view }) {
  if (spec.to - spec.from >= LONGEST) throw new SheetError("large");
  const { before, steps } = yield* stepsOf(engine, spec.setup, spec.from, spec.to);
  const shown = steps.filter(({ explanation, frame }) => explanation?.kind !== "reject" || frame.deadEnd);
  if (shown.length === 0) throw new SheetError("none");
  if (shown.length > MOST) throw new SheetError("large");
  const side = Math.max(SIDE.least, Math.min(SIDE.most, Math.floor(SIDE.board / before.frame.files)));
  return sheetOf(spec, before.frame, view, [
    { type: "plates", plates: shown.map((step) => plate(step, view, side)) },
  ]);
}

/** @param {Step} made @param {View} view @param {number} side @returns {Plate} */
function plate(made, view, side) {
  const { i18n, labels } = view;
  const { step, explanation, frame } = made;
  const { kind = "place", square } = explanation ?? {};
  const what = kind === "reject" ? i18n.t("sheets.deadEnd") : i18n.t(`sheets.what.${kind}`);
  const name = square === undefined || kind === "reject" ? "" : label(square, frame, labels);
  return {
    board: positionOf(made, view, side),
    caption: i18n.t(name ? "sheets.caption" : "sheets.caption.plain", { step, square: name, what }),
  };
}
