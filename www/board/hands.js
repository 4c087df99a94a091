/**
 * Hands on a board that is too large to be seen well as a whole: the wheel, two fingers, a drag, three buttons. Which
 * part is seen is the view's business; here a gesture becomes a factor, a point and a distance.
 *
 * One finger scrolls the page as everywhere else, until a part of the board is seen: then it moves the board.
 *
 * @import { Point } from "./geometry.js"
 */

/** What one press of a button makes of a square's side. */
const PRESS = 2;
/** A pointer that has moved less than this, in CSS pixels, is a click. */
const SLOP = 5;
/** Zoom of a wheel's pixel; a trackpad's pinch arrives as small turns of a wheel with Ctrl. */
const WHEEL = { plain: 0.002, pinch: 0.01, most: 0.5, line: 16 };

/**
 * @typedef {object} View
 * @property {(factor: number, at?: Point) => void} zoomBy
 * @property {(dx: number, dy: number) => void} panBy
 * @property {() => void} showWhole
 * @property {() => { scale: number, closest: number }} zoom
 */

/**
 * @param {HTMLElement} container  of the canvas
 * @param {HTMLCanvasElement} canvas
 * @param {View} view
 * @param {{ group: HTMLElement, nearer: HTMLElement, farther: HTMLElement, whole: HTMLElement }} buttons
 */
export function createHands(container, canvas, view, { group, nearer, farther, whole }) {
  /** Pointers that are down, where they were seen last. @type {Map<number, Point>} */
  const pointers = new Map();
  /** Whether they have moved the board, so that their going up is no click. */
  let moved = false;

  /** @param {MouseEvent} event @returns {Point} relative to the canvas */
  function pointOf({ clientX, clientY }) {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {WheelEvent} event */
  function onWheel(event) {
    const { scrollHeight, clientHeight } = document.documentElement;
    const scrollsPage = !event.ctrlKey && scrollHeight > clientHeight;
    if (view.zoom().closest === 1 || scrollsPage || event.deltaY === 0) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL.line);
    const turn = pixels * (event.ctrlKey ? WHEEL.pinch : WHEEL.plain);
    view.zoomBy(Math.exp(-Math.max(-WHEEL.most, Math.min(WHEEL.most, turn))), pointOf(event));
  }

  /** @param {PointerEvent} event */
  function onDown(event) {
    if (pointers.size === 0) moved = false;
    const { scale, closest } = view.zoom();
    const moves = scale > 1 || (event.pointerType !== "mouse" && closest > 1);
    if (event.button !== 0 || !moves) return;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
  }

  /** @param {PointerEvent} event */
  function onMove(event) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const others = Array.from(pointers).filter(([id]) => id !== event.pointerId);
    if (others.length === 0) {
      if (view.zoom().scale === 1 || (!moved && Math.hypot(now.x - before.x, now.y - before.y) < SLOP))
        return;
      view.panBy(now.x - before.x, now.y - before.y);
    } else {
      const [, other] = others[0];
      const spread = (/** @type {Point} */ at) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      view.zoomBy(spread(now) / spread(before), middle);
      view.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
    moved = true;
    pointers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  const onUp = (event) => pointers.delete(event.pointerId);

  canvas.addEventListener("wheel", onWheel, { passive: false });
  canvas.addEventListener("pointerdown", onDown);
  canvas.addEventListener("pointermove", onMove);
  canvas.addEventListener("pointerup", onUp);
  canvas.addEventListener("pointercancel", onUp);
  const swallow = (/** @type {Event} */ event) => {
    if (moved && event.target === canvas) event.stopPropagation();
  };
  container.addEventListener("click", swallow, { capture: true });
  // A cell that is focused out of sight is followed, not scrolled to.
  container.addEventListener("scroll", () => container.scrollTo(0, 0));

  nearer.addEventListener("click", () => view.zoomBy(PRESS));
  farther.addEventListener("click", () => view.zoomBy(1 / PRESS));
  whole.addEventListener("click", () => view.showWhole());

  return {
    /** Brings the buttons, and what a finger does, up to date with what is seen. */
    show() {
      const { scale, closest } = view.zoom();
      group.hidden = closest === 1;
      nearer.setAttribute("aria-disabled", String(scale >= closest));
      // The focus does not go with a button that goes.
      if (scale === 1 && [farther, whole].some((button) => button === document.activeElement)) nearer.focus();
      farther.hidden = whole.hidden = scale === 1;
      canvas.dataset.zoom = closest === 1 ? "none" : scale === 1 ? "whole" : "part";
    },
  };
}
