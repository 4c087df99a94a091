/**
 * Checking what a program printed, or what somebody wrote down: by the rules alone, never against a stored
 * answer. It says how it read the text, and where the first fault is.
 *
 * @import { Check } from "./pkg/backstep.js"
 * @import { I18n } from "./i18n/index.js"
 * @import { Frame, Labels } from "./types.js"
 */

import { openDialog } from "./ui/dialogs.js";
import { make, svg } from "./ui/dom.js";
import { checkedText } from "./words/checked.js";
import { label } from "./words/squares.js";

/** Boards larger than this are told, not drawn. */
const DRAWN = 40;

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {Labels} options.labels
 * @param {Frame} options.frame of the puzzle on the board
 * @param {(text: string) => Check} options.check
 * @param {(checked: Check) => void} options.onPlay shows a right answer on the board
 */
export function openCheck({ i18n, labels, frame, check, onPlay }) {
  const { t } = i18n;
  const area = make("textarea", { rows: 8, spellcheck: false, "aria-describedby": "check-hint" });
  const label = make("label", { className: "check-text" }, make("span", {}, t("check.paste")), area);
  const button = make("button", { type: "submit", className: "primary" }, t("check.button"));
  const result = make("div", { className: "check-result", role: "status" });
  const hint = make("p", { id: "check-hint", className: "quiet-text" }, t("check.hint"));
  const form = make("form", {}, label, hint, button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const checked = check(area.value);
    const parts = [
      make("p", { className: checked.ok ? "right" : "fault" }, checkedText(checked, i18n, labels)),
    ];
    const remark = checked.ok ? remarkOn(checked, frame, i18n, labels) : "";
    if (remark) parts.push(make("p", {}, remark));
    if (checked.how !== "none")
      parts.push(make("p", { className: "quiet-text" }, t(`check.how.${checked.how}`)));
    result.replaceChildren(...parts);
    if (checked.squares.length > 0 && Math.max(checked.files, checked.ranks) <= DRAWN)
      result.append(picture(checked));
    if (checked.ok) {
      const play = make("button", { type: "button" }, t("check.play"));
      play.addEventListener("click", () => {
        close();
        onPlay(checked);
      });
      result.append(play);
    }
  });
  const close = openDialog("check-dialog", "nav.check", i18n, form, result);
  area.focus();
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

/** The board with the squares of the fault marked. @param {Check} checked */
function picture({ files, ranks, problem, squares, fault }) {
  const board = svg("svg", { viewBox: `0 0 ${files} ${ranks}`, class: "check-board", "aria-hidden": "true" });
  for (let i = 0; i < files * ranks; i++) {
    const [x, y] = [i % files, Math.floor(i / files)];
    const tone = (x + ranks - 1 - y) % 2 === 0 ? "rule-dark" : "rule-light";
    board.append(svg("rect", { x, y, width: 1, height: 1, class: tone }));
  }
  /** @param {number} square */
  const at = (square) => ({ cx: (square % files) + 0.5, cy: Math.floor(square / files) + 0.5 });
  for (const [i, square] of squares.entries()) {
    const { cx, cy } = at(square);
    if (problem === "queens") board.append(svg("circle", { cx, cy, r: 0.34, class: "gallery-queen" }));
    else {
      const number = svg("text", { x: cx, y: cy + 0.13, class: "check-number" });
      number.textContent = String(i);
      board.append(number);
    }
  }
  for (const square of fault?.squares ?? []) {
    board.append(svg("circle", { ...at(square), r: 0.44, class: "check-fault" }));
  }
  return board;
}
