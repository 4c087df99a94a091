/**
 * The lessons that come with the page, each of them loaded when it is wanted.
 *
 * @import { Lesson } from "./types.js"
 */

/** By code, in their order. @type {Record<string, () => Promise<{ lesson: Lesson }>>} */
export const BUILT_IN = {};

/** Minutes that a stop takes a class, with its question, the hands and the talk. */
const MINUTES = 2.5;

/** @param {Lesson} lesson @param {boolean} [core] only the stops of the short version */
export function minutesOf({ stops }, core = false) {
  return Math.ceil(stops.filter((stop) => stop.core || !core).length * MINUTES);
}
