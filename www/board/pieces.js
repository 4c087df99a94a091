/**
 * Draws the pieces on the canvas.
 *
 * @import { PieceShape } from "../pieces.js"
 */

/** Where a number fits inside the queen: her robe, below the points of the crown. In the same 100 × 100 box. */
export const QUEEN_NUMBER = { x: 50, y: 65, height: 27, width: 46 };

/** Share of a square's side that a piece fills. */
export const PIECE_SIZE = 0.78;

/** @type {Map<PieceShape, { body: Path2D, hollow: Path2D, stroke: Path2D }>} */
const paths = new Map();

/** @param {PieceShape} shape */
function pathsOf(shape) {
  let made = paths.get(shape);
  if (!made) {
    made = {
      body: new Path2D(shape.body),
      hollow: new Path2D(shape.hollow),
      stroke: new Path2D(shape.stroke),
    };
    paths.set(shape, made);
  }
  return made;
}

/**
 * Draws a piece with its centre at (x, y).
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {PieceShape} shape
 * @param {{ x: number, y: number }} at
 * @param {number} size     side of its box in CSS pixels
 * @param {string} colour
 * @param {string} halo
 */
export function drawPiece(ctx, shape, at, size, colour, halo) {
  const { body, hollow, stroke } = pathsOf(shape);
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
