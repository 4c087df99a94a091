/**
 * The searches in WebAssembly, and what happens when one of them panics.
 *
 * There are two modules. The core is small and holds what the first screen needs; the whole has everything and comes
 * behind it. After a panic the object is locked for ever and the instance may be broken. So the whole instance is
 * thrown away, and the board comes back where it was last seen whole. Memory that ran out is a panic, too.
 *
 * @import { Counts, Existence, Session as SessionType } from "./pkg/backstep.js"
 * @typedef {typeof import("./pkg/backstep.js")} Whole
 * @typedef {{ Session: Whole["Session"], __wbg_reset_state: () => void }} Module as much as both have
 */
import initCore, * as core from "./pkg/core.js";
import { loadAsset } from "./ship/assets.js";

/** Where sessions are opened now. The core's have fewer methods. @type {Module} */
let newest = /** @type {any} */ (core);
/** @type {Whole|null} */
let whole = null;
/** @type {Promise<Whole>|null} */
let loading = null;

/** Loads the core. */
export async function loadEngine() {
  await initCore({ module_or_path: loadAsset("pkg/core_bg.wasm") });
}

/** Loads all the rest, once; from then on all is opened there. */
export function loadWhole() {
  loading ??= import("./pkg/backstep.js").then(async (module) => {
    await module.default({ module_or_path: loadAsset("pkg/backstep_bg.wasm") });
    whole = newest = module;
    return module;
  });
  // Without the network for a moment: the next who asks tries again.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** What is known without a search. @param {string} setup @returns {Existence|null} null: the whole is not there yet */
export function foresee(setup) {
  return whole?.exists(setup) ?? null;
}

/** Loads what it takes to open a setup. @param {string} setup */
export async function loadFor(setup) {
  try {
    newest.Session.open(setup).free();
  } catch (error) {
    if (/** @type {{ code?: unknown }} */ (error).code === "elsewhere") await loadWhole();
  }
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

  #module;

  /** @param {Module} module @param {SessionType} session */
  constructor(module, session) {
    this.#module = module;
    this.session = session;
    this.#safe = snapshot(session);
    open.add(this);
  }

  /**
   * @param {string} setup @param {{ address: Iterable<number>, counts: Counts }} [position]
   * @throws an Error with code, key and params; its code is `panic` if it panicked
   */
  static open(setup, position) {
    try {
      return Engine.#openIn(newest, setup, position);
    } catch (error) {
      throw Engine.mend(error) ? Object.assign(new Error("it panicked"), { code: "panic" }) : error;
    }
  }

  /** @param {Module} module @param {string} setup @param {{ address: Iterable<number>, counts: Counts }} [position] */
  static #openIn(module, setup, position) {
    if (!position) return new Engine(module, module.Session.open(setup));
    const restored = module.Session.restore(setup, position.address, position.counts);
    const replayed = position.counts.step <= REPLAYED ? replay(module, restored, position.counts.step) : null;
    if (!replayed) return new Engine(module, restored);
    const same = String(replayed.address()) === String(restored.address());
    restored.free();
    if (same) return new Engine(module, replayed);
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
      if (!Engine.mend(error, this.#module)) throw error;
      return null;
    }
  }

  /**
   * Puts another instance in the place of one that panicked, and all searches back at their remembered positions.
   * @param {unknown} error that it threw @param {Module} [module] whose instance it is
   * @returns {boolean} false: that was no panic, and nothing is to be mended
   */
  static mend(error, module = newest) {
    if (!(error instanceof WebAssembly.RuntimeError)) return false;
    module.__wbg_reset_state();
    for (const engine of open) if (engine.#module === module) engine.#recover();
    return true;
  }

  #recover() {
    const { setup, address, counts } = this.#safe;
    this.session = this.#module.Session.restore(setup, address, counts);
  }

  /** Whether everything can be asked of the session. */
  get isWhole() {
    return this.#module === whole;
  }

  /** The same search, at the same position, in the newest module. @returns {Engine} this one is closed then */
  moved() {
    if (this.#module === newest) return this;
    const { setup, ...position } = snapshot(this.session);
    const engine = Engine.open(setup, position);
    this.close();
    return engine;
  }

  /** Gives the memory back. */
  close() {
    open.delete(this);
    this.session.free();
  }
}

/**
 * The same search, gone to its step from the start: what a link claims is checked, and the past is known.
 * @param {Module} module @param {SessionType} restored @param {number} step @returns {SessionType|null} null: it takes too long
 */
function replay(module, restored, step) {
  const session = module.Session.open(restored.setup());
  if (session.seek(step, REPLAY_BUDGET)) return session;
  session.free();
  return null;
}

/** @param {SessionType} session */
function snapshot(session) {
  return { setup: session.setup(), address: session.address(), counts: session.counts() };
}
