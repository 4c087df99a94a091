/**
 * Sheets as pages: the elements that are seen in the dialog and printed.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Block, Card, Cell, Plate, Question, Sheet, Table } from "./types.js"
 */
import { make } from "../ui/dom.js";
import { drawBoard, widthOf } from "./board.js";
import { groupsOf } from "./groups.js";
import { LETTERS } from "./letters.js";

/** Millimetres of a row to write in, if there are few. */
const ROW = 9;

/**
 * A sheet to be filled in.
 * @param {Sheet} sheet @param {string} code its number @param {I18n} i18n
 */
export function sheetPage({ spec, title, puzzle, named, blocks }, code, i18n) {
  const { t } = i18n;
  const head = named ? [heading(title, puzzle), nameLine(i18n)] : [];
  const told = t("sheets.foot", { letter: spec.letter, number: spec.number, version: spec.version });
  return page(
    i18n,
    ...head,
    ...blocks.map((block) => blockOf(block, i18n)),
    footer(named ? told : "Backstep", named ? code : ""),
  );
}

/**
 * The answers to sheets of one kind.
 * @param {readonly Sheet[]} sheets @param {readonly string[]} codes @param {I18n} i18n
 */
export function keyPage(sheets, codes, i18n) {
  const { t } = i18n;
  const [{ title, puzzle }] = sheets;
  const alone = sheets.length === 1;
  const parts = groupsOf(sheets).map((group) => {
    const names = group.map((sheet) => codes[sheets.indexOf(sheet)]);
    const answers = group[0].blocks.flatMap((block) => answersOf(block, alone));
    return make("section", {}, ...(alone ? [] : [make("h3", {}, i18n.list(names))]), ...answers);
  });
  const body = make("div", { className: alone ? "sheet-key" : "sheet-key sheet-keys" }, ...parts);
  return page(
    i18n,
    heading(t("sheets.key", { title }), puzzle),
    body,
    footer(t("sheets.key.foot"), alone ? codes[0] : ""),
  );
}

/** A page that keeps the key off the back of a sheet. @param {I18n} i18n */
export function emptyPage(i18n) {
  return page(i18n, make("p", { className: "sheet-quiet" }, i18n.t("sheets.back")));
}

/** @param {I18n} i18n @param {...Node} content */
function page({ lang, dir }, ...content) {
  return make("article", { className: "sheet", lang, dir }, ...content);
}

/** @param {string} title @param {string} puzzle */
function heading(title, puzzle) {
  return make("header", { className: "sheet-head" }, make("h2", {}, title), make("span", {}, puzzle));
}

/** @param {I18n} i18n */
function nameLine({ t }) {
  const fields = /** @type {const} */ (["sheets.name", "sheets.roll", "sheets.class"]);
  return make("p", { className: "sheet-name" }, ...fields.map((key) => make("span", {}, t(key))));
}

/** @param {string} told @param {string} code */
function footer(told, code) {
  return make("footer", { className: "sheet-foot" }, make("span", {}, told), make("code", {}, code));
}

/** @param {Block} block @param {I18n} i18n @returns {Node} */
function blockOf(block, i18n) {
  switch (block.type) {
    case "text":
      return make("p", {}, block.text);
    case "table":
      return table(block, ({ text, asked, gap = "" }) => make("td", {}, asked ? gap : text));
    case "plates":
      return plates(block.plates);
    case "questions":
      return make(
        "ol",
        { className: "sheet-questions" },
        ...block.questions.map((question) => questionOf(question, i18n)),
      );
    case "tree":
      return make("div", { className: "sheet-tree" }, block.draw(false));
    case "cards": {
      const grid = make("div", { className: "sheet-cards" }, ...block.cards.map((each) => card(each, i18n)));
      grid.style.gridTemplateColumns = `repeat(${block.columns}, 1fr)`;
      grid.classList.toggle("sheet-folds", block.folded === true);
      return grid;
    }
  }
}

/**
 * What a key says of a block.
 * @param {Block} block @param {boolean} alone whether what was asked is the same all over the key
 * @returns {Node[]}
 */
function answersOf(block, alone) {
  switch (block.type) {
    case "text":
    case "cards":
      return [];
    case "table":
      return [table(block, ({ text, asked }) => make("td", {}, asked && alone ? make("b", {}, text) : text))];
    case "plates":
      return list(block.plates.flatMap(({ answer }) => answer ?? []));
    case "questions":
      return list(block.questions.map(({ answer }) => answer));
    case "tree":
      return [
        make("div", { className: "sheet-tree" }, block.draw(true)),
        make("ul", { className: "sheet-nodes" }, ...block.answers.map((answer) => make("li", {}, answer))),
      ];
  }
}

/** @param {readonly string[]} answers */
function list(answers) {
  return answers.length === 0
    ? []
    : [make("ol", { className: "sheet-answers" }, ...answers.map((answer) => make("li", {}, answer)))];
}

/** @param {Table} table @param {(cell: Cell) => HTMLElement} cellOf */
function table({ head, rows, widths, height }, cellOf) {
  const all = widths.reduce((sum, width) => sum + width, 0);
  const columns = widths.map((width) => {
    const column = make("col");
    column.style.width = `${(100 * width) / all}%`;
    return column;
  });
  const element = make(
    "table",
    { className: "sheet-table" },
    make("colgroup", {}, ...columns),
    make("thead", {}, make("tr", {}, ...head.map((text) => make("th", { scope: "col" }, text)))),
    make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cellOf)))),
  );
  element.style.setProperty("--row", String(Math.min(ROW, height / rows.length)));
  return element;
}

/** @param {readonly Plate[]} all */
function plates(all) {
  const element = make("div", { className: "sheet-plates" }, ...all.map(plate));
  const [width = 0, ...others] = all.map(({ board }) => widthOf(board));
  element.classList.toggle("sheet-grid", others.length > 0 && others.every((each) => each === width));
  element.style.setProperty("--plate", String(width));
  return element;
}

/** @param {Plate} plate */
function plate({ board, caption, lines = 0 }) {
  const said = caption ? [make("figcaption", {}, caption)] : [];
  return make("figure", {}, ...said, drawBoard(board), ...linesToWriteOn(lines));
}

/** @param {Question} question @param {I18n} i18n */
function questionOf({ ask, options = [], marks, lines = 0, board }, { t }) {
  const told = make("p", {}, ask);
  if (marks !== undefined)
    told.append(" ", make("b", { className: "sheet-marks" }, t("sheets.marks", { count: marks })));
  // A short answer has its place behind the question.
  if (lines === 0 && options.length === 0) told.append(" ", make("span", { className: "sheet-blank" }));
  const items = options.map((option, i) => make("li", {}, make("b", {}, LETTERS[i]), ` ${option}`));
  const text = make(
    "div",
    {},
    told,
    ...(items.length > 0 ? [make("ul", {}, ...items)] : []),
    ...linesToWriteOn(lines),
  );
  const row = board ? make("div", { className: "sheet-asked" }, text, drawBoard(board)) : text;
  return make("li", {}, row);
}

/** @param {number} count */
const linesToWriteOn = (count) =>
  Array.from({ length: count }, () => make("div", { className: "sheet-write" }));

/** @param {Card} card @param {I18n} i18n */
function card({ letter, text, lines = 0, named, boards = [] }, i18n) {
  return make(
    "section",
    { className: "sheet-card" },
    ...(letter ? [make("strong", {}, letter)] : []),
    ...(named ? [nameLine(i18n)] : []),
    ...(text ? [make("p", {}, text)] : []),
    ...(boards.length > 0 ? [plates(boards.map((board) => ({ board, lines: 1 })))] : []),
    ...linesToWriteOn(lines),
  );
}

/** Whether there is anything to be answered on a sheet. @param {Sheet} sheet */
export function hasAnswers({ blocks }) {
  return blocks.some((block) => answersOf(block, true).length > 0);
}
