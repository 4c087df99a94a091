/**
 * A full board that is repaired: which queens attack each other, the move just made, and where the next queen could go.
 *
 * @import { Point } from "./geometry.js"
 * @import { Brush } from "./scene.js"
 */

import { centreOf } from "./geometry.js";
import { drawArrow, drawDisc, drawReason, drawRing } from "./marks.js";

/** Lines drawn at once: of more, none could be followed. */
const MOST_LINES = 24;

/**
 * Lines between queens that attack each other, under the pieces; and the move just made.
 *
 * @param {Brush} brush
 * @param {ArrayLike<number>} attacked
 */
export function drawConflicts(brush, attacked) {
  const { ctx, layout, scene, theme } = brush;
  const pairs = attackingPairs(Array.from(attacked), layout.files);
  ctx.globalAlpha = 0.6;
  if (pairs.length <= MOST_LINES) {
    for (const [a, b] of pairs) drawReason(brush, centreOf(layout, a), centreOf(layout, b));
  }
  ctx.globalAlpha = 1;
  const { kind, from, square } = scene.explanation ?? {};
  if (kind !== "move" || from === undefined || square === undefined) return;
  const [start, end] = [centreOf(layout, from), centreOf(layout, square)];
  const way = Math.sign(end.x - start.x);
  drawArrow(brush, start, { x: end.x - way * layout.cell * 0.55, y: end.y }, theme.ink);
}

/**
 * Queens that stand next to each other on a line, rows left out: a repaired board has one queen in each. Of three on a
 * line the outer two are joined through the middle one.
 *
 * @param {readonly number[]} queens  in the order of their indices
 * @param {number} files
 * @returns {[number, number][]}
 */
export function attackingPairs(queens, files) {
  /** @type {[number, number][]} */
  const pairs = [];
  for (const slope of [0, 1, -1]) {
    /** @type {Map<number, number>} the last queen on each line */
    const last = new Map();
    for (const queen of queens) {
      const line = (queen % files) - slope * Math.floor(queen / files);
      const before = last.get(line);
      if (before !== undefined) pairs.push([before, queen]);
      last.set(line, queen);
    }
  }
  return pairs;
}

/**
 * Marks over the pieces: "!" on attacked queens, a ring around the one that moves next, and on each other square of her
 * row how many would attack her there.
 *
 * @param {Brush} brush
 * @param {ArrayLike<number>} attacked
 */
export function drawRepair(brush, attacked) {
  const { layout, scene, theme, occupied } = brush;
  const { cell } = layout;
  // On small squares the number needs nearly all of the room.
  const radius = Math.max(cell * 0.24, Math.min(cell * 0.46, 8));
  for (const { square, attackers } of scene.frame.candidates) {
    if (square === undefined || attackers === undefined) continue;
    const at = centreOf(layout, square);
    if (occupied.has(square)) drawRing(brush, at, cell * 0.43);
    else drawDisc(brush, at, radius, scene.number(attackers), theme.candidate, theme.candidateText);
  }
  for (const queen of Array.from(attacked)) drawAlarm(brush, centreOf(layout, queen));
}

/**
 * @param {Brush} brush
 * @param {Point} at  middle of the square
 */
function drawAlarm(brush, at) {
  const { layout, theme } = brush;
  const corner = { x: at.x + layout.cell * 0.33, y: at.y - layout.cell * 0.33 };
  const radius = Math.max(layout.cell * 0.13, Math.min(layout.cell * 0.25, 6.5));
  drawDisc(brush, corner, radius, "!", theme.ink, theme.halo);
}
