/**
 * A square that a teacher points at: framed, with an arrow to it. Nothing around it is darkened, because what is dark on
 * a wall cannot be told from what is pale.
 *
 * @import { Brush } from "./scene.js"
 */
import { centreOf, MIN_CELL, rectOf } from "./geometry.js";
import { drawArrow, strokeWithHalo } from "./marks.js";

/**
 * @param {Brush} brush
 * @param {number} square
 */
export function drawSpotlight(brush, square) {
  const { layout, theme } = brush;
  const width = brush.mark * 2.5;
  const reach = Math.max(layout.cell, MIN_CELL * 2);
  const at = centreOf(layout, square);
  const { x, y, width: side } = rectOf(layout, square);
  const frame = brush.newPath();
  frame.rect(x - width / 2, y - width / 2, side + width, side + width);
  strokeWithHalo(brush, frame, width);
  // From the middle of the board, where there is room; to the middle itself from above.
  const [dx, dy] = [layout.x + layout.width / 2 - at.x, layout.y + layout.height / 2 - at.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = length < reach ? [0, -1] : [dx / length, dy / length];
  // The frame is as far away as it is in this direction.
  const edge = (side / 2 + width * 2.5) / Math.max(Math.abs(ux), Math.abs(uy));
  const tip = { x: at.x + ux * edge, y: at.y + uy * edge };
  const from = { x: tip.x + ux * reach, y: tip.y + uy * reach };
  drawArrow({ ...brush, mark: width }, from, tip, theme.ink);
}
