/**
 * Worksheet C: what programs have printed. Some of it is right; in the rest there is a fault to be found. What is wrong
 * is what the checker says.
 *
 * @import { Engine, Plate, Sheet, Spec, Tools, View } from "./types.js"
 * @import { Random } from "./choose.js"
 */

import { seeded } from "../random.js";
import { likelyText, verdictText } from "../words/checked.js";
import { label } from "../words/squares.js";
import { shuffled, some } from "./choose.js";
import { SheetError } from "./run.js";
import { seedOf, sheetOf } from "./sheet.js";

/** The boards of the lessons: a jump that is none, a program without its take-back, two queens on a line, a right one. */
const LESSON = [
  "24 21 8 13 6/9 14 5 22 3/20 23 18 7 12/15 10 1 4 17/0 19 16 11 2",
  "0 5 18 9 14/19 10 15 4 17/18 1 6 13 8/11 20 11 16 3/12 17 2 7 12",
  "00100000/10000000/00000010/00010000/00000001/00001000/01000000/00000100",
  "23 10 15 4 25/16 5 24 9 14/11 22 1 18 3/6 17 20 13 8/21 12 7 2 19",
];

/** Boards of a sheet that are made for it, and their sizes. */
const KNIGHT = 5;
const QUEENS = 8;
/** Millimetres of a square. */
const SIDE = { tour: 13, queens: 8.5 };
/** How a search ends: a solution, exhausted, stuck; and what a try may take. */
const END = (1 << 4) | (1 << 5) | (1 << 6);
const STEPS = 100_000;
const PIECE = 8;
const TRIES = 50;
const SEEDS = 2 ** 31;

/** @typedef {readonly string[][]} Cells of a board, row by row as printed */

/** @param {Spec} spec @param {Tools} tools @param {boolean} isLesson @returns {Generator<void, Sheet>} */
export function* faults(spec, { engine, view }, isLesson) {
  const boards = isLesson ? LESSON.map(cellsOf) : yield* made(engine, seeded(seedOf(spec)));
  return sheetOf(spec, null, view, [
    { type: "text", text: view.i18n.t("sheets.faults.do") },
    { type: "plates", plates: boards.map((cells, i) => plate(engine, cells, i, view)) },
  ]);
}

/** @param {string} text @returns {string[][]} */
const cellsOf = (text) =>
  text.split("/").map((line) => (line.includes(" ") ? line.split(" ") : Array.from(line)));

/** Four boards, one of each kind; which one is right is left to chance. @param {Engine} engine @param {Random} random @returns {Generator<void, Cells[]>} */
function* made(engine, random) {
  const boards = [];
  for (const kind of [wrongJump, twice, attack, random(2) === 0 ? rightTour : rightQueens]) {
    for (let tries = 0; boards.length < 4; tries++) {
      if (tries === TRIES) throw new SheetError("none");
      yield;
      const cells = kind(engine, random);
      // Chance may have made something else than was meant: the checker has the last word.
      if (!cells) continue;
      if (engine.check(textOf(cells)).ok !== (kind === rightTour || kind === rightQueens)) continue;
      boards.push(cells);
      break;
    }
  }
  return shuffled(boards, random);
}

/** @param {Cells} cells */
const textOf = (cells) => cells.map((line) => line.join(" ")).join("\n");

/** A solution as the squares in order, or null if this seed finds none soon. @param {Engine} engine @param {string} setup @returns {number[]|null} */
function solution({ Session }, setup) {
  const session = Session.open(setup);
  session.runUntil(END, STEPS, PIECE);
  const found = session.status() === "solution" ? Array.from(session.snapshot()) : null;
  session.free();
  return found;
}

/** @param {Engine} engine @param {Random} random */
function tourOf(engine, random) {
  // A tour of an odd board begins on a square of the colour of its corners.
  const start = 2 * random((KNIGHT * KNIGHT + 1) / 2);
  const name = label(start, { files: KNIGHT, ranks: KNIGHT }, "chess");
  const order = `ties=random&seed=${random(SEEDS)}`;
  return solution(engine, `problem=tour&n=${KNIGHT}&method=warnsdorff&start=${name}&${order}`);
}

/** @param {Engine} engine @param {Random} random */
function queensOf(engine, random) {
  return solution(engine, `problem=queens&n=${QUEENS}&columns=random&seed=${random(SEEDS)}`);
}

/** The board with the numbers of the moves, from 0 or 1. @param {readonly number[]} path @param {Random} random @returns {string[][]} */
function numbered(path, random) {
  const first = random(2);
  return grid(KNIGHT, (square) => String(path.indexOf(square) + first));
}

/** @param {readonly number[]} queens */
const matrix = (queens) => grid(QUEENS, (square) => (queens.includes(square) ? "1" : "0"));

/** @param {number} n @param {(square: number) => string} text */
const grid = (n, text) =>
  Array.from({ length: n }, (_, row) => Array.from({ length: n }, (__, column) => text(row * n + column)));

/** @param {Engine} engine @param {Random} random @returns {Cells|null} */
function rightTour(engine, random) {
  const path = tourOf(engine, random);
  return path && numbered(path, random);
}

/** @param {Engine} engine @param {Random} random @returns {Cells|null} */
function rightQueens(engine, random) {
  const queens = queensOf(engine, random);
  return queens && matrix(queens);
}

/** One jump that is none: the end of the tour is walked backwards, so all the others stay jumps. @param {Engine} engine @param {Random} random @returns {Cells|null} */
function wrongJump(engine, random) {
  const path = tourOf(engine, random);
  if (!path) return null;
  const at = 2 + random(path.length - 4);
  return numbered([...path.slice(0, at), ...path.slice(at).reverse()], random);
}

/** A number twice, another one missing. @param {Engine} engine @param {Random} random @returns {Cells|null} */
function twice(engine, random) {
  const path = tourOf(engine, random);
  if (!path) return null;
  const cells = numbered(path, random);
  const [from, to] = some(path, 2, random);
  const place = (/** @type {number} */ square) => ({
    row: Math.floor(square / KNIGHT),
    column: square % KNIGHT,
  });
  const [one, two] = [place(from), place(to)];
  cells[two.row][two.column] = cells[one.row][one.column];
  return cells;
}

/**
 * Two queens change columns, so that one of them is attacked along one diagonal: by a third, for the two attack each
 * other afterwards only if they did before.
 * @param {Engine} engine @param {Random} random @returns {Cells|null}
 */
function attack(engine, random) {
  const queens = queensOf(engine, random);
  if (!queens) return null;
  for (const [one, two] of shuffled(pairsOf(queens), random)) {
    const others = queens.filter((queen) => queen !== one && queen !== two);
    const names = others.map((square) => label(square, { files: QUEENS, ranks: QUEENS }, "chess"));
    const session = engine.Session.open(`problem=queens&n=${QUEENS}&queens=${names.join(".")}`);
    const attacks = session.attacks();
    session.free();
    const moved = (two % QUEENS) - (one % QUEENS);
    if (attacks[one + moved] + attacks[two - moved] === 1)
      return matrix([...others, one + moved, two - moved]);
  }
  return null;
}

/** @param {readonly number[]} items */
const pairsOf = (items) => items.flatMap((one, i) => items.slice(i + 1).map((two) => [one, two]));

/** @param {Engine} engine @param {Cells} cells @param {number} index @param {View} view @returns {Plate} */
function plate(engine, cells, index, view) {
  const { i18n, labels } = view;
  const text = textOf(cells);
  const checked = engine.check(text);
  const { problem, how } = checked;
  const [verdict, likely] = [verdictText(checked, i18n, labels), likelyText(checked, i18n)];
  const [files, ranks] = [cells[0].length, cells.length];
  const all = cells.flat();
  const isQueens = problem === "queens";
  const first = how === "from1" || (how === "none" && !all.includes("0")) ? 1 : 0;
  return {
    board: {
      files,
      ranks,
      labels,
      side: SIDE[problem],
      name: i18n.t("sheets.printed", { files, ranks, text: cells.map((line) => line.join(" ")).join(" / ") }),
      queens: isQueens ? all.flatMap((cell, square) => (cell === "1" ? [square] : [])) : [],
      texts: new Map(isQueens ? [] : all.map((cell, square) => [square, cell])),
    },
    caption: i18n.t(`sheets.faults.${problem}`, { board: index + 1, files, ranks, first }),
    answer: likely ? i18n.sentences(verdict, likely) : verdict,
    lines: 2,
  };
}
