/**
 * Worksheet D: Warnsdorff's rule by hand. A table of where the knight can go and how many ways on each square has, left
 * out in some rows; then a tie, where the class parts.
 *
 * @import { Candidate, Frame } from "../types.js"
 * @import { Session } from "../pkg/backstep.js"
 * @import { Plate, Sheet, Spec, Tools, View } from "./types.js"
 */

import { seeded } from "../random.js";
import { withFields } from "../setup-text.js";
import { label } from "../words/squares.js";
import { heightOf } from "./board.js";
import { some } from "./choose.js";
import { SheetError, sessionAt } from "./run.js";
import { seedOf, sheetOf } from "./sheet.js";

/** Bits of a mask: a place; a solution; exhausted; a dead end. */
const PLACED = 1 << 1;
const END = (1 << 4) | (1 << 5) | (1 << 8);
/** Steps and milliseconds for following the rule from a tie: it takes as many steps as there are squares. */
const AHEAD = { steps: 10_000, ms: 50 };
/** Rows of a table. */
const LONGEST = 20;
/** Millimetres: columns, the squares of the boards on which it goes on, and what is written above and below them. */
const WIDTHS = [18, 28, 107, 32];
const SIDE = 9;
const WORDS = 40;
/** Where a number is left out. */
const GAP = "__";

/** @param {Spec} spec @param {Tools} tools @param {boolean} isLesson every second row is asked @returns {Generator<void, Sheet>} */
export function* degrees(spec, { engine, view, room }, isLesson) {
  if (spec.to - spec.from >= LONGEST) throw new SheetError("large");
  const setup = withFields(spec.setup, { method: "warnsdorff", pure: "", prune: "" });
  const session = yield* sessionAt(engine, setup, 0);
  try {
    const nodes = nodesOf(session, spec);
    const rows = nodes.map((_, i) => i);
    const asked = isLesson
      ? rows.filter((i) => i % 2 === 1)
      : some(rows.slice(1), rows.length >> 1, seeded(seedOf(spec)));
    const { t } = view.i18n;
    const last = nodes[nodes.length - 1];
    const tied = bestOf(last).length > 1 ? bestOf(last) : [];
    return sheetOf(spec, last, view, [
      { type: "text", text: t("sheets.degrees.do") },
      {
        type: "table",
        head: [
          t("sheets.degrees.move"),
          t("sheets.degrees.on"),
          t("sheets.degrees.ways"),
          t("sheets.degrees.to"),
        ],
        rows: nodes.map((frame, i) => row(frame, nodes[i + 1], asked.includes(i), view)),
        widths: WIDTHS,
        height: room.height - heightOf({ ranks: last.ranks, side: SIDE }) - WORDS,
      },
      ...(tied.length > 0 ? [{ type: /** @type {const} */ ("text"), text: tieText(last, tied, view) }] : []),
      { type: "plates", plates: tied.slice(0, 2).map((each) => branch(engine, session, last, each, view)) },
    ]);
  } finally {
    session.free();
  }
}

/** The nodes at which the moves of the range begin: the knight stands there, nothing was tried. @param {Session} session @param {Spec} spec */
function nodesOf(session, { from, to }) {
  const nodes = [];
  for (;;) {
    const frame = /** @type {Frame} */ (session.frame());
    const move = frame.path.length - 1;
    if (move > to || frame.candidates.length === 0) break;
    if (move >= from) nodes.push(frame);
    if (move === to || session.runTo({ mask: PLACED }, 1, AHEAD.steps, AHEAD.ms).stop !== "reached") break;
    // The rule alone: where it has to take back, the table ends.
    if (session.counts().backtracks > 0) break;
  }
  if (nodes.length === 0) throw new SheetError("none");
  return nodes;
}

/** The candidates as the knight tries them without the rule. @param {Frame} frame @returns {Required<Pick<Candidate, "square"|"degree">>[]} */
function jumpsOf({ candidates }) {
  return Array.from(candidates)
    .sort((a, b) => (a.jump ?? 0) - (b.jump ?? 0))
    .map(({ square = 0, degree = 0 }) => ({ square, degree }));
}

/** The squares with the fewest ways on. @param {Frame} frame @returns {number[]} as the rule tries them */
function bestOf({ candidates }) {
  return candidates.filter(({ degree }) => degree === candidates[0].degree).map(({ square = 0 }) => square);
}

/** @param {Frame} frame @param {Frame|undefined} next @param {boolean} asked @param {View} view */
function row(frame, next, asked, { i18n, labels }) {
  const name = (/** @type {number} */ square) => label(square, frame, labels);
  const jumps = jumpsOf(frame);
  const ways = (/** @type {(degree: number) => string} */ say) =>
    jumps.map(({ square, degree }) => `${name(square)}: ${say(degree)}`).join("    ");
  const [first, second] = bestOf(frame).map(name);
  const tie = second ? i18n.t("sheets.or", { first, second }) : first;
  return [
    { text: i18n.n(frame.path.length - 1) },
    { text: name(frame.path[frame.path.length - 1]) },
    { text: ways(i18n.n), asked, gap: ways(() => GAP) },
    { text: next ? name(next.path[next.path.length - 1]) : tie, asked: asked || !next },
  ];
}

/** @param {Frame} frame @param {readonly number[]} tied @param {View} view */
function tieText(frame, [first, second], { i18n, labels }) {
  return i18n.t("sheets.degrees.half", {
    first: label(first, frame, labels),
    second: label(second, frame, labels),
  });
}

/**
 * A board on which the rule is followed from one side of a tie.
 * @param {Tools["engine"]} engine @param {Session} session at the tie @param {Frame} frame @param {number} square
 * @param {View} view @returns {Plate}
 */
function branch({ Session }, session, frame, square, { i18n, labels }) {
  const { files, ranks, path, goal, candidates } = frame;
  // The same node with the candidates before this one left behind.
  const left = candidates.findIndex((candidate) => candidate.square === square);
  const address = Array.from(session.address());
  address[address.length - 1] = left;
  const counts = session.counts();
  const seen = { placed: counts.placed + left, backtracks: left, step: counts.step + 2 * left };
  const search = Session.restore(session.setup(), address, { ...counts, ...seen });
  const { stop } = search.runTo({ mask: END }, 1, AHEAD.steps, AHEAD.ms);
  const end = /** @type {Frame} */ (search.frame());
  search.free();
  const name = (/** @type {number|null} */ each) => (each === null ? "" : label(each, frame, labels));
  const params = { square: name(square), end: name(end.head), pieces: end.path.length, goal };
  const result = stop !== "reached" ? "open" : end.solution ? "whole" : "stuck";
  const numbers = [...path, square].map((each, move) => /** @type {const} */ ([each, String(move)]));
  return {
    board: {
      files,
      ranks,
      labels,
      side: SIDE,
      name: i18n.t("sheets.drawn", {
        files,
        ranks,
        squares: i18n.list([...path, square].map(name)),
      }),
      barred: frame.blocked,
      texts: new Map(numbers),
    },
    caption: i18n.t("sheets.degrees.from", { square: name(square) }),
    answer: i18n.t(`sheets.degrees.${result}`, params),
    lines: 1,
  };
}
