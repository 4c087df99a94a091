/**
 * The board on a canvas. A view is given a scene and draws it; it knows no rules, asks for no animation frames and keeps
 * nothing but pictures.
 *
 * @import { Layout, Rect } from "./geometry.js"
 * @import { Brush, Scene } from "./scene.js"
 * @import { Theme } from "./theme.js"
 */

import { centreOf, layOut, MIN_CELL, rectOf, squareAtClient } from "./geometry.js";
import { drawGround, gutterFor } from "./ground.js";
import { drawHeat } from "./heat.js";
import { drawCorners, drawRing } from "./marks.js";
import { durationOf, easeOut } from "./motion.js";
import { drawMarks, drawUnderlay } from "./node.js";
import { Pixels } from "./pixels.js";
import { drawQueens } from "./queens.js";
import { readTheme, watchTheme } from "./theme.js";
import { drawKnight, drawTour } from "./tour.js";
import { Trail } from "./trail.js";
import { drawWays } from "./ways.js";

/** @type {Set<number>} */
const NONE = new Set();

/** CSS pixels beyond which no screen goes. */
const LARGEST = 4096;

/**
 * @param {HTMLCanvasElement} canvas  fills a box that the style sheet sizes
 * @param {() => void} [onStale]      the size, the theme or the pixel ratio has changed: draw again when it suits
 */
export function createBoardView(canvas, onStale = () => {}) {
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  /** The static layer: the squares and their coordinates. */
  const ground = document.createElement("canvas");
  /** What `ground` was drawn from. */
  let groundKey = "";

  /** @type {Scene | null} */
  let scene = null;
  /**
   * Squares of the path; made when first needed, because on a huge board they never are.
   *
   * @type {Set<number> | null}
   */
  let occupied = null;
  let started = 0;
  let duration = 0;

  /** @type {Theme} */
  let theme = readTheme(canvas);
  /** @type {Layout | null} */
  let layout = null;
  /** @type {Trail | null} */
  let trail = null;
  /** @type {Pixels | null} */
  let pixels = null;

  canvas.setAttribute("aria-hidden", "true");
  const resize = () => {
    groundKey = "";
    onStale();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  const stopWatching = watchTheme(resize);

  /**
   * Lays the board out and draws the static layer, if anything it depends on has changed. The canvas is resized here and
   * not when the change is noticed, so that it is never seen empty.
   *
   * @param {Scene} scene
   * @returns {Layout}
   */
  function prepare(scene) {
    const { files, ranks, blocked } = scene.frame;
    const key = `${files} ${ranks} ${scene.labels} ${blocked.join(".")}`;
    if (layout && key === groundKey) return layout;
    groundKey = key;
    theme = readTheme(canvas);
    const dpr = devicePixelRatio;
    // Without its style sheets a canvas would make its box grow for ever.
    const box = canvas.getBoundingClientRect();
    const [width, height] = [Math.min(box.width, LARGEST), Math.min(box.height, LARGEST)];
    canvas.width = ground.width = Math.max(1, Math.round(width * dpr));
    canvas.height = ground.height = Math.max(1, Math.round(height * dpr));
    const made = layOut({ width, height, dpr, files, ranks, gutter: gutterFor(scene, theme) });
    const groundCtx = /** @type {CanvasRenderingContext2D} */ (ground.getContext("2d"));
    groundCtx.setTransform(dpr, 0, 0, dpr, 0, 0);
    drawGround(groundCtx, made, theme, scene);
    layout = made;
    trail = null;
    pixels = null;
    return made;
  }

  /**
   * @param {Brush} brush
   * @param {number} now
   * @returns {boolean} whether something still fades
   */
  function drawPosition(brush, now) {
    const { scene, layout } = brush;
    if (layout.cell < MIN_CELL) {
      pixels ??= new Pixels(brush);
      return pixels.draw(brush, now);
    }
    if (scene.visits) drawHeat(brush, scene.visits);
    if (scene.pace === "fast") {
      trail ??= new Trail();
      return trail.draw(brush, now);
    }
    trail = null;
    const { frame } = scene;
    drawHead(brush);
    if (frame.problem === "tour") drawTour(brush);
    drawUnderlay(brush);
    if (frame.problem === "tour") drawKnight(brush);
    else drawQueens(brush);
    drawMarks(brush);
    if (scene.ways) drawWays(brush, scene.ways);
    return false;
  }

  return {
    /** For a change that cannot be observed, e.g. of the box's transform. */
    resize,

    /**
     * Shows a position. It is true at once; a running animation is dropped.
     *
     * @param {Scene} next
     * @param {number} now  milliseconds, on the same clock as `draw`
     */
    setScene(next, now) {
      if (next.frame !== scene?.frame) {
        occupied = null;
        started = now;
        duration = durationOf(next);
      }
      scene = next;
    },

    /**
     * @param {number} now
     * @returns {boolean} whether the next picture will differ: call again on the next frame
     */
    draw(now) {
      if (!scene) return false;
      const layout = prepare(scene);
      const progress = easeOut(now - started, duration);
      const mark = Math.max(theme.mark, Math.min(layout.cell * 0.035, 6));
      if (layout.cell >= MIN_CELL) occupied ??= new Set(scene.frame.path);
      /** @type {Brush} */
      const brush = { ctx, layout, theme, scene, occupied: occupied ?? NONE, mark, progress };
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      ctx.drawImage(ground, 0, 0);
      ctx.setTransform(layout.dpr, 0, 0, layout.dpr, 0, 0);
      const fading = drawPosition(brush, now);
      drawOverlay(brush);
      return fading || progress < 1;
    },

    /**
     * The square under a pointer event's clientX and clientY.
     *
     * @param {number} clientX
     * @param {number} clientY
     * @returns {number | null}
     */
    squareAt(clientX, clientY) {
      return layout && squareAtClient(layout, clientX, clientY, canvas.getBoundingClientRect());
    },

    /**
     * @param {number} square
     * @returns {Rect} relative to the canvas
     */
    squareRect(square) {
      return layout ? rectOf(layout, square) : { x: 0, y: 0, width: 0, height: 0 };
    },

    /** @returns {boolean} whether the squares are too small for marks and names, as they were drawn last */
    isPicture() {
      return layout !== null && layout.cell < MIN_CELL;
    },

    /** @returns {Rect} of all squares, relative to the canvas: where the grid lies */
    boardRect() {
      if (scene) prepare(scene);
      return layout ?? { x: 0, y: 0, width: 0, height: 0 };
    },

    destroy() {
      observer.disconnect();
      stopWatching();
    },
  };
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
function drawOverlay(brush) {
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
