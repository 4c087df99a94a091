/**
 * A chart on the page: the drawing, a cursor that keys, touch and mouse move from point to point, the same as a
 * table, and as a file. Elements are kept from one drawing to the next, so that it can follow a search that runs.
 *
 * @import { I18n } from "../../i18n/index.js"
 * @import { Table } from "../tables.js"
 * @import { Chart, Layout } from "./layout.js"
 */
import { fit, make, say, svg } from "../dom.js";
import { saveFile } from "../files.js";
import { showTable } from "../tables.js";
import { layoutOf } from "./layout.js";
import { MARKS } from "./paths.js";
import { svgText } from "./save.js";
import { pointText, tableOf } from "./twin.js";

/** Milliseconds between two tables, while they are shown. */
const TABLE_EVERY = 500;
/** From here on ticks are shortened: 20K, 3M. */
const SHORTENED = 10_000;

/** @param {(chart: Chart, i18n: I18n) => Table} [toTable] the same as a table */
export function createChart(toTable = tableOf) {
  const grid = svg("path", { class: "chart-grid" });
  const axis = svg("path", { class: "chart-axis" });
  const lines = svg("g");
  const texts = svg("g", { class: "chart-texts" });
  const ruler = svg("path", { class: "chart-ruler" });
  const ring = svg("path", { class: "chart-ring" });
  const drawing = /** @type {SVGSVGElement} */ (
    svg("svg", { class: "chart-drawing", "aria-hidden": "true" }, grid, lines, axis, texts, ruler, ring)
  );
  const plot = make("div", { className: "chart-plot", tabIndex: 0, role: "slider" }, drawing);
  const told = make("p", { className: "chart-told" });
  const summary = make("summary");
  const twin = make("details", {}, summary);
  const save = make("button", { type: "button" });
  const element = make("figure", { className: "chart", hidden: true }, plot, told, twin, save);
  /** @type {{ chart: Chart, i18n: I18n, format: (value: number) => string }|null} */
  let shown = null;
  /** @type {Layout|null} */
  let layout = null;
  /** The point that is told: which series, which point. */
  let cursor = { i: 0, k: Number.POSITIVE_INFINITY };
  let width = 0;
  /** The size of the text. */
  let em = 0;
  let isTold = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let tableDue;

  // Read here, where the page is laid out: while drawing it would be laid out once more for each chart.
  const observer = new ResizeObserver(() => {
    const before = `${width} ${em}`;
    width = plot.clientWidth;
    em = Number.parseFloat(getComputedStyle(drawing).fontSize);
    if (shown && `${width} ${em}` !== before) draw(shown.chart, shown.i18n);
  });
  observer.observe(plot);
  // A line of text is as high as the text is large.
  observer.observe(told);
  twin.addEventListener("toggle", showTwin);
  save.addEventListener("click", () => {
    if (shown) saveFile(`${shown.chart.title}.svg`, "image/svg+xml", svgText(drawing, shown.chart.title));
  });
  plot.addEventListener("focus", () => moveTo(cursor.i, cursor.k));
  plot.addEventListener("keydown", onKey);
  plot.addEventListener("pointerdown", onPointer);
  plot.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") onPointer(event);
  });

  /**
   * Draws a chart, or nothing if it has no point.
   * @param {Chart} chart @param {I18n} i18n
   */
  function draw(chart, i18n) {
    const format = shown?.i18n === i18n ? shown.format : formatOf(i18n);
    shown = { chart, i18n, format };
    element.hidden = chart.series.every(({ x }) => x.length === 0);
    // How wide it is, is known when it is on the page.
    if (element.hidden || width === 0) return;
    layout = layoutOf(chart, { width, em }, format);
    put(drawing, { width, height: layout.height, viewBox: `0 0 ${width} ${layout.height}` });
    put(grid, { d: layout.grid });
    put(axis, { d: layout.axis });
    fit(lines, layout.series.length, seriesElement);
    for (const [i, { area, line, marks, arrows }] of layout.series.entries()) {
      const [areas, strokes, dots, ups, sample, mark] = lines.children[i].children;
      put(areas, { d: area });
      put(strokes, { d: line });
      put(dots, { d: marks });
      put(ups, { d: arrows });
      put(sample, { d: layout.legend[i]?.line ?? "" });
      put(mark, { d: layout.legend[i]?.mark ?? "" });
    }
    fit(texts, layout.texts.length, () => svg("text"));
    for (const [i, { x, y, text, anchor }] of layout.texts.entries()) {
      put(texts.children[i], { x: Math.round(x), y: Math.round(y), "text-anchor": anchor });
      say(texts.children[i], text);
    }
    plot.setAttribute("aria-label", chart.title);
    say(summary, i18n.t("chart.table"));
    say(save, i18n.t("chart.save"));
    showCursor();
    if (twin.open) tableDue ??= setTimeout(showTwin, TABLE_EVERY);
  }

  function showTwin() {
    clearTimeout(tableDue);
    tableDue = undefined;
    if (!twin.open || !shown) return;
    const { chart, i18n } = shown;
    twin.replaceChildren(summary, showTable(toTable(chart, i18n), chart.title, i18n));
  }

  /** @param {number} i @param {number} k to the nearest point there is */
  function moveTo(i, k) {
    cursor = { i, k };
    isTold = true;
    showCursor();
  }

  function showCursor() {
    if (!shown || !layout) return;
    const { chart, i18n } = shown;
    const i = Math.min(cursor.i, chart.series.length - 1);
    const { points } = layout.series[i];
    const last = Math.max(0, points.length - 1);
    const k = Math.max(0, Math.min(cursor.k, last));
    if (isTold) cursor = { i, k };
    const text = points.length > 0 ? pointText(chart, i, k, i18n) : "";
    put(plot, { "aria-valuemin": 0, "aria-valuemax": last, "aria-valuenow": k, "aria-valuetext": text });
    say(told, isTold ? text : i18n.t("chart.hint"));
    const { top, bottom } = layout.plot;
    const point = isTold ? points[k] : undefined;
    put(ruler, { d: point ? `M${Math.round(point.x) + 0.5} ${top}V${bottom}` : "" });
    put(ring, { d: point ? MARKS[0](point, 7) : "" });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (!layout || event.ctrlKey || event.metaKey || event.altKey) return;
    const { i, k } = cursor;
    const { series } = layout;
    switch (event.key) {
      case "ArrowLeft":
        moveTo(i, k - 1);
        break;
      case "ArrowRight":
        moveTo(i, k + 1);
        break;
      case "Home":
        moveTo(i, 0);
        break;
      case "End":
        moveTo(i, Number.POSITIVE_INFINITY);
        break;
      case "ArrowUp":
      case "ArrowDown": {
        const other = (i + (event.key === "ArrowUp" ? series.length - 1 : 1)) % series.length;
        moveTo(other, nearest(series[other].points, series[i].points[k]?.x ?? 0, null).k);
        break;
      }
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {PointerEvent} event */
  function onPointer({ clientX, clientY }) {
    if (!layout) return;
    const { left, top } = drawing.getBoundingClientRect();
    const found = layout.series.map(({ points }) => nearest(points, clientX - left, clientY - top));
    const best = found.reduce((least, each, i) => (each.distance < found[least].distance ? i : least), 0);
    moveTo(best, found[best].k);
  }

  return { element, draw };
}

/** The elements of one series: its parts, and its sample in the legend. @param {number} i */
function seriesElement(i) {
  const parts = ["area", "line", "marks", "arrows", "line", "marks"];
  return svg(
    "g",
    { class: `chart-series series-${i + 1}` },
    ...parts.map((name) => svg("path", { class: `chart-${name}` })),
  );
}

/** @param {readonly { x: number, y: number }[]} points @param {number} x @param {number|null} y null: it does not matter */
function nearest(points, x, y) {
  let [k, distance] = [0, Number.POSITIVE_INFINITY];
  for (const [i, point] of points.entries()) {
    const far = Math.hypot(point.x - x, y === null ? 0 : point.y - y);
    if (far < distance) [k, distance] = [i, far];
  }
  return { k, distance };
}

/** Sets the attributes that differ. @param {Element} element @param {Record<string, string|number>} attributes */
function put(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}

/** @param {I18n} i18n @returns {(value: number) => string} */
function formatOf({ n, compact, locale }) {
  const small = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  return (value) => {
    if (Math.abs(value) >= SHORTENED) return compact(value);
    return Number.isInteger(value) ? n(value) : small.format(value);
  };
}
