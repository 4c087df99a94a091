/**
 * The shapes of a chart as path data of SVG, from points in pixels. Pure; each is O(points).
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ x: number, low: number, high: number }} Span from low to high, in pixels
 */

/** A tenth of a pixel is fine enough for any printer, and keeps the text short. @param {number} value */
const r = (value) => Math.round(value * 10) / 10;

/** Lines from point to point. @param {readonly Point[]} points */
export function line(points) {
  return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${r(x)} ${r(y)}`).join("");
}

/** The area between the lowest and the highest of each span. @param {readonly Span[]} spans */
export function band(spans) {
  if (spans.length === 0) return "";
  const over = spans.map(({ x, high }) => ({ x, y: high }));
  const under = spans.map(({ x, low }) => ({ x, y: low })).reverse();
  return `${line([...over, ...under])}Z`;
}

/** Error bars: a stroke with a short cap at either end. @param {readonly Span[]} spans @param {number} cap half its width */
export function whiskers(spans, cap) {
  return spans
    .map(({ x, low, high }) => {
      const caps = [low, high].map((y) => `M${r(x - cap)} ${r(y)}H${r(x + cap)}`);
      return `M${r(x)} ${r(low)}V${r(high)}${caps.join("")}`;
    })
    .join("");
}

/** Bars that stand on a base. @param {readonly Point[]} points @param {number} base @param {number} half of their width */
export function bars(points, base, half) {
  return points.map(({ x, y }) => `M${r(x - half)} ${r(base)}V${r(y)}H${r(x + half)}V${r(base)}Z`).join("");
}

/**
 * Marks that tell series apart without colour, each of about the same area.
 * @type {readonly ((point: Point, size: number) => string)[]}
 */
export const MARKS = [
  // A disc.
  ({ x, y }, s) => `M${r(x - s)} ${r(y)}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0Z`,
  // A square.
  ({ x, y }, s) => `M${r(x - s)} ${r(y - s)}h${2 * s}v${2 * s}h${-2 * s}Z`,
  // A triangle.
  ({ x, y }, s) => `M${r(x)} ${r(y - 1.4 * s)}l${r(1.3 * s)} ${r(2.3 * s)}h${r(-2.6 * s)}Z`,
  // A diamond.
  ({ x, y }, s) =>
    `M${r(x)} ${r(y - 1.4 * s)}l${r(1.4 * s)} ${r(1.4 * s)}l${r(-1.4 * s)} ${r(1.4 * s)}l${r(-1.4 * s)} ${r(-1.4 * s)}Z`,
  // A triangle on its tip.
  ({ x, y }, s) => `M${r(x)} ${r(y + 1.4 * s)}l${r(1.3 * s)} ${r(-2.3 * s)}h${r(-2.6 * s)}Z`,
  // A bar.
  ({ x, y }, s) => `M${r(x - 1.6 * s)} ${r(y - 0.6 * s)}h${r(3.2 * s)}v${r(1.2 * s)}h${r(-3.2 * s)}Z`,
];

/** An arrow upwards from a point: there or above it. @param {Point} point @param {number} size */
export function arrowUp({ x, y }, size) {
  const tip = y - 4 * size;
  return `M${r(x)} ${r(y)}V${r(tip)}M${r(x - size)} ${r(tip + size)}L${r(x)} ${r(tip)}L${r(x + size)} ${r(tip + size)}`;
}

/**
 * Moves heights apart that are closer than a gap, as little as that takes, in their order, between two limits.
 * @param {readonly number[]} heights @param {number} gap @param {number} top @param {number} bottom more than top
 * @returns {number[]}
 */
export function spread(heights, gap, top, bottom) {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i], least);
    least = placed[i] + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i], most);
    most = placed[i] - gap;
  }
  return placed;
}

/**
 * A text in lines of at most so many characters, broken between words.
 * @param {string} text @param {number} characters @returns {string[]}
 */
export function wrap(text, characters) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= characters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
