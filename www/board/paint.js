/**
 * One position, from the squares up: what lies on them, the pieces, the marks.
 *
 * @import { Layout } from "./geometry.js"
 * @import { Brush, Scene } from "./scene.js"
 * @import { Theme } from "./theme.js"
 */

import { KNIGHT_MOVES } from "../words/moves.js";
import { centreOf, MIN_CELL, rectOf } from "./geometry.js";
import { drawHeat } from "./heat.js";
import { drawCorners, drawRing } from "./marks.js";
import { drawMarks, drawUnderlay } from "./node.js";
import { drawAttacks, drawLastRetreat } from "./overlay.js";
import { drawQueens } from "./queens.js";
import { ordersInSight } from "./sight.js";
import { drawKnight, drawTour } from "./tour.js";
import { drawWays } from "./ways.js";

/** @typedef {Pick<Brush, "orders" | "occupied">} Seen */

/** @type {Seen} */
export const NOTHING = { orders: [], occupied: new Set() };

/**
 * Width of a mark's stroke.
 *
 * @param {Layout} layout
 * @param {Theme} theme
 */
export const markWidth = ({ cell }, theme) => Math.max(theme.mark, Math.min(cell * 0.035, 6));

/**
 * What is told of the squares themselves, at any pace.
 *
 * @param {Brush} brush
 */
export function drawField(brush) {
  const { visits, attacks } = brush.scene;
  if (visits) drawHeat(brush, visits);
  if (attacks) drawAttacks(brush, attacks);
}

/**
 * The pieces and the marks of one step.
 *
 * @param {Brush} brush
 */
export function drawStep(brush) {
  const { frame, retreat, ways } = brush.scene;
  drawHead(brush);
  if (frame.problem === "tour") drawTour(brush);
  drawUnderlay(brush);
  if (frame.problem === "tour") drawKnight(brush);
  else drawQueens(brush);
  drawMarks(brush);
  if (retreat) drawLastRetreat(brush, retreat);
  if (ways) drawWays(brush, ways);
}

/**
 * The square of the last piece.
 *
 * @param {Brush} brush
 */
function drawHead({ ctx, layout, theme, scene, progress }) {
  const { head } = scene.frame;
  if (head === null) return;
  const { x, y, width, height } = rectOf(layout, head);
  const arrives = scene.explanation?.kind === "place" || scene.explanation?.kind === "move";
  ctx.globalAlpha = arrives ? progress : 1;
  ctx.fillStyle = theme.current;
  ctx.fillRect(x, y, width, height);
  ctx.globalAlpha = 1;
}

/**
 * What lies over everything, at any size of a square.
 *
 * @param {Brush} brush
 */
export function drawOverlay(brush) {
  const { ctx, layout, theme, scene, mark, progress } = brush;
  const { frame, pace, choices, pointer } = scene;
  const small = layout.cell < MIN_CELL;
  for (const square of Array.from(choices ?? [])) {
    if (!small) drawCorners(brush, rectOf(layout, square), layout.cell * 0.12);
  }
  if (pointer !== null) {
    if (small) drawRing(brush, centreOf(layout, pointer), 8);
    else drawCorners(brush, rectOf(layout, pointer), layout.cell * 0.28);
  }
  scene.over?.(brush);
  if (pace === "fast") return;
  if (small && frame.head !== null) drawRing(brush, centreOf(layout, frame.head), 6);
  if (frame.solution) {
    const gap = theme.outline + mark;
    ctx.globalAlpha = progress;
    ctx.strokeStyle = theme.path;
    ctx.lineWidth = mark * 1.5;
    ctx.strokeRect(layout.x - gap, layout.y - gap, layout.width + 2 * gap, layout.height + 2 * gap);
    ctx.globalAlpha = 1;
  }
}

/**
 * @param {Scene} scene
 * @param {Layout} layout
 * @returns {Seen}
 */
export function look({ frame, moves = KNIGHT_MOVES }, layout) {
  const orders = ordersInSight(frame.path, layout, Math.max(...moves.leaper));
  return { orders, occupied: new Set(orders.map((order) => frame.path[order])) };
}
