/**
 * Questions about a run, made from the run itself: each with its board, its options and, on the key, the reason.
 *
 * @import { Session } from "../pkg/backstep.js"
 * @import { Question, Sheet, Spec, Tools, View } from "./types.js"
 * @import { Step } from "./run.js"
 * @import { Random } from "./choose.js"
 *
 * @typedef {object} Asked
 * @property {string} template
 * @property {string} ask
 * @property {readonly { text: string, right: boolean }[]} options
 * @property {string} because
 *
 * @typedef {object} Asking
 * @property {readonly string[]} templates
 * @property {() => (session: Session, view: View & { random: Random }, templates: readonly string[]) => Asked|null} begin
 *   fair over all questions that are asked with what it returns
 */
import { seeded } from "../random.js";
import { heightOf } from "./board.js";
import { shuffled } from "./choose.js";
import { LETTERS } from "./letters.js";
import { positionOf } from "./position.js";
import { SheetError, sessionAt, stepAt, stepsOf } from "./run.js";
import { seedOf, sheetOf } from "./sheet.js";

/** Steps that are looked through, and questions of a sheet. */
const LONGEST = 400;
const MOST = 6;
/** For a right answer. */
const MARKS = 1;
/** Millimetres: a square, a question with few words, and what lies between two. */
const SIDE = { least: 8, most: 10, board: 40 };
const WORDS = 36;
const BETWEEN = 4;

/** @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>} */
export function* questions(spec, { engine, view, asking, room }) {
  const { setup, from, to } = spec;
  if (to - from >= LONGEST) throw new SheetError("large");
  const { before, steps } = yield* stepsOf(engine, setup, from, to);
  const random = seeded(seedOf(spec));
  const side = Math.max(SIDE.least, Math.min(SIDE.most, Math.floor(SIDE.board / before.frame.files)));
  const height = Math.max(WORDS, heightOf({ ranks: before.frame.ranks, side })) + BETWEEN;
  const count = Math.min(MOST, Math.max(1, Math.floor(room.height / height)));
  const ask = asking.begin();
  /** @type {Map<string, { step: number, question: Question }>} */
  const found = new Map();
  const session = yield* sessionAt(engine, setup, from);
  try {
    for (const { step } of shuffled(steps, random)) {
      if (found.size === count) break;
      while (!session.seek(step, 8)) yield;
      // Each template once.
      const rest = asking.templates.filter((template) => !found.has(template));
      const asked = ask(session, { ...view, random }, rest);
      if (asked)
        found.set(asked.template, { step, question: questionOf(asked, stepAt(session), view, side) });
      yield;
    }
  } finally {
    session.free();
  }
  if (found.size === 0) throw new SheetError("none");
  const inOrder = Array.from(found.values()).sort((a, b) => a.step - b.step);
  return sheetOf(spec, before.frame, view, [
    { type: "text", text: view.i18n.t("sheets.questions.do") },
    { type: "questions", questions: inOrder.map(({ question }) => question) },
    { type: "text", text: view.i18n.t("sheets.total", { count: inOrder.length * MARKS }) },
  ]);
}

/** @param {Asked} asked @param {Step} step @param {View} view @param {number} side @returns {Question} */
function questionOf({ ask, options, because }, step, view, side) {
  const { i18n } = view;
  const right = options.flatMap((option, i) => (option.right ? [LETTERS[i]] : []));
  const last = right.pop() ?? "";
  const letters = right.length === 0 ? last : i18n.t("sheets.or", { first: i18n.list(right), second: last });
  return {
    ask: i18n.t("sheets.questions.ask", { step: step.step, ask }),
    options: options.map(({ text }) => text),
    answer: i18n.t("sheets.questions.answer", { letters, because }),
    marks: MARKS,
    board: positionOf(step, view, side),
  };
}
