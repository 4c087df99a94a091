/**
 * Of a large board only what is in sight is drawn: a million squares would make every picture slow.
 *
 * @import { Layout } from "./geometry.js"
 */

import { OFF_BOARD } from "../words/squares.js";
import { rangeOf } from "./geometry.js";

/**
 * Which squares of a path are in sight, as their places in it, in order.
 *
 * @param {Uint32Array} path
 * @param {Layout} layout
 * @param {number} reach  of a jump: so many squares around what is in sight belong to it, because lines begin there
 */
export function ordersInSight(path, layout, reach) {
  const { files } = layout;
  const { left, right, top, bottom } = rangeOf(layout);
  const [first, end] = [(top - reach) * files, Math.min(OFF_BOARD, (bottom + reach) * files)];
  const orders = [];
  for (let order = 0; order < path.length; order++) {
    const square = path[order];
    if (square < first || square >= end) continue;
    const column = square % files;
    if (column >= left - reach && column < right + reach) orders.push(order);
  }
  return orders;
}

/**
 * The jumps that begin or end on some squares of a path, each as the place of its end.
 *
 * @param {Uint32Array} path
 * @param {readonly number[]} orders  ascending
 */
export function jumpsOf(path, orders) {
  const jumps = [];
  let last = 0;
  for (const order of orders) {
    for (const jump of [order, order + 1]) {
      if (jump <= last || jump >= path.length) continue;
      last = jump;
      // A sequence that is only tested at its end may leave the board and come back: the line has a gap there.
      if (path[jump] !== OFF_BOARD && path[jump - 1] !== OFF_BOARD) jumps.push(jump);
    }
  }
  return jumps;
}

/**
 * @param {Layout} layout
 * @param {number} square
 */
export function isInSight(layout, square) {
  const { left, right, top, bottom } = rangeOf(layout);
  const [row, column] = [Math.floor(square / layout.files), square % layout.files];
  return row >= top && row < bottom && column >= left && column < right;
}
