/**
 * What the nodes of a tree are called.
 *
 * @import { Frame, Labels } from "../types.js"
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { NodeState, Tree } from "../pkg/backstep.js"
 *
 * @typedef {object} Naming
 * @property {Frame} frame
 * @property {Labels} labels
 * @property {I18n} i18n
 * @property {readonly NodeState[]} states by code
 */
import { label, OFF_BOARD } from "../words/squares.js";

const LOW = "₀₁₂₃₄₅₆₇₈₉";

/** The square chosen to come to a node. @param {Tree} tree @param {number} node @param {Naming} naming @returns {string} */
export function squareName(tree, node, { frame, labels, i18n }) {
  if (tree.depth[node] === 0) return i18n.t("tree.root");
  if (tree.square[node] !== OFF_BOARD) return label(tree.square[node], frame, labels);
  const isAttempt = frame.attempt !== undefined && tree.depth[node] === 1;
  return isAttempt ? i18n.t("tree.attempt", { attempt: tree.choice[node] + 1 }) : i18n.t("tree.off");
}

/** As an exam writes the edge to a node: x₂ = 3 for a queen, the square for a knight. @param {Tree} tree @param {number} node @param {Naming} naming @returns {string} */
export function edgeName(tree, node, naming) {
  const { frame } = naming;
  const square = tree.square[node];
  if (frame.problem === "tour" || square === OFF_BOARD) return squareName(tree, node, naming);
  return `x${lowered(Math.floor(square / frame.files) + 1)}=${(square % frame.files) + 1}`;
}

/** A number as an index. @param {number} n */
export function lowered(n) {
  return Array.from(String(n), (digit) => LOW[Number(digit)]).join("");
}

/** A node in words. @param {Tree} tree @param {number} node @param {Naming} naming @returns {string} */
export function describeNode(tree, node, naming) {
  const state = naming.states[tree.state[node]];
  const [count, solutions] = [tree.cost[node], tree.solutions[node]];
  const isSolved = solutions > 0 && (state === "folded" || (state === "left" && count > 0));
  const key = `tree.node.${state}${isSolved ? ".solved" : ""}`;
  return naming.i18n.t(/** @type {Key} */ (key), { name: squareName(tree, node, naming), count, solutions });
}
