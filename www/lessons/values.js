/**
 * The numbers of a lesson, taken from runs of its puzzles. Nothing here knows a result: each is asked of the engine, in
 * slices, one after the other.
 *
 * @import { Whole } from "../engine.js"
 * @import { Session } from "../pkg/backstep.js"
 * @import { Frame } from "../types.js"
 * @import { Event, Place, Stop, Value } from "./types.js"
 *
 * @typedef {{ square: number, files: number, ranks: number }} Named a square, still to be named
 * @typedef {number|bigint|Named} Told
 * @typedef {{ setup: string, at: Place }} Here where a value is taken that says nothing else
 */
import { TARGET } from "../player.js";
import { withFields } from "../setup-text.js";
import { label, parseSquare } from "../words/squares.js";
import { MAX_STEPS } from "./format.js";

/** Milliseconds of a slice of a run. */
const SLICE = 8;
/** … that counting the ways on may take. */
const WAYS_BUDGET = 500;
/** … that counting all solutions may take altogether. */
const COUNT_BUDGET = 20_000;

const START = { step: 0 };
const MASKS = {
  place: TARGET.placed,
  reject: TARGET.refused,
  backtrack: TARGET.takenBack,
  deadEnd: TARGET.deadEnd,
  solution: TARGET.solution,
  end: TARGET.end,
};

/**
 * @param {Pick<Whole, "Session"|"Counter"|"waysOn">} engine
 * @param {() => Promise<void>} pause between two slices
 */
export function createTeller({ Session, Counter, waysOn }, pause) {
  /** @type {Map<string, Session>} */
  const sessions = new Map();
  /** @type {Map<string, Promise<number|null>>} */
  const found = new Map();
  /** Who uses a session waits for the last who did. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** @param {string} setup */
  function sessionOf(setup) {
    const session = sessions.get(setup) ?? Session.open(setup);
    sessions.set(setup, session);
    return session;
  }

  /** @param {Session} session @param {number} step @returns {Promise<boolean>} false: there are not so many steps */
  async function seek(session, step) {
    while (!session.seek(step, SLICE)) await pause();
    return session.counts().step === step;
  }

  /**
   * Goes to a place, seen from another.
   * @param {Session} session @param {Place} place @param {Place} stop that it may be counted from
   * @returns {Promise<boolean>} whether there is such a place
   */
  async function go(session, { event, nth = 1, from, step = 0 }, stop) {
    if (!event) return seek(session, step);
    if (!(await (from === "stop" ? go(session, stop, START) : seek(session, 0)))) return false;
    const goal = goalOf(event, /** @type {Frame} */ (session.frame()));
    for (let i = 0; i < nth; i++) {
      let { stop: why } = session.runTo(goal, 1, 0, SLICE);
      while (why === "budget" && session.counts().step < MAX_STEPS) {
        await pause();
        why = session.runTo(goal, 1, 0, SLICE).stop;
      }
      if (why !== "reached") return false;
    }
    return true;
  }

  /** @param {Here} here @returns {Promise<number|null>} the step of a place; null: there is no such place */
  function locate({ setup, at }, stop = at) {
    const key = JSON.stringify([setup, at, at.from && stop]);
    const known =
      found.get(key) ??
      inTurn(async () => {
        const session = sessionOf(setup);
        return (await go(session, at, stop)) ? session.counts().step : null;
      });
    found.set(key, known);
    return known;
  }

  /**
   * What a session says at a place.
   * @template T @param {Here} here @param {Place} stop @param {(session: Session) => T} ask @returns {Promise<T|null>}
   */
  async function askAt({ setup, at }, stop, ask) {
    const step = await locate({ setup, at }, stop);
    if (step === null) return null;
    return inTurn(async () => ((await seek(sessionOf(setup), step)) ? ask(sessionOf(setup)) : null));
  }

  /** @template T @param {() => Promise<T>} action @returns {Promise<T>} */
  function inTurn(action) {
    const turn = last.then(action);
    last = turn.catch(() => {});
    return turn;
  }

  /**
   * @param {Value} value @param {Here} here
   * @returns {Promise<Told|null>} null: there is no such thing
   */
  async function tell(value, here) {
    if (typeof value === "number") return value;
    if ("plus" in value) return sum(value.plus, here, (a, b) => a + b);
    if ("times" in value) return sum(value.times, here, (a, b) => a * b);
    if ("minus" in value) return sum(value.minus, here, (a, b) => a - b);
    if ("over" in value) return sum(value.over, here, (a, b) => Math.round(a / b));
    if ("percent" in value) return sum(value.percent, here, (a, b) => Math.round((100 * a) / b));
    const setup = value.setup ?? here.setup;
    const place = { setup, at: value.at ?? (value.setup ? START : here.at) };
    if ("count" in value) {
      const { count } = value;
      if (count === "deadEnds" || count === "longestRetreat") return record(count, place, here.at);
      return askAt(place, here.at, (session) =>
        count === "pieces" ? frameOf(session).path.length : session.counts()[count],
      );
    }
    if ("board" in value) return value.board === "lines" ? lines(setup) : squares(setup, value.board);
    if ("jumps" in value) return jumps(setup, value.jumps);
    if ("total" in value) return total(setup, value.total);
    if ("piece" in value) {
      return askAt(place, here.at, (session) => {
        const { problem, path, files, ranks } = frameOf(session);
        const square = path[problem === "queens" ? value.piece - 1 : value.piece];
        return square === undefined ? null : { square, files, ranks };
      });
    }
    if ("degree" in value) {
      return askAt(place, here.at, (session) => {
        const wanted = parseSquare(value.degree, frameOf(session), "chess");
        return session.degrees().find(({ square }) => square === wanted)?.degree ?? null;
      });
    }
    return askAt(place, here.at, (session) => {
      const frame = frameOf(session);
      const ways = waysOn(setup, frame.path, WAYS_BUDGET);
      if (value.ways === "all")
        return ways.every(({ exact }) => exact) ? sumOf(ways.map(({ ways: n }) => n)) : null;
      const wanted = parseSquare(value.ways, frame, "chess");
      const way = ways.find(({ square }) => square === wanted);
      return way?.exact ? way.ways : null;
    });
  }

  /** @param {readonly Value[]} terms @param {Here} here @param {(a: number, b: number) => number} combine */
  async function sum(terms, here, combine) {
    const told = await Promise.all(terms.map((term) => tell(term, here)));
    const numbers = told.filter((each) => typeof each === "number" || typeof each === "bigint").map(Number);
    return numbers.length === terms.length ? numbers.reduce(combine) : null;
  }

  /** What a record has seen must not be seen from further on. @param {"deadEnds"|"longestRetreat"} count @param {Here} place @param {Place} stop */
  function record(count, { setup, at }, stop) {
    return inTurn(async () => {
      const session = Session.open(setup);
      try {
        if (!(await go(session, at, stop))) return null;
        const seen = session.record();
        return seen && (count === "deadEnds" ? seen.deadEnds : (seen.longest[0]?.length ?? 0));
      } finally {
        session.free();
      }
    });
  }

  /** @param {string} setup @param {"squares"|"light"|"dark"} which */
  function squares(setup, which) {
    const { files, ranks, blocked } = frameOf(sessionOf(setup));
    const free = Array.from({ length: files * ranks }, (_, square) => square).filter(
      (square) => !blocked.includes(square),
    );
    if (which === "squares") return free.length;
    // A square's colour is that of file + rank; a1 is dark.
    const isDark = (/** @type {number} */ square) =>
      ((square % files) + ranks - 1 - Math.floor(square / files)) % 2 === 0;
    return free.filter((square) => isDark(square) === (which === "dark")).length;
  }

  /** How many jumps lead from a square of the empty board. @param {string} setup @param {string} start */
  function jumps(setup, start) {
    const session = Session.open(withFields(setup, { start }));
    const count = session.degrees().length;
    session.free();
    return count;
  }

  /** @param {string} setup */
  function lines(setup) {
    const { files, ranks, blocked } = frameOf(sessionOf(setup));
    let ends = 0;
    for (let square = 0; square < files * ranks; square++)
      if (!blocked.includes(square)) ends += jumps(setup, label(square, { files, ranks }, "chess"));
    return ends / 2;
  }

  /** @param {string} setup @param {"solutions"|"fundamental"|"closed"} which */
  async function total(setup, which) {
    const counter = Counter.open(setup);
    try {
      const deadline = performance.now() + COUNT_BUDGET;
      while (!counter.run(SLICE)) {
        if (performance.now() > deadline) return null;
        await pause();
      }
      const { solutions, fundamental, closedUndirected } = counter.result();
      return { solutions, fundamental, closed: closedUndirected }[which] ?? null;
    } finally {
      counter.free();
    }
  }

  return {
    tell,
    locate,

    /** @param {Stop} stop @returns {Promise<boolean>} whether its event is where the step says */
    isInPlace: async ({ setup, at }) => (await locate({ setup, at })) === at.step,

    /** @param {Stop} stop @returns {Promise<Frame|null>} the board there */
    frame: ({ setup, at }) => askAt({ setup, at }, at, frameOf),

    /** Gives the memory back. */
    close() {
      for (const session of sessions.values()) session.free();
      sessions.clear();
      found.clear();
    },
  };
}

/** @param {Session} session */
function frameOf(session) {
  return /** @type {Frame} */ (session.frame());
}

/** @param {readonly bigint[]} numbers */
function sumOf(numbers) {
  return numbers.reduce((a, b) => a + b, 0n);
}

/** @param {Event} event @param {Frame} frame */
function goalOf({ kind, square, ...conditions }, frame) {
  const index = square === undefined ? null : parseSquare(square, frame, "chess");
  return { mask: MASKS[kind], ...conditions, ...(index !== null && { square: index }) };
}
