/**
 * In how many ways the position can be finished through each square: a number on the square, in a colour that goes
 * with its size; 0 where there is none.
 *
 * @import { Brush, Way } from "./scene.js"
 */

import { centreOf } from "./geometry.js";
import { RAMP } from "./heat.js";
import { drawPlate } from "./marks.js";

/** From this entry of the ramp on dark letters are read better than light ones. */
export const LIGHT = 134;

/**
 * @param {Brush} brush
 * @param {ReadonlyMap<number, Way>} ways
 */
export function drawWays(brush, ways) {
  const { layout } = brush;
  for (const [square, { text, share }] of ways) {
    const index = Math.round(share * (RAMP.length - 1));
    const letters = index < LIGHT ? "#ffffff" : "#000000";
    const fill = `rgb(${RAMP[index].join(",")})`;
    drawPlate(brush, centreOf(layout, square), layout.cell * 0.3, text, fill, letters);
  }
}
