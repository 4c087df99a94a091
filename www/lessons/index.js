/**
 * The lessons that come with the page, each of them loaded when it is wanted.
 *
 * @import { Lesson } from "./types.js"
 */

/** By code, in their order. @type {Record<string, () => Promise<{ lesson: Lesson }>>} */
export const BUILT_IN = {};
