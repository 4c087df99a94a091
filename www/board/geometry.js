/**
 * Where the squares are. Pure arithmetic: a layout is computed once per size and asked by everybody.
 *
 * Lengths are CSS pixels, but edges of squares fall on device pixels, so that nothing is blurred.
 */

/** @import { Moves } from "../types.js" */

import { jumpsOf, KNIGHT_MOVES, stepOf } from "../words/moves.js";

/**
 * @typedef {object} Box
 * @property {number} width   of the canvas
 * @property {number} height  of the canvas
 * @property {number} dpr
 * @property {number} files
 * @property {number} ranks
 * @property {{ left: number, top: number, right: number, bottom: number }} gutter  for the edge coordinates
 */

/**
 * @typedef {object} Layout
 * @property {number} files
 * @property {number} ranks
 * @property {number} dpr
 * @property {number} cell     side of a square
 * @property {number} x        left edge of the board in the canvas, which may lie beyond what is in sight
 * @property {number} y        top edge of the board in the canvas
 * @property {number} width    of the board
 * @property {number} height   of the board
 * @property {Rect} port       the part of the board that is in sight
 * @property {number} closest  how much larger than in the whole board a square can be made; 1 for not at all
 * @property {number} canvasWidth
 * @property {number} canvasHeight
 */

/**
 * How near a board is looked at.
 *
 * @typedef {object} Zoom
 * @property {number} scale  1 shows the whole board
 * @property {number} x      the point in the middle of what is seen, in shares of the board's sides
 * @property {number} y
 */

/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/** @typedef {{ x: number, y: number }} Point */

/** A square is never larger than this: a board of one square is not a wall. */
export const MAX_CELL = 240;

/** Below this a square holds no text and no shape: the board becomes a picture of coloured dots. */
export const MIN_CELL = 7;

/** Squares of at least this many device pixels are made a whole number of them; below, that would waste the room. */
export const WHOLE_PIXELS = 5;

/** Boards of more squares on a side can be looked at from nearer … */
const SMALL = 16;
/** … up to squares of this side, or twice as large as in the whole board. */
const CLOSEST = 64;

/** @type {Zoom} */
export const WHOLE = { scale: 1, x: 0.5, y: 0.5 };

/**
 * The canvas without its gutters.
 *
 * @param {Box} box
 * @returns {Rect}
 */
export function roomOf({ width, height, gutter: { left, top, right, bottom } }) {
  return {
    x: left,
    y: top,
    width: Math.max(0, width - left - right),
    height: Math.max(0, height - top - bottom),
  };
}

/**
 * Fits a board into a canvas, leaving a gutter for the edge coordinates on each side; or a part of it, as large as the
 * zoom says, but never anything beyond the board's edges.
 *
 * @param {Box} box
 * @param {Zoom} [zoom]
 * @returns {Layout}
 */
export function layOut(box, zoom = WHOLE) {
  const { width, height, dpr, files, ranks } = box;
  const room = roomOf(box);
  const fit = Math.min(room.width / files, room.height / ranks, MAX_CELL);
  const closest = Math.max(files, ranks) > SMALL ? Math.max(2, CLOSEST / fit) : 1;
  const device = fit * Math.min(zoom.scale, closest) * dpr;
  // A hair more, or what is a whole number might be made the one below.
  const cell = (device >= WHOLE_PIXELS ? Math.floor(device + 1e-9) : device) / dpr;
  const across = placeAlong(room.x, room.width, cell * files, zoom.x, dpr);
  const down = placeAlong(room.y, room.height, cell * ranks, zoom.y, dpr);
  return {
    files,
    ranks,
    dpr,
    cell,
    x: across.start,
    y: down.start,
    width: cell * files,
    height: cell * ranks,
    port: { x: across.from, y: down.from, width: across.seen, height: down.seen },
    closest,
    canvasWidth: width,
    canvasHeight: height,
  };
}

/**
 * Where a side of the board begins, and which part of the room for it shows some of it.
 *
 * @param {number} room    where it begins
 * @param {number} length  of the room
 * @param {number} size    of the board
 * @param {number} middle  what comes to the room's middle if there is not room for all, as a share of `size`
 * @param {number} dpr
 */
function placeAlong(room, length, size, middle, dpr) {
  const snap = (/** @type {number} */ at) => Math.round(at * dpr) / dpr;
  if (size <= length) {
    const start = snap(room + (length - size) / 2);
    return { start, from: start, seen: size };
  }
  const from = snap(room);
  const seen = snap(room + length) - from;
  const start = snap(room + length / 2 - middle * size);
  return { start: Math.max(from + seen - size, Math.min(from, start)), from, seen };
}

/**
 * The rows and columns in sight, also in part, the last ones not included.
 *
 * @param {Layout} layout
 */
export function rangeOf({ files, ranks, cell, x, y, port }) {
  const first = (/** @type {number} */ gap) => Math.max(0, Math.floor(gap / cell + 1e-6));
  const end = (/** @type {number} */ gap, /** @type {number} */ count) =>
    Math.min(count, Math.ceil(gap / cell - 1e-6));
  return {
    left: first(port.x - x),
    right: end(port.x + port.width - x, files),
    top: first(port.y - y),
    bottom: end(port.y + port.height - y, ranks),
  };
}

/**
 * The squares in sight.
 *
 * @param {Layout} layout
 */
export function* squaresInSight(layout) {
  const { left, right, top, bottom } = rangeOf(layout);
  for (let row = top; row < bottom; row++) {
    for (let file = left; file < right; file++) yield row * layout.files + file;
  }
}

/** @param {Layout} layout */
export function isWhole({ port, width, height }) {
  return port.width === width && port.height === height;
}

/**
 * Where the position may be drawn: in sight and, on the sides where the board ends, around it.
 *
 * @param {Layout} layout
 * @returns {Rect}
 */
export function clipOf({ x, y, width, height, port, canvasWidth, canvasHeight }) {
  const left = port.x > x ? port.x : 0;
  const top = port.y > y ? port.y : 0;
  const right = port.x + port.width < x + width ? port.x + port.width : canvasWidth;
  const bottom = port.y + port.height < y + height ? port.y + port.height : canvasHeight;
  return { x: left, y: top, width: right - left, height: bottom - top };
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
  const { files, ranks, cell, port } = layout;
  if (x < port.x || x >= port.x + port.width || y < port.y || y >= port.y + port.height) return null;
  const file = Math.min(files - 1, Math.floor((x - layout.x) / cell));
  const row = Math.min(ranks - 1, Math.floor((y - layout.y) / cell));
  return row * files + file;
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
  const steps = jumpsOf(moves.leaper);
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
