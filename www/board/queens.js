/**
 * Queens, numbered in the order they were placed.
 *
 * @import { Brush } from "./scene.js"
 * @import { Point } from "./geometry.js"
 */

import { QUEEN } from "../pieces.js";
import { centreOf } from "./geometry.js";
import { drawText } from "./marks.js";
import { drawPiece, PIECE_SIZE, QUEEN_NUMBER } from "./pieces.js";

/** @param {Brush} brush */
export function drawQueens(brush) {
  const { ctx, layout, scene, orders, progress } = brush;
  const { path, given, head } = scene.frame;
  const { kind, from } = scene.explanation ?? {};
  const arriving = kind === "place" ? path.length - 1 : -1;
  for (const order of orders) {
    const at = centreOf(layout, path[order]);
    // One that is moved slides along her row.
    if (kind === "move" && path[order] === head && from !== undefined) {
      at.x += (centreOf(layout, from).x - at.x) * (1 - progress);
    }
    if (order === arriving) {
      // She is set down from a little above.
      ctx.globalAlpha = Math.min(1, 0.2 + progress);
      at.y -= layout.cell * 0.3 * (1 - progress);
    }
    drawQueen(brush, at, scene.number(order + 1), order < given);
    ctx.globalAlpha = 1;
  }
}

/**
 * @param {Brush} brush
 * @param {Point} at
 * @param {string} number
 * @param {boolean} given  a queen that was there from the start is hollow: the search cannot take her back
 */
export function drawQueen(brush, at, number, given) {
  const { layout, theme } = brush;
  const size = layout.cell * PIECE_SIZE;
  const [fill, line] = given ? [theme.pieceHalo, theme.piece] : [theme.piece, theme.pieceHalo];
  drawPiece(brush, QUEEN, at, size, fill, line);
  const { x, y, height, width } = QUEEN_NUMBER;
  const middle = { x: at.x + ((x - 50) * size) / 100, y: at.y + ((y - 50) * size) / 100 };
  drawText(brush, number, middle, (height * size) / 100, (width * size) / 100, line);
}
