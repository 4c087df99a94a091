/**
 * A board whose squares are too small for shapes: one pixel of an image for each square, scaled up without smoothing.
 * The path is coloured by order, from its first square (dark) to the last one there will be (light).
 *
 * @import { Brush } from "./scene.js"
 */

import { OFF_BOARD } from "../words/squares.js";
import { approach } from "./fade.js";
import { isDark, WHOLE_PIXELS } from "./geometry.js";
import { heatScale, RAMP } from "./heat.js";
import { rgbOf } from "./theme.js";

/** Colours are written as one 32-bit word each, so their byte order matters. */
const LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** @param {readonly number[]} rgb */
const word = ([r, g, b]) =>
  (LITTLE_ENDIAN ? (255 << 24) | (b << 16) | (g << 8) | r : (r << 24) | (g << 16) | (b << 8) | 255) >>> 0;

const RAMP_WORDS = Uint32Array.from(RAMP, word);

export class Pixels {
  #canvas = document.createElement("canvas");
  /** @type {CanvasRenderingContext2D} */
  #ctx;
  /** @type {ImageData} */
  #image;
  #words;
  /** The board without a path. */
  #ground;
  /** How much of a path's colour each square has: fade.js, for a million squares. */
  #levels;
  /** The index into RAMP that each square has or last had. */
  #shades;
  /** @type {number | null} */
  #last = null;

  /** @param {Brush} brush */
  constructor({ layout, theme, scene }) {
    const { files, ranks, cell, dpr } = layout;
    this.#canvas.width = files;
    this.#canvas.height = ranks;
    this.#ctx = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext("2d"));
    this.#image = this.#ctx.createImageData(files, ranks);
    this.#words = new Uint32Array(this.#image.data.buffer);
    this.#ground = new Uint32Array(files * ranks);
    this.#levels = new Float32Array(files * ranks);
    this.#shades = new Uint8Array(files * ranks);

    const light = rgbOf(theme.squareLight);
    const dark = rgbOf(theme.squareDark);
    const mean = light.map((channel, i) => Math.round((channel + dark[i]) / 2));
    // Where squares are of uneven sizes, a chequered ground is only moiré: use its mean.
    const chequered = cell * dpr >= WHOLE_PIXELS;
    const [lightWord, darkWord] = (chequered ? [light, dark] : [mean, mean]).map(word);
    for (let square = 0; square < files * ranks; square++) {
      this.#ground[square] = isDark(files, ranks, square) ? darkWord : lightWord;
    }
    const barred = word(rgbOf(theme.barred));
    for (const square of scene.frame.blocked) this.#ground[square] = barred;
  }

  /**
   * @param {Brush} brush
   * @param {number} now
   * @returns {boolean} whether something still fades
   */
  draw({ ctx, layout, scene }, now) {
    const { frame, pace, visits } = scene;
    this.#words.set(this.#ground);
    if (visits) this.#heat(visits);

    let moving = false;
    if (pace === "fast" && this.#last !== null) {
      moving = this.#fade(frame.path, frame.goal, approach(now - this.#last));
    } else {
      this.#levels.fill(0);
      this.#mark(frame.path, frame.goal, (square) => {
        this.#levels[square] = 1;
        this.#words[square] = RAMP_WORDS[this.#shades[square]];
      });
    }
    this.#last = now;

    this.#ctx.putImageData(this.#image, 0, 0);
    // Enlarged, squares stay sharp; made smaller, they must be averaged or rows of them would vanish.
    ctx.imageSmoothingEnabled = layout.cell * layout.dpr < 1;
    ctx.drawImage(this.#canvas, layout.x, layout.y, layout.width, layout.height);
    return moving;
  }

  /**
   * @param {Uint32Array} path
   * @param {number} goal
   * @param {(square: number) => void} each
   */
  #mark(path, goal, each) {
    const scale = 255 / Math.max(1, goal - 1);
    for (let order = 0; order < path.length; order++) {
      const square = path[order];
      if (square === OFF_BOARD) continue;
      this.#shades[square] = Math.min(255, order * scale);
      each(square);
    }
  }

  /**
   * @param {Uint32Array} path
   * @param {number} goal
   * @param {number} share
   */
  #fade(path, goal, share) {
    const levels = this.#levels;
    // Down by a share; what is on the path goes up instead, from where it was.
    const keep = 1 - share;
    for (let square = 0; square < levels.length; square++) levels[square] *= keep;
    this.#mark(path, goal, (square) => {
      levels[square] += share;
    });
    let moving = false;
    for (let square = 0; square < levels.length; square++) {
      const level = levels[square];
      if (level < 0.008) continue;
      if (level < 0.992) moving = true;
      this.#words[square] = mix(this.#words[square], RAMP_WORDS[this.#shades[square]], level);
    }
    return moving;
  }

  /** @param {Uint32Array} visits */
  #heat(visits) {
    const heat = heatScale(visits);
    for (let square = 0; square < visits.length; square++) {
      const index = heat(square);
      if (index >= 0) this.#words[square] = RAMP_WORDS[index];
    }
  }
}

/**
 * Two colours, byte by byte.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} part
 */
function mix(from, to, part) {
  let mixed = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const low = (from >>> shift) & 255;
    mixed |= Math.round(low + (((to >>> shift) & 255) - low) * part) << shift;
  }
  return mixed >>> 0;
}
