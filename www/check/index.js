/**
 * Checking what a program printed, or what somebody wrote down: by the rules alone, never against a stored
 * answer. It says how it read the text, where the first fault is, and which mistake is likely to have made it.
 *
 * @import { Check } from "../pkg/backstep.js"
 * @import { I18n } from "../i18n/index.js"
 * @import { Frame, Labels } from "../types.js"
 */
import { wholeOf } from "../setup-text.js";
import { openDialog } from "../ui/dialogs.js";
import { make } from "../ui/dom.js";
import { createBoard } from "./board.js";
import { report } from "./report.js";
import { MOST_BYTES, textOf } from "./text.js";

/** Characters that are shown of a file: a browser takes seconds to lay out millions of them. */
const SHOWN = 50_000;

/** The text that was checked last, for whoever closes the dialog to look at the board. */
let lastText = "";

/**
 * @typedef {object} Options
 * @property {I18n} i18n
 * @property {Labels} labels
 * @property {Frame} frame of the puzzle on the board
 * @property {(text: string, answer?: number) => Check} check
 * @property {(checked: Check, squares: Uint32Array) => void} onPlay shows a right answer, or its right part, on the board
 */

/** @param {Options} options @param {File} [file] to check at once */
export function openCheck({ i18n, labels, frame, check, onPlay }, file) {
  const { t } = i18n;
  const area = make("textarea", {
    rows: 8,
    spellcheck: false,
    autocapitalize: "off",
    // Programs print from left to right in any language.
    dir: "ltr",
    "aria-describedby": "check-hint",
  });
  const label = make("label", { className: "check-text" }, make("span", {}, t("check.paste")), area);
  const hint = make("p", { id: "check-hint", className: "quiet-text" }, t("check.hint"));
  const part = make("p", { className: "quiet-text" }, t("check.part"));
  const button = make("button", { type: "submit", className: "primary" }, t("check.button"));
  const chosen = make("input", { type: "file", hidden: true, tabIndex: -1 });
  const open = make("button", { type: "button" }, t("check.open"));
  const form = make(
    "form",
    { className: "check-form" },
    label,
    part,
    hint,
    make("div", { className: "check-tools" }, button, open, chosen),
  );
  const told = make("div", { className: "check-result", role: "status" });
  const shown = make("div", { className: "check-result" });

  /** What is checked; the area may show the beginning of it. */
  let text = "";

  /** @param {string} given */
  function put(given) {
    text = given;
    area.value = given.slice(0, SHOWN);
    part.hidden = given.length <= SHOWN;
  }

  put(lastText);
  area.addEventListener("input", () => {
    text = area.value;
    part.hidden = true;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
  });
  // A paste is there after its event.
  area.addEventListener("paste", () => setTimeout(() => show()));
  open.addEventListener("click", () => chosen.click());
  chosen.addEventListener("change", () => {
    const [first] = chosen.files ?? [];
    if (first) take(first);
    // The same file again is a change, too.
    chosen.value = "";
  });

  /** @param {number} [answer] */
  function show(answer) {
    lastText = text;
    const checked = check(text, answer);
    told.replaceChildren(...report(checked, text, frame, i18n, labels));
    shown.replaceChildren();
    if (checked.answers.length > 1) shown.append(chooser(checked));
    const board = createBoard(checked, i18n, labels);
    if (board) shown.append(board);
    const right = checked.squares.slice(0, checked.valid);
    told.scrollIntoView({ block: "nearest" });
    if (checked.ok) shown.append(player(t("check.play"), checked, right));
    // A tour that is not finished is no puzzle; queens are.
    else if (checked.problem === "queens" && right.length > 0 && checked.how !== "none")
      shown.append(player(t("check.playPart", { n: right.length }), checked, right));
  }

  /** @param {string} name @param {Check} checked @param {Uint32Array} squares */
  function player(name, checked, squares) {
    const play = make("button", { type: "button" }, name);
    play.addEventListener("click", () => {
      close();
      onPlay(checked, squares);
    });
    return play;
  }

  /** Chooses one of several answers. @param {Check} checked */
  function chooser({ answers, answer }) {
    const input = make("input", { type: "text", inputMode: "numeric", size: 4, value: String(answer + 1) });
    input.addEventListener("change", () => {
      const wanted = Math.min(Math.max(wholeOf(input.value) || 1, 1), answers.length);
      show(wanted - 1);
      shown.querySelector("input")?.focus();
    });
    return make("label", { className: "check-answer" }, make("span", {}, t("check.answer")), input);
  }

  /** @param {File} file */
  async function take(file) {
    if (file.size > MOST_BYTES) {
      const fault = make("p", { className: "fault" }, t("check.fault.too-long", { most: MOST_BYTES }));
      told.replaceChildren(fault);
      return shown.replaceChildren();
    }
    try {
      put(textOf(new Uint8Array(await file.arrayBuffer())));
    } catch {
      // From a folder, or a stick that is out by now.
      told.replaceChildren(make("p", { className: "fault" }, t("file.unreadable", { name: file.name })));
      return shown.replaceChildren();
    }
    show();
  }

  const close = openDialog("check-dialog", "nav.check", i18n, form, told, shown);
  const dialog = /** @type {HTMLElement} */ (form.closest("dialog"));
  dialog.ondragover = (event) => {
    event.preventDefault();
    form.classList.add("dropping");
  };
  dialog.ondragleave = () => form.classList.remove("dropping");
  dialog.ondrop = (event) => {
    event.preventDefault();
    // The page takes files, too.
    event.stopPropagation();
    form.classList.remove("dropping");
    const [dropped] = event.dataTransfer?.files ?? [];
    const plain = event.dataTransfer?.getData("text/plain");
    if (dropped) take(dropped);
    else if (plain) {
      put(plain);
      show();
    }
  };
  if (file) take(file);
  area.focus();
  area.select();
}
