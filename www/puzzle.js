/**
 * The choice of a puzzle: the presets by name, and all settings of the problem and the method below.
 *
 * @import { I18n, Key } from "./i18n/index.js"
 * @import { Labels } from "./types.js"
 * @import { Preset } from "./presets.js"
 * @import { Fault } from "./i18n/errors.js"
 */

import { KNIGHT, pieceDrawing, QUEEN } from "./pieces.js";
import { Session } from "./pkg/backstep.js";
import { isSquareOnly, sidesOf, uses, wordsOf } from "./setup-rules.js";
import { fieldsOf, squaresText, tidy } from "./setup-text.js";
import { openDialog } from "./ui/dialogs.js";
import { make, svg } from "./ui/dom.js";
import { label, parseSquare } from "./words/squares.js";

/** The fields in groups; which of them a method uses, and which words they take, the engine says. */
const GROUPS = /** @type {const} */ ({
  board: ["files", "ranks", "wrap", "blocked", "queens"],
  order: ["start", "order", "columns", "ties"],
  rules: ["closed", "pure", "prune", "leaper"],
  chance: ["seed"],
});
const WORDED = ["columns", "ties", "wrap"];
const SWITCHES = ["closed", "pure", "prune"];
const SQUARES = ["start", "blocked", "queens"];
/** The orders of the jumps that have names; any other is typed. */
const ORDERS = ["classic", "transposed", "clockwise", "anticlockwise"];
const OWN_ORDER = "own";
/** A method of the engine that has nothing to choose: it plays a tour that was checked. */
const PLAYED = "script";

/** @param {string} setup @returns {{ code: string, key: string, params: Record<string, string> } | null} what is wrong with it */
function ask(setup) {
  try {
    Session.open(setup).free();
    return null;
  } catch (error) {
    return /** @type {ReturnType<typeof ask>} */ (error);
  }
}

/**
 * @typedef {(setup: string) => (Fault & { text: string }) | null} Submit tries to open a setup; says what is wrong
 *
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {string} options.setup now on the board, canonical
 * @param {Labels} options.labels how squares are named
 * @param {readonly Preset[]} options.presets
 * @param {(preset: Preset) => void} options.onPreset
 * @param {readonly Preset[]} options.compared presets with a second board
 * @param {Submit} options.onSetup
 * @param {Submit} options.onSecond as the second board beside the one that is open
 */
export function openPuzzle({ i18n, setup, labels, presets, compared, onPreset, onSetup, onSecond }) {
  const [cards, pairs] = [presets, compared].map((list) => list.map(cardOf));
  const form = settingsForm(i18n, setup, labels, closing(onSetup), closing(onSecond));
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
    make("h3", {}, i18n.t("puzzle.compare")),
    make("ul", { className: "cards" }, ...pairs),
    details,
  );

  /** @param {Preset} preset */
  function cardOf(preset) {
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
  }

  /** Closes the dialog if that worked. @param {Submit} submit @returns {Submit} */
  function closing(submit) {
    return (text) => {
      const fault = submit(text);
      if (!fault) close();
      return fault;
    };
  }
}

/**
 * @param {I18n} i18n @param {string} setup @param {Labels} labels
 * @param {Submit} submit @param {Submit} submitSecond
 */
function settingsForm(i18n, setup, labels, submit, submitSecond) {
  const { t } = i18n;
  const now = fieldsOf(setup);
  /** @type {Map<string, HTMLInputElement|HTMLSelectElement>} */
  const fields = new Map();
  const problem = select("problem", wordsOf(ask, "", "problem"));
  const method = select("method", []);
  const groups = Object.entries(GROUPS).map(([group, keys]) => {
    const title = make("legend", {}, t(/** @type {Key} */ (`group.${group}`)));
    return make("fieldset", {}, title, ...keys.flatMap(rowsOf));
  });
  const fault = make("p", { id: "puzzle-fault", className: "fault", role: "alert" });
  const open = make("button", { type: "submit", className: "primary" }, t("puzzle.open"));
  const top = make("div", { className: "top" }, row("problem", problem), row("method", method));
  const beside = make("button", { type: "button" }, t("compare.add"));
  const buttons = make("p", { className: "buttons" }, open, beside);
  const form = make("form", { className: "settings", noValidate: true }, top, ...groups, fault, buttons);

  problem.addEventListener("change", offerMethods);
  method.addEventListener("change", fit);
  fields.get("order")?.addEventListener("change", fit);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show(submit(read()));
  });
  beside.addEventListener("click", () => show(submitSecond(read())));
  problem.value = now.get("problem") ?? problem.options[0].value;
  offerMethods();
  return form;

  function offerMethods() {
    const words = wordsOf(ask, `problem=${problem.value}`, "method").filter((word) => word !== PLAYED);
    offer("method", method, words);
    fit();
  }

  /** Shows the fields that the method uses, with the words that they take. */
  function fit() {
    const chosen = `problem=${problem.value}&method=${method.value}`;
    const square = isSquareOnly(ask, chosen);
    const { min, max } = sidesOf(ask, chosen);
    for (const [key, field] of fields) {
      const line = /** @type {HTMLElement} */ (field.closest(".row"));
      if (key === "ranks") line.hidden = square;
      else if (key === "order.own")
        line.hidden = fields.get("order")?.value !== OWN_ORDER || isHidden("order");
      else line.hidden = key !== "files" && !uses(ask, chosen, key);
      if (WORDED.includes(key) && !line.hidden && field instanceof HTMLSelectElement) {
        offer(key, field, wordsOf(ask, chosen, key));
      }
      const hint = line.querySelector("small");
      if (key === "ranks" && hint) hint.hidden = problem.value === "tour";
      if (key !== "files") continue;
      line.querySelector("span")?.replaceChildren(t(square ? "field.n" : "field.files"));
      hint?.replaceChildren(t("hint.side", { min, max }));
    }
    for (const group of groups) group.hidden = !group.querySelector(".row:not([hidden])");
  }

  /** @param {string} key */
  function isHidden(key) {
    return /** @type {HTMLElement|null|undefined} */ (fields.get(key)?.closest(".row"))?.hidden ?? true;
  }

  /** @returns {string} the setup as filled in; fields that the method does not use are left out */
  function read() {
    const pairs = [`problem=${problem.value}`, `method=${method.value}`];
    for (const [key, field] of fields) {
      const value =
        field instanceof HTMLInputElement && field.type === "checkbox" ? checked(field) : field.value.trim();
      if (value === "" || isHidden(key) || (key === "order" && value === OWN_ORDER)) continue;
      // A board that must be square has one side.
      const name = key === "files" && isHidden("ranks") ? "n" : key.replace(".own", "");
      pairs.push(`${name}=${tidy(plain(key, value))}`);
    }
    return pairs.join("&");
  }

  /**
   * What is typed, as the setup has it: squares in any naming and with any separators, digits with spaces.
   * @param {string} key @param {string} value
   */
  function plain(key, value) {
    if (key === "order.own") return value.replace(/[\s,.;]+/g, "");
    if (key === "leaper") return value.replace(/[^\d\u0966-\u096f]+/g, ".").replace(/^\.|\.$/g, "");
    if (!SQUARES.includes(key)) return value;
    const size = { files: Number(fields.get("files")?.value), ranks: Number(fields.get("ranks")?.value) };
    const names = squaresText(value, labels === "chess").map((name) => {
      const square = labels === "chess" ? null : parseSquare(name, size, labels);
      return square === null ? name : label(square, size, "chess");
    });
    return names.join(".");
  }

  /** What the setup says of squares, in the reader's naming. @param {string} value */
  function named(value) {
    const size = { files: Number(now.get("files") ?? 8), ranks: Number(now.get("ranks") ?? 8) };
    const names = value.split(".").map((name) => {
      const square = parseSquare(name, size, "chess");
      return square === null ? name : label(square, size, labels);
    });
    return names.join(labels === "chess" ? "." : " ");
  }

  /** Says what is wrong beside the field it is about. @param {(Fault & { text: string }) | null} found */
  function show(found) {
    const key = found?.key === "n" ? "files" : (found?.key ?? "");
    for (const field of [problem, method, ...fields.values()]) {
      field.removeAttribute("aria-invalid");
      const hint = field.closest(".row")?.querySelector("small");
      if (hint) field.setAttribute("aria-describedby", hint.id);
      else field.removeAttribute("aria-describedby");
    }
    const own = key === "order" && !isHidden("order.own") ? "order.own" : key;
    const wrong = fields.get(own) ?? { problem, method }[own];
    if (wrong) {
      wrong.closest(".row")?.append(fault);
      wrong.setAttribute("aria-invalid", "true");
      wrong.setAttribute("aria-describedby", fault.id);
      wrong.focus();
    } else buttons.before(fault);
    fault.textContent = found?.text ?? "";
  }

  /** @param {string} key @returns {HTMLElement[]} the field with its name; an order has two of them */
  function rowsOf(key) {
    const keys = key === "order" ? ["order", "order.own"] : [key];
    return keys.map((each) => {
      const field = fieldOf(each);
      fields.set(each, field);
      return row(each, field);
    });
  }

  /** @param {string} key */
  function fieldOf(key) {
    const value = now.get(key) ?? "";
    if (WORDED.includes(key)) return select(key, value === "" ? [] : [value]);
    if (SWITCHES.includes(key)) return make("input", { type: "checkbox", name: key, checked: value === "1" });
    const typed = now.get("order") ?? ORDERS[0];
    const listed = ORDERS.includes(typed);
    if (key === "order") {
      const orders = select(key, [...ORDERS, OWN_ORDER]);
      orders.value = listed ? typed : OWN_ORDER;
      return orders;
    }
    if (key === "order.own") return text(key, listed ? "" : typed);
    // Text fields: what was typed is judged by the engine, which says what would be right.
    if (key === "files" || key === "ranks") return text(key, value || "8", "numeric");
    if (key === "seed") return text(key, value || "0", "numeric");
    return text(key, SQUARES.includes(key) ? named(value) : value);
  }

  /** @param {string} key @param {HTMLInputElement|HTMLSelectElement} field */
  function row(key, field) {
    const name = make("span", {}, t(/** @type {Key} */ (`field.${key}`)));
    const box = field.type === "checkbox";
    const line = make(
      "div",
      { className: "row" },
      make("label", { className: box ? "check" : "" }, ...(box ? [field, name] : [name, field])),
    );
    const hint = /** @type {Key} */ (key === "order.own" ? "hint.order" : `hint.${key}`);
    if (key === "files" || (i18n.has(hint) && key !== "order")) {
      const small = make("small", { id: `hint-${key}` }, key === "files" ? "" : t(hint));
      field.setAttribute("aria-describedby", small.id);
      line.append(small);
    }
    return line;
  }

  /** @param {string} key @param {readonly string[]} words */
  function select(key, words) {
    const element = make("select", { name: key });
    offer(key, element, words);
    return element;
  }

  /** Offers these words and keeps the choice, if it is one of them. @param {string} key @param {HTMLSelectElement} element @param {readonly string[]} words */
  function offer(key, element, words) {
    const chosen = element.value || now.get(key);
    element.replaceChildren(
      ...words.map((word) => make("option", { value: word }, t(/** @type {Key} */ (`${key}.${word}`)))),
    );
    if (chosen !== undefined && words.includes(chosen)) element.value = chosen;
  }

  /** @param {string} key @param {string} value @param {"numeric"} [inputMode] */
  function text(key, value, inputMode) {
    const element = make("input", { type: "text", name: key, value, autocomplete: "off", spellcheck: false });
    if (inputMode) element.inputMode = inputMode;
    return element;
  }
}

/** @param {import("./pieces.js").PieceShape} shape */
function picture(shape) {
  return svg("svg", { viewBox: "-4 -4 108 108", "aria-hidden": "true" }, pieceDrawing(shape));
}

/** @param {HTMLInputElement} box */
function checked(box) {
  return box.checked ? "1" : "";
}
