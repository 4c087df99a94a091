/**
 * How does it grow? The choice of methods and sizes, and what comes of it while it comes. It goes on while the page
 * is used, and while the dialog is closed.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Measure } from "./report.js"
 * @import { Standing, Wish } from "./run.js"
 */
import { fieldsOf, wholeOf, withFields } from "../setup-text.js";
import { createChart } from "../ui/chart/index.js";
import { copyButton } from "../ui/copy.js";
import { openDialog } from "../ui/dialogs.js";
import { make, say } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { sayWrong } from "../ui/form.js";
import { separated } from "../ui/tables.js";
import { growthChart, growthData, growthSentences, growthTable, nameOf } from "./report.js";

/** What can be chosen, with the sizes that end soon; a sixth is the puzzle on the board. */
const OFFERED = /** @type {const} */ ({
  queens: { methods: ["enumerate", "scan", "rows", "forward", "smallest"], from: 4, to: 12 },
  tour: {
    methods: ["backtrack", "backtrack&prune=1", "warnsdorff", "warnsdorff&ties=roth", "portfolio"],
    from: 5,
    to: 8,
  },
});
const CHOSEN = ["problem=queens&method=scan", "problem=queens&method=rows", "problem=tour&method=backtrack"];
const LARGEST = 128;
const SECONDS = [1, 10, 60, 600];
const STEPS = [1e6, 1e8, 1e9, 1e11];
const MEASURES = /** @type {const} */ (["placed", "steps", "ms"]);
/** Milliseconds between two pictures. */
const SHOW_EVERY = 100;

/** @param {(wish: Wish, onChange: (standing: Standing) => void) => () => void} grow */
export function createGrowth(grow) {
  /** @type {I18n} */
  let i18n;
  /** @type {Wish|null} */
  let wish = null;
  /** @type {Standing|null} */
  let standing = null;
  /** @type {(() => void)|null} */
  let cancel = null;
  /** @type {Measure} */
  let measure = "placed";
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let due;
  const chart = createChart((_, words) =>
    standing && wish ? growthTable(standing, wish, measure, words) : { head: [], rows: [] },
  );
  const start = make("button", { type: "submit", className: "primary" });
  const bar = make("progress", { max: 1, value: 0, hidden: true });
  const told = make("p", { role: "status" });
  const list = make("ul", { className: "growth-told" });
  const data = make("textarea", { readOnly: true, rows: 4 });
  const results = make("div", { className: "growth-results" });

  /** @param {Wish} wanted */
  function begin(wanted) {
    wish = wanted;
    standing = null;
    cancel = grow(wanted, (now) => {
      standing = now;
      if (now.done || now.failure) cancel = null;
      due ??= setTimeout(show, now.done || now.failure ? 0 : SHOW_EVERY);
    });
    show();
  }

  function stop() {
    cancel?.();
    cancel = null;
    show();
  }

  function show() {
    clearTimeout(due);
    due = undefined;
    say(start, i18n.t(cancel ? "growth.stop" : "growth.start"));
    bar.hidden = cancel === null;
    bar.value = standing ? standing.finished / standing.total : 0;
    results.hidden = !standing;
    if (!wish || !standing) return say(told, cancel ? i18n.t("growth.begun") : "");
    const { finished, total, done, failure } = standing;
    const state = failure ? "failed" : done ? "done" : cancel ? "running" : "stopped";
    // Not every search that is done is read out, but how it ended.
    told.setAttribute("aria-live", state === "running" ? "off" : "polite");
    say(told, i18n.t(`growth.${state}`, { finished, total }));
    chart.draw(growthChart(standing, wish, measure, i18n), i18n);
    const sentences = growthSentences(standing, wish, measure, i18n);
    if (list.textContent !== sentences.join("")) {
      list.replaceChildren(...sentences.map((sentence) => make("li", {}, sentence)));
    }
    data.value = separated(growthData(standing, wish), ",");
  }

  return {
    /** Shows the dialog. @param {I18n} words @param {string} setup of the puzzle on the board */
    open(words, setup) {
      i18n = words;
      const form = wishForm(words, setup, start, (wanted) => (cancel ? stop() : begin(wanted)));
      const choice = choose("growth.measure", MEASURES, measure, words, (name) => {
        measure = /** @type {Measure} */ (name);
        show();
      });
      const save = make("button", { type: "button" }, words.t("growth.save"));
      save.addEventListener("click", () => saveFile("growth.csv", "text/csv", data.value));
      data.setAttribute("aria-label", words.t("growth.data"));
      bar.setAttribute("aria-label", words.t("growth.title"));
      const [copy, copied] = copyButton(words, data);
      const tools = make("p", { className: "buttons" }, copy, save);
      results.replaceChildren(choice, chart.element, list, data, tools, copied);
      const body = make("div", { className: "growth" }, form, bar, told, results);
      openDialog("growth-dialog", "growth.title", words, body);
      show();
    },
  };
}

/**
 * @param {I18n} i18n @param {string} setup @param {HTMLButtonElement} start @param {(wish: Wish) => void} submit
 */
function wishForm(i18n, setup, start, submit) {
  const { t } = i18n;
  let problem = /** @type {keyof typeof OFFERED} */ (fieldsOf(setup).get("problem"));
  const methods = make("div", { className: "growth-methods" });
  const from = number("growth.from");
  const to = number("growth.to");
  const seconds = select("growth.seconds", SECONDS, 10);
  const steps = select("growth.steps.limit", STEPS, 1e9);
  const fault = make("p", { className: "fault", role: "alert" });
  let goal = /** @type {Wish["goal"]} */ ("first");
  const problems = choose("field.problem", ["queens", "tour"], problem, i18n, (name) => {
    problem = /** @type {keyof typeof OFFERED} */ (name);
    offer();
  });
  const goals = choose("growth.goal", ["first", "all"], goal, i18n, (name) => {
    goal = /** @type {Wish["goal"]} */ (name);
  });
  const legend = make("legend", {}, t("growth.methods"));
  const numbers = make(
    "div",
    { className: "growth-numbers" },
    ...[from, to, seconds, steps].map((one) => one.row),
  );
  const form = make(
    "form",
    { noValidate: true },
    problems,
    make("fieldset", {}, legend, methods),
    goals,
    numbers,
  );
  form.append(fault, start);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const boxes = /** @type {NodeListOf<HTMLInputElement>} */ (methods.querySelectorAll("input:checked"));
    const [least, most] = [from, to].map(({ field }) => wholeOf(field.value));
    const isRange = Number.isInteger(least) && Number.isInteger(most) && least >= 1 && most >= least;
    if (!isRange || most > LARGEST)
      return sayWrong(fault, t("growth.fault.range", { max: LARGEST }), from.field, to.field);
    if (boxes.length === 0) return sayWrong(fault, t("growth.fault.methods"));
    sayWrong(fault, "");
    submit({
      setups: Array.from(boxes, ({ value }) => value),
      from: least,
      to: most,
      goal,
      maxSteps: Number(steps.field.value),
      maxMs: 1000 * Number(seconds.field.value),
    });
  });
  offer();
  return form;

  /** The methods of the problem, and the puzzle on the board if it is none of them. */
  function offer() {
    const offered = OFFERED[problem];
    const setups = offered.methods.map((method) => `problem=${problem}&method=${method}`);
    const here = withFields(setup, { files: "", ranks: "", n: "" });
    const names = setups.map((each) => nameOf(each, i18n));
    const isNew = fieldsOf(here).get("problem") === problem && !names.includes(nameOf(here, i18n));
    methods.replaceChildren(
      ...[...setups, ...(isNew ? [here] : [])].map((value) => {
        const box = make("input", {
          type: "checkbox",
          value,
          checked: CHOSEN.includes(value) || value === here,
        });
        return make("label", { className: "check" }, box, make("span", {}, nameOf(value, i18n)));
      }),
    );
    from.field.value = String(offered.from);
    to.field.value = String(offered.to);
  }

  /** @param {Key} name */
  function number(name) {
    const field = make("input", { type: "text", inputMode: "numeric", size: 4, autocomplete: "off" });
    return { field, row: make("label", {}, make("span", {}, t(name)), field) };
  }

  /** @param {Key} name @param {readonly number[]} values @param {number} value */
  function select(name, values, value) {
    const options = values.map((each) => make("option", { value: String(each) }, i18n.n(each)));
    const field = make("select", {}, ...options);
    field.value = String(value);
    return { field, row: make("label", {}, make("span", {}, t(name)), field) };
  }
}

/**
 * A row of words of which one is chosen; they are called `growth.…`, or `problem.…`.
 * @param {Key} name @param {readonly string[]} values @param {string} value @param {I18n} i18n
 * @param {(value: string) => void} onChoose
 */
function choose(name, values, value, { t }, onChoose) {
  const options = values.map((each) => {
    const input = make("input", { type: "radio", name, value: each, checked: each === value });
    input.addEventListener("change", () => onChoose(each));
    const word = /** @type {Key} */ (`${name === "field.problem" ? "problem" : "growth"}.${each}`);
    return make("label", {}, input, make("span", {}, t(word)));
  });
  return make("fieldset", { className: "segments choice" }, make("legend", {}, t(name)), ...options);
}
