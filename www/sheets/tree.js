/**
 * Worksheet B: the state-space tree as an exam wants it, with everything to be filled in.
 *
 * @import { Frame, Labels } from "../types.js"
 * @import { I18n } from "../i18n/index.js"
 * @import { NodeState, Tree } from "../pkg/backstep.js"
 * @import { Sheet, Spec, Tools } from "./types.js"
 *
 * @typedef {{ frame: Frame, labels: Labels, i18n: I18n, states: readonly NodeState[] }} Naming
 * @typedef {object} Draw
 * @property {(tree: Tree, naming: Naming, style: { isBlank: boolean }) => Element} picture
 * @property {(tree: Tree, naming: Naming) => string[]} list its nodes in words
 */
import { SheetError, sessionAt } from "./run.js";
import { sheetOf } from "./sheet.js";

/** Nodes, refused ones included, that can be read on a page. */
const MOST = 120;
/** Milliseconds of a piece of recording. */
const PIECE = 8;

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* tree(spec, { engine, view, drawTree }) {
  const session = yield* sessionAt(engine, spec.setup, spec.to);
  try {
    while (!session.recordTree(PIECE)) yield;
    const recorded = session.tree(MOST, false);
    if (recorded.cut || recorded.folded) throw new SheetError("large");
    const frame = /** @type {Frame} */ (session.frame());
    /** @type {NodeState[]} */
    const states = [];
    for (const [name, code] of Object.entries(engine.nodeStates()))
      states[code] = /** @type {NodeState} */ (name);
    const naming = { ...view, frame, states };
    const { t } = view.i18n;
    return sheetOf(spec, frame, view, [
      { type: "text", text: t(`exam.do.${frame.problem}`, { step: session.counts().step }) },
      {
        type: "tree",
        draw: (isKey) => drawTree.picture(recorded, naming, { isBlank: !isKey }),
        answers: drawTree.list(recorded, naming),
      },
    ]);
  } finally {
    session.free();
  }
}
