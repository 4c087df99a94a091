/**
 * Several methods over a range of sizes, the small sizes first. A method that did not end in some sizes running is
 * given up: larger ones would take longer still.
 *
 * @import { Failure, Plan, Tools } from "../crew.js"
 * @import { Measured, Order } from "./measure.js"
 *
 * @typedef {object} Wish
 * @property {readonly string[]} setups without a size
 * @property {number} from @property {number} to sizes, both included
 * @property {Order["goal"]} goal
 * @property {number} maxSteps of one size
 * @property {number} maxMs
 *
 * @typedef {object} Standing
 * @property {readonly Measured[][]} rows what was measured of each setup, by rising n
 * @property {number} finished how many sizes of all setups
 * @property {number} total
 * @property {boolean} done
 * @property {Failure|null} failure
 */
import { startCrew } from "../crew.js";
import { withFields } from "../setup-text.js";

/** Sizes running that may fail to end: of first solutions a larger size may well be the easier one. */
const PATIENCE = { first: 3, all: 1 };

/**
 * @param {Wish} wish @param {(standing: Standing) => void} onChange
 * @param {Tools<Order, Measured, Measured>} tools
 * @returns {() => void} ends it at once
 */
export function startGrowth({ setups, from, to, goal, maxSteps, maxMs }, onChange, tools) {
  const sizes = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  /** @type {Order[]} */
  const waiting = sizes.flatMap((n) =>
    setups.map((setup, row) => {
      const sized = withFields(setup, { files: "", ranks: "", n: String(n) });
      return { row, n, setup: sized, goal, maxSteps, maxMs };
    }),
  );
  const total = waiting.length;
  /** @type {Measured[][]} */
  const rows = setups.map(() => []);
  /** Sizes that did not end, running. */
  const failed = setups.map(() => 0);
  let finished = 0;

  /** @param {Failure|null} failure */
  function tell(failure = null) {
    onChange({ rows, finished, total, done: finished === total, failure });
  }

  /** @type {Plan<Order, Measured, Measured>} */
  const plan = {
    next: () => waiting.shift(),
    again: (order) => waiting.unshift(order),
    onProgress: () => tell(),
    onResult({ row }, result) {
      rows[row] = [...rows[row], result].sort((a, b) => a.n - b.n);
      finished += 1;
      failed[row] = result.end === "steps" || result.end === "time" ? failed[row] + 1 : 0;
      if (failed[row] >= PATIENCE[goal]) {
        const kept = waiting.filter((order) => order.row !== row);
        finished += waiting.length - kept.length;
        waiting.splice(0, waiting.length, ...kept);
      }
      tell();
    },
    onFailure: tell,
  };
  return startCrew(plan, tools);
}
