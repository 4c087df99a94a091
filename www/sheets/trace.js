/**
 * Worksheet A: the steps of a run as a table in which some cells are left out.
 *
 * @import { Random } from "./choose.js"
 * @import { Step } from "./run.js"
 * @import { Cell, Plate, Question, Sheet, Spec, Tools, View } from "./types.js"
 */

import { seeded } from "../random.js";
import { fieldsOf, withFields } from "../setup-text.js";
import { movesOf } from "../words/moves.js";
import { label } from "../words/squares.js";
import { heightOf } from "./board.js";
import { some } from "./choose.js";
import { positionOf } from "./position.js";
import { reasonOf } from "./reasons.js";
import { SheetError, stepsOf } from "./run.js";
import { seedOf, sheetOf } from "./sheet.js";

/** What lesson 1 leaves out beside what is always asked. */
const LESSON = { why: [14, 18, 25], board: [12, 17, 21, 27] };
/** Rows that are given to begin with, if there is no dead end before. */
const GIVEN = 8;
/** Rows that are asked as a whole, at the least, and the longest table. */
const ASKED = 5;
const LONGEST = 60;
/** Millimetres: columns, a square of the board before the first step, a line above the table, the questions below. */
const WIDTHS = [13, 20, 36, 60, 57];
const SIDE = 8;
const LINE = 12;
const QUESTIONS = 38;

/** @param {Spec} spec @param {Tools} tools @param {boolean} isLesson the sheet that the lessons know @returns {Generator<void, Sheet>} */
export function* trace(spec, tools, isLesson) {
  if (spec.to - spec.from >= LONGEST) throw new SheetError("large");
  const { before, steps } = yield* stepsOf(tools.engine, spec.setup, spec.from, spec.to);
  if (steps.length === 0) throw new SheetError("none");
  const { view } = tools;
  const { t } = view.i18n;
  const { problem } = before.frame;
  const asked = isLesson ? lessonGaps(steps) : gaps(steps, seeded(seedOf(spec)));
  // Of an empty board nothing need be shown.
  const begins = before.frame.path.length > 0 ? [beginning(before, view)] : [];
  const order = jumpOrder(before, spec.setup, tools);
  const above = begins.reduce((sum, { board }) => sum + heightOf(board) + LINE, order ? LINE : 0);
  return sheetOf(spec, before.frame, view, [
    { type: "text", text: t("sheets.trace.do") },
    ...(order ? [{ type: /** @type {const} */ ("text"), text: order }] : []),
    ...(begins.length > 0 ? [{ type: /** @type {const} */ ("plates"), plates: begins }] : []),
    {
      type: "table",
      head: [
        t("sheets.step"),
        t("sheets.square"),
        t("sheets.what"),
        t("sheets.why"),
        t(`sheets.board.${problem}`),
      ],
      rows: steps.map((step) => row(step, asked, view)),
      widths: WIDTHS,
      height: tools.room.height - above - QUESTIONS,
    },
    { type: "questions", questions: questions(before, steps, view) },
  ]);
}

/** @param {Step} before @param {View} view @returns {Plate} */
function beginning(before, view) {
  const { step, frame } = before;
  const caption = view.i18n.t("sheets.trace.before", { step: step + 1 });
  return { board: positionOf({ ...before, frame: { ...frame, candidates: [] } }, view, SIDE), caption };
}

/**
 * In which order a knight tries its jumps, as seen from the middle of a board that holds them all.
 * @param {Step} before @param {string} setup @param {Tools} tools @returns {string} "" where there is no such order
 */
function jumpOrder({ frame }, setup, { engine, view }) {
  if (frame.problem !== "tour" || frame.method !== "backtrack") return "";
  const [a, b] = movesOf(setup).leaper;
  const n = 2 * Math.max(a, b) + 1;
  const size = { files: n, ranks: n };
  const middle = (n * n - 1) / 2;
  const { order = "" } = Object.fromEntries(fieldsOf(setup));
  const session = engine.Session.open(
    withFields(`problem=tour&n=${n}`, { start: label(middle, size, "chess"), leaper: `${a}.${b}`, order }),
  );
  const squares = session.frame().candidates.flatMap(({ square }) => square ?? []);
  session.free();
  const names = squares.map((square) => label(square, size, view.labels));
  return view.i18n.t("sheets.trace.order", {
    n,
    square: label(middle, size, view.labels),
    squares: view.i18n.list(names),
  });
}

/** @typedef {{ rows: Set<number>, why: Set<number>, board: Set<number> }} Gaps the steps whose cells are left out */

/** @param {readonly Step[]} steps @returns {Gaps} */
function lessonGaps(steps) {
  return { rows: turns(steps), why: new Set(LESSON.why), board: new Set(LESSON.board) };
}

/** @param {readonly Step[]} steps @param {Random} random @returns {Gaps} */
function gaps(steps, random) {
  const dead = steps.findIndex(({ frame }) => frame.deadEnd);
  const given = Math.min(dead < 0 ? GIVEN : dead + 1, GIVEN, steps.length >> 1);
  const later = steps.slice(given);
  const rows = turns(later);
  const rest = later.filter(({ step }) => !rows.has(step));
  const missing = Math.max(rest.length >> 3, ASKED - rows.size);
  for (const { step } of some(rest, missing, random)) rows.add(step);
  const of = (/** @type {readonly string[]} */ kinds) =>
    rest.filter(({ step, explanation }) => !rows.has(step) && kinds.includes(explanation?.kind ?? ""));
  const chosen = (/** @type {readonly Step[]} */ from) =>
    new Set(some(from, Math.ceil(from.length / 3), random).map(({ step }) => step));
  return { rows, why: chosen(of(["reject"])), board: chosen(of(["place", "backtrack"])) };
}

/** Where a piece is taken back, and what is placed at once behind that: the heart of the matter. @param {readonly Step[]} steps */
function turns(steps) {
  const kind = (/** @type {number} */ i) => steps[i]?.explanation?.kind;
  const found = steps.filter(
    (_, i) => kind(i) === "backtrack" || (kind(i) === "place" && kind(i - 1) === "backtrack"),
  );
  return new Set(found.map(({ step }) => step));
}

/** @param {Step} made @param {Gaps} asked @param {View} view @returns {Cell[]} */
function row(made, asked, view) {
  const { step, explanation, frame } = made;
  const { i18n, labels } = view;
  const { kind = "place", square } = explanation ?? {};
  const whole = asked.rows.has(step);
  const why = reasonOf(made, view);
  return [
    { text: i18n.n(step) },
    { text: square === undefined ? "–" : label(square, frame, labels), asked: whole },
    { text: i18n.t(`sheets.what.${kind}`), asked: whole },
    { text: why || "–", asked: whole || (asked.why.has(step) && why !== "") },
    { text: boardText(made, view), asked: whole || asked.board.has(step) },
  ];
}

/** The queens, or where the knight is. @param {Step} step @param {View} view @returns {string} */
function boardText({ frame }, { i18n, labels }) {
  const { path, problem, head } = frame;
  const names = Array.from(path, (square) => label(square, frame, labels));
  if (problem === "queens") return names.join(" ") || "–";
  const square = head === null ? i18n.t("sheets.off") : label(head, frame, labels);
  return i18n.t("sheets.move", { move: path.length - 1, square });
}

/** @param {Step} before @param {readonly Step[]} steps @param {View} view @returns {Question[]} */
function questions(before, steps, { i18n, labels }) {
  const { t, n } = i18n;
  const dead = steps.filter(({ frame }) => frame.deadEnd).map(({ step }) => n(step));
  const count = (/** @type {string} */ kind) =>
    steps.filter(({ explanation }) => explanation?.kind === kind).length;
  const [placed, taken] = [count("place"), count("backtrack")];
  const { problem } = before.frame;
  /** @type {Question[]} */
  const asked = [
    {
      ask: t("sheets.trace.dead"),
      answer: t("sheets.trace.dead.answer", { count: dead.length, steps: i18n.list(dead) }),
    },
    { ask: t(`sheets.trace.longest.${problem}`), answer: n(longestRetreat(steps)) },
    {
      ask: t("sheets.trace.sum"),
      answer: t("sheets.trace.sum.answer", { placed, taken, left: placed - taken }),
    },
  ];
  const again = resumed(steps);
  if (again) {
    const { step, old, at } = again;
    const square = label(old, before.frame, labels);
    asked.push({
      ask: t("sheets.trace.again", { step, square }),
      answer: t("sheets.trace.again.answer", { square, step: at }),
      lines: 1,
    });
  }
  return asked;
}

/** Pieces taken back with no placement between. @param {readonly Step[]} steps */
function longestRetreat(steps) {
  let [length, longest] = [0, 0];
  for (const { explanation } of steps) {
    if (explanation?.kind === "place") length = 0;
    if (explanation?.kind === "backtrack") length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Where the search goes on behind a square that it had tried before. @param {readonly Step[]} steps */
function resumed(steps) {
  for (const [i, { explanation, frame }] of steps.entries()) {
    const next = steps[i + 1];
    if (explanation?.kind !== "backtrack" || next?.explanation?.square === undefined) continue;
    const first = frame.candidates[0]?.square;
    const tried = steps.slice(0, i).find(({ explanation: past }) => past?.square === first);
    if (first !== undefined && first !== explanation.square && tried)
      return { step: next.step, old: first, at: tried.step };
  }
  return null;
}
