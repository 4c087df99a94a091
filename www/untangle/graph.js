/**
 * The squares of a board and the jumps between them, as a graph; and which of its lines cross when it is drawn.
 *
 * @import { Whole } from "../engine.js"
 * @import { Frame } from "../types.js"
 */
import { withFields } from "../setup-text.js";
import { label } from "../words/squares.js";

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {readonly [number, number]} Edge two nodes, by their places in the list
 *
 * @typedef {object} Graph
 * @property {readonly number[]} squares of the nodes
 * @property {readonly Edge[]} edges each of them once
 * @property {readonly (readonly number[])[]} neighbours of each node
 */

/**
 * The engine says where the piece can jump to from each square.
 * @param {Whole["Session"]} Session @param {string} setup of a tour by the plain search
 * @param {Pick<Frame, "files"|"ranks"|"blocked">} board @returns {Graph}
 */
export function graphOf(Session, setup, board) {
  const all = Array.from({ length: board.files * board.ranks }, (_, square) => square);
  const squares = all.filter((square) => !board.blocked.includes(square));
  const neighbours = squares.map((square) => {
    const start = label(square, board, "chess");
    const session = Session.open(withFields(setup, { start, closed: "", seed: "" }));
    const found = session.frame().candidates.map((candidate) => squares.indexOf(candidate.square ?? -1));
    session.free();
    return found.filter((node) => node >= 0);
  });
  const edges = neighbours.flatMap((found, node) =>
    found.filter((other) => other > node).map((other) => /** @type {const} */ ([node, other])),
  );
  return { squares, edges, neighbours };
}

/** Where the nodes lie on the board, between 0 and 1. @param {Graph} graph @param {Pick<Frame, "files"|"ranks">} board @returns {Point[]} */
export function onBoard({ squares }, { files, ranks }) {
  const side = Math.max(files, ranks);
  return squares.map((square) => ({
    x: ((square % files) + 0.5 + (side - files) / 2) / side,
    y: (Math.floor(square / files) + 0.5 + (side - ranks) / 2) / side,
  }));
}

/** How many pairs of lines cross. @param {readonly Edge[]} edges @param {readonly Point[]} points */
export function countCrossings(edges, points) {
  return crossingsOf(edges, points).length;
}

/** @param {readonly Edge[]} edges @param {readonly Point[]} points @returns {[number, number][]} pairs of edges, by their places */
export function crossingsOf(edges, points) {
  /** @type {[number, number][]} */
  const found = [];
  for (let i = 0; i < edges.length; i++) {
    for (let j = i + 1; j < edges.length; j++) if (cross(edges[i], edges[j], points)) found.push([i, j]);
  }
  return found;
}

/**
 * Whether two lines have a point in common that is not an end of both: lines that touch cross, too, and so do lines
 * from one node that lie on each other.
 * @param {Edge} one @param {Edge} other @param {readonly Point[]} points
 */
export function cross([a, b], [c, d], points) {
  if (a === c || a === d || b === c || b === d) {
    const shared = a === c || a === d ? a : b;
    const [from, to, end] = [points[shared], points[a + b - shared], points[c + d - shared]];
    return (
      side(from, to, end) === 0 && (to.x - from.x) * (end.x - from.x) + (to.y - from.y) * (end.y - from.y) > 0
    );
  }
  const [p, q, r, s] = [points[a], points[b], points[c], points[d]];
  const [sr, ss] = [side(p, q, r), side(p, q, s)];
  const [sp, sq] = [side(r, s, p), side(r, s, q)];
  if (sr !== ss && sp !== sq) return true;
  return [
    [sr, p, q, r],
    [ss, p, q, s],
    [sp, r, s, p],
    [sq, r, s, q],
  ].some(
    ([on, from, to, at]) =>
      on === 0 &&
      isBetween(/** @type {Point} */ (from), /** @type {Point} */ (to), /** @type {Point} */ (at)),
  );
}

/** On which side of a line a point lies: -1, 0 or 1. @param {Point} from @param {Point} to @param {Point} at */
function side(from, to, at) {
  const area = (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  return Math.abs(area) < 1e-9 ? 0 : Math.sign(area);
}

/** Whether a point of a line is between its ends. @param {Point} from @param {Point} to @param {Point} at */
function isBetween(from, to, at) {
  const inside = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c) =>
    Math.min(a, b) <= c && c <= Math.max(a, b);
  return inside(from.x, to.x, at.x) && inside(from.y, to.y, at.y);
}
