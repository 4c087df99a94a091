/**
 * The board on a canvas. A view is given a scene and draws it; it knows no rules, asks for no animation frames and keeps
 * nothing but pictures, and which part of a large board is looked at.
 *
 * @import { Box, Layout, Point, Rect, Zoom } from "./geometry.js"
 * @import { Seen } from "./paint.js"
 * @import { Brush, Scene } from "./scene.js"
 * @import { Theme } from "./theme.js"
 */

import { watchTheme } from "../ui/theme.js";
import { centreOf, clipOf, layOut, MIN_CELL, rectOf, squareAtClient, WHOLE } from "./geometry.js";
import { clip, drawGround, gutterFor } from "./ground.js";
import { durationOf, easeOut } from "./motion.js";
import { drawField, drawOverlay, drawStep, look, markWidth, NOTHING } from "./paint.js";
import { Pixels } from "./pixels.js";
import { isInSight } from "./sight.js";
import { readTheme } from "./theme.js";
import { Trail } from "./trail.js";
import { follow, panBy, zoomBy } from "./zoom.js";

/** @type {Brush["newPath"]} */
const newPath = (d) => new Path2D(d);

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
  /** What `ground` was drawn from; "" if that is no longer so. */
  let groundKey = "";

  /** @type {Scene | null} */
  let scene = null;
  /** The path in sight; made when first needed, because a picture never needs it. @type {Seen | null} */
  let seen = null;
  let started = 0;
  let duration = 0;

  /** @type {Theme} */
  let theme = readTheme(canvas);
  /** @type {Box | null} */
  let box = null;
  /** How near the board is looked at, and how near it was when it was laid out. @type {Zoom} */
  let zoom = WHOLE;
  /** @type {Zoom} */
  let shownZoom = WHOLE;
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
    if (!box || key !== groundKey) {
      groundKey = key;
      box = measure(scene);
      pixels = null;
    } else if (layout && zoom === shownZoom) return layout;
    layout = layOut(box, zoom);
    shownZoom = zoom;
    seen = trail = null;
    const groundCtx = /** @type {CanvasRenderingContext2D} */ (ground.getContext("2d"));
    groundCtx.setTransform(box.dpr, 0, 0, box.dpr, 0, 0);
    groundCtx.clearRect(0, 0, box.width, box.height);
    if (layout.cell > 0) drawGround(groundCtx, layout, theme, scene);
    return layout;
  }

  /**
   * @param {Scene} scene
   * @returns {Box}
   */
  function measure(scene) {
    const { files, ranks } = scene.frame;
    theme = readTheme(canvas);
    const dpr = devicePixelRatio;
    // Without its style sheets a canvas would make its box grow for ever.
    const bounds = canvas.getBoundingClientRect();
    const [width, height] = [Math.min(bounds.width, LARGEST), Math.min(bounds.height, LARGEST)];
    canvas.width = ground.width = Math.max(1, Math.round(width * dpr));
    canvas.height = ground.height = Math.max(1, Math.round(height * dpr));
    return { width, height, dpr, files, ranks, gutter: gutterFor(scene, theme) };
  }

  /**
   * Changes the zoom by a function of it, if there is a board.
   *
   * @param {(box: Box, zoom: Zoom) => Zoom} change
   */
  function rezoom(change) {
    if (!box) return;
    zoom = change(box, zoom);
    onStale();
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
    drawField(brush);
    if (scene.pace === "fast") {
      trail ??= new Trail();
      return trail.draw(brush, now);
    }
    trail = null;
    drawStep(brush);
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
        seen = null;
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
      // In a frame without room, or when it is hidden.
      if (layout.cell <= 0) return false;
      const progress = easeOut(now - started, duration);
      if (layout.cell >= MIN_CELL) seen ??= look(scene, layout);
      const mark = markWidth(layout, theme);
      /** @type {Brush} */
      const brush = { ctx, newPath, layout, theme, scene, ...(seen ?? NOTHING), mark, progress };
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, canvas.width, canvas.height);
      ctx.drawImage(ground, 0, 0);
      ctx.setTransform(layout.dpr, 0, 0, layout.dpr, 0, 0);
      ctx.save();
      clip(ctx, clipOf(layout));
      const fading = drawPosition(brush, now);
      drawOverlay(brush);
      ctx.restore();
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

    /**
     * Nearer by a factor, or farther. Without a point it is the square in question that stays where it is: the one that
     * is explained, else that of the last piece; if it is out of sight, the middle.
     *
     * @param {number} factor
     * @param {Point} [at]  relative to the canvas
     */
    zoomBy(factor, at) {
      const square = scene?.pointer ?? scene?.frame.head ?? null;
      rezoom((box, zoom) => {
        const layout = layOut(box, zoom);
        const { x, y, width, height } = layout.port;
        const middle = { x: x + width / 2, y: y + height / 2 };
        const centre = square !== null && isInSight(layout, square) ? centreOf(layout, square) : middle;
        return zoomBy(box, zoom, factor, at ?? centre);
      });
    },

    /** @param {number} dx @param {number} dy  CSS pixels by which the board moves */
    panBy(dx, dy) {
      rezoom((box, zoom) => panBy(box, zoom, dx, dy));
    },

    /** @param {number} square */
    isInSight(square) {
      return layout !== null && isInSight(layout, square);
    },

    /** Brings a square into sight. @param {number} square */
    follow(square) {
      if (zoom.scale > 1) rezoom((box, zoom) => follow(box, zoom, square));
    },

    showWhole() {
      rezoom(() => WHOLE);
    },

    /** How near the board is looked at, and how near it could be: 1 is the whole board. */
    zoom() {
      return { scale: zoom.scale, closest: layout?.closest ?? 1 };
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
