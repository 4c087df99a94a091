/**
 * A game played by hand, and what the engine knows of its position. Whatever is played is a node of a search's tree: of
 * the plain search for tours, of the whole-board scan for queens, which takes them in any order. So what is allowed,
 * and why not, is the engine's business; kept here is only what was chosen.
 *
 * @import { Whole } from "../engine.js"
 * @import { Candidate, Frame } from "../types.js"
 */
import { fieldsOf } from "../setup-text.js";

/** The fields that are about the board, not about the search. */
const BOARD = {
  queens: ["files", "ranks", "n", "blocked", "queens"],
  tour: ["files", "ranks", "n", "start", "closed", "seed", "blocked", "leaper", "wrap"],
};

/**
 * @typedef {Pick<Whole, "Session"|"check">} Rules
 *
 * @typedef {object} Piece
 * @property {number} square
 * @property {number} choice which of its node's candidates it was
 *
 * @typedef {object} Game never changed: every move makes another
 * @property {string} setup of the search whose nodes are the positions
 * @property {readonly Piece[]} pieces in the order placed; those given are not among them
 * @property {readonly { piece: Piece, at: number }[]} undone what `redo` places again, the next one last, with its
 *   place in the order
 * @property {number} takenBack how many pieces
 *
 * @typedef {object} Position
 * @property {Frame} frame with every candidate that can be refused
 * @property {readonly Candidate[]} allowed
 * @property {boolean} closed it is a tour that comes home
 * @property {import("../board/scene.js").Scene["picture"]} picture for squares too small for shapes
 */

/** The game of a puzzle, nothing placed yet. @param {string} puzzle any setup @returns {Game} */
export function createGame(puzzle) {
  const fields = fieldsOf(puzzle);
  const problem = fields.get("problem") === "queens" ? "queens" : "tour";
  const kept = new Map(Array.from(fields).filter(([key]) => BOARD[problem].includes(key)));
  if (problem === "queens") kept.set("method", "scan");
  // What is built closed is to be closed by hand too; what is played back has its start in its path.
  if (fields.get("method") === "rotate") kept.set("closed", "1");
  if (fields.get("method") === "script") kept.set("start", String(fields.get("path")).split(".")[0]);
  const pairs = Array.from(kept, ([key, value]) => `${key}=${value}`);
  return { setup: [`problem=${problem}`, ...pairs].join("&"), pieces: [], undone: [], takenBack: 0 };
}

/** @param {Rules} rules @param {Game} game @returns {Position} */
export function look({ Session, check }, { setup, pieces }) {
  const path = pieces.map(({ choice }) => choice);
  const node = visit(Session, setup, [...path, 0], (session) => session.frame());
  return visit(Session, setup, [...path, node.candidates.length], (session) => {
    const frame = /** @type {Frame} */ (session.frame());
    const tour = frame.solution && frame.problem === "tour";
    return {
      frame,
      allowed: frame.candidates.filter(({ square, conflict }) => square !== undefined && !conflict),
      closed: tour && check(session.print("from0"), setup).closed,
      picture: (...options) => visit(Session, setup, [...path, 0], (again) => again.picture(...options)),
    };
  });
}

/**
 * Asks a search that stands at a node, every candidate before its cursor refused.
 * @template T
 * @param {Whole["Session"]} Session @param {string} setup
 * @param {number[]} address the cursors of the nodes from the root on
 * @param {(session: import("../pkg/backstep.js").Session) => T} ask @returns {T}
 */
function visit(Session, setup, address, ask) {
  const depth = address.length - 1;
  const rejected = address.reduce((sum, cursor) => sum + cursor, 0);
  const counts = { placed: depth, rejected, backtracks: 0, solutions: 0, depth, deepest: depth };
  const session = Session.restore(setup, address, { step: depth + rejected, ...counts });
  try {
    return ask(session);
  } finally {
    session.free();
  }
}

/**
 * Why nothing can be placed on a square.
 * @param {Position} position @param {number} square
 * @returns {Candidate|null} null: it can
 */
export function refusalOf({ frame, allowed }, square) {
  if (allowed.some((each) => each.square === square)) return null;
  const known = frame.candidates.find((each) => each.square === square);
  if (known) return known;
  const move = frame.path.indexOf(square);
  if (move >= 0) return { square, state: "dead", conflict: "visited", move };
  return { square, state: "dead", conflict: frame.blocked.includes(square) ? "barred" : "no-jump" };
}

/** @param {Game} game @param {Position} position of the game @param {number} square that is allowed @returns {Game} */
export function place(game, { frame }, square) {
  const choice = frame.candidates.findIndex((each) => each.square === square);
  return { ...game, pieces: [...game.pieces, { square, choice }], undone: [] };
}

/**
 * Places squares one after the other, as long as they are allowed.
 * @param {Rules} rules @param {Game} game @param {Iterable<number>} squares @returns {Game}
 */
export function placeAll(rules, game, squares) {
  let played = game;
  for (const square of squares) {
    const position = look(rules, played);
    if (refusalOf(position, square)) break;
    played = place(played, position, square);
  }
  return played;
}

/** Takes every piece back, the last one first. @param {Game} game @returns {Game} */
export function takeAllBack(game) {
  return game.pieces.reduce((played) => takeBack(played), game);
}

/** @param {Game} game @param {number} [at] which piece; the last one @returns {Game} the same if there is none */
export function takeBack(game, at = game.pieces.length - 1) {
  const piece = game.pieces[at];
  if (!piece) return game;
  return {
    ...game,
    pieces: game.pieces.filter((_, i) => i !== at),
    undone: [...game.undone, { piece, at }],
    takenBack: game.takenBack + 1,
  };
}

/** Places again what was taken back last, which counts as never taken back. @param {Game} game @returns {Game} */
export function redo(game) {
  const last = game.undone[game.undone.length - 1];
  if (!last) return game;
  const { pieces } = game;
  return {
    ...game,
    pieces: [...pieces.slice(0, last.at), last.piece, ...pieces.slice(last.at)],
    undone: game.undone.slice(0, -1),
    takenBack: game.takenBack - 1,
  };
}

/** The squares of a position as the engine's questions want them: without given queens. @param {Position} position */
export function squaresOf({ frame }) {
  return Array.from(frame.problem === "queens" ? frame.path.slice(frame.given) : frame.path);
}
