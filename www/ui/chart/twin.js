/**
 * A chart in words and numbers, for whoever cannot see it or wants to copy it. Pure.
 *
 * @import { I18n } from "../../i18n/index.js"
 * @import { Table } from "../tables.js"
 * @import { Chart, Series } from "./layout.js"
 */

/** All points as a table: one row for each x, one column for each series. @param {Chart} chart @param {I18n} i18n @returns {Table} */
export function tableOf({ x, series }, i18n) {
  /** @type {Map<number, (string|number|null)[]>} */
  const rows = new Map();
  for (const [column, each] of series.entries()) {
    for (let k = 0; k < each.x.length; k++) {
      const row = rows.get(each.x[k]) ?? series.map(() => null);
      row[column] = valueAt(each, k, i18n);
      rows.set(each.x[k], row);
    }
  }
  const sorted = Array.from(rows).sort(([a], [b]) => a - b);
  return {
    head: [x.label, ...series.map(({ name }) => name)],
    rows: sorted.map(([at, cells]) => [at, ...cells]),
  };
}

/** One point in a sentence. @param {Chart} chart @param {number} i which series @param {number} k which point @param {I18n} i18n @returns {string} */
export function pointText({ x, series }, i, k, i18n) {
  const { name, x: places } = series[i];
  return i18n.t("chart.point", { axis: x.label, at: places[k], name, value: valueAt(series[i], k, i18n) });
}

/** @param {Series} series @param {number} k @param {I18n} i18n @returns {string|number} */
function valueAt({ kind, y, low, high, open }, k, { t }) {
  if (kind === "band" && low && high) return t("chart.range", { low: low[k], high: high[k] });
  return open?.[k] ? t("chart.atLeast", { value: y[k] }) : y[k];
}
