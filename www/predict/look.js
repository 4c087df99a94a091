/**
 * A position that a question is to be made of, and looks ahead from it. Every look is a search of its own, restored at
 * this position, so the one on the board is never moved.
 *
 * @import { Counts, Explanation, Frame, Labels } from "../types.js"
 * @import { I18n, Key, Params } from "../i18n/index.js"
 * @import { Session } from "../pkg/backstep.js"
 *
 * @typedef {Pick<typeof import("../pkg/backstep.js"), "Session"|"complete">} Engine
 * @typedef {object} View
 * @property {I18n} i18n
 * @property {Labels} labels
 * @property {(below: number) => number} random a whole number from 0
 * @property {{ text: string, lines: Map<string, number> }|null} [listing] the program that is shown, with the line of each event
 *
 * @typedef {object} Choice one possible answer
 * @property {string} text
 * @property {string|number} value what it stands for
 * @property {string} [reply] to whoever has chosen it, though it is wrong
 * @property {number} [square]
 *
 * @typedef {object} Draft a question before its options are chosen and put in order
 * @property {string} ask
 * @property {Choice[]} right all that is true
 * @property {Choice[]} wrong
 * @property {string} because
 * @property {boolean} [kinds] the values mean the same on every board
 * @property {boolean} [sorted] the options stand in the order of their values
 */
import { fieldsOf, withFields } from "../setup-text.js";
import { narrate } from "../words/narrate.js";
import { rowParams } from "../words/reasons.js";
import { label, OFF_BOARD } from "../words/squares.js";

/** Steps and milliseconds that one look ahead may take. */
export const AHEAD = { steps: 200_000, ms: 10 };
/** Milliseconds for a proof that a position can, or cannot, be finished. */
const PROOF = 10;
/** Boards whose jumps are remembered. */
const REMEMBERED = 4;

/** The jumps from the squares of a board, by what the setup says of the board. @type {Map<string, Map<number, number[]>>} */
const jumps = new Map();

export class Look {
  /** @type {Frame} */
  frame;
  /** @type {Explanation|null} */
  explanation;
  /** @type {Counts} */
  counts;

  #session;
  #engine;
  #view;
  /** @type {Uint32Array|null} */
  #attacks = null;

  /** @param {Session} session of the whole module @param {Engine} engine @param {View} view */
  constructor(session, engine, view) {
    this.#session = session;
    this.#engine = engine;
    this.#view = view;
    this.setup = session.setup();
    this.frame = /** @type {Frame} */ (session.frame());
    this.explanation = session.explain();
    this.counts = session.counts();
    this.isOver = session.status() !== "running" && !(this.frame.exhaustive && this.frame.solution);
  }

  get i18n() {
    return this.#view.i18n;
  }

  get labels() {
    return this.#view.labels;
  }

  get listing() {
    return this.#view.listing ?? null;
  }

  /** @param {number} below */
  random(below) {
    return this.#view.random(below);
  }

  /** @param {Key} key @param {Params} [params] */
  t(key, params) {
    return this.#view.i18n.t(key, params);
  }

  /** A key that queens and a tour have each of their own. @param {string} key @param {Params} [params] */
  of(key, params) {
    return this.t(/** @type {Key} */ (`predict.${key}.${this.frame.problem}`), params);
  }

  /** @param {number} square */
  name(square) {
    return label(square, this.frame, this.labels);
  }

  /** @param {readonly number[]} squares */
  names(squares) {
    return this.i18n.list(squares.map((square) => this.name(square)));
  }

  /** @param {number} row from 0 at the top @returns {string} */
  rowName(row) {
    const key = this.labels === "chess" ? "predict.row.between" : "predict.row.numbered";
    return this.t(key, rowParams(row, this.frame, this.labels));
  }

  /** @param {number} column from 0 at the left @returns {string} */
  columnName(column) {
    const { files, ranks } = this.frame;
    const number = String(this.labels === "from1" ? column + 1 : column);
    const key = this.labels === "chess" ? "predict.column.between" : "predict.column.numbered";
    return this.t(key, {
      column: number,
      first: this.name(column),
      last: this.name((ranks - 1) * files + column),
    });
  }

  /** The event that a search has just made, in a sentence: what comes after it may be asked next. @param {Session} session */
  tell(session) {
    return narrate({
      frame: { .../** @type {Frame} */ (session.frame()), hushed: true },
      explanation: session.explain(),
      counts: session.counts(),
      i18n: this.i18n,
      labels: this.labels,
      single: true,
    }).text;
  }

  /** Searches on from here. @template T @param {(session: Session) => T} action @returns {T} */
  ahead(action) {
    const { setup, counts } = this;
    const session = this.#engine.Session.restore(setup, this.#session.address(), counts);
    try {
      return action(session);
    } finally {
      session.free();
    }
  }

  /** The next event: what it is about, and the sentence for it. */
  next() {
    return this.ahead((session) => {
      session.step();
      return { explanation: session.explain(), told: this.tell(session), frame: session.frame() };
    });
  }

  /** By how many queens each square is attacked; a queen does not attack her own. @returns {Uint32Array} */
  attacks() {
    this.#attacks ??= this.#session.attacks();
    return this.#attacks;
  }

  /** The squares on which another queen could stand. @param {Iterable<number>} squares @returns {number[]} */
  safe(squares) {
    const { path, blocked } = this.frame;
    const taken = new Set([...path, ...blocked]);
    return Array.from(squares).filter((square) => this.attacks()[square] === 0 && !taken.has(square));
  }

  /** The same if one more queen stood there. @param {number} queen @param {Iterable<number>} squares @returns {number[]} */
  safeBeside(queen, squares) {
    const { path } = this.frame;
    const size = ["problem", "files", "ranks", "blocked"];
    const board = Array.from(fieldsOf(this.setup)).filter(([key]) => size.includes(key));
    const queens = [...path, queen].map((square) => label(square, this.frame, "chess")).join(".");
    const session = this.#engine.Session.open(
      withFields(board.map((field) => field.join("=")).join("&"), { queens }),
    );
    const attacks = session.attacks();
    session.free();
    return this.safe(squares).filter((square) => square !== queen && attacks[square] === 0);
  }

  /** The squares taken back in the last retreat, the first one first. @returns {number[]} */
  lastRetreat() {
    return Array.from(this.#session.lastRetreat());
  }

  /** The squares in the order in which the first piece tries them. @returns {number[]} */
  firstOrder() {
    const session = this.#engine.Session.open(this.setup);
    const squares = session.frame().candidates.flatMap(({ square }) => square ?? []);
    session.free();
    return squares;
  }

  /** The squares of the pieces, if all of them are on the board. @returns {number[]|null} */
  squares() {
    const path = Array.from(this.frame.path);
    return path.includes(OFF_BOARD) ? null : path;
  }

  /** The squares that the knight could jump to on the empty board. @param {number} square @returns {number[]} */
  jumpsFrom(square) {
    const keys = ["problem", "files", "ranks", "blocked", "leaper", "wrap"];
    const fields = Array.from(fieldsOf(this.setup)).filter(([key]) => keys.includes(key));
    const board = fields.map((field) => field.join("=")).join("&");
    let known = jumps.get(board);
    if (!known) {
      if (jumps.size >= REMEMBERED) jumps.clear();
      known = new Map();
      jumps.set(board, known);
    }
    let found = known.get(square);
    if (!found) {
      const start = label(square, this.frame, "chess");
      const session = this.#engine.Session.open(withFields(board, { method: "warnsdorff", start }));
      found = session.frame().candidates.flatMap((candidate) => candidate.square ?? []);
      session.free();
      known.set(square, found);
    }
    return found;
  }

  /** Whether a position can still be finished. @param {readonly number[]} squares @returns {"yes"|"no"|"unknown"} */
  canFinish(squares) {
    try {
      return this.#engine.complete(this.setup, squares, PROOF).answer;
    } catch (error) {
      // A position that is no position: a sequence that breaks further up.
      if (typeof (/** @type {{ code?: unknown }} */ (error).code) !== "string") throw error;
      return "unknown";
    }
  }
}
