/**
 * What was measured, as a chart, as tables and in sentences. Pure.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Chart } from "../ui/chart/layout.js"
 * @import { Table } from "../ui/tables.js"
 * @import { Measured } from "./measure.js"
 * @import { Standing, Wish } from "./run.js"
 *
 * @typedef {"steps"|"placed"|"ms"} Measure
 */
import { fieldsOf } from "../setup-text.js";
import { fitGrowth } from "./fit.js";

/** What a size has nothing to do with, and what names the method anyway. */
const UNTOLD = ["problem", "method", "files", "ranks", "n"];
const SWITCHES = ["pure", "closed", "prune"];

/** Its method and its options, as the page calls them. @param {string} setup @param {I18n} i18n @returns {string} */
export function nameOf(setup, i18n) {
  const fields = fieldsOf(setup);
  const usual = fields.get("problem") === "queens" ? "rows" : "backtrack";
  const method = i18n.t(/** @type {Key} */ (`method.${fields.get("method") ?? usual}`));
  const options = Array.from(fields)
    .filter(([key]) => !UNTOLD.includes(key))
    .map(([key, value]) => {
      const field = i18n.t(/** @type {Key} */ (`field.${key}`));
      const word = `${key}.${value}`;
      if (SWITCHES.includes(key)) return field;
      return i18n.t("growth.option", { field, value: i18n.has(word) ? i18n.t(word) : value });
    });
  return options.length > 0 ? i18n.t("growth.with", { method, options: i18n.list(options) }) : method;
}

/** Ends that are told of, in this order. */
const ENDS = /** @type {const} */ (["none", "steps", "time", "stuck", "single", "refused"]);

/** Whether a search came to what was wanted of it. @param {Measured} measured @param {Wish["goal"]} goal */
const isDone = ({ end }, goal) => end === "found" || (end === "none" && goal === "all");
/** @param {Measured} measured */
const isOpen = ({ end }) => end === "steps" || end === "time";

/** @param {Standing} standing @param {Wish} wish @param {Measure} measure @param {I18n} i18n @returns {Chart} */
export function growthChart({ rows }, { setups, from, to, goal }, measure, i18n) {
  return {
    title: i18n.t("growth.title"),
    x: { label: "N", kind: "linear", whole: true, low: from, high: to },
    y: { label: i18n.t(`growth.${measure}`), kind: "log" },
    series: setups.map((setup, i) => {
      const shown = rows[i].filter((each) => isDone(each, goal) || isOpen(each));
      return {
        name: nameOf(setup, i18n),
        kind: "line",
        x: shown.map(({ n }) => n),
        y: shown.map((each) => each[measure]),
        open: shown.map(isOpen),
      };
    }),
  };
}

/** One row a size. @param {Standing} standing @param {Wish} wish @param {Measure} measure @param {I18n} i18n @returns {Table} */
export function growthTable({ rows }, { setups, goal }, measure, i18n) {
  const sizes = Array.from(new Set(rows.flat().map(({ n }) => n))).sort((a, b) => a - b);
  return {
    head: ["N", ...setups.map((setup) => nameOf(setup, i18n))],
    rows: sizes.map((size) => [
      size,
      ...rows.map((row) => {
        const found = row.find(({ n }) => n === size);
        if (!found) return null;
        const value = Math.round(found[measure] * 10) / 10;
        if (isDone(found, goal)) return value;
        return isOpen(found) ? i18n.t("chart.atLeast", { value }) : i18n.t(`growth.end.${wordOf(found)}`);
      }),
    ]),
  };
}

/** A factor as exact as its error allows, which has two digits. @param {{ factor: number, error: number }} fit */
function rounded({ factor, error }) {
  const digits = error > 0 ? Math.min(3, Math.max(0, 1 - Math.floor(Math.log10(error)))) : 2;
  return { factor: Number(factor.toFixed(digits)), error: Number(error.toFixed(digits)) };
}

/** @param {Measured} measured */
function wordOf({ end }) {
  return /** @type {"none"|"stuck"|"single"|"refused"} */ (end);
}

/** Everything that was measured, for other programs: one row a search. @param {Standing} standing @param {Wish} wish @returns {Table} */
export function growthData({ rows }, { setups, goal }) {
  return {
    head: ["setup", "goal", "N", "end", "steps", "placements", "solutions", "milliseconds"],
    rows: rows.flatMap((row, i) =>
      row.map(({ n, end, steps, placed, solutions, ms }) => [
        ...[setups[i], goal, n, end, steps, placed, solutions],
        Math.round(ms * 1000) / 1000,
      ]),
    ),
  };
}

/**
 * How fast each method grows, and where it stopped and why.
 * @param {Standing} standing @param {Wish} wish @param {Measure} measure @param {I18n} i18n @returns {string[]}
 */
export function growthSentences({ rows, done }, { setups, to, goal, maxSteps, maxMs }, measure, i18n) {
  return rows.flatMap((row, i) => {
    const name = nameOf(setups[i], i18n);
    const told = [];
    const fit = fitGrowth(
      row.filter((each) => isDone(each, goal)).map((each) => ({ n: each.n, y: each[measure] })),
    );
    if (fit) told.push(i18n.t(`growth.fit.${measure}`, { name, count: fit.points, ...rounded(fit) }));
    for (const end of ENDS) {
      if (end === "none" && goal === "all") continue;
      const sizes = row.filter((each) => each.end === end).map(({ n }) => i18n.n(n));
      const params = { name, sizes: i18n.list(sizes), steps: maxSteps, seconds: maxMs / 1000 };
      if (sizes.length > 0) told.push(i18n.t(`growth.some.${end}`, params));
    }
    const last = row[row.length - 1];
    if (done && last && last.n < to) told.push(i18n.t("growth.givenUp", { name, n: last.n }));
    return told;
  });
}
