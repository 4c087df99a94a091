/**
 * A drawing that stays one: as much of a canvas's context as the board needs, which makes the elements of an SVG instead
 * of pixels. So there is one way to draw a board, and a print is as sharp as its printer.
 */
import { svg } from "../ui/dom.js";

/** What `save` keeps and `restore` brings back. */
const KEPT = /** @type {const} */ ([
  ...["fillStyle", "strokeStyle", "lineWidth", "lineCap", "lineJoin", "globalAlpha", "font", "textAlign"],
  ...["dash", "transform", "clipping"],
]);

const ANCHORS = { left: "start", start: "start", center: "middle", right: "end", end: "end" };

/** Hundredths of a pixel are finer than print. @param {number} value */
const short = (value) => String(Math.round(value * 100) / 100);

/** A path that can be read back. */
class Path {
  /** @param {string} [d] */
  constructor(d = "") {
    this.d = d;
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.d += `M${short(x)} ${short(y)}`;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.d += `L${short(x)} ${short(y)}`;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.d += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  }

  /** A whole circle: the board has no other arcs. @param {number} x @param {number} y @param {number} radius */
  arc(x, y, radius) {
    const r = short(radius);
    const turn = `a${r} ${r} 0 1 1 `;
    this.d += `M${short(x + radius)} ${short(y)}${turn}${short(-2 * radius)} 0${turn}${short(2 * radius)} 0z`;
  }
}

/** @param {string} [d] */
export const vectorPath = (d) => /** @type {Path2D} */ (/** @type {unknown} */ (new Path(d)));

/** Clips are named, and several drawings may be on one page. */
let clips = 0;

export class VectorContext {
  fillStyle = "#000000";
  strokeStyle = "#000000";
  lineWidth = 1;
  lineCap = "butt";
  lineJoin = "miter";
  globalAlpha = 1;
  font = "10px sans-serif";
  /** @type {keyof typeof ANCHORS} */
  textAlign = "start";
  textBaseline = "alphabetic";
  imageSmoothingEnabled = true;
  /** @type {readonly number[]} */
  dash = [];
  transform = "";
  clipping = "";

  /** @type {Record<string, unknown>[]} */
  #saved = [];
  #path = new Path();
  #drawing;

  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.#drawing = /** @type {SVGSVGElement} */ (svg("svg", { viewBox: `0 0 ${width} ${height}` }));
  }

  /** What was drawn. */
  get drawing() {
    return this.#drawing;
  }

  /** This, as those who draw call it. */
  get context() {
    return /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (this));
  }

  save() {
    this.#saved.push(Object.fromEntries(KEPT.map((name) => [name, this[name]])));
  }

  restore() {
    Object.assign(this, this.#saved.pop());
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.transform += `translate(${short(x)} ${short(y)})`;
  }

  /** @param {number} x @param {number} y */
  scale(x, y) {
    // Not shortened: everything is multiplied by it.
    this.transform += `scale(${x} ${y})`;
  }

  beginPath() {
    this.#path = new Path();
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path.moveTo(x, y);
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path.lineTo(x, y);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path.rect(x, y, width, height);
  }

  /** @param {number} x @param {number} y @param {number} radius */
  arc(x, y, radius) {
    this.#path.arc(x, y, radius);
  }

  clip() {
    clips += 1;
    const id = `board-clip-${clips}`;
    const path = svg("path", { d: this.#path.d });
    this.#drawing.append(svg("clipPath", { id }, path));
    this.clipping = `url(#${id})`;
  }

  /** @param {readonly number[]} dash */
  setLineDash(dash) {
    this.dash = dash;
  }

  /** @param {unknown} [path] */
  fill(path = this.#path) {
    this.#add("path", { d: /** @type {Path} */ (path).d, fill: this.fillStyle });
  }

  /** @param {unknown} [path] */
  stroke(path = this.#path) {
    this.#add("path", { d: /** @type {Path} */ (path).d, ...this.#line() });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.#add("rect", { ...boxOf(x, y, width, height), fill: this.fillStyle });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  strokeRect(x, y, width, height) {
    this.#add("rect", { ...boxOf(x, y, width, height), ...this.#line() });
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    // The style sheet's list of faces has line breaks in it.
    const font = this.font.replace(/\s+/g, " ");
    const [, weight = "400", size = "10", family = ""] = /^(?:(\d+) )?([\d.]+)px (.*)$/.exec(font) ?? [];
    const element = this.#add("text", {
      x: short(x),
      y: short(y),
      "font-family": family,
      "font-size": short(Number(size)),
      "font-weight": weight,
      "text-anchor": ANCHORS[this.textAlign],
      fill: this.fillStyle,
    });
    element.textContent = text;
  }

  /**
   * Part of a canvas, as a picture of as many pixels.
   * @param {HTMLCanvasElement} canvas
   * @param {number} sx @param {number} sy @param {number} sw @param {number} sh
   * @param {number} x @param {number} y @param {number} width @param {number} height
   */
  drawImage(canvas, sx, sy, sw, sh, x, y, width, height) {
    const part = document.createElement("canvas");
    part.width = sw;
    part.height = sh;
    part.getContext("2d")?.drawImage(canvas, -sx, -sy);
    const href = part.toDataURL("image/png");
    const box = boxOf(x, y, width, height);
    this.#add("image", { ...box, href, preserveAspectRatio: "none", "image-rendering": "pixelated" });
  }

  #line() {
    /** @type {Record<string, string>} */
    const line = { fill: "none", stroke: this.strokeStyle, "stroke-width": short(this.lineWidth) };
    if (this.lineCap !== "butt") line["stroke-linecap"] = this.lineCap;
    if (this.lineJoin !== "miter") line["stroke-linejoin"] = this.lineJoin;
    if (this.dash.length > 0) line["stroke-dasharray"] = this.dash.map(short).join(" ");
    return line;
  }

  /** @param {string} tag @param {Record<string, string>} attributes */
  #add(tag, attributes) {
    const element = svg(tag, attributes);
    if (this.globalAlpha < 1) element.setAttribute("opacity", short(this.globalAlpha));
    if (this.transform) element.setAttribute("transform", this.transform);
    if (!this.clipping) this.#drawing.append(element);
    else {
      // One group for all that a clip holds; a transform must not move the clip.
      let group = this.#drawing.lastElementChild;
      if (group?.getAttribute("clip-path") !== this.clipping) {
        group = svg("g", { "clip-path": this.clipping });
        this.#drawing.append(group);
      }
      group.append(element);
    }
    return element;
  }
}

/** @param {number} x @param {number} y @param {number} width @param {number} height */
function boxOf(x, y, width, height) {
  return { x: short(x), y: short(y), width: short(width), height: short(height) };
}
