/**
 * The program that is being run, with the statement that has just been executed lit, its variables and its calls.
 *
 * @import { Code, Listing } from "../listings/index.js"
 * @import { Key } from "../i18n/index.js"
 * @import { Moment } from "../readout.js"
 * @import { Frame } from "../types.js"
 */
import { EXTENSIONS, loadListing, makesAttempts, PROGRAMS, programOf } from "../listings/index.js";
import { eventOf, linesOf } from "../listings/lines.js";
import { hasEight, numbersOf } from "../listings/numbers.js";
import { callsOf, variablesOf } from "../listings/state.js";
import { fieldsOf } from "../setup-text.js";
import { copyText } from "../ui/copy.js";
import { fit, make, say } from "../ui/dom.js";
import { jumpsOf, movesOf } from "../words/moves.js";

const CODES = /** @type {Code[]} */ (Object.keys(EXTENSIONS));
/** What a setup may say that the programs do not have. */
const BEYOND = ["columns", "ties", "closed", "prune", "wrap", "blocked", "queens"];
/** Calls that are shown whole. */
const CALLS = 4;

/**
 * @typedef {object} Choosing
 * @property {() => Code|undefined} code the language that was chosen
 * @property {(code: Code) => void} onCode
 *
 * @param {Choosing} choosing
 */
export function createProgram({ code, onCode }) {
  const options = CODES.map((value) => make("option", { value, "data-t": `code.${value}` }));
  const select = make("select", { id: "program-code" }, ...options);
  const copy = make("button", { type: "button", "data-t": "program.copy" });
  const tools = make("p", { className: "program-tools" });
  const told = make("p", { role: "status", className: "quiet-text" });
  const listing = make("pre", { className: "listing", tabIndex: 0, "data-t-label": "panel.program" });
  const state = make("div", { className: "program-state" });
  const names = make("tr");
  const values = make("tr");
  const table = make(
    "table",
    { translate: false, lang: "en" },
    make("thead", {}, names),
    make("tbody", {}, values),
  );
  const calls = make("p", { className: "calls" });
  const notes = make("p", { className: "quiet-text" });
  /** What was loaded, and what is on its way: by program and language. @type {Map<string, Listing|"loading"|"failed">} */
  const listings = new Map();
  /** The listing that is shown, and the line of each event in it. */
  let shown = "";
  /** @type {Map<string, number>} */
  let lines = new Map();
  /** @type {Moment|null} */
  let last = null;

  select.addEventListener("change", () => onCode(/** @type {Code} */ (select.value)));
  copy.addEventListener("click", async () => {
    const { t } = /** @type {Moment} */ (last).i18n;
    const isCopied = await copyText(listing.textContent ?? "", () => {
      getSelection()?.selectAllChildren(listing);
      listing.focus();
    });
    say(told, t(isCopied ? "program.copied" : "program.select"));
  });

  /** @param {string} program @param {Code} language */
  async function load(program, language) {
    const name = `${program} ${language}`;
    listings.set(name, "loading");
    listings.set(name, await loadListing(program, language).catch(() => /** @type {const} */ ("failed")));
    if (last) show(last);
  }

  /** @param {string} name of the listing @param {Listing} loaded @param {Code} language */
  function write(name, { text, lines: map }, language) {
    if (name === shown) return;
    shown = name;
    lines = linesOf(text, map, EXTENSIONS[language]);
    // Every line keeps its line feed, so that what is selected and copied is the program.
    listing.replaceChildren(...(text.match(/.*\n/g) ?? []).map((line) => make("span", { lang: "en" }, line)));
  }

  /** @param {Moment} moment */
  function show(moment) {
    last = moment;
    const { frame, i18n } = moment;
    const program = programOf(frame);
    const language = code() ?? (program ? PROGRAMS[program] : "pseudocode");
    select.value = language;
    tools.hidden = program === null;
    const name = `${program} ${language}`;
    const loaded = listings.get(name);
    if (program && loaded === undefined) load(program, language);
    const isThere = typeof loaded === "object";
    for (const element of [listing, copy, state]) element.hidden = !isThere;
    if (!isThere) {
      const failed = loaded === "failed" ? "program.failed" : "program.loading";
      return say(notes, i18n.t(program ? failed : whyNone(frame)));
    }
    write(name, loaded, language);
    const line = lineOf(moment);
    light(line, moment.fast);
    showState(moment, line === undefined ? null : program);
    say(notes, i18n.sentences(...notesOf(moment, line !== undefined)));
  }

  /** @param {Moment} moment @returns {number|undefined} */
  function lineOf({ explanation }) {
    return explanation ? lines.get(eventOf(explanation)) : undefined;
  }

  /** @param {number|undefined} line @param {boolean} fast: then the listing does not scroll to and fro */
  function light(line, fast) {
    const before = listing.querySelector("[aria-current]");
    const now = line === undefined ? null : listing.children[line];
    if (before !== now) {
      before?.removeAttribute("aria-current");
      now?.setAttribute("aria-current", "true");
    }
    if (!fast && now instanceof HTMLElement) keepInView(now);
  }

  /** Scrolls the listing alone: the page and the panel stay where they are. @param {HTMLElement} line */
  function keepInView(line) {
    const { scrollTop, clientHeight } = listing;
    const margin = 2 * line.offsetHeight;
    const top = line.offsetTop - margin;
    const bottom = line.offsetTop + line.offsetHeight + margin;
    if (top >= scrollTop && bottom <= scrollTop + clientHeight) return;
    listing.scrollTop = line.offsetTop - (clientHeight - line.offsetHeight) / 2;
  }

  /** @param {Moment} moment @param {string|null} program null: no statement of it was executed */
  function showState({ frame, counts, explanation, setup, i18n }, program) {
    const jumps = jumpsOf(movesOf(setup).leaper);
    const position = program && explanation ? { frame, counts, explanation, jumps } : null;
    const variables = position && program ? variablesOf(program, position) : [];
    const open = position && program ? callsOf(program, position) : [];
    fill(
      names,
      "th",
      variables.map(([name]) => name),
    );
    // As the program has them: Latin digits, and a minus sign that a program reads.
    fill(
      values,
      "td",
      variables.map(([, value]) => String(value)),
    );
    table.hidden = variables.length === 0;
    calls.hidden = open.length === 0;
    say(calls, i18n.t("program.calls", { count: open.length, calls: shortened(open) }));
  }

  return {
    name: "program",

    /** @param {HTMLElement} box */
    open(box) {
      const label = make("label", { htmlFor: select.id, "data-t": "program.code" });
      state.replaceChildren(table, calls);
      tools.replaceChildren(label, select, copy);
      box.append(tools, told, listing, state, notes);
      shown = "";
      for (const [name, loaded] of listings) if (loaded === "failed") listings.delete(name);
    },

    show,
  };
}

/** Why a method has no program here, and what to do instead. @param {Frame} frame @returns {Key} */
function whyNone(frame) {
  const isLarge = frame.problem === "queens" && makesAttempts(frame);
  return isLarge ? "program.none.large" : /** @type {Key} */ (`program.none.${frame.method}`);
}

/** What is lit, and where the search is not what the program does. @param {Moment} moment @param {boolean} lit @returns {string[]} */
function notesOf({ frame, setup, explanation, counts, i18n }, lit) {
  const { t } = i18n;
  const fields = fieldsOf(setup);
  const jumps = jumpsOf(movesOf(setup).leaper);
  const numbers = numbersOf(frame, fields, jumps).map(([name, value]) => `${name}\u00a0=\u00a0${value}`);
  const here = numbers.length > 0 ? [t("program.numbers", { numbers: numbers.join("; ") })] : [];
  if (!explanation) return [t("program.before"), ...here];
  const notes = [t(lit ? "program.lit" : "program.noLine"), ...here];
  const beyond = BEYOND.filter((key) => fields.has(key));
  if (!hasEight(jumps)) beyond.push("leaper");
  if (frame.files !== frame.ranks) beyond.unshift("files", "ranks");
  if (fields.get("start") === "any") beyond.unshift("start");
  if (beyond.length > 0) {
    const words = beyond.map((key) => t(/** @type {Key} */ (`field.${key}`)));
    notes.push(t("program.beyond", { fields: i18n.list(words) }));
  }
  const isAfter = counts.solutions > (explanation.kind === "solution" ? 1 : 0);
  return isAfter ? [...notes, t("program.goesOn")] : notes;
}

/** The first and the last calls. @param {string[]} calls */
function shortened(calls) {
  const shown = calls.length <= CALLS ? calls : [calls[0], "…", ...calls.slice(2 - CALLS)];
  return shown.join(" › ");
}

/** Replaces the cells of a row only where they differ. @param {HTMLElement} row @param {"th"|"td"} tag @param {string[]} texts */
function fill(row, tag, texts) {
  fit(row, texts.length, () => make(tag, tag === "th" ? { scope: "col" } : {}));
  for (const [i, text] of texts.entries()) say(row.children[i], text);
}
