/**
 * The signs on the board. Each is a shape in ink over a halo; the colour beneath it is decoration, so a mark reads in
 * black and white, on a weak projector and to a colour-blind reader.
 */

/**
 * @import { Point, Rect } from "./geometry.js"
 * @import { Brush } from "./scene.js"
 */

/**
 * Strokes a path twice: wide in the halo's colour, then in ink.
 *
 * @param {Brush} brush
 * @param {Path2D} path
 * @param {number} width
 * @param {string} [colour]
 */
export function strokeWithHalo({ ctx, theme }, path, width, colour = theme.ink) {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.strokeStyle = theme.halo;
  ctx.lineWidth = width + Math.max(2, width * 0.8);
  ctx.stroke(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/**
 * @param {Brush} brush
 * @param {Point} at
 * @param {number} radius
 */
function circle({ newPath }, at, radius) {
  const path = newPath();
  path.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  return path;
}

/**
 * × refused. Drawn stroke by stroke while `progress` runs.
 *
 * @param {Brush} brush
 * @param {Point} at
 * @param {number} radius
 * @param {number} [progress]
 */
export function drawCross(brush, at, radius, progress = 1) {
  const path = brush.newPath();
  const first = Math.min(1, progress * 2);
  const second = Math.max(0, progress * 2 - 1);
  path.moveTo(at.x - radius, at.y - radius);
  path.lineTo(at.x + radius * (2 * first - 1), at.y + radius * (2 * first - 1));
  if (second > 0) {
    path.moveTo(at.x + radius, at.y - radius);
    path.lineTo(at.x - radius * (2 * second - 1), at.y + radius * (2 * second - 1));
  }
  strokeWithHalo(brush, path, Math.max(brush.mark, radius * 0.42));
}

/**
 * ● can be tried.
 *
 * @param {Brush} brush
 * @param {Point} at
 * @param {number} radius
 */
export function drawDot(brush, at, radius) {
  const { ctx, theme } = brush;
  ctx.fillStyle = theme.halo;
  ctx.fill(circle(brush, at, radius * 1.9));
  ctx.fillStyle = theme.candidate;
  ctx.fill(circle(brush, at, radius * 1.6));
  ctx.fillStyle = theme.candidateText;
  ctx.fill(circle(brush, at, radius));
}

/** The height and the width that a number has in a disc, as shares of its radius. */
const IN_DISC = { height: 1.15, width: 1.55 };

/**
 * Whether a number can be read in a disc.
 *
 * @param {string} text
 * @param {number} radius
 */
export function fitsDisc(text, radius) {
  return textSize(text, radius * IN_DISC.height, radius * IN_DISC.width) > 0;
}

/**
 * A disc with a number in it.
 *
 * @param {Brush} brush
 * @param {Point} at
 * @param {number} radius
 * @param {string} text
 * @param {string} fill
 * @param {string} colour
 */
export function drawDisc(brush, at, radius, text, fill, colour) {
  const { ctx, theme } = brush;
  ctx.fillStyle = theme.halo;
  ctx.fill(circle(brush, at, radius + Math.max(1, radius * 0.1)));
  ctx.fillStyle = fill;
  ctx.fill(circle(brush, at, radius));
  drawText(brush, text, at, radius * IN_DISC.height, radius * IN_DISC.width, colour);
}

/** A text on a square plate, which is no move's disc. @param {Brush} brush @param {Point} at @param {number} half its side @param {string} text @param {string} fill @param {string} colour */
export function drawPlate(brush, at, half, text, fill, colour) {
  const { ctx, theme } = brush;
  const halo = half + Math.max(1, half * 0.1);
  ctx.fillStyle = theme.halo;
  ctx.fillRect(at.x - halo, at.y - halo, 2 * halo, 2 * halo);
  ctx.fillStyle = fill;
  ctx.fillRect(at.x - half, at.y - half, 2 * half, 2 * half);
  drawText(brush, text, at, half * 1.3, half * 1.8, colour);
}

/**
 * The size of a text that is as large as `height` and `width` allow; 0 if it could not be read.
 *
 * @param {string} text
 * @param {number} height
 * @param {number} width
 */
function textSize(text, height, width) {
  // Digits are about 0.58 em wide in the faces of the stack: near enough, and free, unlike measuring.
  const size = Math.min(height, width / (0.58 * text.length));
  return size < 7 ? 0 : size;
}

/**
 * Text centred on a point, as large as `height` and `width` allow.
 *
 * @param {Brush} brush
 * @param {string} text
 * @param {Point} at
 * @param {number} height
 * @param {number} width
 * @param {string} colour
 */
export function drawText(brush, text, at, height, width, colour) {
  const { ctx, theme } = brush;
  const size = textSize(text, height, width);
  if (size === 0) return;
  // To read a font takes as long as to draw the text in it.
  if (brush.fontSize !== size) ctx.font = `600 ${size}px ${theme.font}`;
  brush.fontSize = size;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = colour;
  // Half of a digit's height below the centre; "middle" differs between fonts and browsers.
  ctx.fillText(text, at.x, at.y + size * 0.355);
}

/**
 * ◎ tried next: a ring around whatever marks the candidate.
 *
 * @param {Brush} brush
 * @param {Point} at
 * @param {number} radius
 */
export function drawRing(brush, at, radius) {
  strokeWithHalo(brush, circle(brush, at, radius), brush.mark);
}

/**
 * ◌ taken back.
 *
 * @param {Brush} brush
 * @param {Point} at
 * @param {number} radius
 */
export function drawDashedRing(brush, at, radius) {
  const { ctx, theme, mark } = brush;
  // A whole number of dashes; round caps add a stroke's width to each.
  const dashes = Math.max(6, Math.min(12, Math.floor((2 * Math.PI * radius) / (mark * 4.5))));
  const period = (2 * Math.PI * radius) / dashes;
  ctx.save();
  ctx.lineCap = "round";
  ctx.strokeStyle = theme.halo;
  ctx.lineWidth = mark + 2;
  ctx.stroke(circle(brush, at, radius));
  ctx.setLineDash([period * 0.55 - mark / 2, period * 0.45 + mark / 2]);
  ctx.strokeStyle = theme.takenBack;
  ctx.lineWidth = mark;
  ctx.stroke(circle(brush, at, radius));
  ctx.restore();
}

/**
 * ⊘ would be stranded: no way in or no way on.
 *
 * @param {Brush} brush
 * @param {Point} at
 * @param {number} radius
 */
export function drawStranded(brush, at, radius) {
  const path = circle(brush, at, radius);
  const reach = radius * Math.SQRT1_2;
  path.moveTo(at.x - reach, at.y + reach);
  path.lineTo(at.x + reach, at.y - reach);
  strokeWithHalo(brush, path, Math.max(brush.mark, radius * 0.26));
}

/**
 * ▭ a row that would be left without a safe square.
 *
 * @param {Brush} brush
 * @param {number} row
 */
export function drawRow(brush, row) {
  const { layout, mark, theme } = brush;
  const path = brush.newPath();
  path.rect(layout.x, layout.y + row * layout.cell + mark, layout.width, layout.cell - 2 * mark);
  strokeWithHalo(brush, path, mark * 1.5, theme.conflict);
}

/**
 * A dead end, first half: a thick frame around the square. It lies under the piece.
 *
 * @param {Brush} brush
 * @param {Rect} rect
 */
export function drawDeadEndFrame(brush, rect) {
  const inset = brush.mark * 0.75;
  const frame = brush.newPath();
  frame.rect(rect.x + inset, rect.y + inset, rect.width - 2 * inset, rect.height - 2 * inset);
  strokeWithHalo(brush, frame, brush.mark * 1.5);
}

/**
 * A dead end, second half: the road sign on the frame's corner, a street with a bar across.
 *
 * @param {Brush} brush
 * @param {Rect} rect
 */
export function drawDeadEndSign({ ctx, layout, theme }, rect) {
  const side = Math.max(10, rect.width * 0.27);
  const rim = Math.max(1.5, side * 0.07);
  const left = Math.min(layout.canvasWidth - side - rim, rect.x + rect.width - side * 0.62);
  const top = Math.max(rim, rect.y - side * 0.38);
  ctx.fillStyle = theme.halo;
  ctx.fillRect(left - rim, top - rim, side + 2 * rim, side + 2 * rim);
  ctx.fillStyle = theme.ink;
  ctx.fillRect(left, top, side, side);
  ctx.fillStyle = theme.halo;
  ctx.fillRect(left + side * 0.2, top + side * 0.2, side * 0.6, side * 0.2);
  ctx.fillRect(left + side * 0.4, top + side * 0.4, side * 0.2, side * 0.44);
}

/**
 * A line that says why: from a refused square to what refuses it.
 *
 * @param {Brush} brush
 * @param {Point} from
 * @param {Point} to
 */
export function drawReason(brush, from, to) {
  const path = brush.newPath();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
  strokeWithHalo(brush, path, brush.mark * 1.5, brush.theme.conflict);
}

/**
 * A dashed line with a head: the way back after a take-back.
 *
 * @param {Brush} brush
 * @param {Point} from
 * @param {Point} to
 */
export function drawRetreat(brush, from, to) {
  const { ctx, theme, mark, layout } = brush;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + ux * layout.cell * 0.36, y: from.y + uy * layout.cell * 0.36 };
  const tip = { x: to.x - ux * layout.cell * 0.5, y: to.y - uy * layout.cell * 0.5 };
  const line = brush.newPath();
  line.moveTo(start.x, start.y);
  line.lineTo(tip.x, tip.y);
  ctx.save();
  ctx.lineCap = "butt";
  ctx.strokeStyle = theme.halo;
  ctx.lineWidth = mark + 3;
  ctx.stroke(line);
  ctx.setLineDash([mark * 2.5, mark * 2]);
  ctx.strokeStyle = theme.takenBack;
  ctx.lineWidth = mark;
  ctx.stroke(line);
  ctx.restore();
  drawArrowHead(brush, tip, ux, uy, mark * 2.6, theme.takenBack);
}

/**
 * A line with a head, e.g. the jump that was refused.
 *
 * @param {Brush} brush
 * @param {Point} from
 * @param {Point} to
 * @param {string} colour
 */
export function drawArrow(brush, from, to, colour) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const path = brush.newPath();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
  strokeWithHalo(brush, path, brush.mark, colour);
  drawArrowHead(brush, to, ux, uy, brush.mark * 2.6, colour);
}

/**
 * @param {Brush} brush
 * @param {Point} tip
 * @param {number} ux    direction, a unit vector
 * @param {number} uy
 * @param {number} size
 * @param {string} colour
 */
export function drawArrowHead({ ctx }, tip, ux, uy, size, colour) {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(tip.x + ux * size, tip.y + uy * size);
  ctx.lineTo(tip.x - ux * size * 0.6 - uy * size * 0.85, tip.y - uy * size * 0.6 + ux * size * 0.85);
  ctx.lineTo(tip.x - ux * size * 0.6 + uy * size * 0.85, tip.y - uy * size * 0.6 - ux * size * 0.85);
  ctx.fill();
}

/**
 * Four corners around a square: the one being explained, or one that may be chosen.
 *
 * @param {Brush} brush
 * @param {Rect} rect
 * @param {number} arm  length of a corner's arm
 */
export function drawCorners(brush, rect, arm) {
  const inset = brush.mark * 1.2;
  const path = brush.newPath();
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]) {
    const x = rect.x + rect.width / 2 + sx * (rect.width / 2 - inset);
    const y = rect.y + rect.height / 2 + sy * (rect.height / 2 - inset);
    path.moveTo(x - sx * arm, y);
    path.lineTo(x, y);
    path.lineTo(x, y - sy * arm);
  }
  strokeWithHalo(brush, path, brush.mark);
}
