/**
 * One board with its search: opens setups, looks where the search stands, and shows it in every way but the panels.
 *
 * @import { Scene, Way } from "../board/scene.js"
 * @import { Settings } from "./settings.js"
 * @import { Moment, ReadoutParts } from "../readout.js"
 * @import { Fault } from "../i18n/errors.js"
 * @import { LinkState } from "../url-state.js"
 * @import { Frame } from "../types.js"
 * @import { Existence, Session } from "../pkg/backstep.js"
 * @import { Order, Outcome, Player } from "../player.js"
 */
import { createGrid } from "../board/grid.js";
import { createHands } from "../board/hands.js";
import { createBoardView } from "../board/view.js";
import { Engine, foresee } from "../engine.js";
import { faultText } from "../i18n/errors.js";
import { FIRST } from "../presets.js";
import { createReadout } from "../readout.js";
import { byId } from "../ui/dom.js";
import { describeBoard } from "../words/describe.js";
import { offersAttempts } from "../words/keys.js";
import { movesOf } from "../words/moves.js";

/** Presses a second above which a piece no longer glides, and above which squares fade instead of blinking. */
const MOTION_RATE = 4;
const FAST_RATE = 8;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether every press can be followed by eye. @param {Player} player */
export function isSlow({ mode, rate }) {
  return mode !== "jumping" && rate <= FAST_RATE;
}

/**
 * @typedef {object} StageParts
 * @property {HTMLElement} board with a canvas in it
 * @property {HTMLElement} zoom the group of the three buttons below
 * @property {HTMLElement} zoomIn
 * @property {HTMLElement} zoomOut
 * @property {HTMLElement} zoomWhole
 * @property {ReadoutParts} readout
 */
/** The parts of a board in the page. @param {string} prefix of their ids @returns {StageParts} */
export function partsOf(prefix = "") {
  const part = (/** @type {string} */ name) => byId(prefix + name);
  return {
    board: part("board"),
    zoom: part("zoom"),
    zoomIn: part("zoom-in"),
    zoomOut: part("zoom-out"),
    zoomWhole: part("zoom-whole"),
    readout: {
      sentence: part("sentence"),
      aim: part("aim"),
      position: part("position"),
      counters: part("counters"),
      marks: part("marks"),
    },
  };
}

export class Stage {
  /** @type {Moment} */
  moment;
  /** What is drawn of it. @type {Scene|null} */
  scene = null;
  /** The square that is being explained. @type {number|null} */
  pointer = null;
  /** The square that a teacher points at, and what draws that. @type {number|null} */
  spot = null;
  /** @type {Scene["over"]} */
  over = null;
  /** What is known of the puzzle without a search. @type {Existence|null} */
  known = null;
  /** The ways on from here, by square, if they are asked for. @type {Map<number, Way>|null} */
  ways = null;
  /** Whether what comes next is kept back, and what is known without a search. */
  hushed = false;
  /** The furthest step seen of this search. */
  furthest = 0;
  /** Whether there is none beyond it. */
  ended = false;
  /** Puts what somebody plays by hand in place of the search, which waits. @type {((moment: Moment) => Moment)|null} */
  byHand = null;

  #engine;
  #settings;
  #redraw;
  #canvas;
  #board;
  #grid;
  #hands;
  #readout;
  #refusals = 0;
  /** @type {Moment["found"]} */
  #found = null;

  /**
   * @param {StageParts} parts @param {Settings} settings
   * @param {{ redraw: () => void, onSquare: (square: number|null) => void }} options the square that
   *   was chosen by key or pointer, null when it was the one chosen already
   */
  constructor({ board, zoom, zoomIn, zoomOut, zoomWhole, readout }, settings, { redraw, onSquare }) {
    this.#settings = settings;
    this.#redraw = redraw;
    this.#canvas = /** @type {HTMLCanvasElement} */ (board.querySelector("canvas"));
    this.#board = createBoardView(this.#canvas, redraw);
    this.#grid = createGrid(board, {
      label: settings.i18n.t("heading.board"),
      onAct: onSquare,
      onFocus: (square) => this.#board.follow(square),
    });
    this.#hands = createHands(board, this.#canvas, this.#board, {
      group: zoom,
      nearer: zoomIn,
      farther: zoomOut,
      whole: zoomWhole,
    });
    this.#readout = createReadout(readout);
    this.#engine = Engine.open(FIRST.setup);
    this.moment = /** @type {Moment} */ ({});
    this.#canvas.addEventListener("click", ({ clientX, clientY }) => {
      const square = this.#board.squareAt(clientX, clientY);
      onSquare(square === this.pointer ? null : square);
    });
  }

  /**
   * Opens a setup; the board stays as it is if that fails.
   * @param {string} setup @param {LinkState["position"]} position an address is gone to at once, a step is not
   * @returns {(Fault & { text: string }) | null} what is wrong
   */
  open(setup, position) {
    let opened;
    try {
      opened = Engine.open(setup, position && "address" in position ? position : undefined);
    } catch (error) {
      const fault = /** @type {Fault} */ (error);
      if (typeof fault.code !== "string") throw error;
      return { ...fault, code: fault.code, key: fault.key, text: faultText(this.#settings.i18n, fault) };
    }
    this.#engine.close();
    this.#engine = opened;
    this.furthest = 0;
    this.ended = false;
    this.#refusals = 0;
    this.#found = null;
    this.pointer = this.spot = this.over = null;
    this.known = foresee(setup);
    this.#board.showWhole();
    return null;
  }

  /** The whole module is there: the search goes on in it, and more is known. */
  complete() {
    this.#engine = this.#engine.moved();
    if (this.moment.setup) this.known = foresee(this.moment.setup);
  }

  /**
   * Does something with the search.
   * @template T @param {(session: Session) => T} action
   * @returns {T|null} null: it panicked, and stands where it was remembered last
   */
  attempt(action) {
    return this.#engine.attempt(action);
  }

  /** Notes what an order has passed over, and what it found. @param {Outcome} outcome @param {Order} order */
  note({ refused, stopped, missed }, order) {
    const { direction } = order;
    // On the way back they come after the position reached, not before it.
    this.#refusals = direction === 1 ? refused : 0;
    this.#found = null;
    if (missed) this.#found = [direction === 1 ? "jump.none" : "jump.noneBefore"];
    else if (stopped && order.kind === "leap" && "retreat" in order.goal) {
      const retreat = this.attempt((session) => session.lastRetreat());
      this.#found = ["jump.retreat", { count: retreat?.length ?? 0 }];
    }
  }

  /** Says that a jump has used up its time. */
  giveUp() {
    this.#found = ["jump.budget"];
  }

  /** Writes the ways on from here on the board, until it moves. @param {Map<number, Way>} ways @param {Player} player */
  showWays(ways, player) {
    this.ways = ways;
    this.moment.ways = true;
    this.showBoard(player, performance.now());
    this.showWords(player);
  }

  /** Looks at the position. @param {Player} player @returns {boolean} false: it panicked */
  read(player) {
    const read = this.#engine.attempt((session) => ({
      setup: session.setup(),
      frame: /** @type {Frame} */ (session.frame()),
      explanation: session.explain(),
      counts: session.counts(),
      status: session.status(),
    }));
    if (!read) return false;
    if (this.hushed && read.explanation) read.frame = hush(read.frame);
    this.furthest = Math.max(this.furthest, read.counts.step);
    this.ended ||= read.status === "exhausted" || read.status === "stuck";
    // A search that has come to its solution has not missed anything.
    if (read.status === "solution") this.#found = null;
    const { labels = "chess", grain = "moves" } = this.#settings.view;
    const moving = player.mode !== "paused";
    /** @type {Moment} */
    const moment = {
      ...read,
      i18n: this.#settings.i18n,
      labels,
      grain,
      refusals: this.#refusals,
      earlier: !moving && player.direction === -1 && read.counts.step < this.furthest,
      direction: player.direction,
      found: this.#found,
      shown: (this.#culprits?.length ?? 0) > 0,
      picture: this.#board.isPicture(),
      moving,
      fast: moving && !isSlow(player),
      overlays: this.#overlays(read.frame),
      ways: false,
    };
    this.moment = this.byHand?.(moment) ?? moment;
    this.ways = null;
    return true;
  }

  /** This position is one to come back to after a panic. */
  remember() {
    this.#engine.remember();
  }

  /** What was seen of everything explored so far, where that can be asked. */
  record() {
    return this.#engine.isWhole ? this.attempt((session) => session.record()) : null;
  }

  /** Whether no step is left. */
  get isOver() {
    const { status, frame } = this.moment;
    return status === "exhausted" || status === "stuck" || (status === "solution" && !frame.exhaustive);
  }

  /** @param {Player} player @param {number} now */
  showBoard(player, now) {
    const { frame, explanation, labels, direction, setup, byHand } = this.moment;
    const still = player.mode === "jumping" || (player.mode === "playing" && player.rate > MOTION_RATE);
    this.scene = {
      frame,
      explanation,
      direction,
      motion: still || reducedMotion.matches ? "none" : "full",
      pace: player.mode === "paused" || isSlow(player) ? "step" : "fast",
      labels,
      number: this.#settings.i18n.n,
      picture: byHand?.picture ?? this.#picture,
      ...this.moment.overlays,
      pointer: byHand?.selected ?? this.pointer,
      ways: byHand?.ways ?? this.ways,
      moves: movesOf(setup),
      choices: byHand ? null : this.#culprits,
      over: this.over,
    };
    this.#board.setScene(this.scene, now);
    this.#redraw();
  }

  /** The squares that make the puzzle impossible, unless that is kept back. */
  get #culprits() {
    return !this.hushed && this.known?.answer === "no" ? this.known.squares : null;
  }
  /** @type {import("../board/scene.js").Scene["picture"]} */
  #picture = (...options) =>
    this.#engine.isWhole ? this.attempt((session) => session.picture(...options)) : null;

  /** What was chosen to be laid over the board. */
  #overlays(/** @type {Frame} */ frame) {
    const chosen = new Set(this.#settings.overlays);
    const wants = (/** @type {string} */ name) =>
      chosen.has(name) && this.#engine.isWhole && !this.#board.isPicture();
    return {
      visits: wants("visits") ? this.attempt((session) => session.visits()) : null,
      attacks:
        wants("attacks") && frame.problem === "queens" ? this.attempt((session) => session.attacks()) : null,
      degrees: wants("degrees") && frame.problem === "tour" ? this.#degrees() : null,
      retreat: wants("retreat") ? this.attempt((session) => session.lastRetreat()) : null,
      path: /** @type {"both"|"line"|"numbers"} */ (
        chosen.has("line") === chosen.has("numbers") ? "both" : chosen.has("line") ? "line" : "numbers"
      ),
    };
  }

  #degrees() {
    const found = this.attempt((session) => session.degrees());
    return found && new Map(found.map(({ square, degree }) => [square, degree]));
  }

  /** Sentence, counters, marks and the cells of the grid. @param {Player} player @returns {string} the sentence */
  showWords(player) {
    const text = this.#readout(this.moment, player.mode === "jumping");
    if (player.mode === "paused" || !this.moment.picture) this.#grid.update(describeBoard(this.moment).cell);
    return text;
  }

  /** The side of a square, in CSS pixels. */
  get cell() {
    return this.#board.squareRect(0).width;
  }

  /** Draws what is due. @param {number} now @returns {boolean} whether squares have become too small for marks, or large enough */
  draw(now) {
    // Nothing yet: what opens the first puzzle is still on its way.
    if (!this.moment.frame) return false;
    if (this.#board.draw(now)) this.#redraw();
    const { files, ranks } = this.moment.frame;
    this.#grid.place({ files, ranks, rect: this.#board.boardRect() });
    this.#hands.show();
    return this.#board.isPicture() !== this.moment.picture;
  }

  /**
   * Keeps the last piece in sight on a board that is seen in part: at rest, or slowly if it was. Faster, the whole
   * board would flash.
   * @param {Player} player @param {number|null} before where it was
   */
  followHead(player, before) {
    const { head } = this.moment.frame;
    const slowly = player.mode === "playing" && player.rate <= MOTION_RATE;
    const goes = player.mode === "paused" || (slowly && before !== null && this.#board.isInSight(before));
    if (head !== null && goes) this.#board.follow(head);
  }

  /** The language or the room has changed. */
  relabel() {
    this.#grid.relabel(this.#settings.i18n.t("heading.board"));
    this.#board.resize();
  }
}

/** A position without what comes next. Attempts are no secret. @param {Frame} frame @returns {Frame} */
function hush(frame) {
  if (offersAttempts(frame)) return frame;
  return { ...frame, candidates: frame.candidates.slice(0, frame.cursor), hushed: true };
}
