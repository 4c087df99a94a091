/**
 * The fields of the dialog: those that the kind of sheet has.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Preset } from "../presets.js"
 * @import { Option } from "../ui/form.js"
 * @import { Kind } from "./index.js"
 * @import { Spec } from "./types.js"
 * @import { Wish } from "./view.js"
 *
 * @typedef {object} Now what is on the board
 * @property {string} setup
 * @property {string} name
 * @property {number} step
 */
import { fieldsOf, wholeOf } from "../setup-text.js";
import { make } from "../ui/dom.js";
import { checkField, numberField, selectField } from "../ui/form.js";
import { VERSIONS } from "./code.js";
import { KINDS, kindOf, usualOf } from "./index.js";
import { PAPERS } from "./stack.js";

/** Steps of a table that begins with a board, and how many of them lie before the one at which the puzzle opens. */
const STEPS = { table: 18, before: 9 };
/** Boards of more files have room for few others beside them. */
const SMALL = 6;
/** Kinds that fill a page of their own. */
const WHOLE = ["S", "V", "X"];

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {readonly Preset[]} options.presets
 * @param {Now} options.now
 * @param {() => Promise<[lesson: string, text: string][]>} options.exits questions with which lessons end
 * @param {() => Wish} options.wish
 * @param {(change: Partial<Wish>) => void} options.onChange
 */
export function createForm({ i18n, presets, now, exits, wish, onChange }) {
  const { t } = i18n;
  const element = make("form", { className: "sheets-form" });
  element.addEventListener("submit", (event) => event.preventDefault());

  function draw() {
    const { spec, share, paper } = wish();
    const { choices, only } = kindOf(spec.letter);
    const has = (/** @type {(typeof choices)[number]} */ choice) => choices.includes(choice);
    const kinds = Object.keys(KINDS).map((letter) =>
      option(letter, t(/** @type {Key} */ (`sheets.kind.${letter}`), { letter })),
    );
    const papers = Object.keys(PAPERS).map((each) =>
      option(each, t(/** @type {Key} */ (`sheets.paper.${each}`))),
    );
    const isMoves = spec.letter === "D";
    const rows = [
      select("sheets.kind", kinds, spec.letter, (letter) =>
        begin({ ...usualOf(letter), number: spec.number }),
      ),
      has("puzzle") && select("sheets.puzzle", puzzles(only), spec.setup, choosePuzzle),
      has("range") && number(isMoves ? "sheets.from.D" : "sheets.from", "from"),
      (has("range") || has("to")) && number(isMoves ? "sheets.to.D" : "sheets.to", "to"),
      has("seed") && number("sheets.number", "number"),
      has("seed") && select("sheets.share", shares(), share, chooseShare),
      has("seed") && share === "each" && pupils(),
      has("dark") && check("sheets.dark", "dark"),
      ...(has("question") ? questionRows() : []),
      select("sheets.paper", papers, paper, (value) =>
        onChange({ paper: /** @type {Wish["paper"]} */ (value) }),
      ),
      !WHOLE.includes(spec.letter) && check("sheets.halves", "halves"),
      has("seed") && check("sheets.withKey", "withKey"),
    ];
    const focused = element.contains(document.activeElement)
      ? document.activeElement?.getAttribute("name")
      : null;
    element.replaceChildren(...rows.filter((row) => row instanceof HTMLElement));
    const again = focused ? element.querySelector(`[name="${focused}"]`) : null;
    if (again instanceof HTMLElement) again.focus();
  }

  /** Another sheet than before. @param {Spec} spec */
  function begin(spec) {
    onChange({ spec });
    draw();
  }

  /** @param {string} share */
  function chooseShare(share) {
    onChange({ share: /** @type {Wish["share"]} */ (share) });
    draw();
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
    const { field, row } = numberField(t(name), wish().spec[part]);
    field.name = part;
    field.addEventListener("change", () =>
      onChange({ spec: { ...wish().spec, [part]: wholeOf(field.value) } }),
    );
    return row;
  }

  function pupils() {
    const { field, row } = numberField(t("sheets.count"), wish().count);
    field.name = "count";
    field.addEventListener("change", () => onChange({ count: wholeOf(field.value) }));
    return row;
  }

  /** A question of one's own, or that of a lesson. */
  function questionRows() {
    const area = make("textarea", { rows: 2, value: wish().question });
    area.addEventListener("change", () => onChange({ question: area.value.trim() }));
    const name = make("span", {}, t("sheets.question"));
    const { field, row } = selectField(t("sheets.exits"), [option("", t("sheets.exits.own"))], "");
    field.addEventListener("change", () => {
      if (field.value) area.value = field.value;
      onChange({ question: area.value.trim() });
    });
    exits().then((questions) => {
      for (const [lesson, text] of questions)
        field.append(make("option", { value: text }, t("sheets.exits.of", { lesson, text })));
    }, console.warn);
    return [row, make("label", { className: "form-row sheets-wide" }, name, area)];
  }

  /** @param {Key} name @param {"dark"|"halves"|"withKey"} part */
  function check(name, part) {
    const { field, row } = checkField(t(name), wish()[part]);
    field.addEventListener("change", () => onChange({ [part]: field.checked }));
    return row;
  }

  /** @returns {Option[]} */
  const shares = () => [
    ["one", t("sheets.share.one")],
    ["versions", t("sheets.share.versions", { first: VERSIONS[0], last: VERSIONS[VERSIONS.length - 1] })],
    ["each", t("sheets.share.each")],
  ];

  /** @param {Kind["only"]} only @returns {Option[]} */
  function puzzles(only) {
    const { spec } = wish();
    /** @type {Map<string, string>} */
    const named = new Map();
    for (const { setup, name } of presets) named.set(setup, t(name));
    if (!named.has(now.setup)) named.set(now.setup, t("sheets.puzzle.now", { name: now.name }));
    // A sheet that was found by its number may be about any puzzle.
    if (!named.has(spec.setup)) named.set(spec.setup, spec.setup);
    return Array.from(named).filter(([setup]) => !only || fieldsOf(setup).get("problem") === only);
  }

  /** @param {string} setup */
  function choosePuzzle(setup) {
    const { spec } = wish();
    const { letter } = spec;
    const { usual, choices } = kindOf(letter);
    const step = setup === now.setup ? now.step : (presets.find((each) => each.setup === setup)?.step ?? 0);
    const from = Math.max(1, step - STEPS.before);
    const fields = fieldsOf(setup);
    const isLarge = Number(fields.get("files") ?? fields.get("n") ?? 8) > SMALL;
    const length = letter === "A" || (letter === "E" && isLarge) ? STEPS.table : usual.to;
    const steps = letter === "B" ? { to: step || usual.to } : { from, to: from + length - 1 };
    const hasSteps = letter !== "D" && (choices.includes("range") || choices.includes("to"));
    begin({ ...spec, ...usual, setup, ...(hasSteps && setup !== usual.setup && steps) });
  }

  return { element, draw };
}

/** @param {string} value @param {string} text @returns {Option} */
const option = (value, text) => [value, text];
