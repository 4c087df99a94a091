/**
 * The marks of the current node: what was refused here, what was taken back, what is tried next, what is left. Marks of
 * an earlier node are gone, because a refusal holds only where it happened.
 *
 * @import { Candidate, Explanation } from "../types.js"
 * @import { Point } from "./geometry.js"
 * @import { Brush } from "./scene.js"
 */

import { KNIGHT, QUEEN } from "../pieces.js";
import { OFF_BOARD } from "../words/squares.js";
import { apronPoint, centreOf, jumpTarget, rectOf } from "./geometry.js";
import { apronOf } from "./ground.js";
import {
  drawArrow,
  drawCross,
  drawDashedRing,
  drawDeadEndFrame,
  drawDeadEndSign,
  drawDisc,
  drawDot,
  drawReason,
  drawRetreat,
  drawRing,
  drawRow,
  drawStranded,
} from "./marks.js";
import { drawPiece, PIECE_SIZE } from "./pieces.js";
import { drawConflicts, drawRepair } from "./repair.js";
import { isInSight } from "./sight.js";
import { jumpWay } from "./tour.js";

/** Size of a mark in the corner of a square, against one in its middle. */
const CORNER = 0.62;
/** Reasons drawn at once. */
const MOST_REASONS = 8;

/**
 * What lies under the pieces: lines that say why the last candidate was refused or where the last piece came back
 * from, and the frame of a dead end.
 *
 * @param {Brush} brush
 */
export function drawUnderlay(brush) {
  const { layout, scene, progress } = brush;
  const { frame, explanation } = scene;
  if (frame.attacked) return drawConflicts(brush, frame.attacked);
  if (frame.deadEnd && frame.head !== null) drawDeadEndFrame(brush, rectOf(layout, frame.head));
  if (
    explanation?.kind === "backtrack" &&
    explanation.square !== undefined &&
    explanation.from !== undefined
  ) {
    const way = jumpWay(brush, explanation.square, explanation.from);
    // Over a joined edge there is no room for it; the ghost says enough.
    if (way.length === 1) drawRetreat(brush, ...way[0]);
  }
  if (frame.deadEnd) drawReasons(brush);
  if (explanation?.kind !== "reject") return;
  if (explanation.row !== undefined) drawRow(brush, explanation.row);
  const refused = brokenSquare(brush) ?? explanation.square;
  if (explanation.by?.length && refused !== undefined) {
    // The line starts after the first half of the ×, and points at the reason.
    const grown = Math.max(0, progress * 2 - 1);
    drawReason(brush, ...between(centreOf(layout, refused), centreOf(layout, explanation.by[0]), grown));
  } else if (frame.problem === "tour" && frame.head !== null) {
    drawRefusedJump(brush, frame.head, explanation);
    const { stranded } = explanation;
    if (stranded === undefined || stranded === explanation.square || progress < 1) return;
    drawReason(brush, centreOf(layout, explanation.square ?? frame.head), centreOf(layout, stranded));
  }
}

/**
 * The arrow to a square that was refused, up to its station's edge; off the board, up to the board's edge.
 *
 * @param {Brush} brush
 * @param {number} head
 * @param {Explanation} refusal
 */
function drawRefusedJump(brush, head, refusal) {
  const { layout, theme, progress } = brush;
  const spot = spotOf(brush, refusal);
  if (!spot) return;
  /** @type {[Point, Point][]} */
  const way =
    refusal.square === undefined
      ? [[centreOf(layout, head), spot.target]]
      : jumpWay(brush, head, refusal.square);
  for (const [from, to] of way) {
    const arrives = refusal.square !== undefined && to.x === spot.target.x && to.y === spot.target.y;
    const stop = arrives ? 1 - (0.42 * layout.cell) / Math.hypot(to.x - from.x, to.y - from.y) : 1;
    drawArrow(brush, ...between(from, to, Math.max(0, stop) * progress), theme.conflict);
  }
}

/**
 * At a dead end every refusal shows its reason, unless there are so many that none could be followed.
 *
 * @param {Brush} brush
 */
function drawReasons(brush) {
  const { ctx, layout, scene } = brush;
  const { candidates } = scene.frame;
  if (candidates.length > MOST_REASONS) return;
  ctx.globalAlpha = 0.5;
  for (const { square, by } of candidates) {
    if (square !== undefined && by !== undefined)
      drawReason(brush, centreOf(layout, square), centreOf(layout, by));
  }
  ctx.globalAlpha = 1;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} part
 * @returns {[Point, Point]}
 */
function between(from, to, part) {
  return [from, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
}

/**
 * Marks, which lie over the pieces.
 *
 * @param {Brush} brush
 */
export function drawMarks(brush) {
  const { layout, scene } = brush;
  const { frame, explanation } = scene;
  if (frame.attacked) return drawRepair(brush, frame.attacked);
  drawGhost(brush);
  for (const candidate of frame.candidates) drawCandidate(brush, candidate);
  if (explanation?.stranded !== undefined && explanation.stranded !== explanation.square) {
    const { at, size } = markAt(brush, explanation.stranded);
    drawStranded(brush, at, size * 0.3);
  }
  const broken = brokenSquare(brush);
  if (broken !== undefined) drawCross(brush, cornerOf(brush, broken), layout.cell * 0.13);
  if (frame.deadEnd && frame.head !== null) drawDeadEndSign(brush, rectOf(layout, frame.head));
}

/**
 * @param {Brush} brush
 * @param {Candidate} candidate
 */
function drawCandidate(brush, candidate) {
  const { scene, theme, mark, progress } = brush;
  if (candidate.square !== undefined && !isInSight(brush.layout, candidate.square)) return;
  const spot = spotOf(brush, candidate);
  // A jump off the board is marked when its turn comes, not before: the edge belongs to the coordinates.
  if (!spot || (candidate.state === "untried" && candidate.square === undefined)) return;
  const { at, size } = spot;

  if (candidate.state === "dead") {
    const last = scene.explanation;
    const same = candidate.square === last?.square && candidate.jump === last?.jump;
    if (candidate.conflict) drawCross(brush, at, size * 0.2, last?.kind === "reject" && same ? progress : 1);
    else if (!(last?.kind === "backtrack" && candidate.square === last.square))
      drawDashedRing(brush, at, size * 0.2);
    return;
  }
  const degree = candidate.degree ?? scene.degrees?.get(candidate.square ?? -1);
  if (degree !== undefined) {
    drawDisc(brush, at, size * 0.27, scene.number(degree), theme.candidate, theme.candidateText);
    if (candidate.state === "current") drawRing(brush, at, size * 0.3 + mark);
    return;
  }
  const dot = Math.max(mark * 1.2, size * 0.09);
  drawDot(brush, at, dot);
  if (candidate.state === "current") drawRing(brush, at, dot * 2.1 + mark);
}

/**
 * Where a candidate's mark goes: on its square, or on the apron around the board for a jump beyond it.
 *
 * @param {Brush} brush
 * @param {Pick<Candidate, "square" | "jump">} candidate
 * @returns {{ at: Point, target: Point, size: number } | null} `target` is the end of the jump, or of what is seen of it
 */
function spotOf(brush, { square, jump }) {
  const { layout, scene, theme } = brush;
  const { head } = scene.frame;
  if (square !== undefined) return { ...markAt(brush, square), target: centreOf(layout, square) };
  if (jump === undefined || head === null) return null;
  const apron = apronOf(theme);
  const edge = apronPoint(
    layout,
    centreOf(layout, head),
    jumpTarget(layout, head, jump, scene.moves?.leaper),
    apron / 2,
  );
  return { at: edge, target: edge, size: Math.min(layout.cell * CORNER, apron * 1.8) };
}

/**
 * The middle of a free square, the corner of one that has something on it already.
 *
 * @param {Brush} brush
 * @param {number} square
 * @returns {{ at: Point, size: number }}
 */
function markAt(brush, square) {
  const { layout, occupied } = brush;
  if (!occupied.has(square)) return { at: centreOf(layout, square), size: layout.cell };
  return { at: cornerOf(brush, square), size: layout.cell * CORNER };
}

/**
 * @param {Brush} brush
 * @param {number} square
 * @returns {Point}
 */
function cornerOf({ layout }, square) {
  const { x, y } = centreOf(layout, square);
  return { x: x + layout.cell * 0.32, y: y + layout.cell * 0.32 };
}

/**
 * ◌ where the last piece was taken back from, for one step.
 *
 * @param {Brush} brush
 */
function drawGhost(brush) {
  const { ctx, layout, scene, theme, progress } = brush;
  const { explanation, frame } = scene;
  if (explanation?.kind !== "backtrack" || explanation.square === undefined) return;
  const at = centreOf(layout, explanation.square);
  ctx.globalAlpha = 1 - 0.8 * progress;
  const shape = frame.problem === "queens" ? QUEEN : KNIGHT;
  drawPiece(brush, shape, at, layout.cell * PIECE_SIZE * 0.8, theme.piece, theme.pieceHalo);
  ctx.globalAlpha = 1;
  drawDashedRing(brush, at, layout.cell * 0.42);
}

/**
 * Generate and test refuses a whole sequence: the square at which it first goes wrong.
 *
 * @param {Brush} brush
 * @returns {number | undefined}
 */
function brokenSquare({ scene }) {
  const { frame, explanation } = scene;
  if (explanation?.kind !== "reject" || explanation.conflict !== "breaks" || explanation.move === undefined)
    return undefined;
  const order = frame.problem === "queens" ? explanation.move - 1 : explanation.move;
  if (order >= frame.path.length) return explanation.square;
  // Of a jump off the board only its beginning can be shown.
  return frame.path[order] === OFF_BOARD ? frame.path[order - 1] : frame.path[order];
}
