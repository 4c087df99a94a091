/**
 * The dialog of worksheets: choose, see, print. Every change makes the sheets anew, in pieces.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Preset } from "../presets.js"
 * @import { Now } from "./form.js"
 * @import { Layout } from "./stack.js"
 * @import { Sheet, Spec, Tools } from "./types.js"
 *
 * @typedef {object} Chosen
 * @property {Spec} spec
 * @property {"one"|"versions"|"each"} share
 * @property {number} count of pupils
 * @property {boolean} dark
 * @property {string} question
 * @typedef {Chosen & Layout} Wish
 */
import { openDialog } from "../ui/dialogs.js";
import { byId, make, say } from "../ui/dom.js";
import { sayWrong } from "../ui/form.js";
import { codeOf, MAX_DIGITS, parseCode } from "./code.js";
import { createForm } from "./form.js";
import { findKind, kindOf, makeSheet, setOf, usualOf } from "./index.js";
import { printing } from "./print.js";
import { finish, SheetError } from "./run.js";
import { fill, roomOf } from "./stack.js";

/** Pupils of a class. */
const MOST = 99;
/** Steps that can be written. */
const FURTHEST = 999_999_999;
const SAMPLE = "A-17-C";

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {readonly Preset[]} options.presets
 * @param {Now} options.now
 * @param {Parameters<typeof createForm>[0]["exits"]} options.exits
 * @param {Omit<Tools, "room"|"dark"|"question">} options.tools
 */
export function openSheets({ i18n, presets, now, exits, tools }) {
  const { t } = i18n;
  /** @type {Wish} */
  let wish = {
    spec: usualOf("A"),
    ...{ share: "one", count: 30, dark: false, question: t("sheets.exit") },
    ...{ paper: "a4", halves: false, withKey: true, keyOnly: false },
  };
  let making = new AbortController();
  const told = make("p", { role: "status" });
  const stack = make("div", { className: "sheet-stack" });
  const print = make("button", { type: "button", className: "primary" }, t("sheets.print"));
  print.addEventListener("click", () => globalThis.print());
  const preview = make(
    "div",
    { className: "sheets-preview", tabIndex: 0, role: "group", "aria-label": t("sheets.preview") },
    stack,
  );
  const form = createForm({ i18n, presets, now, exits, wish: () => wish, onChange: change });

  /** @param {Partial<Wish>} part */
  function change(part) {
    wish = { ...wish, keyOnly: false, ...part };
    show();
  }

  /** @param {string} text @param {...Element} wrong the fields that it is about */
  function refuse(text, ...wrong) {
    making.abort();
    stack.replaceChildren();
    sayWrong(told, text, ...wrong);
    print.disabled = true;
  }

  /** Makes the sheets that are wished for. */
  async function show() {
    making.abort();
    making = new AbortController();
    const { signal } = making;
    const fault = faultIn(wish, t);
    if (fault) {
      const wrong = fault.fields.map((name) => form.element.querySelector(`[name="${name}"]`));
      return refuse(fault.text, ...wrong.filter((field) => field !== null));
    }
    sayWrong(told, "");
    say(told, t("sheets.making"));
    try {
      let shown = await lay(wish, signal);
      const notes = [];
      if (wish.halves && shown?.isLong) {
        shown = await lay({ ...wish, halves: false }, signal);
        notes.push(t("sheets.tooTall"));
      }
      if (!shown) return;
      if (shown.isLong) notes.push(t("sheets.long"));
      // A number may have been typed without the words behind it.
      if (wish.keyOnly && shown.puzzle) notes.push(t("sheets.keyOf", { puzzle: shown.puzzle }));
      say(told, i18n.sentences(t("sheets.pages", { count: shown.pages }), ...notes));
      print.disabled = false;
    } catch (error) {
      if (!signal.aborted) refuse(t(`sheets.fault.${codeIn(error)}`));
    }
  }

  /** Makes sheets and puts them on the stack. @param {Wish} wish @param {AbortSignal} signal */
  async function lay(wish, signal) {
    const { spec, share, count, dark, question } = wish;
    const { usual, choices } = kindOf(spec.letter);
    /** @type {Sheet[]} */
    const sheets = [];
    for (const each of setOf(spec, choices.includes("seed") ? share : "one", count)) {
      const given = { ...tools, room: roomOf(wish), dark, question };
      const sheet = await finish(makeSheet(each, given), signal);
      if (!sheet) return null;
      sheets.push(sheet);
    }
    const codes = sheets.map((sheet) => codeOf(sheet.spec, usual, presets));
    return { ...fill(stack, sheets, codes, wish, i18n), puzzle: sheets[0].puzzle };
  }

  const find = make("input", { type: "text", size: 12, autocomplete: "off", placeholder: SAMPLE });
  find.title = t("sheets.find.hint", { code: SAMPLE });
  const finding = make(
    "form",
    { className: "sheets-find" },
    make("label", { className: "form-row" }, make("span", {}, t("sheets.find")), find),
    make("button", { type: "submit" }, t("sheets.find.button")),
  );
  finding.addEventListener("submit", (event) => {
    event.preventDefault();
    const spec = parseCode(find.value, (letter) => findKind(letter)?.usual ?? null, presets);
    if (!spec) return refuse(t("sheets.find.none"), find);
    change({ spec, share: "one", keyOnly: true });
    form.draw();
  });

  openDialog(
    "sheets-dialog",
    "sheets.title",
    i18n,
    form.element,
    make("div", { className: "sheets-bar" }, print, told, finding),
    preview,
  );
  const dialog = /** @type {HTMLDialogElement} */ (byId("sheets-dialog"));
  printing(stack, preview, dialog);
  dialog.addEventListener("close", () => making.abort(), { once: true });
  form.draw();
  show();
}

/** What cannot be wished for, and in which fields. @param {Wish} wish @param {I18n["t"]} t @returns {{ text: string, fields: string[] }|null} */
function faultIn({ spec, count }, t) {
  const max = 10 ** MAX_DIGITS - 1;
  if (!inRange(spec.number, 1, max)) return { text: t("sheets.fault.number", { max }), fields: ["number"] };
  if (!inRange(count, 1, MOST)) return { text: t("sheets.fault.number", { max: MOST }), fields: ["count"] };
  const isRange = inRange(spec.to, 0, FURTHEST) && inRange(spec.from, 0, spec.to);
  return isRange ? null : { text: t("sheets.fault.range"), fields: ["from", "to"] };
}

/** @param {number} n @param {number} min @param {number} max */
const inRange = (n, min, max) => Number.isInteger(n) && n >= min && n <= max;

/** @param {unknown} error @returns {SheetError["code"]|"setup"} */
function codeIn(error) {
  if (error instanceof SheetError) return error.code;
  // A setup that this kind cannot use, or one that came with a number and is none.
  if (typeof (/** @type {{ code?: unknown }} */ (error).code) === "string") return "setup";
  throw error;
}
