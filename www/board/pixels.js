/**
 * A board whose squares are too small for shapes: an image of one pixel a square, painted by the engine, scaled without
 * smoothing. The path is coloured by order, from its first square (dark) to the last one there will be (light).
 *
 * @import { Frame } from "../types.js"
 * @import { Brush } from "./scene.js"
 */

import { approach } from "./fade.js";
import { rangeOf, WHOLE_PIXELS } from "./geometry.js";
import { RAMP } from "./heat.js";
import { rgbOf } from "./theme.js";

/** @param {readonly number[]} rgb  as 0xRRGGBB */
const word = ([r, g, b]) => (r << 16) | (g << 8) | b;

export class Pixels {
  #canvas = document.createElement("canvas");
  #ctx = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext("2d"));
  /** Light, dark, barred, and the ramp; without a chequered ground light and dark are the same. */
  #chequered;
  #plain;
  /** What the image shows. @type {{ frame: Frame, chequered: boolean, heat: boolean } | null} */
  #shown = null;
  #fading = false;
  #last = 0;

  /** @param {Brush} brush */
  constructor({ layout, theme }) {
    this.#canvas.width = layout.files;
    this.#canvas.height = layout.ranks;
    const [light, dark, barred] = [theme.squareLight, theme.squareDark, theme.barred].map(rgbOf);
    const mean = light.map((channel, i) => Math.round((channel + dark[i]) / 2));
    this.#chequered = Uint32Array.from([light, dark, barred, ...RAMP], word);
    this.#plain = Uint32Array.from([mean, mean, barred, ...RAMP], word);
  }

  /**
   * @param {Brush} brush
   * @param {number} now
   * @returns {boolean} whether something still fades
   */
  draw(brush, now) {
    this.#paint(brush, now);
    const { ctx, layout } = brush;
    const { left, right, top, bottom } = rangeOf(layout);
    const { cell, x, y } = layout;
    const [columns, rows] = [right - left, bottom - top];
    // Enlarged, squares stay sharp; made smaller, they must be averaged or rows of them would vanish.
    ctx.imageSmoothingEnabled = cell * layout.dpr < 1;
    ctx.drawImage(
      this.#canvas,
      ...[left, top, columns, rows],
      ...[x + left * cell, y + top * cell, columns * cell, rows * cell],
    );
    return this.#fading;
  }

  /**
   * Brings the image up to date: looking at another part of the same position needs no new one.
   *
   * @param {Brush} brush
   * @param {number} now
   */
  #paint({ layout, scene }, now) {
    const { frame, pace } = scene;
    const heat = scene.visits !== null;
    // Where squares are of uneven sizes, a chequered ground is only moiré: use its mean.
    const chequered = layout.cell * layout.dpr >= WHOLE_PIXELS;
    const shown = this.#shown;
    const same = shown?.frame === frame && shown.chequered === chequered && shown.heat === heat;
    if (same && !this.#fading) return;
    const share = pace === "fast" && shown ? approach(now - this.#last) : 1;
    const bytes = scene.picture(chequered ? this.#chequered : this.#plain, share, heat);
    if (bytes) this.#ctx.putImageData(new ImageData(bytes, frame.files, frame.ranks), 0, 0);
    this.#fading = bytes !== null && share < 1;
    this.#shown = { frame, chequered, heat };
    this.#last = now;
  }
}
