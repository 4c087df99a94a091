/**
 * How a tree is looked at: as a whole if it can be read so, else around a node; nearer and farther, moved by hand.
 *
 * @import { Tree } from "../pkg/backstep.js"
 *
 * @typedef {object} View
 * @property {boolean} whole all of it, readable or not
 * @property {number} zoom on top of that
 * @property {{ x: number, y: number }|null} centre in the tree, after it was moved; null: follows the search
 *
 * @typedef {{ width: number, height: number }} Size
 *
 * @typedef {object} Placement of a tree on the screen
 * @property {number} scale
 * @property {number} unit px that a node is wide, unscaled
 * @property {number} left px of x = 0
 * @property {number} top px of the first level
 * @property {number} base the depth of the first level
 */

/** px between levels, unscaled. */
export const LEVEL = 44;
const MARGIN = 26;
const SMALLEST = 0.6;
const LARGEST = 1.2;
const ZOOMS = { least: 1 / 16, most: 4 };

/** @type {View} */
export const READABLE = { whole: false, zoom: 1, centre: null };

/** @param {View} view @param {number} factor @returns {View} */
export function zoomed(view, factor) {
  return { ...view, zoom: Math.min(ZOOMS.most, Math.max(ZOOMS.least, view.zoom * factor)) };
}

/** @param {Tree} tree @param {number} node to keep in sight @param {number} unit @param {Size} size @param {View} view @returns {Placement} */
export function placed(tree, node, unit, size, view) {
  const base = tree.depth[0];
  let deepest = base;
  for (const depth of tree.depth) deepest = Math.max(deepest, depth);
  const whole = { width: tree.width * unit, height: (deepest - base) * LEVEL };
  const room = { width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const across = room.width / whole.width;
  const fit = Math.min(across, room.height / Math.max(whole.height, 1));
  // What is too large to be seen as a whole is seen as wide as it may be.
  const readable = fit < SMALLEST ? Math.min(1, Math.max(SMALLEST, across)) : fit;
  const scale = Math.min(LARGEST, view.whole ? fit : readable) * view.zoom;
  const centre = view.centre ?? { x: tree.x[node] * unit, y: (tree.depth[node] - base) * LEVEL };
  return {
    scale,
    unit,
    left: start(size.width, whole.width * scale, centre.x * scale, view.centre !== null, 0.5),
    top: start(size.height, whole.height * scale, centre.y * scale, view.centre !== null, 0.62),
    base,
  };
}

/**
 * Where something begins in a room: in its middle if all of it has room, else so that a place of it is seen.
 * @param {number} room @param {number} length @param {number} place @param {boolean} free beyond the ends too
 * @param {number} share of the room that lies before the place
 */
function start(room, length, place, free, share) {
  const wanted = room * share - place;
  if (free) return wanted;
  if (length <= room - 2 * MARGIN) return (room - length) / 2;
  return Math.min(MARGIN, Math.max(room - MARGIN - length, wanted));
}

/** Where a node is on the screen. @param {Tree} tree @param {number} node @param {Placement} placement */
export function spot(tree, node, { scale, unit, left, top, base }) {
  return { x: left + tree.x[node] * unit * scale, y: top + (tree.depth[node] - base) * LEVEL * scale };
}

/** The view after the tree was drawn along by some pixels. @param {Placement} placement @param {Size} size @param {View} view @param {number} dx @param {number} dy @returns {View} */
export function moved({ scale, left, top }, size, view, dx, dy) {
  const centre = { x: (size.width / 2 - left - dx) / scale, y: (size.height * 0.62 - top - dy) / scale };
  return { ...view, centre };
}

/** The node at a place of the screen, if there is one. @param {Tree} tree @param {Placement} placement @param {number} x @param {number} y @returns {number|null} */
export function nodeAt(tree, placement, x, y) {
  const reach = Math.max(12, 14 * placement.scale);
  let [found, nearest] = [/** @type {number|null} */ (null), reach * reach];
  for (let node = 0; node < tree.x.length; node++) {
    const at = spot(tree, node, placement);
    const distance = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (distance < nearest) [found, nearest] = [node, distance];
  }
  return found;
}
