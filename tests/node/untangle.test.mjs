// The board as a graph: its lines, which of them cross, and how they are drawn apart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countCrossings, graphOf, onBoard } from "../../www/untangle/graph.js";
import { clearance, createLayout } from "../../www/untangle/layout.js";
import { seeded } from "../browser/page.js";
import { Session } from "./engine.mjs";

/** @import { Edge, Point } from "../../www/untangle/graph.js" */

/** @param {string} setup */
function boardOf(setup) {
  const session = Session.open(setup);
  const frame = session.frame();
  session.free();
  return { graph: graphOf(Session, setup, frame), frame };
}

const CROSS = "problem=tour&n=4&start=b4&closed=1&blocked=a1.a4.d1.d4";
const RING = "problem=tour&n=3&closed=1&blocked=b2";

test("the knight's graph of a board", () => {
  for (const [setup, nodes, lines] of /** @type {const} */ ([
    [CROSS, 12, 16],
    [RING, 8, 8],
    // A knight has 4 (n − 1)(n − 2) moves there and back on an n×n board.
    ["problem=tour&n=5&start=any", 25, 48],
    ["problem=tour&n=6&start=random&seed=3", 36, 80],
    ["problem=tour&n=4&leaper=1.1&start=a1", 16, 18],
  ])) {
    const { graph } = boardOf(setup);
    assert.deepEqual([graph.squares.length, graph.edges.length], [nodes, lines], setup);
    for (const [node, found] of graph.neighbours.entries()) {
      const degree = graph.edges.filter((edge) => edge.includes(node)).length;
      assert.equal(found.length, degree);
    }
  }
});

/**
 * Whether two lines meet elsewhere than in an end of both, by solving for the point; in whole numbers, exactly.
 * @param {Edge} one @param {Edge} other @param {Point[]} points
 */
function meet(one, other, points) {
  const [a, b, c, d] = [...one, ...other].map((node) => points[node]);
  const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const det = dx * ey - dy * ex;
  const shared = one.some((node) => other.includes(node));
  if (det !== 0) {
    const t = ((c.x - a.x) * ey - (c.y - a.y) * ex) / det;
    const u = ((c.x - a.x) * dy - (c.y - a.y) * dx) / det;
    return !shared && t >= 0 && t <= 1 && u >= 0 && u <= 1;
  }
  if ((c.x - a.x) * dy !== (c.y - a.y) * dx) return false;
  // On one straight line: how long they overlap.
  const along = (/** @type {Point} */ p) => (p.x - a.x) * dx + (p.y - a.y) * dy;
  const [low, high] = [Math.min(along(c), along(d)), Math.max(along(c), along(d))];
  const overlap = Math.min(along(b), high) - Math.max(0, low);
  return shared ? overlap > 0 : overlap >= 0;
}

test("lines that cross are counted as a brute force counts them", () => {
  const random = seeded(5);
  let touching = 0;
  for (let round = 0; round < 300; round++) {
    // On a small lattice many lines touch or lie on each other.
    const nodes = 4 + random(5);
    /** @type {Set<number>} */
    const places = new Set();
    while (places.size < nodes) places.add(random(25));
    const points = Array.from(places, (place) => ({ x: place % 5, y: Math.floor(place / 5) }));
    /** @type {Edge[]} */
    const edges = [];
    for (let i = 0; i < nodes; i++) for (let j = i + 1; j < nodes; j++) if (random(2) > 0) edges.push([i, j]);
    let wanted = 0;
    for (const [i, one] of edges.entries())
      for (const other of edges.slice(i + 1)) if (meet(one, other, points)) wanted += 1;
    touching += wanted;
    assert.equal(countCrossings(edges, points), wanted);
  }
  assert.ok(touching > 500);
});

test("the cross and the ring are drawn without a crossing, with room around every node", () => {
  for (const setup of [CROSS, RING]) {
    const { graph, frame } = boardOf(setup);
    assert.ok(countCrossings(graph.edges, onBoard(graph, frame)) > 0, "on the board lines cross");
    const layout = createLayout(graph);
    while (!layout.run(100));
    assert.equal(layout.crossings, 0, setup);
    assert.equal(countCrossings(graph.edges, layout.points), 0);
    assert.ok(clearance(graph, layout.points) > 0.06, `${setup}: ${clearance(graph, layout.points)}`);
  }
  // The ring is one cycle through all eight squares.
  const { graph } = boardOf(RING);
  let [before, at] = [graph.neighbours[0][0], 0];
  const cycle = [];
  do {
    cycle.push(at);
    assert.equal(graph.neighbours[at].length, 2);
    [before, at] = [at, graph.neighbours[at].find((node) => node !== before) ?? -1];
  } while (at !== 0);
  assert.equal(cycle.length, 8);
});

test("larger boards are drawn with fewer crossings than on the board, the same way every time", () => {
  for (const setup of ["problem=tour&n=4&start=a1", "problem=tour&n=5&start=a1"]) {
    const { graph, frame } = boardOf(setup);
    const [one, other] = [createLayout(graph, 7), createLayout(graph, 7)];
    while (one.points.length === 0) one.run(20);
    while (other.points.length === 0) other.run(1);
    assert.deepEqual(one.points, other.points, "however it is sliced");
    assert.ok(one.crossings < countCrossings(graph.edges, onBoard(graph, frame)), setup);
    for (const { x, y } of one.points) assert.ok(x >= 0 && x <= 1 && y >= 0 && y <= 1);
  }
});
