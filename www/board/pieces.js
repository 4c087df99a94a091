/**
 * Draws the pieces on the canvas.
 *
 * @import { PieceShape } from "../pieces.js"
 * @import { Brush } from "./scene.js"
 */

/** Where a number fits inside the queen: her robe, below the points of the crown. In the same 100 × 100 box. */
export const QUEEN_NUMBER = { x: 50, y: 65, height: 27, width: 46 };

/** Share of a square's side that a piece fills. */
export const PIECE_SIZE = 0.78;

/** @type {WeakMap<Brush["newPath"], Map<PieceShape, { body: Path2D, hollow: Path2D, stroke: Path2D }>>} */
const known = new WeakMap();

/** @param {PieceShape} shape @param {Brush["newPath"]} newPath */
function pathsOf(shape, newPath) {
  const paths = known.get(newPath) ?? new Map();
  known.set(newPath, paths);
  let made = paths.get(shape);
  if (!made) {
    made = { body: newPath(shape.body), hollow: newPath(shape.hollow), stroke: newPath(shape.stroke) };
    paths.set(shape, made);
  }
  return made;
}

/**
 * Draws a piece with its centre at (x, y).
 *
 * @param {Pick<Brush, "ctx" | "newPath">} brush
 * @param {PieceShape} shape
 * @param {{ x: number, y: number }} at
 * @param {number} size     side of its box in CSS pixels
 * @param {string} colour
 * @param {string} halo
 */
export function drawPiece({ ctx, newPath }, shape, at, size, colour, halo) {
  const { body, hollow, stroke } = pathsOf(shape, newPath);
  ctx.save();
  ctx.translate(at.x - size / 2, at.y - size / 2);
  ctx.scale(size / 100, size / 100);
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  ctx.strokeStyle = halo;
  ctx.lineWidth = 8;
  ctx.stroke(body);
  ctx.fillStyle = colour;
  ctx.fill(body);
  ctx.fillStyle = halo;
  ctx.fill(hollow);
  ctx.lineWidth = 4;
  ctx.stroke(stroke);
  ctx.restore();
}
