/**
 * In how many ways the position can be finished through each square: a number on the square, and nothing where
 * there is none.
 *
 * @import { Brush } from "./scene.js"
 */

import { centreOf } from "./geometry.js";
import { drawDisc } from "./marks.js";

/**
 * @param {Brush} brush
 * @param {ReadonlyMap<number, string>} ways
 */
export function drawWays(brush, ways) {
  const { layout, theme } = brush;
  for (const [square, number] of ways) {
    drawDisc(
      brush,
      centreOf(layout, square),
      layout.cell * 0.32,
      number,
      theme.candidate,
      theme.candidateText,
    );
  }
}
