/**
 * Counts the slices of a setup in several workers and adds them up. Every count has workers of its own,
 * which end with it: that is what lets it be cancelled at once, and what leaves nothing behind. Where no
 * worker starts, the slices are counted here, a few milliseconds at a time.
 *
 * @import { Counted } from "../pkg/backstep.js"
 *
 * @typedef {{ setup: string, slice: number }} Order what a worker is told
 * @typedef {{ progress: number } | { result: Counted } | { error: Failure }} Report what it answers
 * @typedef {{ message: string, code?: string, key?: string, params?: Record<string, string> }} Failure
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
 *
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">} Hand a worker, or a test's
 * @typedef {object} SliceCount one slice being counted on this thread
 * @property {(budgetMs: number) => boolean} run
 * @property {() => number} progress
 * @property {() => Counted} result
 *
 * @typedef {object} Tools given by tests
 * @property {() => Hand} spawn may throw
 * @property {(order: Order) => Promise<SliceCount>} count on this thread
 * @property {() => Promise<void>} pause lets the page draw and listen
 * @property {() => number} now milliseconds
 * @property {number} hands how many workers to start
 */

/** Milliseconds of a turn on this thread. */
const TURN = 8;
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
  /** @type {Map<Hand, { slice: number, progress: number }>} */
  const hands = new Map();
  let ended = false;
  let finished = 0;
  let solutions = 0n;
  /** @type {bigint | null} */
  let symmetric = null;
  /** @type {bigint | null} */
  let closed = null;
  let tooMany = false;

  /** @param {number} here the progress of a slice counted on this thread @param {Failure | null} [error] */
  function tell(here = 0, error = null) {
    let share = finished + here;
    for (const { progress } of hands.values()) share += progress;
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
    if (finished === slices) end();
  }

  function end() {
    ended = true;
    for (const hand of hands.keys()) dismiss(hand);
  }

  /** @param {Hand} hand */
  function dismiss(hand) {
    hand.onmessage = null;
    hand.onerror = null;
    hand.terminate();
    hands.delete(hand);
  }

  /** @param {Failure} error */
  function fail(error) {
    end();
    tell(0, error);
  }

  /** @param {Hand} hand */
  function order(hand) {
    const slice = waiting.pop();
    if (slice === undefined) dismiss(hand);
    else {
      hands.set(hand, { slice, progress: 0 });
      hand.postMessage({ setup, slice });
    }
  }

  function hire() {
    const hand = tools.spawn();
    hand.onmessage = ({ data }) => {
      /** @type {Report} */
      const report = data;
      const task = hands.get(hand);
      if (!task) return;
      if ("error" in report) return fail(report.error);
      if ("progress" in report) task.progress = report.progress;
      else {
        task.progress = 0;
        add(report.result);
        if (!ended) order(hand);
      }
      tell();
    };
    // It did not start, or died: its slice is for others.
    hand.onerror = () => {
      const task = hands.get(hand);
      if (task) waiting.push(task.slice);
      dismiss(hand);
      if (hands.size === 0) countHere();
    };
    order(hand);
  }

  async function countHere() {
    try {
      for (let slice = waiting.pop(); slice !== undefined && !ended; slice = waiting.pop()) {
        const count = await tools.count({ setup, slice });
        while (!ended && !count.run(TURN)) {
          tell(count.progress());
          await tools.pause();
        }
        if (ended) return;
        add(count.result());
        tell();
        await tools.pause();
      }
    } catch (error) {
      if (!ended) fail(asFailure(error));
    }
  }

  try {
    for (let i = 0; i < Math.min(tools.hands, slices); i++) hire();
  } catch {
    // No workers in this browser, or no more: those that there are suffice.
  }
  if (hands.size === 0) countHere();
  return end;
}

/**
 * An error as plain data, which can be sent to another thread.
 * @param {unknown} error
 * @returns {Failure}
 */
export function asFailure(error) {
  if (!(error instanceof Error)) return { message: String(error) };
  // Its code, key and params are properties of its own; its message is not one that is copied.
  return Object.assign({ message: error.message }, error);
}
