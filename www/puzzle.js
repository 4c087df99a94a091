/**
 * The choice of a puzzle: the presets by name, and all settings of the problem and the method below.
 *
 * @import { I18n, Key } from "./i18n/index.js"
 * @import { Labels } from "./types.js"
 * @import { Preset } from "./presets.js"
 * @import { Fault } from "./i18n/errors.js"
 */

import { KNIGHT, pieceDrawing, QUEEN } from "./pieces.js";
import { fieldsOf, tidy } from "./setup-text.js";
import { openDialog } from "./ui/dialogs.js";
import { make, svg } from "./ui/dom.js";
import { label, parseSquare } from "./words/squares.js";

/** The values of the fields that take words, the default first; and the fields that each method uses. */
const METHODS = { tour: ["backtrack", "enumerate", "warnsdorff"], queens: ["rows", "enumerate", "scan"] };
const WORDS = {
  ties: ["first", "last", "random"],
  columns: ["left", "right", "centre", "random"],
};
const TOUR_FIELDS = ["start", "order", "closed", "seed"];
/** @type {Record<string, readonly string[]>} */
const USES = {
  backtrack: TOUR_FIELDS,
  warnsdorff: [...TOUR_FIELDS, "ties", "pure"],
  rows: ["columns", "seed"],
  scan: [],
};

/** @param {string} problem @param {string} method */
function usedBy(problem, method) {
  return USES[method] ?? (problem === "tour" ? TOUR_FIELDS : []);
}

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {string} options.setup now on the board, canonical
 * @param {Labels} options.labels how squares are named
 * @param {readonly Preset[]} options.presets
 * @param {(preset: Preset) => void} options.onPreset
 * @param {(setup: string) => (Fault & { text: string }) | null} options.onSetup tries to open it; says what is wrong
 */
export function openPuzzle({ i18n, setup, labels, presets, onPreset, onSetup }) {
  const cards = presets.map((preset) => {
    const card = make(
      "button",
      { type: "button", className: "card" },
      picture(fieldsOf(preset.setup).get("problem") === "queens" ? QUEEN : KNIGHT),
      make("strong", {}, i18n.t(preset.name)),
      make("span", {}, i18n.t(preset.about)),
    );
    card.addEventListener("click", () => {
      close();
      onPreset(preset);
    });
    return make("li", {}, card);
  });
  const form = settingsForm(i18n, setup, labels, (text) => {
    const fault = onSetup(text);
    if (!fault) close();
    return fault;
  });
  const details = make(
    "details",
    { className: "workshop" },
    make("summary", {}, i18n.t("puzzle.settings")),
    form,
  );
  const close = openDialog(
    "puzzle-dialog",
    "nav.puzzle",
    i18n,
    make("ul", { className: "cards" }, ...cards),
    details,
  );
}

/**
 * @param {I18n} i18n @param {string} setup @param {Labels} labels
 * @param {(setup: string) => (Fault & { text: string }) | null} submit
 */
function settingsForm(i18n, setup, labels, submit) {
  const { t } = i18n;
  const now = fieldsOf(setup);
  const problem = select("problem", ["tour", "queens"], (word) => t(/** @type {Key} */ (`problem.${word}`)));
  const method = select("method", [], () => "");
  /** @type {Record<string, HTMLInputElement|HTMLSelectElement>} */
  const fields = {
    files: number("files", 1, 1000),
    ranks: number("ranks", 1, 1000),
    start: text("start"),
    order: text("order"),
    columns: select("columns", WORDS.columns, (word) => t(/** @type {Key} */ (`columns.${word}`))),
    ties: select("ties", WORDS.ties, (word) => t(/** @type {Key} */ (`ties.${word}`))),
    seed: number("seed", 0, 2 ** 32 - 1),
    blocked: text("blocked"),
    closed: checkbox("closed"),
    pure: checkbox("pure"),
  };
  const fault = make("p", { id: "puzzle-fault", className: "fault", role: "alert" });
  const rows = new Map([
    ["problem", row("problem", problem)],
    ["method", row("method", method)],
  ]);
  for (const [key, field] of Object.entries(fields)) rows.set(key, row(key, field));
  const open = make("button", { type: "submit", className: "primary" }, t("puzzle.open"));
  const form = make("form", { className: "settings", noValidate: true }, ...rows.values(), fault, open);

  problem.addEventListener("change", fit);
  method.addEventListener("change", fit);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show(submit(read()));
  });
  problem.value = now.get("problem") ?? "tour";
  fit();
  method.value = now.get("method") ?? method.options[0].value;
  fit();
  return form;

  /** Offers the methods of the problem and the fields of the method. */
  function fit() {
    const methods = METHODS[/** @type {"tour"|"queens"} */ (problem.value)];
    if (!methods.includes(method.value)) {
      method.replaceChildren(
        ...methods.map((word) => make("option", { value: word }, t(/** @type {Key} */ (`method.${word}`)))),
      );
    }
    const used = ["files", "ranks", "blocked", ...usedBy(problem.value, method.value)];
    const hint = rows.get("ranks")?.querySelector("small");
    if (hint) hint.hidden = problem.value === "tour";
    for (const [key, line] of rows) line.hidden = key in fields && !used.includes(key);
  }

  /** @returns {string} the setup as filled in; fields that the method does not use are left out */
  function read() {
    const pairs = [`problem=${problem.value}`, `method=${method.value}`];
    for (const [key, field] of Object.entries(fields)) {
      const value = field.type === "checkbox" ? checked(field) : field.value.trim();
      if (value !== "" && !rows.get(key)?.hidden) pairs.push(`${key}=${tidy(plain(key, value))}`);
    }
    return pairs.join("&");
  }

  /**
   * What is typed, as the setup has it: squares in any naming and with any separators, digits with spaces.
   * @param {string} key @param {string} value
   */
  function plain(key, value) {
    if (key === "blocked")
      return value
        .split(/[\s,.;]+/)
        .filter(Boolean)
        .join(".");
    if (key === "order") return value.replace(/[\s,.;]+/g, "");
    if (key !== "start" || labels === "chess") return value;
    const size = { files: Number(fields.files.value), ranks: Number(fields.ranks.value) };
    const square = parseSquare(value, size, labels);
    return square === null ? value : label(square, size, "chess");
  }

  /** @param {(Fault & { text: string }) | null} found */
  function show(found) {
    fault.textContent = found?.text ?? "";
    for (const [key, element] of Object.entries(fields)) {
      const wrong = found?.key === key;
      element.toggleAttribute("aria-invalid", wrong);
      if (wrong) {
        element.setAttribute("aria-invalid", "true");
        element.setAttribute("aria-describedby", fault.id);
        element.focus();
      } else element.removeAttribute("aria-describedby");
    }
  }

  /** @param {string} key @param {HTMLElement} field */
  function row(key, field) {
    const name = make("span", {}, t(/** @type {Key} */ (`field.${key}`)));
    const hint = /** @type {Key} */ (`hint.${key}`);
    const box = field instanceof HTMLInputElement && field.type === "checkbox";
    const label = make("label", { className: box ? "check" : "" }, ...(box ? [field, name] : [name, field]));
    if (i18n.has(hint)) label.append(make("small", {}, t(hint)));
    return label;
  }

  /** @param {string} key @param {readonly string[]} words @param {(word: string) => string} nameOf */
  function select(key, words, nameOf) {
    const element = make("select", { name: key });
    element.append(...words.map((word) => make("option", { value: word }, nameOf(word))));
    const value = now.get(key);
    if (value !== undefined) element.value = value;
    return element;
  }

  /** @param {string} key @param {number} min @param {number} max */
  function number(key, min, max) {
    const usual = key === "seed" ? "0" : "8";
    // A text field: what was typed is judged by the engine, which says what would be right.
    const inputMode = /** @type {"numeric"} */ ("numeric");
    return make("input", { type: "text", inputMode, name: key, value: now.get(key) ?? usual, min, max });
  }

  /** @param {string} key */
  function text(key) {
    return make("input", {
      type: "text",
      name: key,
      value: now.get(key) ?? "",
      autocomplete: "off",
      spellcheck: false,
    });
  }

  /** @param {string} key */
  function checkbox(key) {
    return make("input", { type: "checkbox", name: key, checked: now.get(key) === "1" });
  }
}

/** @param {import("./pieces.js").PieceShape} shape */
function picture(shape) {
  return svg("svg", { viewBox: "-4 -4 108 108", "aria-hidden": "true" }, pieceDrawing(shape));
}

/** @param {HTMLInputElement|HTMLSelectElement} field */
function checked(field) {
  return field instanceof HTMLInputElement && field.checked ? "1" : "";
}
