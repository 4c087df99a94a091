/**
 * Draws a tree on a canvas. Every state has a shape of its own; colour only helps.
 *
 * @import { NodeState, Tree } from "../pkg/backstep.js"
 * @import { Placement, Size } from "./view.js"
 *
 * @typedef {Record<"font"|"ink"|"surface"|"quiet"|"accent"|"line"|"conflict", string>} Theme
 *
 * @typedef {object} Drawing
 * @property {Tree} tree
 * @property {Placement} placement
 * @property {Size} size
 * @property {readonly NodeState[]} states by code
 * @property {number|null} selected
 * @property {(node: number) => string} name
 * @property {(cost: number) => string} cost
 */
import { spot } from "./view.js";

/** Below this scale there is no room for names. */
const NAMED = 0.75;

/** @param {Element} element @returns {Theme} */
export function readTheme(element) {
  const style = getComputedStyle(element);
  const read = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  return {
    font: read("--font"),
    ink: read("--text"),
    surface: read("--surface"),
    quiet: read("--text-quiet"),
    accent: read("--accent"),
    line: read("--control"),
    conflict: read("--conflict"),
  };
}

/** @param {CanvasRenderingContext2D} ctx @param {Drawing} drawing @param {Theme} theme */
export function drawTree(ctx, drawing, theme) {
  const { tree, placement, size, states, selected } = drawing;
  const r = Math.max(2.5, 7 * placement.scale);
  ctx.clearRect(0, 0, size.width, size.height);
  ctx.lineJoin = "round";
  drawEdges(ctx, drawing, theme);
  /** @type {Map<NodeState, { node: number, x: number, y: number }[]>} */
  const seen = new Map();
  for (let node = 0; node < tree.x.length; node++) {
    const at = spot(tree, node, placement);
    const isOut = at.x < -40 || at.y < -40 || at.x > size.width + 40 || at.y > size.height + 40;
    if (isOut) continue;
    const state = states[tree.state[node]];
    const group = seen.get(state);
    if (group) group.push({ node, ...at });
    else seen.set(state, [{ node, ...at }]);
  }
  for (const [state, spots] of seen) {
    ctx.beginPath();
    for (const { x, y } of spots) trace(ctx, state, x, y, r);
    paint(ctx, state, theme);
    if (placement.scale >= NAMED) drawNames(ctx, drawing, state, spots, r, theme);
  }
  if (selected !== null) {
    const { x, y } = spot(tree, selected, placement);
    ctx.beginPath();
    ctx.rect(x - 2 * r, y - 2 * r, 4 * r, 4 * r);
    ctx.strokeStyle = theme.ink;
    ctx.lineWidth = 2;
    ctx.setLineDash([4, 3]);
    ctx.stroke();
    ctx.setLineDash([]);
  }
}

/** The path is thick. @param {CanvasRenderingContext2D} ctx @param {Drawing} drawing @param {Theme} theme */
function drawEdges(ctx, { tree, placement, states, size }, theme) {
  for (const thick of [false, true]) {
    ctx.beginPath();
    for (let node = 1; node < tree.x.length; node++) {
      const state = states[tree.state[node]];
      const onPath = state === "live" || state === "current";
      if (onPath !== thick) continue;
      const from = spot(tree, tree.parent[node], placement);
      const to = spot(tree, node, placement);
      if (to.y < 0 || from.y > size.height) continue;
      ctx.moveTo(from.x, from.y);
      ctx.lineTo(to.x, to.y);
    }
    ctx.strokeStyle = thick ? theme.accent : theme.line;
    ctx.lineWidth = thick ? 3 : 1;
    ctx.stroke();
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {NodeState} state @param {number} x @param {number} y @param {number} r */
function trace(ctx, state, x, y, r) {
  const s = r * 0.6;
  switch (state) {
    case "live":
    case "left":
      ring(ctx, x, y, r);
      break;
    case "current":
      ring(ctx, x, y, r);
      ring(ctx, x, y, r * 1.6);
      break;
    case "dead-end":
      ring(ctx, x, y, r);
      cross(ctx, x, y, s);
      break;
    case "solution":
      ctx.rect(x - r, y - r, 2 * r, 2 * r);
      ctx.moveTo(x - s, y);
      ctx.lineTo(x - s * 0.2, y + s * 0.8);
      ctx.lineTo(x + s, y - s * 0.8);
      break;
    case "folded":
      ctx.moveTo(x, y - r);
      ctx.lineTo(x + r * 1.3, y + r);
      ctx.lineTo(x - r * 1.3, y + r);
      ctx.closePath();
      break;
    case "refused":
      cross(ctx, x, y, s);
      break;
    case "untried":
      ring(ctx, x, y, s * 0.8);
      break;
    default:
      ctx.moveTo(x - s, y);
      ctx.lineTo(x + s, y);
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r */
function ring(ctx, x, y, r) {
  ctx.moveTo(x + r, y);
  ctx.arc(x, y, r, 0, 2 * Math.PI);
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} s */
function cross(ctx, x, y, s) {
  ctx.moveTo(x - s, y - s);
  ctx.lineTo(x + s, y + s);
  ctx.moveTo(x + s, y - s);
  ctx.lineTo(x - s, y + s);
}

/** @param {CanvasRenderingContext2D} ctx @param {NodeState} state @param {Theme} theme */
function paint(ctx, state, theme) {
  const isFilled = state === "live" || state === "folded";
  const isThin = state === "untried" || state === "left" || state === "unknown";
  ctx.fillStyle = state === "live" ? theme.accent : state === "folded" ? theme.quiet : theme.surface;
  if (isFilled || !["refused", "unknown"].includes(state)) ctx.fill();
  ctx.strokeStyle = state === "refused" ? theme.conflict : state === "current" ? theme.accent : theme.ink;
  ctx.lineWidth = isThin ? 1.25 : state === "current" ? 3 : 2;
  ctx.stroke();
}

/**
 * Squares above the nodes of the path, below the others; what a folded part has cost.
 * @param {CanvasRenderingContext2D} ctx @param {Drawing} drawing @param {NodeState} state
 * @param {{ node: number, x: number, y: number }[]} spots @param {number} r @param {Theme} theme
 */
function drawNames(ctx, { tree, name, cost, placement }, state, spots, r, theme) {
  if (state === "refused" || state === "untried" || state === "unknown") return;
  const onPath = state === "live" || state === "current";
  ctx.font = `${onPath ? "600 " : ""}${Math.round(Math.min(15, 12 * placement.scale))}px ${theme.font}`;
  ctx.textBaseline = onPath ? "alphabetic" : "top";
  ctx.textAlign = onPath ? "left" : "center";
  ctx.strokeStyle = theme.surface;
  ctx.lineWidth = 4;
  ctx.fillStyle = theme.ink;
  for (const { node, x, y } of spots) {
    if (tree.depth[node] === 0) continue;
    const text = state === "folded" ? cost(tree.cost[node]) : name(node);
    const [tx, ty] = onPath ? [x + r * (state === "current" ? 1.6 : 1.1), y - r * 0.8] : [x, y + r * 1.3];
    ctx.strokeText(text, tx, ty);
    ctx.fillText(text, tx, ty);
  }
}
