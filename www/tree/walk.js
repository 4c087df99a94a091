/**
 * Ways through a tree, from node to node.
 *
 * @import { Tree } from "../pkg/backstep.js"
 * @typedef {"parent"|"child"|"left"|"right"} Way
 */

/** @param {Tree} tree @param {number} node @returns {number[]} in trial order */
export function childrenOf(tree, node) {
  const children = [];
  // All that is below a node follows it at once.
  for (let i = node + 1; i < tree.parent.length && tree.depth[i] > tree.depth[node]; i++) {
    if (tree.parent[i] === node) children.push(i);
  }
  return children;
}

/** The nodes from the first one down to this. @param {Tree} tree @param {number} node @returns {number[]} */
export function pathTo(tree, node) {
  const path = [node];
  while (path[0] !== tree.parent[path[0]]) path.unshift(tree.parent[path[0]]);
  return path;
}

/**
 * The nodes that words tell of, down the tree: those around one of them, and the way to each solution.
 * @param {Tree} tree @param {number} node @param {readonly number[]} solutions @returns {number[]}
 */
export function outlined(tree, node, solutions) {
  const parent = tree.parent[node];
  const told = new Set([
    ...pathTo(tree, node),
    ...(node === parent ? [] : childrenOf(tree, parent)),
    ...childrenOf(tree, node),
    ...solutions.flatMap((solution) => pathTo(tree, solution)),
  ]);
  // Parents come before their children, and children in trial order.
  return Array.from(told).sort((a, b) => a - b);
}

/**
 * The node next to this one that way; itself if there is none.
 * @param {Tree} tree @param {number} node @param {Way} way @param {readonly number[]} path down it "child" goes first
 * @returns {number}
 */
export function neighbour(tree, node, way, path) {
  if (way === "parent") return tree.parent[node];
  if (way === "child") {
    const children = childrenOf(tree, node);
    return children.find((child) => path.includes(child)) ?? children[0] ?? node;
  }
  const siblings = node === tree.parent[node] ? [node] : childrenOf(tree, tree.parent[node]);
  return siblings[siblings.indexOf(node) + (way === "left" ? -1 : 1)] ?? node;
}

/**
 * The same node in a later tree: by the candidates that lead to it, as far as they are there.
 * @param {Tree} before @param {number} node @param {Tree} tree @returns {number}
 */
export function findAgain(before, node, tree) {
  let found = 0;
  if (before.depth[0] !== tree.depth[0]) return found;
  for (const each of pathTo(before, node).slice(1)) {
    const child = childrenOf(tree, found).find((one) => tree.choice[one] === before.choice[each]);
    if (child === undefined) return found;
    found = child;
  }
  return found;
}
