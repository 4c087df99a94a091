/**
 * A position as a picture of its own, at rest, with or without words below it: for files and prints.
 *
 * @import { Layout } from "./geometry.js"
 * @import { Brush, Scene } from "./scene.js"
 * @import { Theme } from "./theme.js"
 *
 * @typedef {Theme & { surface: string, text: string }} Paper what it is drawn on, and in which colours
 *
 * @typedef {object} Picture
 * @property {Scene} scene
 * @property {string} [caption] below the board
 */
import { clipOf, layOut, MIN_CELL } from "./geometry.js";
import { clip, drawGround, gutterFor } from "./ground.js";
import { RAMP } from "./heat.js";
import { drawField, drawOverlay, drawStep, look, markWidth, NOTHING } from "./paint.js";
import { Pixels } from "./pixels.js";
import { readTheme, rgbOf } from "./theme.js";
import { TINT } from "./tour.js";
import { VectorContext, vectorPath } from "./vector.js";

/** CSS pixels that the longer side of a small board has; a square is this large at the least and at the most. */
const SIDE = 480;
const CELL = { least: 30, most: 96 };
/** … and the longest that a board with such squares may be: beyond it they become smaller, then dots. */
const LONGEST = 4000;

/** Of a caption, which has the same room in every picture of a film. */
const LINES = 3;
const LINE_HEIGHT = 1.5;
const WORDS = 16;

/**
 * The colours of the page, or of one of its themes.
 * @param {"light"|"dark"|"projector"} [name] @returns {Paper}
 */
export function paperOf(name) {
  const root = document.documentElement;
  const before = root.dataset.theme;
  // Nothing is painted in between.
  if (name) root.dataset.theme = name;
  const style = getComputedStyle(root);
  const paper = {
    ...readTheme(root),
    surface: style.getPropertyValue("--surface").trim(),
    text: style.getPropertyValue("--text").trim(),
  };
  if (before === undefined) delete root.dataset.theme;
  else root.dataset.theme = before;
  return paper;
}

/**
 * How large a picture is, in CSS pixels.
 * @param {Picture} picture @param {Paper} paper
 */
export function sizeOf({ scene, caption }, paper) {
  const { files, ranks } = scene.frame;
  const longest = Math.max(files, ranks);
  const wished = Math.min(CELL.most, Math.max(CELL.least, Math.floor(SIDE / longest)));
  const cell = Math.min(wished, LONGEST / longest);
  const { left, right, top, bottom } = gutterFor(scene, paper);
  const words = caption === undefined ? 0 : Math.ceil(WORDS * LINE_HEIGHT * LINES);
  return {
    width: Math.ceil(left + right + cell * files),
    height: Math.ceil(top + bottom + cell * ranks) + words,
    words,
    cell,
  };
}

/**
 * @param {CanvasRenderingContext2D} ctx in CSS pixels
 * @param {Picture} picture @param {Paper} paper
 * @param {number} dpr pixels of the picture in one of CSS
 * @param {Brush["newPath"]} newPath
 */
function draw(ctx, picture, paper, dpr, newPath) {
  const { width, height, words } = sizeOf(picture, paper);
  const scene = /** @type {Scene} */ ({ ...picture.scene, pointer: null, motion: "none", pace: "step" });
  const { files, ranks } = scene.frame;
  const gutter = gutterFor(scene, paper);
  const layout = layOut({ width, height: height - words, dpr, files, ranks, gutter });
  ctx.fillStyle = paper.surface;
  ctx.fillRect(0, 0, width, height);
  drawGround(ctx, layout, paper, scene);
  const isDots = layout.cell < MIN_CELL;
  const seen = isDots ? NOTHING : look(scene, layout);
  const mark = markWidth(layout, paper);
  /** @type {Brush} */
  const brush = { ctx, newPath, layout, theme: paper, scene, ...seen, mark, progress: 1 };
  ctx.save();
  clip(ctx, clipOf(layout));
  if (isDots) new Pixels(brush).draw(brush, 0);
  else {
    drawField(brush);
    drawStep(brush);
  }
  drawOverlay(brush);
  ctx.restore();
  if (picture.caption) drawCaption(ctx, picture.caption, paper, layout, height - words);
}

/**
 * @param {CanvasRenderingContext2D} ctx @param {string} caption @param {Paper} paper
 * @param {Layout} layout @param {number} top
 */
function drawCaption(ctx, caption, paper, { canvasWidth }, top) {
  ctx.font = `500 ${WORDS}px ${paper.font}`;
  ctx.fillStyle = paper.text;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  for (const [i, line] of linesOf(caption, ctx.font, canvasWidth * 0.94).entries()) {
    ctx.fillText(line, canvasWidth / 2, top + WORDS * (1 + LINE_HEIGHT * i));
  }
}

/** @type {CanvasRenderingContext2D|null} */
let ruler = null;

/**
 * A text in lines that fit, the last one cut short if there are too many.
 * @param {string} text @param {string} font @param {number} width @returns {string[]}
 */
function linesOf(text, font, width) {
  ruler ??= /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  ruler.font = font;
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length > 0 && ruler.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= LINES) return lines;
  return [...lines.slice(0, LINES - 1), `${lines[LINES - 1]} …`];
}

/**
 * A picture in pixels.
 * @param {Picture} picture @param {Paper} paper
 * @param {number} pixels in a row
 * @param {HTMLCanvasElement} [canvas] to be drawn on
 */
export function canvasOf(picture, paper, pixels, canvas = document.createElement("canvas")) {
  const { width, height } = sizeOf(picture, paper);
  const dpr = pixels / width;
  canvas.width = pixels;
  canvas.height = Math.round(height * dpr);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  // A row of pixels may be left at the bottom.
  ctx.fillStyle = paper.surface;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
  draw(ctx, picture, paper, dpr, canvasPath);
  return canvas;
}

/** @type {Brush["newPath"]} */
const canvasPath = (d) => new Path2D(d);

/**
 * A picture in lines, as the text of an SVG file.
 * @param {Picture} picture @param {Paper} paper @param {string} title
 */
export function svgOf(picture, paper, title) {
  const { width, height } = sizeOf(picture, paper);
  const vector = new VectorContext(width, height);
  // Lengths need not be whole pixels; coordinates stay short by a fine raster.
  draw(vector.context, picture, paper, 8, vectorPath);
  const { drawing } = vector;
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  const name = document.createElementNS(drawing.namespaceURI, "title");
  name.textContent = title;
  drawing.prepend(name);
  return new XMLSerializer().serializeToString(drawing);
}

/**
 * The colours that pictures on a paper are drawn in, as 0xRRGGBB: those of the theme and what they make where the path
 * lies over them, or of dots.
 * @param {Scene} scene @param {Paper} paper @returns {Uint32Array}
 */
export function coloursOf(scene, paper) {
  const { squareLight, squareDark, path, surface } = paper;
  const named = [
    ...[surface, squareLight, squareDark, paper.barred, paper.ink, paper.halo, paper.piece, paper.pieceHalo],
    ...[path, paper.pathText, paper.current, paper.candidate, paper.candidateText, paper.conflict],
    ...[paper.takenBack, paper.label, paper.text],
  ].map(rgbOf);
  const [light, dark, over] = [squareLight, squareDark, path].map(rgbOf);
  const tinted = [light, dark].map((square) => square.map((c, i) => Math.round(c + (over[i] - c) * TINT)));
  const mean = light.map((channel, i) => Math.round((channel + dark[i]) / 2));
  const isDots = sizeOf({ scene }, paper).cell < MIN_CELL;
  const dots = isDots || scene.visits ? RAMP.filter((_, i) => i % 2 === 0) : [];
  return Uint32Array.from([...named, ...tinted, mean, ...dots], ([r, g, b]) => (r << 16) | (g << 8) | b);
}
