/**
 * Playing by hand on the board that is open. The search waits where it is; leaving shows it again.
 *
 * @import { Activity, Page } from "./activity.js"
 * @import { Whole } from "../engine.js"
 * @import { Candidate, Explanation, Frame } from "../types.js"
 * @import { Game } from "../try/game.js"
 * @import { Reply } from "../try/replies.js"
 * @import { Answer } from "../try/tasks.js"
 */
import { squaresText, withFields } from "../setup-text.js";
import { ask } from "../try/ask.js";
import { createBox } from "../try/box.js";
import * as G from "../try/game.js";
import { hintOf, raceText, replyText } from "../try/replies.js";
import { createPlay, showPlay } from "../try/tell.js";
import { byId } from "../ui/dom.js";
import { loadStyle } from "../ui/styles.js";
import { isBuilt } from "../words/keys.js";
import { label, parseSquare } from "../words/squares.js";
import { waysOnBoard } from "../words/ways.js";
import { enter } from "./activity.js";

/** Sides of a board up to which it is played by hand, and beyond which its squares are chosen by name, too. */
const LARGEST = 24;
const NAMED = 12;
/** Squares of a board up to which it can be untangled. */
const UNTANGLED = 36;
/** CSS pixels of a square that a finger hits at once. */
const TOUCHED = 44;
/** Milliseconds in which a second click on a queen belongs to the first. */
const DOUBLE = 400;
/** A board on which everything can be told at once. */
const SMALL = "problem=tour&n=5";

const coarse = matchMedia("(pointer: coarse)");

/** The game that was left last, to come back to. @type {{ setup: string, game: Game }|null} */
let left = null;

/**
 * @param {Page} page
 * @param {{ from?: boolean, played?: string }} [begin] from where the search stands, or with what a link says was played
 */
export async function startTry(page, { from, played } = {}) {
  const [rules] = await Promise.all([page.whole(), loadStyle("try")]);
  if (page.player().mode !== "paused") page.stop();
  const { frame, setup } = page.stage.moment;
  if (Math.max(frame.files, frame.ranks) > LARGEST) {
    return page.message(page.settings.i18n.t("try.tooLarge", { side: LARGEST }));
  }
  const [undone, ...names] = played?.split(".") ?? [];
  const squares = from
    ? frame.path.slice(frame.given)
    : names.map((name) => parseSquare(name, frame, "chess") ?? -1);
  const known = !from && played === undefined && left?.setup === setup ? left.game : null;
  const empty = { ...G.createGame(setup), takenBack: Number(undone) || 0 };
  const game = known ?? page.attempt(() => G.placeAll(rules, empty, squares));
  if (game) page.enter(new Try(page, rules, game));
}

/** @implements {Activity} */
class Try {
  name = "try";

  #page;
  #rules;
  #box;
  #setup;
  #play;
  /** A square that waits for a second press, or is a hint. @type {number|null} */
  #selected = null;
  /** @type {Reply|null} */
  #reply = null;
  /** How the program fares. @type {Answer} */
  #race = {};
  /** @type {Frame["method"]} */
  #racing;
  #placedAt = 0;
  /** The dialog of the board as a graph, while it is open. @type {ReturnType<typeof import("../untangle/index.js").openUntangle>|null} */
  #untangled = null;
  #cancel = () => {};
  #cancelRace;

  /** @param {Page} page @param {Whole} rules @param {Game} game */
  constructor(page, rules, game) {
    const { setup, frame } = page.stage.moment;
    this.#page = page;
    this.#rules = rules;
    this.#setup = setup;
    const position = G.look(rules, game);
    this.#play = createPlay(
      { game, position, method: frame.method, last: null, marked: true },
      { still: true },
    );
    this.#box = createBox(byId("activity"), {
      onCommand: (command) => this.#commands[command](),
      onMarked: (marked) => this.#change({ marked }, { still: true }),
      onConfirm: () => this.#choose(/** @type {number} */ (this.#selected)),
      onName: (name) => this.#chooseByName(name),
    });
    page.stage.byHand = (moment) => {
      const ways = this.#reply?.answer.ways;
      const over = { selected: this.#selected, ways: ways ? waysOnBoard(ways, moment.i18n) : null };
      return showPlay(moment, this.#play, over);
    };
    // A method that does not search is compared with the plain one.
    const searches = frame.exhaustive && !isBuilt(frame);
    const plain = withFields(game.setup, { method: "" });
    this.#racing = searches ? frame.method : frame.problem === "queens" ? "rows" : "backtrack";
    this.#cancelRace = ask(
      rules,
      { about: "program", setup: searches ? setup : plain },
      (answer) => {
        this.#race = answer;
        this.#showBox();
      },
      this.#fail,
    );
  }

  /** @type {Record<import("../try/box.js").Command, () => void>} */
  #commands = {
    takeBack: () => this.#takeBack(),
    redo: () => this.#redo(),
    takeAllBack: () => this.#change({ game: G.takeAllBack(this.#play.game), last: null }),
    finish: () => this.#ask("finish"),
    hint: () => this.#ask("hint"),
    ways: () => this.#ask("ways"),
    program: () => {
      if (this.#play.frame.problem === "queens") this.#finishQueens();
      else this.#ask("program");
    },
    untangle: () => this.#untangle().catch(this.#fail),
    small: () => {
      if (this.#page.choose(SMALL)) return;
      // The button goes, but not the focus.
      startTry(this.#page).then(() => byId("watch").focus(), this.#fail);
    },
  };

  /* ---- The game ---- */

  /**
   * @param {Partial<Pick<import("../try/tell.js").Play, "game"|"last"|"marked">>} change
   * @param {{ refused?: Candidate, still?: boolean }} [options]
   */
  #change(change, options) {
    const { game = this.#play.game } = change;
    const position = this.#page.attempt(() => G.look(this.#rules, game));
    if (position) this.#play = createPlay({ ...this.#play, ...change, position }, options);
    // It panicked, and has been mended: the game stands where it stood.
    else this.#page.message(this.#page.settings.i18n.t("error.recovered"));
    this.#cancel();
    this.#reply = null;
    this.#selected = null;
    this.#page.refresh();
  }

  /** @param {number} square */
  #choose(square) {
    const { game, position } = this.#play;
    const { problem, path, head } = position.frame;
    const from = problem === "tour" ? (head ?? undefined) : undefined;
    const queen = problem === "queens" ? game.pieces.findIndex((piece) => piece.square === square) : -1;
    if (queen >= 0) {
      const isDouble = queen === game.pieces.length - 1 && performance.now() - this.#placedAt <= DOUBLE;
      if (!isDouble) this.#takeBack(queen);
      return;
    }
    const refused = G.refusalOf(position, square);
    if (refused) {
      const { jump, conflict, move } = refused;
      const by = refused.by === undefined ? [] : [refused.by];
      return this.#change({ last: { kind: "reject", square, from, jump, conflict, by, move } }, { refused });
    }
    this.#placedAt = performance.now();
    const piece = problem === "queens" ? path.length + 1 : path.length;
    this.#change({ game: G.place(game, position, square), last: { kind: "place", square, from, piece } });
  }

  /** @param {number} [at] which piece; the last one */
  #takeBack(at = this.#play.game.pieces.length - 1) {
    const { game, position } = this.#play;
    const { problem, path, given } = position.frame;
    const square = game.pieces[at]?.square;
    if (square === undefined) return;
    const queens = problem === "queens";
    const from = queens ? undefined : path[path.length - 2];
    const piece = queens ? given + at + 1 : path.length - 1;
    this.#change({ game: G.takeBack(game, at), last: { kind: "backtrack", square, from, piece } });
  }

  #redo() {
    const { game, position } = this.#play;
    const next = game.undone[game.undone.length - 1];
    if (!next) return;
    const { problem, path, head, given } = position.frame;
    const queens = problem === "queens";
    const from = queens ? undefined : (head ?? undefined);
    const piece = queens ? given + next.at + 1 : path.length;
    const last = /** @type {Explanation} */ ({ kind: "place", square: next.piece.square, from, piece });
    this.#change({ game: G.redo(game), last });
  }

  /** @param {string} name @returns {string} what is wrong with it, "" for nothing */
  #chooseByName(name) {
    const { frame, labels, i18n } = this.#page.stage.moment;
    const [text = ""] = squaresText(name, labels === "chess");
    const square = parseSquare(text, frame, labels);
    if (square === null) return i18n.t("jumps.fault.square", { example: label(0, frame, labels) });
    this.#choose(square);
    return "";
  }

  /* ---- Questions ---- */

  /** @param {Reply["command"]} command */
  #ask(command) {
    const { game, position } = this.#play;
    const { problem, given } = position.frame;
    this.#cancel();
    this.#selected = null;
    /** @type {import("../try/tasks.js").Question} */
    const order = {
      about: command === "ways" ? "ways" : "finish",
      setup: game.setup,
      squares: G.squaresOf(position),
      fixed: problem === "queens" ? 0 : given,
    };
    /** @param {Answer} answer @param {boolean} done */
    const onAnswer = (answer, done) => {
      this.#reply = { command, answer, done };
      if (command === "hint") this.#selected = hintOf(answer, position.frame);
      const tour = answer.finish?.completion;
      if (command === "program" && tour) this.#playTour(tour);
      else this.#page.refresh();
    };
    this.#cancel = this.#page.attempt(() => ask(this.#rules, order, onAnswer, this.#fail)) ?? (() => {});
  }

  #fail = (/** @type {unknown} */ error) => {
    console.error(error);
    // What comes from a worker is no error of this thread: it was there, and broke.
    const { t } = this.#page.settings.i18n;
    this.#page.message(t(error instanceof Error ? "error.load" : "error.mishap"));
  };

  /** The program's own search, the queens on the board given to it. */
  async #finishQueens() {
    const { frame } = this.#play;
    const queens = Array.from(frame.path, (square) => label(square, frame, "chess")).join(".");
    // No formula begins with given queens.
    const setup = frame.method === "formula" ? withFields(this.#setup, { method: "" }) : this.#setup;
    await this.#open(withFields(setup, { queens }), 0);
  }

  /** A tour that goes on from here. @param {Uint32Array} tour */
  async #playTour(tour) {
    const { game, frame } = this.#play;
    const path = Array.from(tour, (square) => label(square, frame, "chess")).join(".");
    const board = { start: "", seed: "", closed: "", method: "script", path };
    await this.#open(withFields(game.setup, board), frame.path.length - 1);
  }

  /** @param {string} setup @param {number} step */
  async #open(setup, step) {
    const page = this.#page;
    const fault = page.choose(setup);
    if (fault) return page.message(fault.text);
    if (step > 0) await page.seek(step);
    byId("play").focus();
    page.play(1);
  }

  async #untangle() {
    const [{ openUntangle }, { graphOf }] = await Promise.all([
      import("../untangle/index.js"),
      import("../untangle/graph.js"),
      loadStyle("untangle"),
    ]);
    const { frame, labels, i18n } = this.#page.stage.moment;
    this.#untangled = openUntangle({
      i18n,
      labels,
      size: frame,
      graph: graphOf(this.#rules.Session, this.#play.game.setup, frame),
      onPlay: (square) => this.#choose(square),
      onTakeBack: () => this.#takeBack(),
      onClose: () => {
        this.#untangled = null;
      },
    });
    this.#showBox();
  }

  /* ---- What the page asks of an activity ---- */

  show() {
    this.#showBox();
  }

  #showBox() {
    const { stage } = this.#page;
    const { frame, labels, i18n, byHand } = stage.moment;
    const { game, marked } = this.#play;
    this.#untangled?.show({
      text: byHand?.text ?? "",
      path: Array.from(frame.path),
      offered: frame.candidates.flatMap(({ square, state }) => (state === "untried" ? [Number(square)] : [])),
    });
    const asking = /** @type {const} */ (["finish", "hint", "ways", "program"]);
    const tour = frame.problem === "tour";
    const isSmall = tour && frame.files * frame.ranks - frame.blocked.length <= UNTANGLED;
    this.#box.show(
      {
        marked,
        selected: this.#selected === null ? "" : label(this.#selected, frame, labels),
        named: Math.max(frame.files, frame.ranks) > NAMED,
        answer: this.#reply ? replyText(this.#reply, { i18n, labels, frame }) : "",
        race: raceText(this.#race, this.#racing, i18n),
        idle: [
          ...(game.pieces.length === 0 ? /** @type {const} */ (["takeBack", "takeAllBack"]) : []),
          ...(game.undone.length === 0 ? /** @type {const} */ (["redo"]) : []),
          ...(frame.solution ? asking : []),
        ],
        hidden: [
          ...(isSmall ? [] : /** @type {const} */ (["untangle"])),
          ...(game.pieces.length > 0 || (tour && frame.files === 5 && frame.ranks === 5)
            ? /** @type {const} */ (["small"])
            : []),
        ],
      },
      i18n,
    );
  }

  /** @param {number} square */
  onSquare(square) {
    const small = coarse.matches && this.#page.stage.cell < TOUCHED;
    if (!small || this.#selected === square) this.#choose(square);
    else {
      this.#selected = square;
      this.#page.refresh();
    }
    return true;
  }

  /** The keys of time have nothing to move. @param {import("../keys.js").Command} command */
  onCommand(command) {
    if (command === "takeBack") this.#takeBack();
    if (command === "redo") this.#redo();
    if (command === "close") this.#change({}, { still: true });
    return !["room", "rule", "help", "blank"].includes(command);
  }

  /** The page is not shown in between, so that the link to come back to keeps the game. */
  onOpen() {
    enter(null);
  }

  /** What the link says of it: how many pieces were taken back, and where the others stand. */
  link() {
    const { game, frame } = this.#play;
    const names = game.pieces.map(({ square }) => label(square, frame, "chess"));
    return { played: [game.takenBack, ...names].join(".") };
  }

  leave() {
    left = { setup: this.#setup, game: this.#play.game };
    this.#cancel();
    this.#cancelRace();
    this.#page.stage.byHand = null;
  }
}
