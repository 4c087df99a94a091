/**
 * What is said of a checked text: the verdict first, then the likely mistake, then how it was read.
 *
 * @import { Check } from "../pkg/backstep.js"
 * @import { I18n } from "../i18n/index.js"
 * @import { Frame, Labels } from "../types.js"
 */
import { make } from "../ui/dom.js";
import { likelyText, verdictText } from "../words/checked.js";
import { label } from "../words/squares.js";

/** Characters of a line that are quoted. */
const QUOTED = 80;

/**
 * What is said, sentence by sentence.
 * @typedef {{ text: string, className: string }} Told
 * @param {Check} checked @param {Frame} frame of the puzzle on the board @param {I18n} i18n @param {Labels} labels
 * @returns {Told[]}
 */
export function tell(checked, frame, i18n, labels) {
  const told = [
    { text: verdictText(checked, i18n, labels), className: checked.ok ? "right" : "fault" },
    { text: likelyText(checked, i18n), className: "likely" },
    { text: checked.ok ? remarkOn(checked, frame, i18n, labels) : "", className: "" },
    { text: countOf(checked, i18n), className: "" },
    { text: readingOf(checked, i18n), className: "quiet-text" },
    { text: checked.cut ? i18n.t("check.cut") : "", className: "quiet-text" },
    { text: suspicionOf(checked, i18n), className: "quiet-text" },
  ];
  return told.filter(({ text }) => text !== "");
}

/**
 * @param {Check} checked @param {string} text that was checked
 * @param {Frame} frame @param {I18n} i18n @param {Labels} labels
 * @returns {HTMLElement[]}
 */
export function report(checked, text, frame, i18n, labels) {
  /** @type {HTMLElement[]} */
  const parts = tell(checked, frame, i18n, labels).map(({ text, className }) =>
    make("p", { className }, text),
  );
  const line = suspectOf(checked);
  if (line > 0) parts.push(make("pre", { className: "check-line", dir: "ltr" }, lineOf(text, line)));
  return parts;
}

/** The line of the text that is the trouble, from 1; 0 if it is no single one. @param {Check} checked */
function suspectOf({ fault }) {
  return fault?.kind === "unreadable" || fault?.kind === "size" ? Number(fault.params.line ?? 0) : 0;
}

/** @param {Check} checked @param {I18n} i18n */
function suspicionOf(checked, i18n) {
  const line = suspectOf(checked);
  if (line === 0) return "";
  return i18n.t(checked.fault?.kind === "size" ? "check.oddLine" : "check.suspect", { line });
}

/** @param {string} text @param {number} line from 1, as the engine counts them @returns {string} */
function lineOf(text, line) {
  const found = text.split(/\r\n|[\n\r\u0085\u2028]/)[line - 1] ?? "";
  return found.length > QUOTED ? `${found.slice(0, QUOTED)} …` : found;
}

/**
 * What a right answer has to do with the puzzle on the board.
 * @param {Check} checked @param {Frame} frame @param {I18n} i18n @param {Labels} labels @returns {string}
 */
function remarkOn({ problem, files, ranks, squares }, frame, i18n, labels) {
  if (problem !== frame.problem || files !== frame.files || ranks !== frame.ranks) {
    return i18n.t("check.otherBoard", { files: frame.files, ranks: frame.ranks });
  }
  /** @param {number} square */
  const name = (square) => label(square, frame, labels);
  const given = Array.from(frame.path.slice(0, frame.given));
  if (problem === "queens") {
    const missing = given.find((queen) => !squares.includes(queen));
    return missing === undefined ? "" : i18n.t("check.fault.given", { a: name(missing) });
  }
  const other = given.length > 0 && squares[0] !== given[0];
  return other ? i18n.t("check.otherStart", { a: name(squares[0]), b: name(given[0]) }) : "";
}

/** Which of how many answers it is. @param {Check} checked @param {I18n} i18n @returns {string} */
function countOf({ answers, answer, different }, { t, sentences }) {
  if (answers.length < 2) return "";
  const right = answers.filter(({ ok }) => ok).length;
  const told = [t("check.answers", { count: answers.length, right, number: answer + 1 })];
  if (different < right) told.push(t("check.different", { different }));
  return sentences(...told);
}

/** Which lines were read, and as what. @param {Check} checked @param {I18n} i18n @returns {string} */
function readingOf({ how, lines: { from, to } }, { t, sentences }) {
  if (how === "none" || from === 0) return "";
  return sentences(
    from === to ? t("check.line", { from }) : t("check.lines", { from, to }),
    t(`check.how.${how}`),
  );
}
