// The tree and the stack as they cross the boundary, and the ways through a tree.
import assert from "node:assert/strict";
import { test } from "node:test";
import { conflicts, nodeStates } from "../../www/pkg/backstep.js";
import { childrenOf, findAgain, neighbour, outlined, pathTo } from "../../www/tree/walk.js";
import { sessionAt as at } from "./engine.mjs";

const FOUR = "problem=queens&n=4";
const STATES = nodeStates();

/** @param {string} setup @param {number} step */
function treeAt(setup, step) {
  const session = at(setup, step);
  assert.equal(session.recordTree(1000), true);
  return session.tree(5000, false);
}

test("four queens: 17 nodes, 44 refused children, two solutions, each with its step and number", () => {
  const tree = treeAt(FOUR, 79);
  const count = (/** @type {keyof typeof STATES} */ state) =>
    tree.state.filter((code) => code === STATES[state]).length;
  assert.equal(tree.state.length - count("refused"), 17);
  assert.deepEqual([count("refused"), count("solution"), count("dead-end")], [44, 2, 4]);
  const known = new Set(Object.values(conflicts()));
  tree.state.forEach((code, node) => {
    assert.equal(known.has(tree.conflict[node]), code === STATES.refused);
  });
  assert.deepEqual([tree.from, tree.to, tree.folded, tree.cut], [0, 79, false, false]);
  const solution = tree.state.indexOf(STATES.solution);
  assert.deepEqual([tree.number[solution], tree.step[solution], tree.square[solution]], [8, 30, 14]);
  assert.deepEqual(
    pathTo(tree, solution).map((node) => tree.choice[node]),
    [0, 1, 3, 0, 2],
  );
});

test("folded, nothing that failed has anything below it", () => {
  const session = at("problem=queens&n=6", 500);
  session.recordTree(1000);
  const tree = session.tree(5000, true);
  for (let node = 1; node < tree.state.length; node++) {
    assert.notEqual(tree.state[tree.parent[node]], STATES.folded);
  }
  assert.ok(tree.state.includes(STATES.folded));
  session.forgetTree();
  assert.equal(session.tree(5000, true).from, undefined);
});

test("arrow keys go to the parent, along the path, to the brothers, and nowhere beyond", () => {
  const tree = treeAt(FOUR, 12);
  // a4, d3, b2 stand; at the root b4, c4, d4 are still to be tried.
  const path = pathTo(tree, tree.state.indexOf(STATES.current));
  assert.deepEqual(
    path.map((node) => tree.square[node]),
    [0xffffff, 0, 7, 9],
  );
  const [root, a4, d3] = path;
  assert.equal(neighbour(tree, root, "parent", path), root);
  assert.equal(neighbour(tree, root, "left", path), root);
  assert.equal(neighbour(tree, root, "child", path), a4);
  assert.equal(neighbour(tree, a4, "child", path), d3);
  assert.equal(neighbour(tree, d3, "parent", path), a4);
  assert.equal(tree.square[neighbour(tree, a4, "right", path)], 1);
  assert.equal(neighbour(tree, neighbour(tree, a4, "right", path), "left", path), a4);
  assert.equal(childrenOf(tree, root).length, 4);
});

test("words tell of what is around a node, and of the way to each solution", () => {
  const tree = treeAt(FOUR, 79);
  const solutions = [tree.state.indexOf(STATES.solution), tree.state.lastIndexOf(STATES.solution)];
  const squares = (/** @type {number[]} */ nodes) => nodes.map((node) => tree.square[node]);
  // b4 d3 a2 c1 and c4 a3 d2 b1, of the other first queens nothing but themselves.
  assert.deepEqual(squares(outlined(tree, 0, solutions)), [0xffffff, 0, 1, 7, 8, 14, 2, 4, 11, 13, 3]);
  assert.deepEqual(squares(outlined(tree, 0, [])), [0xffffff, 0, 1, 2, 3]);
  const [, b4] = pathTo(tree, solutions[0]);
  assert.equal(tree.solutions[b4], 1);
  assert.deepEqual(squares(outlined(tree, b4, [])), [0xffffff, 0, 1, 4, 5, 6, 7, 2, 3]);
});

test("a node is found again in the tree of another step, or the nearest above it", () => {
  const [early, late] = [treeAt(FOUR, 12), treeAt(FOUR, 79)];
  const path = pathTo(early, early.state.indexOf(STATES.current));
  const found = findAgain(early, path[3], late);
  assert.deepEqual([late.square[found], late.depth[found]], [9, 3]);
  const solution = late.state.lastIndexOf(STATES.solution);
  assert.equal(early.depth[findAgain(late, solution, early)], 1);
});

test("the stack has a level for each call, and says when its piece was placed", () => {
  const session = at(FOUR, 12);
  assert.deepEqual(session.stack(0, 10), [
    { depth: 0, offered: 4, cursor: 0, square: 0 },
    { depth: 1, offered: 4, cursor: 3, square: 7 },
    { depth: 2, offered: 4, cursor: 1, square: 9 },
    { depth: 3, offered: 4, cursor: 0, square: 12 },
  ]);
  assert.deepEqual(
    [1, 2, 3, 4, 0].map((depth) => session.placedAt(depth, 1000)),
    [1, 10, 12, null, null],
  );
  assert.equal(session.counts().step, 12);
  assert.deepEqual(at("problem=queens&n=6&method=repair", 2).stack(0, 10), []);
});

test("parameters are checked", () => {
  const session = at(FOUR, 12);
  const code = { code: "number" };
  for (const bad of [-1, 1.5, Number.NaN, 2 ** 53]) {
    assert.throws(() => session.stack(bad, 1), code);
    assert.throws(() => session.placedAt(bad, 1), code);
    assert.throws(() => session.recordTree(bad), code);
    assert.throws(() => session.tree(bad, true), code);
  }
  assert.throws(() => session.tree(10, /** @type {any} */ ("yes")), { code: "flag" });
});
