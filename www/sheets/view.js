/**
 * The dialog of worksheets: choose, see, print. Every change makes the sheets anew, in pieces.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Preset } from "../presets.js"
 * @import { Letter, Sheet, Spec, Tools } from "./types.js"
 * @import { Option } from "../ui/form.js"
 *
 * @typedef {object} Now what is on the board
 * @property {string} setup
 * @property {string} name
 * @property {number} step
 *
 * @typedef {object} Wish
 * @property {Spec} spec
 * @property {"one"|"versions"|"each"} share
 * @property {number} count of pupils
 * @property {keyof typeof PAPERS} paper
 * @property {boolean} halves
 * @property {boolean} withKey
 * @property {boolean} keyOnly
 * @property {boolean} dark
 * @property {string} question
 */
import { fieldsOf, plainDigits } from "../setup-text.js";
import { openDialog } from "../ui/dialogs.js";
import { byId, make, say } from "../ui/dom.js";
import { checkField, numberField, selectField } from "../ui/form.js";
import { codeOf, MAX_DIGITS, parseCode, VERSIONS } from "./code.js";
import { KINDS, kindOf, makeSheet, setOf } from "./index.js";
import { emptyPage, hasAnswers, keyPage, sheetPage } from "./paper.js";
import { printing } from "./print.js";
import { SheetError } from "./run.js";

/** Widths and heights in millimetres. */
const PAPERS = /** @type {const} */ ({ a4: [210, 297], letter: [215.9, 279.4], legal: [215.9, 355.6] });
/** Millimetres of the margin all round, and of the head and foot of a sheet. */
const MARGIN = 12;
const HEAD = 50;
/** Pupils of a class. */
const MOST = 99;
/** Steps of a table that begins with a board, and how many of them lie before the one at which the puzzle opens. */
const STEPS = { table: 18, before: 9 };
/** Boards of more files have room for few others beside them. */
const SMALL = 6;
/** Milliseconds of a slice. */
const SLICE = 8;
const SAMPLE = "A-17-C";

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {readonly Preset[]} options.presets
 * @param {Now} options.now
 * @param {Omit<Tools, "room"|"dark"|"question">} options.tools
 */
export function openSheets({ i18n, presets, now, tools }) {
  const { t } = i18n;
  /** @type {Wish} */
  let wish = {
    spec: usualOf("A"),
    ...{ share: "one", count: 30, paper: "a4", halves: false },
    ...{ withKey: true, keyOnly: false, dark: false, question: t("sheets.exit") },
  };
  let making = new AbortController();
  const form = make("form", { className: "sheets-form" });
  const told = make("p", { role: "status" });
  const stack = make("div", { className: "sheet-stack" });
  const print = make("button", { type: "button", className: "primary" }, t("sheets.print"));
  print.addEventListener("click", () => globalThis.print());
  const preview = make(
    "div",
    { className: "sheets-preview", tabIndex: 0, role: "group", "aria-label": t("sheets.preview") },
    stack,
  );
  form.addEventListener("submit", (event) => event.preventDefault());

  /** @param {Partial<Wish>} change */
  function change(change) {
    wish = { ...wish, keyOnly: false, ...change };
    show();
  }

  /** @param {Partial<Spec>} part */
  const changeSpec = (part) => change({ spec: { ...wish.spec, ...part } });

  /** The fields that the kind has. */
  function drawForm() {
    const { spec, share } = wish;
    const { choices, only } = /** @type {import("./index.js").Kind} */ (kindOf(spec.letter));
    const kinds = Object.keys(KINDS).map(
      (letter) =>
        /** @type {Option} */ ([letter, t(/** @type {Key} */ (`sheets.kind.${letter}`), { letter })]),
    );
    const rows = [
      select("sheets.kind", kinds, spec.letter, (letter) =>
        begin({ ...usualOf(letter), number: spec.number }),
      ),
    ];
    const has = (/** @type {(typeof choices)[number]} */ choice) => choices.includes(choice);
    if (has("puzzle")) rows.push(select("sheets.puzzle", puzzles(only), spec.setup, choosePuzzle));
    if (has("range")) rows.push(number(spec.letter === "D" ? "sheets.from.D" : "sheets.from", "from"));
    if (has("range") || has("to")) rows.push(number(spec.letter === "D" ? "sheets.to.D" : "sheets.to", "to"));
    if (has("seed")) {
      rows.push(number("sheets.number", "number"));
      rows.push(
        select("sheets.share", shares(), share, (value) => {
          change({ share: /** @type {Wish["share"]} */ (value) });
          drawForm();
        }),
      );
      if (share === "each") rows.push(pupils());
    }
    if (has("dark")) rows.push(check("sheets.dark", "dark"));
    if (has("question")) rows.push(question());
    const papers = Object.keys(PAPERS).map(
      (paper) => /** @type {Option} */ ([paper, t(/** @type {Key} */ (`sheets.paper.${paper}`))]),
    );
    rows.push(
      select("sheets.paper", papers, wish.paper, (paper) =>
        change({ paper: /** @type {Wish["paper"]} */ (paper) }),
      ),
    );
    if (!["S", "V", "X"].includes(spec.letter)) rows.push(check("sheets.halves", "halves"));
    if (has("seed")) rows.push(check("sheets.withKey", "withKey"));
    const focused = form.contains(document.activeElement)
      ? document.activeElement?.getAttribute("name")
      : null;
    form.replaceChildren(...rows);
    if (focused) /** @type {HTMLElement|null} */ (form.querySelector(`[name="${focused}"]`))?.focus();
  }

  /** Another sheet than before. @param {Spec} spec */
  function begin(spec) {
    change({ spec });
    drawForm();
  }

  /** @param {Key} name @param {readonly Option[]} options @param {string} value @param {(value: string) => void} onChoose */
  function select(name, options, value, onChoose) {
    const { field, row } = selectField(t(name), options, value);
    field.name = name;
    field.addEventListener("change", () => onChoose(field.value));
    return row;
  }

  /** @param {Key} name @param {"from"|"to"|"number"} part */
  function number(name, part) {
    const { field, row } = numberField(t(name), wish.spec[part]);
    field.addEventListener("change", () => changeSpec({ [part]: wholeOf(field.value) }));
    return row;
  }

  function pupils() {
    const { field, row } = numberField(t("sheets.count"), wish.count);
    field.addEventListener("change", () => change({ count: wholeOf(field.value) }));
    return row;
  }

  function question() {
    const field = make("textarea", { rows: 2, value: wish.question });
    field.addEventListener("change", () => change({ question: field.value.trim() }));
    return make(
      "label",
      { className: "form-row sheets-wide" },
      make("span", {}, t("sheets.question")),
      field,
    );
  }

  /** @param {Key} name @param {"dark"|"halves"|"withKey"} part */
  function check(name, part) {
    const { field, row } = checkField(t(name), wish[part]);
    field.addEventListener("change", () => change({ [part]: field.checked }));
    return row;
  }

  /** @returns {Option[]} */
  const shares = () => [
    ["one", t("sheets.share.one")],
    ["versions", t("sheets.share.versions", { first: VERSIONS[0], last: VERSIONS[VERSIONS.length - 1] })],
    ["each", t("sheets.share.each")],
  ];

  /** @param {"queens"|"tour"} [only] @returns {Option[]} */
  function puzzles(only) {
    const { usual } = /** @type {import("./index.js").Kind} */ (kindOf(wish.spec.letter));
    /** @type {Map<string, string>} */
    const named = new Map();
    for (const { setup, name } of presets) named.set(setup, t(name));
    if (!named.has(now.setup)) named.set(now.setup, t("sheets.puzzle.now", { name: now.name }));
    // A sheet that was found by its number may be about any puzzle.
    for (const setup of [usual.setup, wish.spec.setup]) if (!named.has(setup)) named.set(setup, setup);
    return Array.from(named).filter(([setup]) => !only || setup.includes(`problem=${only}`));
  }

  /** @param {string} setup */
  function choosePuzzle(setup) {
    const { letter } = wish.spec;
    const { usual, choices } = /** @type {import("./index.js").Kind} */ (kindOf(letter));
    const step = setup === now.setup ? now.step : (presets.find((each) => each.setup === setup)?.step ?? 0);
    const from = Math.max(1, step - STEPS.before);
    const isLarge = Number(fieldsOf(setup).get("n") ?? 8) > SMALL;
    const length = letter === "A" || (letter === "E" && isLarge) ? STEPS.table : usual.to;
    const table = letter === "B" ? { to: step || usual.to } : { from, to: from + length - 1 };
    const hasSteps = letter !== "D" && (choices.includes("range") || choices.includes("to"));
    begin({ ...wish.spec, ...usual, setup, ...(hasSteps && setup !== usual.setup && table) });
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
    const spec = parseCode(find.value, (letter) => kindOf(letter)?.usual ?? null, presets);
    if (!spec) return refuse(t("sheets.find.none"));
    change({ spec, share: "one", keyOnly: true });
    drawForm();
  });

  /** @param {string} text */
  function refuse(text) {
    making.abort();
    stack.replaceChildren();
    say(told, text);
    print.disabled = true;
  }

  /** Makes the sheets that are wished for. */
  async function show() {
    making.abort();
    making = new AbortController();
    const { signal } = making;
    const { spec, count } = wish;
    const max = 10 ** MAX_DIGITS - 1;
    if (!inRange(spec.number, 1, max)) return refuse(t("sheets.fault.number", { max }));
    if (!inRange(count, 1, MOST)) return refuse(t("sheets.fault.number", { max: MOST }));
    if (!inRange(spec.to, 0, 1e9) || !inRange(spec.from, 0, spec.to)) return refuse(t("sheets.fault.range"));
    say(told, t("sheets.making"));
    try {
      let sheets = await made(wish, signal);
      if (signal.aborted) return;
      let pages = layOut(sheets, wish.halves);
      const notes = [];
      if (wish.halves && isLong()) {
        sheets = await made({ ...wish, halves: false }, signal);
        if (signal.aborted) return;
        pages = layOut(sheets, false);
        notes.push(t("sheets.tooTall"));
      }
      if (isLong()) notes.push(t("sheets.long"));
      say(told, i18n.sentences(t("sheets.pages", { count: pages }), ...notes));
      print.disabled = false;
    } catch (error) {
      if (signal.aborted) return;
      refuse(faultOf(error, t));
    }
  }

  /** @param {Wish} wish @param {AbortSignal} signal @returns {Promise<Sheet[]>} */
  async function made({ spec, share, count, paper, halves, dark, question }, signal) {
    const isSeeded = kindOf(spec.letter)?.choices.includes("seed");
    const [width, height] = sizeOf(paper, halves);
    const room = { width: width - 2 * MARGIN, height: height - 2 * MARGIN - HEAD };
    const sheets = [];
    for (const each of setOf(spec, isSeeded ? share : "one", count)) {
      const sheet = await finish(makeSheet(each, { ...tools, room, dark, question }), signal);
      if (!sheet) break;
      sheets.push(sheet);
    }
    return sheets;
  }

  /** Whether a sheet has no room on its page. */
  const isLong = () => stack.querySelector(".sheet-long") !== null;

  /** Puts the sheets on the stack. @param {readonly Sheet[]} sheets @param {boolean} halves @returns {number} of pages */
  function layOut(sheets, halves) {
    const { letter } = wish.spec;
    const { usual } = /** @type {import("./index.js").Kind} */ (kindOf(letter));
    const codes = sheets.map(({ spec }) => codeOf(spec, usual, presets));
    const [width, height] = sizeOf(wish.paper, halves);
    stack.dataset.paper = wish.paper + (halves ? "-wide" : "");
    stack.style.setProperty("--sheet-width", String(width));
    stack.style.setProperty("--sheet-height", String(height));
    const isKeyed = hasAnswers(sheets[0]);
    const pages = wish.keyOnly && isKeyed ? [] : sheets.map((sheet, i) => sheetPage(sheet, codes[i], i18n));
    if (halves && pages.length === 1) pages.push(sheetPage(sheets[0], codes[0], i18n));
    const sides = halves
      ? pages.flatMap((page, i) => (i % 2 === 0 ? [side(page, ...pages.slice(i + 1, i + 2))] : []))
      : pages.map((page) => side(page));
    stack.replaceChildren(...sides);
    // As long as they are in print: on a small screen nothing is quite in proportion.
    stack.style.setProperty("--mm", "1mm");
    for (const sheet of stack.querySelectorAll(".sheet"))
      sheet.classList.toggle("sheet-long", pagesOf(sheet) > 1);
    if (isKeyed && (wish.withKey || wish.keyOnly)) {
      if (pagesOn(stack) % 2 === 1) stack.append(side(emptyPage(i18n)));
      stack.append(side(keyPage(sheets, codes, i18n)));
    }
    const count = pagesOn(stack);
    stack.style.removeProperty("--mm");
    return count;
  }

  openDialog(
    "sheets-dialog",
    "sheets.title",
    i18n,
    form,
    make("div", { className: "sheets-bar" }, print, told, finding),
    preview,
  );
  printing(stack, preview, byId("sheets-dialog"));
  begin(wish.spec);
}

/** @param {string} letter @returns {Spec} */
function usualOf(letter) {
  const { usual } = /** @type {import("./index.js").Kind} */ (kindOf(letter));
  return { letter: /** @type {Letter} */ (letter), number: 1, version: "A", ...usual };
}

/** @param {keyof typeof PAPERS} paper @param {boolean} halves @returns {[number, number]} width and height of a sheet */
function sizeOf(paper, halves) {
  const [width, height] = PAPERS[paper];
  return halves ? [height / 2, width] : [width, height];
}

/** One side of paper. @param {...HTMLElement} sheets */
const side = (...sheets) => make("div", { className: "sheet-side" }, ...sheets);

/** How many pages a sheet takes. @param {Element} sheet */
function pagesOf(sheet) {
  const page = Number.parseFloat(getComputedStyle(sheet).minHeight);
  return Math.max(1, Math.ceil((sheet.clientHeight - 1) / page));
}

/** @param {Element} stack */
function pagesOn(stack) {
  return Array.from(stack.children, ({ children: [sheet] }) => pagesOf(sheet)).reduce((a, b) => a + b, 0);
}

/** @param {number} n @param {number} min @param {number} max */
const inRange = (n, min, max) => Number.isInteger(n) && n >= min && n <= max;

/** @param {string} text @returns {number} NaN: no whole number */
function wholeOf(text) {
  const digits = plainDigits(text).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/**
 * Makes something in pieces, with the page's turn between slices.
 * @template T @param {Generator<void, T>} pieces @param {AbortSignal} signal @returns {Promise<T|null>} null: it was given up
 */
async function finish(pieces, signal) {
  let begun = performance.now();
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    if (performance.now() - begun < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    begun = performance.now();
  }
}

/** @param {unknown} error @param {I18n["t"]} t */
function faultOf(error, t) {
  if (error instanceof SheetError) return t(`sheets.fault.${error.code}`);
  // A setup that came with a number and is none.
  if (typeof (/** @type {{ code?: unknown }} */ (error).code) === "string") return t("sheets.find.none");
  throw error;
}
