/**
 * What is said of a checked text: the verdict first, then the likely mistake, then how it was read.
 *
 * @import { Check } from "../pkg/backstep.js"
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Frame, Labels } from "../types.js"
 */
import { make } from "../ui/dom.js";
import { spoken } from "../words/params.js";
import { label } from "../words/squares.js";

/** Characters of a line that are quoted. */
const QUOTED = 80;

/**
 * @param {Check} checked @param {string} text that was checked
 * @param {Frame} frame of the puzzle on the board @param {I18n} i18n @param {Labels} labels
 * @returns {HTMLElement[]}
 */
export function report(checked, text, frame, i18n, labels) {
  /** @type {HTMLElement[]} */
  const parts = [make("p", { className: checked.ok ? "right" : "fault" }, verdictOf(checked, i18n, labels))];
  /** @param {string} sentence @param {string} [className] */
  const add = (sentence, className = "") => {
    if (sentence) parts.push(make("p", { className }, sentence));
  };
  add(likelyOf(checked, i18n), "likely");
  if (checked.ok) add(remarkOn(checked, frame, i18n, labels));
  add(countOf(checked, i18n));
  add(readingOf(checked, i18n), "quiet-text");
  if (checked.cut) add(i18n.t("check.cut"), "quiet-text");
  const { kind, params } = checked.fault ?? { kind: "", params: {} };
  if ((kind === "unreadable" || kind === "size") && Number(params.line) > 0) {
    const key = kind === "size" ? "check.oddLine" : "check.suspect";
    add(i18n.t(key, { line: Number(params.line) }), "quiet-text");
    parts.push(make("pre", { className: "check-line" }, lineOf(text, Number(params.line))));
  }
  return parts;
}

/** @param {string} text @param {number} line from 1, as the engine counts them @returns {string} */
function lineOf(text, line) {
  const found = text.split(/\r\n|[\n\r\u0085\u2028]/)[line - 1] ?? "";
  return found.length > QUOTED ? `${found.slice(0, QUOTED)} …` : found;
}

/** @param {Check} checked @param {I18n} i18n @param {Labels} labels @returns {string} */
function verdictOf({ ok, problem, files, ranks, closed, squares, fault }, i18n, labels) {
  if (ok || !fault) {
    const kind = problem === "queens" ? "queens" : closed ? "closed" : "open";
    return i18n.t(`check.ok.${kind}`, { n: squares.length, files, ranks });
  }
  /** @param {number|undefined} square */
  const name = (square) => (square === undefined ? "" : label(square, { files, ranks }, labels));
  const [a, b] = fault.squares;
  // An attack is told by its line: a row, a column, a diagonal, or one square.
  const exact =
    fault.kind === "attack" ? `check.fault.attack.${fault.params.line}` : `check.fault.${fault.kind}`;
  const key = /** @type {Key} */ (i18n.has(exact) ? exact : "check.fault.unreadable");
  return i18n.t(key, { ...spoken(fault.params), a: name(a), b: name(b) });
}

/** @param {Check} checked @param {I18n} i18n @returns {string} */
function likelyOf({ likely }, i18n) {
  if (!likely) return "";
  // Tests that are missing are told by the lines on which queens attack each other.
  const exact =
    likely.bug === "untested" ? `check.likely.untested.${likely.params.lines}` : `check.likely.${likely.bug}`;
  return i18n.has(exact) ? i18n.t(exact, spoken(likely.params)) : "";
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
