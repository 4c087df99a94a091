/**
 * Counts the slices of a setup in several workers and adds them up.
 *
 * @import { Counted } from "../pkg/backstep.js"
 * @import { Failure, Tools as CrewTools } from "../crew.js"
 *
 * @typedef {{ setup: string, slice: number }} Order what a worker is told
 * @typedef {CrewTools<Order, number, Counted> & { now: () => number }} Tools given by tests; now in milliseconds
 *
 * @typedef {object} Standing how a count stands
 * @property {number} progress 0 to 1
 * @property {bigint} solutions found so far
 * @property {bigint | null} fundamental those that differ under symmetries, once that is known
 * @property {bigint | null} closed tours: those of the board that are closed, without start and direction
 * @property {boolean} tooMany tours: given up, there was too much to remember
 * @property {number | null} left the milliseconds that it will still take, once that can be told
 * @property {boolean} done
 * @property {Failure | null} error why it ended before
 */
import { startCrew } from "../crew.js";

/** Before this much is done, and known for this long, nobody can tell how long the rest takes. */
const TELLING = { progress: 0.02, milliseconds: 400 };

/**
 * @param {string} setup
 * @param {number} slices
 * @param {(standing: Standing) => void} onChange called at every change, last with `done` or an error
 * @param {Tools} tools
 * @returns {() => void} ends the count at once; harmless when it has ended
 */
export function startCount(setup, slices, onChange, tools) {
  const begun = tools.now();
  // The last slice first: it may be a long one.
  const waiting = Array.from({ length: slices }, (_, slice) => slice);
  /** How far each slice that is being counted has come. @type {Map<number, number>} */
  const running = new Map();
  let finished = 0;
  let solutions = 0n;
  /** @type {bigint | null} */
  let symmetric = null;
  /** @type {bigint | null} */
  let closed = null;
  let tooMany = false;

  /** @param {Failure | null} error */
  function tell(error = null) {
    let share = finished;
    for (const progress of running.values()) share += progress;
    const progress = Math.min(1, share / slices);
    const spent = tools.now() - begun;
    const telling = progress >= TELLING.progress && spent >= TELLING.milliseconds;
    const done = finished === slices;
    onChange({
      progress,
      solutions,
      // Burnside's lemma: every solution has eight images, unless a turn keeps it.
      fundamental: done && symmetric !== null ? (solutions + symmetric) / 8n : null,
      closed: done ? closed : null,
      tooMany,
      left: done ? 0 : telling ? (spent * (1 - progress)) / progress : null,
      done,
      error,
    });
  }

  /** @param {Counted} result */
  function add(result) {
    finished += 1;
    solutions += result.solutions;
    if (result.closedUndirected !== undefined) closed = (closed ?? 0n) + result.closedUndirected;
    tooMany ||= result.tooMany === true;
    if (result.symmetric !== undefined) symmetric = (symmetric ?? 0n) + result.symmetric;
  }

  /** @type {import("../crew.js").Plan<Order, number, Counted>} */
  const plan = {
    next() {
      const slice = waiting.pop();
      return slice === undefined ? undefined : { setup, slice };
    },
    again({ slice }) {
      running.delete(slice);
      waiting.push(slice);
    },
    onProgress({ slice }, progress) {
      running.set(slice, progress);
      tell();
    },
    onResult({ slice }, result) {
      running.delete(slice);
      add(result);
      tell();
    },
    onFailure: tell,
  };
  return startCrew(plan, tools);
}
