/**
 * A chart as shapes and texts at their places, from its numbers and the size of the paper. Pure.
 *
 * @import { Kind, Scale } from "./scale.js"
 * @import { Point, Span } from "./paths.js"
 *
 * @typedef {object} Axis
 * @property {string} label
 * @property {Kind} kind
 * @property {boolean} [whole] only whole numbers make sense
 * @property {number} [low] shown in any case, as is `high`
 * @property {number} [high]
 *
 * @typedef {object} Series
 * @property {string} name
 * @property {"line"|"band"|"bars"} kind
 * @property {ArrayLike<number>} x
 * @property {ArrayLike<number>} y of a band: what is drawn as a line in it
 * @property {ArrayLike<number>} [low] lower ends of the band, or of the error bars
 * @property {ArrayLike<number>} [high]
 * @property {ArrayLike<boolean>} [open] points that are at least so high, maybe higher; no line leads to them
 *
 * @typedef {object} Chart
 * @property {string} title
 * @property {Axis} x
 * @property {Axis} y
 * @property {readonly Series[]} series six at the most
 *
 * @typedef {{ x: number, y: number, text: string, anchor: "start"|"middle"|"end" }} Text
 *
 * @typedef {object} Drawn one series: path data, "" where there is nothing
 * @property {string} area
 * @property {string} line
 * @property {string} marks
 * @property {string} arrows
 * @property {Point[]} points for a cursor
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {{ left: number, right: number, top: number, bottom: number }} plot
 * @property {string} grid
 * @property {string} axis
 * @property {Text[]} texts ticks, labels, and the series' letters
 * @property {Drawn[]} series
 * @property {{ line: string, mark: string }[]} legend one for each series, if there are several
 */
import { arrowUp, band, bars, line, MARKS, spread, whiskers, wrap } from "./paths.js";
import { scaleOf, share } from "./scale.js";

/** Widths of a character and heights of a line, in the text's own size: estimates that are rather too large. */
const CHARACTER = 0.6;
const LINE = 1.45;
/** Points up to which each has a mark. */
const MARKED = 60;

/** What stands for a series beside its line and in the legend. @param {number} i */
export const letterOf = (i) => String.fromCharCode(65 + i);

/**
 * O(points).
 * @param {Chart} chart with at least one point
 * @param {{ width: number, em: number }} paper its width and the size of its text, in pixels
 * @param {(value: number) => string} format of ticks
 * @returns {Layout}
 */
export function layoutOf({ x, y, series }, { width, em }, format) {
  const lettered = series.length > 1;
  const swatch = 4 * em;
  const names = series.map(({ name }, i) => {
    const letters = Math.floor((width - swatch) / (CHARACTER * em));
    return lettered ? wrap(`${letterOf(i)} · ${name}`, letters) : [];
  });
  const legendHeight = names.flat().length * LINE * em;
  const plotHeight = Math.min(20 * em, Math.max(10 * em, width * 0.45));
  const top = legendHeight + (LINE + 0.6) * em;
  const bottom = top + plotHeight;

  const down = scaleFor(y, series.flatMap(heightsOf), Math.floor(plotHeight / (2.5 * em)), true);
  const labels = down.ticks.map(format);
  const left = Math.ceil((Math.max(...labels.map((text) => text.length)) * CHARACTER + 0.8) * em);
  const right = Math.floor(width - (lettered ? 1.6 : 0.8) * em);
  const along = acrossFor(x, series, (right - left) / em, format);
  const plot = { left, right, top, bottom };
  /** @param {number} value */
  const atX = (value) => left + share(along, value) * (right - left);
  /** @param {number} value */
  const atY = (value) => bottom - share(down, value) * (bottom - top);

  const drawn = series.map((each, i) => draw(each, i, atX, atY, plot, em));
  const ends = drawn.map(({ points }) => points[points.length - 1]);
  const heights = lettersAt(ends, em, top, bottom);
  let lineAt = 0;
  /** @type {Text[]} */
  const legendTexts = [];
  const legend = names.flatMap((lines, i) => {
    const middle = (lineAt + 0.5) * LINE * em;
    for (const text of lines) {
      legendTexts.push({ x: swatch, y: (lineAt + 0.75) * LINE * em, text, anchor: "start" });
      lineAt += 1;
    }
    if (!lettered) return [];
    const mark = series[i].kind === "line" ? MARKS[i]({ x: swatch / 2 - em / 4, y: middle }, 0.32 * em) : "";
    return [{ line: `M0 ${middle}H${swatch - em / 2}`, mark }];
  });

  return {
    width,
    height: Math.ceil(bottom + (2 * LINE + 0.3) * em),
    plot,
    grid: [
      ...down.ticks.map((tick) => `M${left} ${Math.round(atY(tick)) + 0.5}H${right}`),
      ...along.ticks.map((tick) => `M${Math.round(atX(tick)) + 0.5} ${bottom}v${0.35 * em}`),
    ].join(""),
    axis: `M${left} ${Math.round(bottom) + 0.5}H${right}`,
    texts: [
      ...legendTexts,
      ...down.ticks.map((tick, i) => text(left - 0.5 * em, atY(tick) + 0.35 * em, labels[i], "end")),
      ...along.ticks.map((tick) => text(atX(tick), bottom + 1.4 * em, format(tick), "middle")),
      text(0, top - 0.9 * em, y.label, "start"),
      text((left + right) / 2, bottom + (LINE + 1.3) * em, x.label, "middle"),
      ...ends.flatMap((end, i) =>
        lettered && end ? [text(end.x + 0.7 * em, heights[i] + 0.35 * em, letterOf(i), "start")] : [],
      ),
    ],
    series: drawn,
    legend,
  };
}

/**
 * Heights of the letters beside the ends of the lines: those that end near each other are kept apart.
 * @param {readonly (Point|undefined)[]} ends @param {number} em @param {number} top @param {number} bottom
 * @returns {number[]}
 */
function lettersAt(ends, em, top, bottom) {
  const heights = ends.map((end) => end?.y ?? bottom);
  const isNear = (/** @type {number} */ i, /** @type {number} */ j) =>
    Math.abs((ends[i]?.x ?? 0) - (ends[j]?.x ?? 0)) < 1.5 * em;
  for (const i of ends.keys()) {
    const group = Array.from(ends.keys()).filter((j) => isNear(i, j));
    // The first of a group moves them all.
    if (group[0] !== i) continue;
    const apart = spread(
      group.map((j) => heights[j]),
      1.1 * em,
      top,
      bottom,
    );
    for (const [k, j] of group.entries()) heights[j] = apart[k];
  }
  return heights;
}

/** @param {number} x @param {number} y @param {string} said @param {Text["anchor"]} anchor @returns {Text} */
function text(x, y, said, anchor) {
  return { x, y, text: said, anchor };
}

/** @param {Series} series @returns {number[]} */
function heightsOf({ kind, y, low = [], high = [] }) {
  // Bars stand on something.
  return [...Array.from(y), ...Array.from(low), ...Array.from(high), ...(kind === "bars" ? [0] : [])];
}

/** @param {Axis} axis @param {readonly number[]} values @param {number} most @param {boolean} nice @returns {Scale} */
function scaleFor({ kind, whole, low, high }, values, most, nice) {
  // On a logarithmic axis nothing has no place: it is drawn at the lower end.
  const shown = kind === "log" ? values.filter((value) => value > 0) : values;
  const known = [...shown, ...(low === undefined ? [] : [low]), ...(high === undefined ? [] : [high])];
  const [from, to] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [1, 10];
  return scaleOf(kind, from, to, { most: Math.max(3, most), whole, nice });
}

/**
 * The scale of the x axis: as many ticks as their texts leave room for.
 * @param {Axis} axis @param {readonly Series[]} series @param {number} ems @param {(value: number) => string} format
 */
function acrossFor(axis, series, ems, format) {
  const half = series.some(({ kind }) => kind === "bars") ? 0.5 : 0;
  const values = series.flatMap((each) =>
    Array.from(each.x).flatMap((value) => (half ? [value - half, value + half] : [value])),
  );
  const rough = scaleFor(axis, values, 12, false);
  const letters = Math.max(...rough.ticks.map((tick) => format(tick).length));
  return scaleFor(axis, values, Math.min(12, Math.floor(ems / (letters * CHARACTER + 1.5))), false);
}

/**
 * @param {Series} series @param {number} i @param {(value: number) => number} atX @param {(value: number) => number} atY
 * @param {Layout["plot"]} plot @param {number} em @returns {Drawn}
 */
function draw({ kind, x, y, low, high, open }, i, atX, atY, { left, right, bottom }, em) {
  const points = Array.from(x, (value, k) => ({ x: atX(value), y: atY(y[k]) }));
  /** @type {Span[]} */
  const spans =
    low && high ? points.map((point, k) => ({ x: point.x, low: atY(low[k]), high: atY(high[k]) })) : [];
  if (kind === "bars") {
    const apart = points.length > 1 ? Math.abs(points[1].x - points[0].x) / (x[1] - x[0]) : right - left;
    return {
      area: "",
      line: "",
      marks: bars(points, bottom, Math.max(0.5, 0.38 * apart)),
      arrows: "",
      points,
    };
  }
  if (kind === "band") return { area: band(spans), line: line(points), marks: "", arrows: "", points };
  const closed = points.filter((_, k) => !open?.[k]);
  /** No line leads over what is not known. @type {Point[][]} */
  const runs = [[]];
  for (const [k, point] of points.entries()) {
    if (open?.[k]) runs.push([]);
    else runs[runs.length - 1].push(point);
  }
  const size = 0.32 * em;
  return {
    area: "",
    line: runs.map(line).join("") + whiskers(spans, size),
    marks: closed.length <= MARKED ? closed.map((point) => MARKS[i](point, size)).join("") : "",
    arrows: points.map((point, k) => (open?.[k] ? arrowUp(point, size) : "")).join(""),
    points,
  };
}
