/**
 * How the work of a method grows with the size, measured without holding up the page.
 *
 * @import { Standing, Wish } from "./run.js"
 */
import { equip } from "../crew.js";
import { pause } from "../pause.js";
import { Session } from "../pkg/backstep.js";
import { createWorker, loadAsset } from "../ship/assets.js";
import { compileFastest } from "../simd.js";
import { createMeasure } from "./measure.js";
import { startGrowth } from "./run.js";

/**
 * Starts to measure; the module must be loaded.
 * @param {Wish} wish @param {(standing: Standing) => void} onChange
 * @returns {() => void} ends it at once; harmless when it has ended
 */
export function grow(wish, onChange) {
  const now = () => performance.now();
  return startGrowth(wish, onChange, {
    spawn: () => equip(createWorker("growth/worker.js"), compileFastest(loadAsset)),
    begin: async (order) => createMeasure(Session.open, order, now),
    pause,
    // One core is left to the page.
    hands: Math.max(1, (navigator.hardwareConcurrency || 2) - 1),
  });
}
