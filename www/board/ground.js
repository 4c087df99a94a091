/** The static layer: squares, barred squares, edge coordinates. Redrawn when size, theme or board change only. */

import { fileName } from "../words/squares.js";
import { clipOf, isDark, MIN_CELL, rangeOf, rectOf, squaresInSight } from "./geometry.js";

/**
 * @import { Labels } from "../types.js"
 * @import { Layout, Rect } from "./geometry.js"
 * @import { Scene } from "./scene.js"
 * @import { Theme } from "./theme.js"
 */

/**
 * The edge coordinates of a board, in the reader's system: files below and ranks from the bottom for chess, columns
 * above and rows from the top for a printed matrix.
 *
 * @param {Labels} labels
 * @param {number} ranks
 */
function edgeLabels(labels, ranks) {
  if (labels === "chess") {
    return { below: true, file: fileName, rank: (/** @type {number} */ row) => ranks - row };
  }
  const base = labels === "from1" ? 1 : 0;
  return {
    below: false,
    file: (/** @type {number} */ column) => String(column + base),
    rank: (/** @type {number} */ row) => row + base,
  };
}

/**
 * The strip around the board for what concerns its outside: jumps that leave it, the frame of a solution.
 *
 * @param {Theme} theme
 */
export const apronOf = (theme) => Math.round(theme.labelSize * 1.25);

/**
 * Room around the board: the apron, and beyond it the coordinates.
 *
 * @param {Scene} scene
 * @param {Theme} theme
 */
export function gutterFor(scene, theme) {
  const { ranks } = scene.frame;
  const edge = edgeLabels(scene.labels, ranks);
  const longest = String(Math.max(edge.rank(0), edge.rank(ranks - 1))).length;
  const apron = apronOf(theme);
  const line = apron + theme.labelSize * 1.2;
  return {
    left: apron + theme.labelSize * (0.6 * longest + 0.3),
    right: apron,
    top: edge.below ? apron : line,
    bottom: edge.below ? line : apron,
  };
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {Scene} scene
 */
export function drawGround(ctx, layout, theme, scene) {
  const { files, ranks, cell, x, y, width, height, port } = layout;
  ctx.save();
  clip(ctx, clipOf(layout));
  if (cell >= MIN_CELL) {
    ctx.fillStyle = theme.squareLight;
    ctx.fillRect(port.x, port.y, port.width, port.height);
    ctx.fillStyle = theme.squareDark;
    for (const square of squaresInSight(layout)) {
      if (!isDark(files, ranks, square)) continue;
      const at = rectOf(layout, square);
      ctx.fillRect(at.x, at.y, cell, cell);
    }
    for (const square of scene.frame.blocked) drawBarred(ctx, rectOf(layout, square), theme);
  }
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = theme.outline;
  // Forced colours may leave one colour for all squares.
  if (theme.squareLight === theme.squareDark) strokeGrid(ctx, layout);
  ctx.strokeRect(x - theme.outline / 2, y - theme.outline / 2, width + theme.outline, height + theme.outline);
  ctx.restore();
  drawEdges(ctx, layout, theme, scene);
}

/**
 * Only what lies in the rectangle is drawn from now on.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Rect} rect
 */
export function clip(ctx, rect) {
  ctx.beginPath();
  ctx.rect(rect.x, rect.y, rect.width, rect.height);
  ctx.clip();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Layout} layout
 */
function strokeGrid(ctx, { files, ranks, cell, x, y, width, height }) {
  if (cell < MIN_CELL) return;
  ctx.beginPath();
  for (let file = 1; file < files; file++) {
    ctx.moveTo(x + file * cell, y);
    ctx.lineTo(x + file * cell, y + height);
  }
  for (let row = 1; row < ranks; row++) {
    ctx.moveTo(x, y + row * cell);
    ctx.lineTo(x + width, y + row * cell);
  }
  ctx.stroke();
}

/**
 * A barred square: solid and hatched, so that it is neither a dark square nor a print of one.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Rect} rect
 * @param {Theme} theme
 */
function drawBarred(ctx, rect, theme) {
  ctx.save();
  clip(ctx, rect);
  ctx.fillStyle = theme.barred;
  ctx.fillRect(rect.x, rect.y, rect.width, rect.height);
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = Math.max(theme.outline, rect.width * 0.05);
  const gap = Math.max(4, rect.width / 5);
  ctx.beginPath();
  for (let shift = -rect.height; shift < rect.width; shift += gap) {
    ctx.moveTo(rect.x + shift, rect.y + rect.height);
    ctx.lineTo(rect.x + shift + rect.height, rect.y);
  }
  ctx.stroke();
  ctx.restore();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {Scene} scene
 */
function drawEdges(ctx, layout, theme, scene) {
  const { files, ranks, cell, x, y, port } = layout;
  const { left, right, top, bottom } = rangeOf(layout);
  const edge = edgeLabels(scene.labels, ranks);
  const size = theme.labelSize;
  const apron = apronOf(theme);
  ctx.font = `500 ${size}px ${theme.font}`;
  ctx.fillStyle = theme.label;
  ctx.textBaseline = "alphabetic";

  ctx.textAlign = "center";
  const widest = 0.62 * size * Math.max(edge.file(0).length, edge.file(files - 1).length);
  const everyFile = strideFor((widest + size * 0.4) / cell);
  const baseline = edge.below ? port.y + port.height + apron + size * 0.85 : port.y - apron - size * 0.15;
  for (let file = left; file < right; file++) {
    const middle = x + (file + 0.5) * cell;
    if (file % everyFile !== 0 || middle < port.x || middle > port.x + port.width) continue;
    ctx.fillText(edge.file(file), middle, baseline);
  }

  ctx.textAlign = "right";
  const everyRank = strideFor((size * 1.2) / cell);
  for (let row = top; row < bottom; row++) {
    const middle = y + (row + 0.5) * cell;
    if (everyRank > 1 && edge.rank(row) % everyRank !== 0) continue;
    if (middle < port.y || middle > port.y + port.height) continue;
    ctx.fillText(String(edge.rank(row)), port.x - apron, middle + size * 0.355);
  }
}

/**
 * Label every one, or every 2nd, 5th, 10th …: the first round number of squares that gives a label enough room.
 *
 * @param {number} squaresPerLabel
 */
function strideFor(squaresPerLabel) {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (step * power >= squaresPerLabel) return step * power;
  }
}
