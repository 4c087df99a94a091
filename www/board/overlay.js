/**
 * What can be laid over the position: attacked squares, and the ghosts of the last retreat.
 *
 * @import { Brush } from "./scene.js"
 */

import { centreOf, rectOf, squaresInSight } from "./geometry.js";
import { drawDashedRing, drawDisc } from "./marks.js";

/** From this size on a square has room for its number in the last retreat. */
const NUMBERED = 30;

/**
 * Attacked squares: hatched, one stroke for each attacker up to three, so that it is seen without colour and on paper.
 *
 * @param {Brush} brush
 * @param {Uint32Array} attacks
 */
export function drawAttacks({ ctx, layout, theme, newPath }, attacks) {
  const { cell } = layout;
  const strokes = newPath();
  for (const square of squaresInSight(layout)) {
    const { x, y } = rectOf(layout, square);
    const count = Math.min(attacks[square], 3);
    for (let i = 1; i <= count; i++) {
      const reach = (cell * i) / 5 + cell * 0.08;
      strokes.moveTo(x, y + reach);
      strokes.lineTo(x + reach, y);
    }
  }
  ctx.strokeStyle = theme.ink;
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = Math.max(1, cell * 0.03);
  ctx.stroke(strokes);
  ctx.globalAlpha = 1;
}

/**
 * The squares of the last retreat: dashed rings, numbered in the order they were taken back.
 *
 * @param {Brush} brush
 * @param {Uint32Array} retreat
 */
export function drawLastRetreat(brush, retreat) {
  const { layout, scene, theme, occupied } = brush;
  for (const [i, square] of retreat.entries()) {
    // What has been placed there since is the truth.
    if (occupied.has(square)) continue;
    const at = centreOf(layout, square);
    drawDashedRing(brush, at, layout.cell * 0.3);
    if (layout.cell < NUMBERED) continue;
    // On a disc: the heat below may be light or dark.
    drawDisc(brush, at, layout.cell * 0.22, `−${scene.number(i + 1)}`, theme.halo, theme.ink);
  }
}
