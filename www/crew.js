/**
 * Workers that carry out orders, one after another each. They end with the work: that is what lets it be cancelled
 * at once, and what leaves nothing behind. Where no worker starts, the orders are carried out here, a few
 * milliseconds at a time.
 *
 * @typedef {{ message: string, code?: string, key?: string, params?: Record<string, string> }} Failure
 * @typedef {Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">} Hand a worker, or a test's
 */

/**
 * What a worker answers.
 * @template P, R
 * @typedef {{ progress: P } | { result: R } | { error: Failure }} Report
 */

/**
 * An order being carried out on this thread.
 * @template P, R
 * @typedef {object} Task
 * @property {(budgetMs: number) => boolean} run whether it is done
 * @property {() => P} progress
 * @property {() => R} result
 */

/**
 * @template O, P, R
 * @typedef {object} Plan
 * @property {() => O|undefined} next an order that waits
 * @property {(order: O) => void} again it waits again: its worker is gone
 * @property {(order: O, progress: P) => void} onProgress
 * @property {(order: O, result: R) => void} onResult
 * @property {(failure: Failure) => void} onFailure everything has ended
 */

/**
 * @template O, P, R
 * @typedef {object} Tools given by tests
 * @property {() => Hand} spawn may throw
 * @property {(order: O) => Promise<Task<P, R>>} begin on this thread
 * @property {() => Promise<void>} pause lets the page draw and listen
 * @property {number} hands how many workers to start at the most
 */

/** Milliseconds of a turn on this thread. */
const TURN = 8;

/**
 * @template O, P, R
 * @param {Plan<O, P, R>} plan @param {Tools<O, P, R>} tools
 * @returns {() => void} ends it at once; harmless when it has ended
 */
export function startCrew(plan, tools) {
  /** @type {Map<Hand, O>} */
  const hands = new Map();
  let ended = false;

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

  /** @param {Failure} failure */
  function fail(failure) {
    end();
    plan.onFailure(failure);
  }

  /** @param {Hand} hand @param {O|undefined} order */
  function give(hand, order) {
    if (order === undefined) dismiss(hand);
    else {
      hands.set(hand, order);
      hand.postMessage(order);
    }
  }

  /** @param {O} first its first order */
  function hire(first) {
    const hand = tools.spawn();
    hand.onmessage = ({ data }) => {
      /** @type {Report<P, R>} */
      const report = data;
      const order = hands.get(hand);
      if (order === undefined) return;
      if ("error" in report) return fail(report.error);
      if ("progress" in report) plan.onProgress(order, report.progress);
      else {
        plan.onResult(order, report.result);
        if (!ended) give(hand, plan.next());
      }
    };
    // It did not start, or died: its order is for others.
    hand.onerror = () => {
      const order = hands.get(hand);
      if (order !== undefined) plan.again(order);
      dismiss(hand);
      if (hands.size === 0) workHere();
    };
    give(hand, first);
  }

  async function workHere() {
    try {
      for (let order = plan.next(); order !== undefined && !ended; order = plan.next()) {
        const task = await tools.begin(order);
        while (!ended && !task.run(TURN)) {
          plan.onProgress(order, task.progress());
          await tools.pause();
        }
        if (ended) return;
        plan.onResult(order, task.result());
        await tools.pause();
      }
    } catch (error) {
      if (!ended) fail(asFailure(error));
    }
  }

  for (let i = 0; i < tools.hands; i++) {
    const order = plan.next();
    if (order === undefined) break;
    try {
      hire(order);
    } catch {
      // No workers in this browser, or no more: those that there are suffice.
      plan.again(order);
      break;
    }
  }
  if (hands.size === 0) workHere();
  return end;
}

/**
 * Sends a worker its WebAssembly module as soon as that is there; orders wait for it in the worker. Without one it is
 * like a worker that did not start.
 * @template {Hand} H @param {H} hand @param {Promise<WebAssembly.Module>} module
 */
export function equip(hand, module) {
  module.then(
    (compiled) => hand.postMessage({ module: compiled }),
    () => hand.onerror?.call(/** @type {any} */ (hand), new ErrorEvent("error")),
  );
  return hand;
}

/**
 * What a worker does: it waits for its module, see `equip`, and carries out one order after another.
 * @template O, P, R
 * @param {(options: { module_or_path: WebAssembly.Module }) => Promise<unknown>} init of the module's glue
 * @param {(order: O) => Task<P, R>|Promise<Task<P, R>>} begin
 * @param {(order: O) => number} turn milliseconds between two reports
 */
export function takeOrders(init, begin, turn) {
  /** @type {(module: WebAssembly.Module) => void} */
  let load;
  const loaded = new Promise((resolve) => {
    load = (module) => resolve(init({ module_or_path: module }));
  });
  self.onmessage = async ({ data }) => {
    if ("module" in data) return load(data.module);
    try {
      await loaded;
      const task = await begin(data);
      while (!task.run(turn(data))) self.postMessage({ progress: task.progress() });
      self.postMessage({ result: task.result() });
    } catch (error) {
      self.postMessage({ error: asFailure(error) });
    }
  };
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
