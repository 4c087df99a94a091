/**
 * Counting all solutions of a setup without holding up the page.
 *
 * @import { Standing } from "./pool.js"
 */
import { equip } from "../crew.js";
import { pause } from "../pause.js";
import { Counter } from "../pkg/backstep.js";
import { createWorker, loadAsset } from "../ship/assets.js";
import { compileFastest } from "../simd.js";
import { startCount } from "./pool.js";
import { createSlices } from "./slice.js";

/**
 * Starts to count; the module must be loaded.
 * @param {string} setup
 * @param {(standing: Standing) => void} onChange called at every change, last with `done` or an error
 * @returns {() => void} ends the count at once; harmless when it has ended
 * @throws an Error with code, key and params
 */
export function count(setup, onChange) {
  const slices = createSlices();
  const cancel = startCount(
    setup,
    Counter.slices(setup),
    (standing) => {
      if (standing.done || standing.error) slices.release();
      onChange(standing);
    },
    {
      spawn,
      begin: slices.begin,
      pause,
      now: () => performance.now(),
      // One core is left to the page.
      hands: Math.max(1, (navigator.hardwareConcurrency || 2) - 1),
    },
  );
  return () => {
    cancel();
    slices.release();
  };
}

export function spawn() {
  return equip(createWorker("count/worker.js"), compileFastest(loadAsset));
}
