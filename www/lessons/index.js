/**
 * The lessons that come with the page, each of them loaded when it is wanted.
 *
 * @import { Lesson } from "./types.js"
 */

/** By code, in their order. @type {Record<string, () => Promise<{ lesson: Lesson }>>} */
export const BUILT_IN = {
  L1: () => import("./l1.js"),
  L2: () => import("./l2.js"),
  L3: () => import("./l3.js"),
  L4: () => import("./l4.js"),
  L5: () => import("./l5.js"),
  L6: () => import("./l6.js"),
  L7: () => import("./l7.js"),
  L8: () => import("./l8.js"),
  L9: () => import("./l9.js"),
};
