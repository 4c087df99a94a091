/**
 * Where the squares are. Pure arithmetic: a layout is computed once per size and asked by everybody.
 *
 * Lengths are CSS pixels, but edges of squares fall on device pixels, so that nothing is blurred.
 */

/** @import { Moves } from "../types.js" */

import { KNIGHT_MOVES } from "../words/moves.js";

/**
 * @typedef {object} Layout
 * @property {number} files
 * @property {number} ranks
 * @property {number} dpr
 * @property {number} cell     side of a square
 * @property {number} x        left edge of the board in the canvas
 * @property {number} y        top edge of the board in the canvas
 * @property {number} width    of the board
 * @property {number} height   of the board
 * @property {number} canvasWidth
 * @property {number} canvasHeight
 */

/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/** @typedef {{ x: number, y: number }} Point */

/** A square is never larger than this: a board of one square is not a wall. */
export const MAX_CELL = 240;

/** Below this a square holds no text and no shape: the board becomes a picture of coloured dots. */
export const MIN_CELL = 7;

/** Squares of at least this many device pixels are made a whole number of them; below, that would waste the room. */
export const WHOLE_PIXELS = 5;

/**
 * Fits a board into a canvas, leaving a gutter for the edge coordinates on each side.
 *
 * @param {{ width: number, height: number, dpr: number, files: number, ranks: number,
 *           gutter: { left: number, top: number, right: number, bottom: number } }} box
 * @returns {Layout}
 */
export function layOut({ width, height, dpr, files, ranks, gutter }) {
  const roomX = Math.max(0, width - gutter.left - gutter.right);
  const roomY = Math.max(0, height - gutter.top - gutter.bottom);
  const fit = Math.min((roomX * dpr) / files, (roomY * dpr) / ranks, MAX_CELL * dpr);
  const cell = (fit >= WHOLE_PIXELS ? Math.floor(fit) : fit) / dpr;
  const snap = (/** @type {number} */ length) => Math.round(length * dpr) / dpr;
  return {
    files,
    ranks,
    dpr,
    cell,
    x: snap(gutter.left + (roomX - cell * files) / 2),
    y: snap(gutter.top + (roomY - cell * ranks) / 2),
    width: cell * files,
    height: cell * ranks,
    canvasWidth: width,
    canvasHeight: height,
  };
}

/**
 * The square under a point of the canvas, or null.
 *
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 * @returns {number | null}
 */
export function squareAtPoint(layout, x, y) {
  const file = Math.floor((x - layout.x) / layout.cell);
  const row = Math.floor((y - layout.y) / layout.cell);
  const inside = file >= 0 && file < layout.files && row >= 0 && row < layout.ranks;
  return inside ? row * layout.files + file : null;
}

/**
 * The square under a pointer. `bounds` is the canvas's rectangle on the screen *now*: scrolling, zooming and CSS
 * transforms are all in it.
 *
 * @param {Layout} layout
 * @param {number} clientX
 * @param {number} clientY
 * @param {{ left: number, top: number, width: number, height: number }} bounds
 * @returns {number | null}
 */
export function squareAtClient(layout, clientX, clientY, bounds) {
  if (bounds.width === 0 || bounds.height === 0) return null;
  const x = ((clientX - bounds.left) * layout.canvasWidth) / bounds.width;
  const y = ((clientY - bounds.top) * layout.canvasHeight) / bounds.height;
  return squareAtPoint(layout, x, y);
}

/**
 * @param {Layout} layout
 * @param {number} square
 * @returns {Rect}
 */
export function rectOf(layout, square) {
  const { files, cell } = layout;
  const row = Math.floor(square / files);
  return { x: layout.x + (square % files) * cell, y: layout.y + row * cell, width: cell, height: cell };
}

/**
 * @param {Layout} layout
 * @param {number} square
 * @returns {Point}
 */
export function centreOf(layout, square) {
  const { x, y } = rectOf(layout, square);
  return { x: x + layout.cell / 2, y: y + layout.cell / 2 };
}

/**
 * Light or dark, by the chess coordinates: a1, bottom left, is dark whatever the board's size.
 *
 * @param {number} files
 * @param {number} ranks
 * @param {number} square
 */
export function isDark(files, ranks, square) {
  const rankFromBottom = ranks - 1 - Math.floor(square / files);
  return ((square % files) + rankFromBottom) % 2 === 0;
}

/** The eight jumps of a knight in the classic order, as (row, file) steps: `jump` 0–7 of a candidate. */
const JUMPS = [
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
];

/**
 * The step of a jump, in rows and files: other leapers have their two lengths where a knight has 1 and 2.
 *
 * @param {number} jump
 * @param {readonly [number, number]} leaper
 */
function stepOf(jump, leaper) {
  return JUMPS[jump].map((way) => Math.sign(way) * leaper[Math.abs(way) - 1]);
}

/**
 * Where a jump from a square points, on the board or beyond it.
 *
 * @param {Layout} layout
 * @param {number} square
 * @param {number} jump
 * @param {readonly [number, number]} [leaper]
 * @returns {Point}
 */
export function jumpTarget(layout, square, jump, leaper = KNIGHT_MOVES.leaper) {
  const { x, y } = centreOf(layout, square);
  const [rows, files] = stepOf(jump, leaper);
  return { x: x + files * layout.cell, y: y + rows * layout.cell };
}

/**
 * The way of a jump between two squares: one line, or two where it leaves the board over a joined edge and comes in
 * over another. These reach `beyond` the edges.
 *
 * @param {Layout} layout
 * @param {number} from
 * @param {number} to
 * @param {Moves | undefined} moves
 * @param {number} beyond
 * @returns {[Point, Point][]}
 */
export function wayOf(layout, from, to, moves, beyond) {
  const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
  if (!moves || moves.wrap === "none") return [[a, b]];
  const { files, ranks, cell } = layout;
  const rows = Math.floor(to / files) - Math.floor(from / files);
  const columns = (to % files) - (from % files);
  const steps = JUMPS.map((_, jump) => stepOf(jump, moves.leaper));
  const joins = (/** @type {number} */ gap, /** @type {number} */ side) => gap % side === 0;
  const over = steps.find(
    ([down, right]) =>
      joins(right - columns, files) && (moves.wrap === "torus" ? joins(down - rows, ranks) : down === rows),
  );
  // The same squares may be joined by a jump across the board and by one over its edge.
  if (!over || steps.some(([down, right]) => down === rows && right === columns)) return [[a, b]];
  const [dx, dy] = [over[1] * cell, over[0] * cell];
  return [
    [a, apronPoint(layout, a, { x: a.x + dx, y: a.y + dy }, beyond)],
    [apronPoint(layout, b, { x: b.x - dx, y: b.y - dy }, beyond), b],
  ];
}

/**
 * Where a line from inside the board to a point outside comes to lie a little beyond the board's edge.
 *
 * @param {Layout} layout
 * @param {Point} from
 * @param {Point} to
 * @param {number} beyond
 * @returns {Point}
 */
export function apronPoint(layout, from, to, beyond) {
  const { x, y, width, height } = layout;
  const part = Math.min(
    shareUpTo(from.x, to.x, x - beyond, x + width + beyond),
    shareUpTo(from.y, to.y, y - beyond, y + height + beyond),
  );
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/**
 * The share of the way from a to b that stays between two limits.
 *
 * @param {number} a
 * @param {number} b
 * @param {number} low
 * @param {number} high
 */
function shareUpTo(a, b, low, high) {
  if (b < low) return (low - a) / (b - a);
  if (b > high) return (high - a) / (b - a);
  return 1;
}
