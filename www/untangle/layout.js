/**
 * Drawing a graph with few crossings: from a circle in some order, forces pull neighbours together and push all others
 * apart; then single nodes go where fewer lines cross; then forces again, as far as no line comes to cross. Several
 * attempts, by a seed; the best one is kept.
 *
 * The forces are Fruchterman's and Reingold's (Software: Practice and Experience 21, 1991).
 *
 * @import { Graph, Point } from "./graph.js"
 */
import { uniform } from "../random.js";
import { countCrossings, cross, crossingsOf } from "./graph.js";

/** Attempts, and how many more once no lines cross: the clearest of them is taken. */
const [ATTEMPTS, MORE] = [60, 8];
/** Rounds of the first forces, single moves, rounds of the last forces. */
const [PULLS, MOVES, POLISH] = [150, 600, 80];

/**
 * @typedef {object} Layout
 * @property {Point[]} points the best so far, between 0 and 1; none before the first attempt is made
 * @property {number} crossings
 * @property {(budgetMs: number) => boolean} run goes on; whether nothing more will come
 *
 * @param {Graph} graph @param {number} [seed] @returns {Layout}
 */
export function createLayout(graph, seed = 1) {
  const random = uniform(seed);
  let left = ATTEMPTS;
  let clearest = -1;
  let work = attempt(graph, random);
  /** @type {Layout} */
  const layout = { points: [], crossings: Number.POSITIVE_INFINITY, run };

  /** @param {Point[]} points */
  function compare(points) {
    const crossings = countCrossings(graph.edges, points);
    const clear = clearance(graph, points);
    left -= 1;
    if (crossings === 0 && layout.crossings > 0) left = Math.min(left, MORE);
    if (crossings > layout.crossings || (crossings === layout.crossings && clear <= clearest)) return;
    Object.assign(layout, { points, crossings });
    clearest = clear;
  }

  /** @param {number} budget milliseconds */
  function run(budget) {
    const end = performance.now() + budget;
    while (left > 0 && performance.now() < end) {
      const { done, value } = work.next();
      if (!done) continue;
      compare(value);
      work = attempt(graph, random);
    }
    return left <= 0;
  }

  return layout;
}

/** Pauses after each short piece of work. @param {Graph} graph @param {() => number} random @returns {Generator<void, Point[]>} */
function* attempt(graph, random) {
  const order = graph.squares.map((_, node) => ({ node, key: random() })).sort((a, b) => a.key - b.key);
  /** @type {Point[]} */
  const points = [];
  for (const [place, { node }] of order.entries()) {
    const angle = (2 * Math.PI * place) / order.length;
    points[node] = { x: 0.5 + 0.5 * Math.cos(angle), y: 0.5 + 0.5 * Math.sin(angle) };
  }
  for (let round = 0; round < PULLS; round++) {
    for (const node of points.keys()) points[node] = pulled(graph, points, node, 0.1 * (1 - round / PULLS));
    yield;
  }
  for (let move = 0; move < MOVES; move++) {
    const crossings = crossingsOf(graph.edges, points);
    if (crossings.length === 0) break;
    const pair = crossings[Math.floor(random() * crossings.length)];
    const node = graph.edges[pair[Math.floor(random() * 2)]][Math.floor(random() * 2)];
    const next = elsewhere(graph, points, node, random);
    if (crossingsAt(graph, points, node, next) <= crossingsAt(graph, points, node)) points[node] = next;
    yield;
  }
  for (let round = 0; round < POLISH; round++) {
    for (const node of points.keys()) polish(graph, points, node, random, 1 - round / POLISH);
    yield;
  }
  return fitted(points);
}

/**
 * Where the forces draw a node. @param {Graph} graph @param {readonly Point[]} points @param {number} node
 * @param {number} most how far it may go @returns {Point}
 */
function pulled({ neighbours }, points, node, most) {
  const ideal = 0.8 / Math.sqrt(points.length);
  const at = points[node];
  let [dx, dy] = [0, 0];
  /** @param {Point} other @param {(distance: number) => number} force away from it */
  function feel(other, force) {
    const distance = Math.max(1e-4, Math.hypot(at.x - other.x, at.y - other.y));
    dx += ((at.x - other.x) / distance) * force(distance);
    dy += ((at.y - other.y) / distance) * force(distance);
  }
  for (const other of points) if (other !== at) feel(other, (distance) => ideal ** 2 / distance);
  for (const other of neighbours[node]) feel(points[other], (distance) => -(distance ** 2) / ideal);
  const step = Math.min(1, most / Math.max(1e-9, Math.hypot(dx, dy)));
  return { x: at.x + dx * step, y: at.y + dy * step };
}

/** A place at random, mostly among its neighbours. @param {Graph} graph @param {readonly Point[]} points @param {number} node @param {() => number} random @returns {Point} */
function elsewhere({ neighbours }, points, node, random) {
  const around = neighbours[node].map((other) => points[other]);
  const near = random() < 0.5 ? { x: mean(around, "x"), y: mean(around, "y") } : { x: 0.5, y: 0.5 };
  return { x: near.x + (random() - 0.5) * 1.2, y: near.y + (random() - 0.5) * 1.2 };
}

/**
 * Lets a node go where the forces draw it, or, if something is too near, a little away at random: if no more lines
 * cross then, and nothing comes nearer than it should.
 * @param {Graph} graph @param {Point[]} points @param {number} node @param {() => number} random @param {number} heat 1 to 0
 */
function polish(graph, points, node, random, heat) {
  const room = 0.4 / Math.sqrt(points.length);
  const now = clearanceAt(graph, points, node);
  const at = points[node];
  const angle = 2 * Math.PI * random();
  const far = 0.3 * random() ** 2;
  const next =
    now < room
      ? { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) }
      : pulled(graph, points, node, 0.03 * heat);
  if (clearanceAt(graph, points, node, next) < Math.min(now, room)) return;
  if (crossingsAt(graph, points, node, next) <= crossingsAt(graph, points, node)) points[node] = next;
}

/** How often the lines of a node cross others, were it there. @param {Graph} graph @param {readonly Point[]} points @param {number} node @param {Point} [at] */
function crossingsAt({ edges }, points, node, at = points[node]) {
  const moved = points.map((point, i) => (i === node ? at : point));
  const own = edges.filter((edge) => edge.includes(node));
  return own.reduce(
    (sum, one) => sum + edges.filter((other) => other !== one && cross(one, other, moved)).length,
    0,
  );
}

/** The least distance of a node from another, or from a line that does not end in it. @param {Graph} graph @param {readonly Point[]} points */
export function clearance(graph, points) {
  return Math.min(...points.map((_, node) => clearanceAt(graph, points, node)));
}

/** The same for one node and its lines, were it there. @param {Graph} graph @param {readonly Point[]} points @param {number} node @param {Point} [at] */
function clearanceAt({ edges, neighbours }, points, node, at = points[node]) {
  let least = Number.POSITIVE_INFINITY;
  for (const [other, point] of points.entries()) {
    if (other === node) continue;
    least = Math.min(least, Math.hypot(at.x - point.x, at.y - point.y));
    for (const end of neighbours[node])
      if (end !== other) least = Math.min(least, distance(point, at, points[end]));
  }
  for (const [a, b] of edges)
    if (a !== node && b !== node) least = Math.min(least, distance(at, points[a], points[b]));
  return least;
}

/** From a point to a line between two others. @param {Point} at @param {Point} a @param {Point} b */
function distance(at, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((at.x - a.x) * dx + (at.y - a.y) * dy) / Math.max(1e-9, dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - a.x - part * dx, at.y - a.y - part * dy);
}

/** The same drawing, as large as there is room for. @param {readonly Point[]} points @returns {Point[]} */
function fitted(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = 1 / Math.max(right - left, bottom - top, 1e-9);
  return points.map(({ x, y }) => ({
    x: 0.5 + (x - (left + right) / 2) * scale,
    y: 0.5 + (y - (top + bottom) / 2) * scale,
  }));
}

/** @param {readonly Point[]} points @param {"x"|"y"} axis */
function mean(points, axis) {
  return points.length === 0 ? 0.5 : points.reduce((sum, point) => sum + point[axis], 0) / points.length;
}
