/**
 * The searches in WebAssembly, and what happens when one of them panics.
 *
 * After a panic the object is locked for ever and the instance may be broken. So the whole instance is
 * thrown away, and the board comes back where it was last seen whole.
 *
 * @import { Counts, Session as SessionType } from "./pkg/backstep.js"
 */
import init, { __wbg_reset_state, Session } from "./pkg/backstep.js";

/** Loads the module. */
export async function loadEngine() {
  await init();
}

/** Steps, and milliseconds, up to which a position is reached again from the start instead of being believed. */
const REPLAYED = 20_000_000;
const REPLAY_BUDGET = 300;

/** A panic of one search breaks the instance in which all of them live. @type {Set<Engine>} */
const open = new Set();

/** One search that outlives panics. */
export class Engine {
  /** @type {SessionType} */
  session;
  /** @type {{ setup: string, address: Uint32Array, counts: Counts }} the last position seen whole */
  #safe;

  /** @param {SessionType} session */
  constructor(session) {
    this.session = session;
    this.#safe = snapshot(session);
    open.add(this);
  }

  /**
   * @param {string} setup @param {{ address: Iterable<number>, counts: Counts }} [position]
   * @throws an Error with code, key and params
   */
  static open(setup, position) {
    if (!position) return new Engine(Session.open(setup));
    const restored = Session.restore(setup, position.address, position.counts);
    const replayed = position.counts.step <= REPLAYED ? replay(restored, position.counts.step) : null;
    if (!replayed) return new Engine(restored);
    const same = String(replayed.address()) === String(restored.address());
    restored.free();
    if (same) return new Engine(replayed);
    replayed.free();
    throw Object.assign(new Error("counts that do not belong to the address"), {
      code: "counts",
      key: "counts",
      params: {},
    });
  }

  /** Remembers the position as one to come back to. O(depth). */
  remember() {
    this.#safe = snapshot(this.session);
  }

  /**
   * Does something with the search.
   * @template T @param {(session: SessionType) => T} action
   * @returns {T|null} null: it panicked, and the search is back at the position remembered last
   */
  attempt(action) {
    try {
      return action(this.session);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      __wbg_reset_state();
      for (const engine of open) engine.#recover();
      return null;
    }
  }

  #recover() {
    const { setup, address, counts } = this.#safe;
    this.session = Session.restore(setup, address, counts);
  }

  /** Gives the memory back. */
  close() {
    open.delete(this);
    this.session.free();
  }
}

/**
 * The same search, gone to its step from the start: what a link claims is checked, and the past is known.
 * @param {SessionType} restored @param {number} step @returns {SessionType|null} null: it takes too long
 */
function replay(restored, step) {
  const session = Session.open(restored.setup());
  if (session.seek(step, REPLAY_BUDGET)) return session;
  session.free();
  return null;
}

/** @param {SessionType} session */
function snapshot(session) {
  return { setup: session.setup(), address: session.address(), counts: session.counts() };
}
