/**
 * Looking at a board from nearer: pure arithmetic from one zoom to the next. Shares of the board, not pixels, are kept,
 * so that the same part stays in sight when the canvas changes its size.
 *
 * @import { Box, Point, Zoom } from "./geometry.js"
 */

import { layOut, rectOf, roomOf, WHOLE } from "./geometry.js";

/** Scales this near to 1 are 1: nobody wants a board that is almost whole. */
const NEARLY = 1.02;

/** Squares that stay in sight around one that is followed. */
const MARGIN = 2;

/**
 * The same scale, with what is really in the middle: near an edge, less than was asked for.
 *
 * @param {Box} box
 * @param {Zoom} zoom
 * @returns {Zoom}
 */
function settle(box, { scale, x, y }) {
  const room = roomOf(box);
  const { width, height } = layOut(box, { ...WHOLE, scale });
  return { scale, x: within(x, room.width / width), y: within(y, room.height / height) };
}

/**
 * @param {number} middle  a share of the board
 * @param {number} seen    as much of it as there is room for
 */
function within(middle, seen) {
  return seen >= 1 ? 0.5 : Math.max(seen / 2, Math.min(1 - seen / 2, middle));
}

/**
 * Nearer or farther by a factor. The point of the board under `at`, a point of the canvas, stays where it is.
 *
 * @param {Box} box
 * @param {Zoom} zoom
 * @param {number} factor
 * @param {Point} at
 * @returns {Zoom}
 */
export function zoomBy(box, zoom, factor, at) {
  const layout = layOut(box, zoom);
  const scale = Math.min(zoom.scale * factor, layout.closest);
  if (factor < 1 && scale < NEARLY) return WHOLE;
  // Squares are a whole number of pixels: how large the board becomes is asked, not multiplied.
  const next = layOut(box, { ...WHOLE, scale });
  const room = roomOf(box);
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  return settle(box, {
    scale,
    x: (at.x - layout.x) / layout.width - (at.x - middle.x) / next.width,
    y: (at.y - layout.y) / layout.height - (at.y - middle.y) / next.height,
  });
}

/**
 * Moves the board under the window.
 *
 * @param {Box} box
 * @param {Zoom} zoom
 * @param {number} dx  CSS pixels
 * @param {number} dy
 * @returns {Zoom}
 */
export function panBy(box, zoom, dx, dy) {
  if (zoom.scale === 1) return WHOLE;
  const { width, height } = layOut(box, zoom);
  return settle(box, { ...zoom, x: zoom.x - dx / width, y: zoom.y - dy / height });
}

/**
 * Brings a square into sight, with squares around it. One that is there already moves nothing; one that has just left
 * comes back by the shortest way; one from afar, into the middle.
 *
 * @param {Box} box
 * @param {Zoom} zoom
 * @param {number} square
 * @returns {Zoom}
 */
export function follow(box, zoom, square) {
  const layout = layOut(box, zoom);
  const { port, cell } = layout;
  const rect = rectOf(layout, square);
  const dx = shift(rect.x, cell, port.x, port.width);
  const dy = shift(rect.y, cell, port.y, port.height);
  return dx === 0 && dy === 0 ? zoom : panBy(box, zoom, dx, dy);
}

/**
 * @param {number} at      where the square begins
 * @param {number} cell
 * @param {number} from    where the window begins
 * @param {number} length  of the window
 */
function shift(at, cell, from, length) {
  const margin = Math.min(MARGIN * cell, Math.max(0, (length - cell) / 2));
  const low = from + margin - at;
  const high = from + length - margin - cell - at;
  if (low <= 0 && high >= 0) return 0;
  const way = low > 0 ? low : high;
  return Math.abs(way) <= length / 2 ? way : (low + high) / 2;
}
