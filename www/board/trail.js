/**
 * The board at a fast pace: a decaying trail instead of single events. Refusals are not drawn, nothing blinks; what is
 * drawn and how dark it is comes from fade.js.
 *
 * @import { Brush } from "./scene.js"
 */

import { KNIGHT } from "../pieces.js";
import { approach, Fader } from "./fade.js";
import { centreOf, rectOf } from "./geometry.js";
import { drawText } from "./marks.js";
import { drawPiece, PIECE_SIZE } from "./pieces.js";
import { drawQueen } from "./queens.js";
import { jumpsOf } from "./sight.js";
import { jumpWay, lineWidth, NUMBERED, STATION, TINT } from "./tour.js";

/**
 * A pair of numbers below `size` as one key.
 *
 * @param {number} a
 * @param {number} b
 * @param {number} size
 */
const pair = (a, b, size) => a * size + b;

export class Trail {
  #squares = new Fader();
  #numbers = new Fader();
  #jumps = new Fader();
  #heads = new Fader();
  /** @type {number | null} */
  #last = null;

  /**
   * @param {Brush} brush
   * @param {number} now
   * @returns {boolean} whether something still fades
   */
  draw(brush, now) {
    const { scene, orders, occupied } = brush;
    const { frame } = scene;
    const { path } = frame;
    const size = frame.files * frame.ranks;
    // The first picture is the position just seen, solid.
    const share = this.#last === null ? 1 : approach(now - this.#last);
    this.#last = now;
    // A square that gets another number is another thing.
    const numbers = orders.map((order) => pair(order, path[order], size));
    this.#numbers.follow(numbers, share);
    if (frame.problem === "tour") {
      const jumps = jumpsOf(path, orders).map((order) => pair(path[order - 1], path[order], size));
      this.#squares.follow(occupied, share);
      this.#jumps.follow(jumps, share);
      this.#heads.follow(frame.head === null ? [] : [frame.head], share);
      this.#drawTour(brush, size);
    } else {
      this.#drawQueens(brush, size);
    }
    return [this.#squares, this.#numbers, this.#jumps, this.#heads].some((fader) => fader.moving);
  }

  /** @param {Brush} brush @param {number} size */
  #drawTour(brush, size) {
    const { ctx, layout, theme, scene } = brush;
    const { cell } = layout;
    ctx.fillStyle = theme.path;
    for (const [opacity, squares] of this.#squares.groups()) {
      ctx.globalAlpha = TINT * opacity;
      for (const square of squares) {
        const { x, y } = rectOf(layout, square);
        ctx.fillRect(x, y, cell, cell);
      }
    }
    ctx.strokeStyle = theme.path;
    ctx.lineCap = "round";
    ctx.lineWidth = lineWidth(brush);
    for (const [opacity, jumps] of this.#jumps.groups()) {
      const line = new Path2D();
      for (const jump of jumps) {
        for (const [from, to] of jumpWay(brush, Math.floor(jump / size), jump % size)) {
          line.moveTo(from.x, from.y);
          line.lineTo(to.x, to.y);
        }
      }
      ctx.globalAlpha = opacity;
      ctx.stroke(line);
    }
    // A station makes way for the knight that stands on it.
    const underKnight = (/** @type {number} */ key) => this.#heads.level(key % size);
    const radius = cell * (cell < NUMBERED ? 0.16 : STATION);
    for (const [opacity, squares] of this.#squares.groups(underKnight)) {
      const discs = new Path2D();
      for (const square of squares) {
        const { x, y } = centreOf(layout, square);
        discs.moveTo(x + radius, y);
        discs.arc(x, y, radius, 0, 2 * Math.PI);
      }
      ctx.globalAlpha = opacity;
      ctx.fill(discs);
    }
    if (cell >= NUMBERED) {
      for (const [opacity, numbers] of this.#numbers.groups(underKnight)) {
        ctx.globalAlpha = opacity;
        for (const number of numbers) {
          const at = centreOf(layout, number % size);
          const text = scene.number(Math.floor(number / size));
          drawText(brush, text, at, radius * 1.15, radius * 1.55, theme.pathText);
        }
      }
    }
    for (const [opacity, squares] of this.#heads.groups()) {
      ctx.globalAlpha = opacity;
      for (const square of squares) {
        drawPiece(brush, KNIGHT, centreOf(layout, square), cell * PIECE_SIZE, theme.piece, theme.pieceHalo);
      }
    }
    ctx.globalAlpha = 1;
  }

  /** @param {Brush} brush @param {number} size */
  #drawQueens(brush, size) {
    const { ctx, layout, scene } = brush;
    const { given } = scene.frame;
    for (const [opacity, numbers] of this.#numbers.groups()) {
      ctx.globalAlpha = opacity;
      for (const number of numbers) {
        const order = Math.floor(number / size);
        drawQueen(brush, centreOf(layout, number % size), scene.number(order + 1), order < given);
      }
    }
    ctx.globalAlpha = 1;
  }
}
