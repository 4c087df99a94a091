/**
 * The second board and what is said of both: what differs, who is done.
 *
 * @import { Settings } from "./settings.js"
 * @import { Stage } from "./stage.js"
 * @import { Lockstep, Unit } from "../lockstep.js"
 * @import { I18n, Key } from "../i18n/index.js"
 */
import { isDone } from "../lockstep.js";
import { depthChart } from "../panels/record.js";
import { createChart } from "../ui/chart/index.js";
import { copyButton } from "../ui/copy.js";
import { openDialog } from "../ui/dialogs.js";
import { byId, make, say } from "../ui/dom.js";
import { separated, showTable } from "../ui/tables.js";
import { comparison } from "../words/comparison.js";
import { difference } from "../words/difference.js";

const radios = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[name=unit]"));

/** @param {{ onUnit: (unit: Unit) => void, onFocus: () => void, onTable: () => void, onLeave: () => void }} actions */
export function listenToCompare({ onUnit, onFocus, onTable, onLeave }) {
  for (const radio of radios)
    radio.addEventListener("change", () => onUnit(/** @type {Unit} */ (radio.value)));
  byId("compare-focus").addEventListener("click", onFocus);
  byId("compare-table").addEventListener("click", onTable);
  byId("one-board").addEventListener("click", onLeave);
}

/**
 * Shows that there are two boards, or that there is one.
 * @param {boolean} two
 */
export function setCompare(two) {
  document.documentElement.toggleAttribute("data-compare", two);
  byId("compare").hidden = byId("second").hidden = !two;
}

/**
 * @param {readonly [Stage, Stage]} stages @param {Stage} focused the one that the panels tell of
 * @param {Lockstep} lockstep @param {Settings} settings
 */
export function showCompare([first, second], focused, lockstep, { i18n }) {
  say(byId("compare-focus"), i18n.t(focused === first ? "compare.panels.left" : "compare.panels.right"));
  for (const radio of radios) radio.checked = radio.value === lockstep.unit;
  say(byId("difference"), difference(first.moment.setup, second.moment.setup, i18n, first.moment.labels));
  say(byId("compare-verdict"), verdictOf(lockstep, i18n));
  for (const [i, id] of ["counters", "second-counters"].entries()) {
    const end = lockstep.ends[i];
    byId(id).toggleAttribute("data-done", end !== null && end <= lockstep.time);
  }
}

/** @param {Lockstep} lockstep @param {I18n} i18n @returns {string} */
function verdictOf(lockstep, i18n) {
  const { unit, ends, time } = lockstep;
  const [left, right] = ends.map((end) => (end !== null && end <= time ? end : null));
  /** @param {string} name @param {Record<string, number>} params */
  const tell = (name, params) => i18n.t(/** @type {Key} */ (`compare.${unit}.${name}`), params);
  if (left === null && right === null) return "";
  if (!isDone(lockstep))
    return left === null ? tell("rightDone", { right: right ?? 0 }) : tell("leftDone", { left });
  const [less, more] = [Math.min(left ?? 0, right ?? 0), Math.max(left ?? 0, right ?? 0)];
  if (less === more) return tell("equal", { n: less });
  const times = less === 0 ? 0 : more / less;
  const ratio = times < 10 ? Math.round(times * 10) / 10 : Math.round(times);
  return tell(left === more ? "leftMore" : "rightMore", { left: left ?? 0, right: right ?? 0, ratio });
}

/** What both have done: a table, the same as a text to copy, and how deep they were over time. @param {readonly [Stage, Stage]} stages @param {Settings} settings */
export function openTable([first, second], { i18n }) {
  const what = difference(first.moment.setup, second.moment.setup, i18n, first.moment.labels);
  const table = comparison([first.moment, second.moment], i18n);
  const text = make("textarea", {
    readOnly: true,
    rows: table.rows.length + 2,
    value: [what, separated(table, "\t")].join("\n"),
    "aria-label": i18n.t("compare.table"),
  });
  const shown = showTable(table, what, i18n);
  const charts = make("div", { className: "compare-charts" });
  openDialog("numbers-dialog", "compare.title", i18n, shown, charts, text, ...copyButton(i18n, text));
  const records = [first, second].map((stage) => stage.record());
  const high = Math.max(...records.map((record) => record?.deepest ?? 0));
  for (const [i, record] of records.entries()) {
    if (!record) continue;
    const chart = createChart();
    const { title, y, ...rest } = depthChart(record, i18n);
    const named = `${i18n.t(i === 0 ? "compare.left" : "compare.right")} · ${title}`;
    charts.append(make("section", {}, make("h3", {}, named), chart.element));
    chart.draw({ ...rest, title: named, y: { ...y, high } }, i18n);
  }
}
