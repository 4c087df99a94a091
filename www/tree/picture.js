/**
 * The drawing of a state-space tree on paper: black on white, nodes numbered in the order generated. It grows downwards,
 * or where that is too wide, as on a phone, turned to the right.
 *
 * @import { Tree } from "../pkg/backstep.js"
 * @import { Naming } from "./names.js"
 *
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {object} Style
 * @property {boolean} [isBlank] circles and lines alone, for somebody to fill in
 * @property {boolean} [isTurned]
 */
import { svg } from "../ui/dom.js";
import { OFF_BOARD } from "../words/squares.js";
import { edgeName, squareName } from "./names.js";
import { pathTo } from "./walk.js";

/** px from node to node and from level to level, and at which part of an edge its name stands. */
const UPRIGHT = { unit: 44, level: 68, named: 0.7 };
const TURNED = { unit: 27, level: 56, named: 0.5 };
const RADIUS = 12;
const MARGIN = 26;
/** Space below the lowest level for a refused node's value and a solution's vector. */
const BELOW = 34;
/** px of a character of a solution's vector, which stands beside it in a turned tree. */
const CHARACTER = 5.6;
/** How small it may be shown. */
const READABLE = 0.7;
const INK = "#000000";
const PAPER = "#ffffff";

/**
 * @param {Tree} tree @param {Naming} naming @param {Style} [style]
 * @returns {Element}
 */
export function drawExam(tree, naming, { isBlank = false, isTurned = false } = {}) {
  const { unit, level, named } = isTurned ? TURNED : UPRIGHT;
  const base = tree.depth[0];
  const at = Array.from(tree.x, (x, node) => {
    const [across, along] = [MARGIN + x * unit, MARGIN + (tree.depth[node] - base) * level];
    return isTurned ? { x: along, y: across } : { x: across, y: along };
  });
  const edges = svg("g", { stroke: INK, fill: "none" });
  const nodes = svg("g", {
    "font-family": "sans-serif",
    "font-size": 12,
    "text-anchor": "middle",
    fill: INK,
  });
  /** Characters beside the last level. */
  let beside = 0;
  for (let node = 0; node < at.length; node++) {
    const state = naming.states[tree.state[node]];
    // What is still to be tried has not been generated.
    if (state === "untried" || state === "unknown") continue;
    if (state === "refused" && isBlank) continue;
    const { x, y } = at[node];
    if (node > 0) {
      const from = at[tree.parent[node]];
      const gap = state === "refused" ? 6 : RADIUS;
      const end = isTurned ? { x2: x - gap, y2: y } : { x2: x, y2: y - gap };
      const onPath = !isBlank && (state === "live" || state === "current");
      edges.append(svg("line", { x1: from.x, y1: from.y, ...end, "stroke-width": onPath ? 2.5 : 1 }));
    }
    if (isBlank) nodes.append(svg("circle", { stroke: INK, fill: PAPER, cx: x, cy: y, r: RADIUS }));
    else if (state === "refused") {
      nodes.append(cross(x, y), told(at[node], 18, refusedName(tree, node, naming), isTurned, 10));
    } else {
      nodes.append(nodeShape(tree, node, state, x, y));
      if (state === "folded") nodes.append(told(at[node], RADIUS + 13, String(tree.cost[node]), isTurned));
      if (node > 0)
        nodes.append(edgeLabel(at[tree.parent[node]], at[node], named, edgeName(tree, node, naming)));
      if (state === "solution") {
        const vector = vectorOf(tree, node, naming);
        nodes.append(told(at[node], RADIUS + 18, vector, isTurned));
        beside = Math.max(beside, vector.length);
      }
    }
  }
  const deepest = tree.depth.reduce((most, depth) => Math.max(most, depth - base), 0);
  const length = Math.ceil(
    MARGIN + deepest * level + RADIUS + (isTurned ? Math.max(BELOW, 10 + beside * CHARACTER) : BELOW),
  );
  const breadth = Math.ceil(2 * MARGIN + tree.width * unit);
  const [width, height] = isTurned ? [length, breadth] : [breadth, length];
  const paper = svg("rect", { width, height, fill: PAPER });
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  const xmlns = "http://www.w3.org/2000/svg";
  const picture = /** @type {SVGElement} */ (
    svg("svg", { xmlns, ...size, role: "img" }, paper, edges, nodes)
  );
  // On a screen it is rather moved than made too small to read.
  picture.style.minWidth = `${width * READABLE}px`;
  return picture;
}

/** @param {Tree} tree @param {number} node @param {string} state @param {number} x @param {number} y */
function nodeShape(tree, node, state, x, y) {
  const shape = { stroke: INK, fill: PAPER, "stroke-width": state === "live" ? 2.5 : 1.25 };
  const group = svg("g", { class: "exam-node", "data-state": state });
  if (state === "solution") {
    const side = 2 * RADIUS + 4;
    const place = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    group.append(svg("rect", { ...shape, ...place, "stroke-width": 2.5 }));
  } else if (state === "folded") {
    const points = `${x},${y - RADIUS} ${x + 1.2 * RADIUS},${y + RADIUS} ${x - 1.2 * RADIUS},${y + RADIUS}`;
    group.append(svg("polygon", { ...shape, points }));
    return group;
  } else {
    if (state === "current")
      group.append(svg("circle", { ...shape, cx: x, cy: y, r: RADIUS + 4, "stroke-width": 2 }));
    const dashes = state === "left" || state === "dead-end" ? "3 2" : "none";
    group.append(svg("circle", { ...shape, "stroke-dasharray": dashes, cx: x, cy: y, r: RADIUS }));
  }
  if (tree.number[node] > 0) group.append(text(x, y + 4, String(tree.number[node])));
  return group;
}

/** @param {number} x @param {number} y */
function cross(x, y) {
  const s = 4.5;
  const path = `M${x - s} ${y - s}L${x + s} ${y + s}M${x + s} ${y - s}L${x - s} ${y + s}`;
  return svg("path", { d: path, stroke: INK, "stroke-width": 1.75, class: "exam-refused" });
}

/** What is said of a node: below it, or in a turned tree beside it. @param {Spot} node @param {number} below px @param {string} words @param {boolean} isTurned @param {number} [size] */
function told({ x, y }, below, words, isTurned, size) {
  if (!isTurned) return text(x, y + below, words, size);
  const beside = text(x + below - 8, y + 4, words, size);
  beside.setAttribute("text-anchor", "start");
  return beside;
}

/** Upright on the edge, on a halo of paper. @param {Spot} from @param {Spot} to @param {number} part of the way @param {string} name */
function edgeLabel(from, to, part, name) {
  const label = text(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, name, 12);
  for (const [key, value] of Object.entries({ stroke: PAPER, "stroke-width": 4, "paint-order": "stroke" }))
    label.setAttribute(key, String(value));
  return label;
}

/** @param {number} x @param {number} y @param {string} words @param {number} [size] */
function text(x, y, words, size = 12) {
  return svg("text", { x, y, "font-size": size }, document.createTextNode(words));
}

/** What was refused: the value alone, its variable is that of its level. @param {Tree} tree @param {number} node @param {Naming} naming */
function refusedName(tree, node, naming) {
  return naming.frame.problem === "queens"
    ? String((tree.square[node] % naming.frame.files) + 1)
    : tree.square[node] === OFF_BOARD
      ? naming.i18n.t("tree.offShort")
      : squareName(tree, node, naming);
}

/**
 * The nodes of the drawing in words, in the order placed: number, edge, and whether it is a dead end or a solution.
 * @param {Tree} tree @param {Naming} naming @returns {string[]}
 */
export function listExam(tree, naming) {
  return Array.from(tree.number, (number, node) => ({ number, node, state: naming.states[tree.state[node]] }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number)
    .map(({ number, node, state }) => {
      const end = { "dead-end": " ×", solution: ` ☐ ${vectorOf(tree, node, naming)}` };
      return `${number} ${edgeName(tree, node, naming)}${end[/** @type {keyof typeof end} */ (state)] ?? ""}`;
    });
}

/** x = (2, 4, 1, 3) for queens; a tour is too long to write. @param {Tree} tree @param {number} node @param {Naming} naming */
function vectorOf(tree, node, { frame }) {
  if (frame.problem !== "queens" || tree.depth[0] > 0) return "";
  const given = Array.from(frame.path.slice(0, frame.given));
  const placed = pathTo(tree, node).slice(1);
  const squares = [...given, ...placed.map((each) => tree.square[each])].sort((a, b) => a - b);
  return `x = (${squares.map((square) => (square % frame.files) + 1).join(", ")})`;
}
