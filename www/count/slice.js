/** Slices of a count on this thread, in its WebAssembly instance, which must be loaded. */
import { Counter } from "../pkg/backstep.js";

/** Counts one slice after another of one setup. */
export function createSlices() {
  /** @type {Counter | null} its tables serve all slices */
  let counter = null;
  let released = false;
  return {
    /**
     * @param {import("./pool.js").Order} order
     * @returns {Promise<Counter>} valid until the next call
     */
    async begin({ setup, slice }) {
      if (released) throw new Error("this count has ended");
      if (counter) counter.aim(slice);
      else counter = Counter.open(setup, slice);
      return counter;
    },
    /** Gives the memory back. */
    release() {
      counter?.free();
      counter = null;
      released = true;
    },
  };
}
