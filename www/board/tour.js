/**
 * A knight's path, drawn like a line of a metro map: the visited squares tinted, a line from centre to centre, and on
 * each square a station with the number of its move.
 *
 * @import { Point } from "./geometry.js"
 * @import { Brush } from "./scene.js"
 */

import { KNIGHT } from "../pieces.js";
import { centreOf, rectOf, wayOf } from "./geometry.js";
import { apronOf } from "./ground.js";
import { drawArrowHead, drawDisc, fitsDisc } from "./marks.js";
import { drawPiece, PIECE_SIZE } from "./pieces.js";
import { jumpsOf } from "./sight.js";

/** How much of the path's colour lies on a visited square. */
export const TINT = 0.2;

/** Radius of a station, as a share of the square's side. */
export const STATION = 0.29;

/** From this size on a station has its number; below it is a point on the line. */
export const NUMBERED = 22;

/** From this size on the knight has the number of its move beside it. */
const BADGED = 34;

/** From this size on the line has arrows. */
const ARROWED = 40;

/**
 * The path's line and stations, without the knight.
 *
 * @param {Brush} brush
 */
export function drawTour(brush) {
  const { ctx, layout, theme, scene, orders, progress } = brush;
  const { path } = scene.frame;
  const { cell } = layout;
  const last = path.length - 1;
  // Off the board, or out of sight, nothing arrives.
  const arriving = scene.explanation?.kind === "place" && orders.includes(last) ? last : -1;

  ctx.fillStyle = theme.path;
  ctx.globalAlpha = TINT;
  for (const square of brush.occupied) {
    const { x, y } = rectOf(layout, square);
    ctx.fillRect(x, y, cell, cell);
  }
  ctx.globalAlpha = 1;

  if (scene.path !== "numbers") drawLine(brush);
  const settled = orders.filter((order) => order !== arriving);
  const numbered = cell >= NUMBERED && scene.path !== "line";
  if (!numbered) drawPoints(brush, settled);
  else for (const order of settled) drawStation(brush, path[order], order);
  if (arriving < 0) return;
  ctx.globalAlpha = progress;
  if (!numbered) drawPoints(brush, [arriving]);
  else drawStation(brush, path[arriving], arriving);
  ctx.globalAlpha = 1;
}

/**
 * @param {Brush} brush
 */
function drawLine(brush) {
  const { ctx, layout, theme, scene, orders } = brush;
  const { path } = scene.frame;
  const line = brush.newPath();
  for (const order of jumpsOf(path, orders)) {
    const way = jumpWay(brush, path[order - 1], path[order]);
    if (order === path.length - 1) way[way.length - 1][1] = knightAt(brush);
    for (const [from, to] of way) {
      line.moveTo(from.x, from.y);
      line.lineTo(to.x, to.y);
      if (layout.cell < ARROWED) continue;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      drawArrowHead(brush, middle, ux, uy, lineWidth(brush) * 1.7, theme.path);
    }
  }
  ctx.lineCap = "round";
  ctx.strokeStyle = theme.path;
  ctx.lineWidth = lineWidth(brush);
  ctx.stroke(line);
}

/**
 * The lines of a jump: two stubs if it goes over a joined edge.
 *
 * @param {Brush} brush
 * @param {number} from
 * @param {number} to
 */
export function jumpWay({ layout, theme, scene }, from, to) {
  return wayOf(layout, from, to, scene.moves, apronOf(theme) * 0.6);
}

/** @param {Brush} brush */
export function lineWidth({ layout, theme }) {
  return Math.max(theme.mark * 0.75, Math.min(layout.cell * 0.055, 5));
}

/**
 * Stations too small for a number, all at once: there may be thousands.
 *
 * @param {Brush} brush
 * @param {readonly number[]} orders
 */
function drawPoints({ ctx, layout, theme, scene, newPath }, orders) {
  const { path } = scene.frame;
  const points = newPath();
  for (const order of orders) {
    const { x, y } = centreOf(layout, path[order]);
    const radius = Math.max(1.5, layout.cell * (order === 0 ? 0.3 : 0.16));
    points.moveTo(x + radius, y);
    points.arc(x, y, radius, 0, 2 * Math.PI);
  }
  ctx.fillStyle = theme.path;
  ctx.fill(points);
}

/**
 * @param {Brush} brush
 * @param {number} square
 * @param {number} order
 */
function drawStation(brush, square, order) {
  const { layout, theme, scene } = brush;
  const at = centreOf(layout, square);
  const radius = layout.cell * STATION;
  if (order === 0) drawStart(brush, at, radius);
  drawDisc(brush, at, radius, scene.number(order), theme.path, theme.pathText);
}

/**
 * The start has a second ring, so that it is found without reading numbers.
 *
 * @param {Brush} brush
 * @param {Point} at
 * @param {number} radius
 */
function drawStart({ ctx, theme, mark }, at, radius) {
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius + mark * 2.2, 0, 2 * Math.PI);
  ctx.fillStyle = theme.halo;
  ctx.fill();
  ctx.strokeStyle = theme.path;
  ctx.lineWidth = mark;
  ctx.stroke();
}

/**
 * The knight on the path's last square, with the number of its move beside it.
 *
 * @param {Brush} brush
 */
export function drawKnight(brush) {
  const { ctx, layout, theme, scene, progress } = brush;
  const { head, path } = scene.frame;
  if (head === null) return;
  const { cell } = layout;
  const at = knightAt(brush);
  // A jump is a jump: the piece is a little nearer to the eye halfway.
  const lift = scene.explanation?.kind === "place" ? 1 + 0.16 * Math.sin(Math.PI * progress) : 1;
  ctx.globalAlpha = scene.explanation?.kind === "backtrack" ? progress : 1;
  drawPiece(brush, KNIGHT, at, cell * PIECE_SIZE * lift, theme.piece, theme.pieceHalo);
  ctx.globalAlpha = 1;
  const number = scene.number(path.length - 1);
  const radius = Math.max(8.5, cell * 0.155);
  if (cell < BADGED || !fitsDisc(number, radius)) return;
  drawDisc(
    brush,
    { x: at.x + cell * 0.3, y: at.y + cell * 0.29 },
    radius,
    number,
    theme.path,
    theme.pathText,
  );
}

/**
 * Where the knight is drawn: on its way while its jump is animated.
 *
 * @param {Brush} brush
 * @returns {Point}
 */
function knightAt(brush) {
  const { layout, scene, progress } = brush;
  const { frame, explanation } = scene;
  const head = frame.path[frame.path.length - 1];
  const to = centreOf(layout, head);
  if (explanation?.kind !== "place" || explanation.from === undefined || progress === 1) return to;
  // Over a joined edge it does not glide back across the board.
  if (jumpWay(brush, explanation.from, head).length > 1) return to;
  const from = centreOf(layout, explanation.from);
  return { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress };
}
