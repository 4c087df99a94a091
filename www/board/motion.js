/**
 * How long things take. An animation decorates a position that is already true: it is a number from 0 to 1 that the
 * drawing functions may use, and whoever sets a new scene simply forgets it.
 *
 * @import { Explanation } from "../types.js"
 * @import { Scene } from "./scene.js"
 */

/** @type {Partial<Record<Explanation["kind"], number>>} milliseconds */
const DURATIONS = { place: 180, move: 320, reject: 220, backtrack: 260, solution: 300 };

/**
 * The length of the animation that brings a scene in; 0 for none.
 *
 * @param {Scene} scene
 */
export function durationOf({ explanation, direction, motion, pace }) {
  if (!explanation || direction < 0 || motion === "none" || pace === "fast") return 0;
  return DURATIONS[explanation.kind] ?? 0;
}

/**
 * @param {number} elapsed   milliseconds
 * @param {number} duration
 * @returns {number} 0…1, quick at first
 */
export function easeOut(elapsed, duration) {
  if (elapsed >= duration) return 1;
  return 1 - (1 - Math.max(0, elapsed) / duration) ** 3;
}
