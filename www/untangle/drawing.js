/**
 * The graph as a drawing: nodes that are dragged, or moved by the arrow keys, and played by a click or Enter. Whoever
 * cannot drag clicks a node, and then the place where it is to go.
 *
 * @import { Graph, Point } from "./graph.js"
 */
import { say, svg } from "../ui/dom.js";

/** The drawing's units across, and around it. */
const [SIZE, MARGIN] = [100, 8];
/** How far an arrow key moves a node, and with Shift; and what a pointer may move in a click. */
const [STEP, FAR, SLOP] = [0.02, 0.1, 0.012];

/**
 * @typedef {object} Marks what is played on it
 * @property {readonly number[]} path nodes, in the order visited
 * @property {readonly number[]} offered nodes that can be chosen
 * @property {boolean} forced whether the lines of nodes with two ways are thick
 *
 * @param {Graph} graph
 * @param {object} options
 * @param {Point[]} options.board where the nodes lie on the board
 * @param {{ files: number, ranks: number }} options.size
 * @param {readonly string[]} options.names of the nodes
 * @param {(node: number, point: Point) => void} options.onMove
 * @param {(node: number) => void} options.onPlay
 */
export function createDrawing(graph, { board, size, names, onMove, onPlay }) {
  const lines = graph.edges.map(() => svg("line"));
  const trail = svg("polyline", { class: "untangle-path" });
  const ground = svg("g", { class: "untangle-ground" }, ...board.map((at, node) => tile(at, node)));
  const nodes = graph.squares.map((_, node) => createNode(node));
  const box = `${-MARGIN} ${-MARGIN} ${SIZE + 2 * MARGIN} ${SIZE + 2 * MARGIN}`;
  const element = svg("svg", { viewBox: box, class: "untangle-drawing", role: "group" });
  element.append(ground, ...lines, trail, ...nodes.map(({ group }) => group));
  /** @type {readonly Point[]} */
  let points = board;
  /** @type {readonly number[]} */
  let path = [];
  /** What a pointer holds, and where it took hold of it. @type {{ node: number|null, from: Point, moved: boolean }|null} null: an empty place */
  let held = null;
  /** The node that was clicked or moved last. @type {number|null} */
  let last = null;

  /** @param {number} node in the drawing's units */
  function at(node) {
    return [points[node].x, points[node].y].map((value) => (value * SIZE).toFixed(2));
  }

  function showTrail() {
    trail.setAttribute("points", path.map((node) => at(node).join(",")).join(" "));
  }

  /** @param {Point} at @param {number} node */
  function tile(at, node) {
    const side = SIZE / Math.max(size.files, size.ranks);
    const square = graph.squares[node];
    // a1, bottom left, is dark.
    const up = (square % size.files) + size.ranks - 1 - Math.floor(square / size.files);
    const tone = up % 2 === 0 ? "rule-dark" : "rule-light";
    const [x, y] = [at.x * SIZE - side / 2, at.y * SIZE - side / 2];
    return svg("rect", { x, y, width: side, height: side, class: tone });
  }

  /** @param {number} node */
  function createNode(node) {
    const radius = Math.min(5.5, 18 / Math.sqrt(graph.squares.length));
    const name = svg("text", { class: "untangle-name", "font-size": radius * 0.95, dy: radius * 0.33 });
    const number = svg("text", {
      class: "untangle-number",
      x: radius,
      y: -radius * 0.8,
      "font-size": radius * 0.9,
    });
    say(name, names[node]);
    const group = svg(
      "g",
      { class: "untangle-node", tabindex: 0, role: "button" },
      svg("circle", { r: radius * 1.35, class: "untangle-halo" }),
      svg("circle", { r: radius }),
      name,
      number,
    );
    group.addEventListener("pointerdown", (event) => hold(/** @type {PointerEvent} */ (event), node));
    group.addEventListener("keydown", (event) => onKey(/** @type {KeyboardEvent} */ (event), node));
    return { group, number };
  }

  /** Where a pointer is, in the drawing's own measure. @param {PointerEvent} event @returns {Point} */
  function pointOf({ clientX, clientY }) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const scale = (SIZE + 2 * MARGIN) / Math.min(width, height) / SIZE;
    return {
      x: (clientX - left - width / 2) * scale + 0.5,
      y: (clientY - top - height / 2) * scale + 0.5,
    };
  }

  /** @param {PointerEvent} event @param {number|null} node */
  function hold(event, node) {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    held = { node, from: pointOf(event), moved: false };
    last = node ?? last;
  }

  /** @param {KeyboardEvent} event @param {number} node */
  function onKey(event, node) {
    const step = event.shiftKey ? FAR : STEP;
    const [dx, dy] = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }[event.key] ?? [0, 0];
    const plays = event.key === "Enter" || event.key === " ";
    if (!plays && dx === 0 && dy === 0) return;
    event.preventDefault();
    if (plays) onPlay(node);
    else onMove(node, within({ x: points[node].x + dx, y: points[node].y + dy }));
  }

  element.addEventListener("pointerdown", (event) => {
    if (event.target === element) hold(/** @type {PointerEvent} */ (event), null);
  });
  element.addEventListener("pointermove", (event) => {
    if (!held) return;
    const now = pointOf(/** @type {PointerEvent} */ (event));
    held.moved ||= Math.hypot(now.x - held.from.x, now.y - held.from.y) > SLOP;
    if (held.moved && held.node !== null) onMove(held.node, within(now));
  });
  element.addEventListener("pointerup", () => {
    if (held && !held.moved) {
      if (held.node !== null) onPlay(held.node);
      else if (last !== null) onMove(last, within(held.from));
    }
    held = null;
  });
  element.addEventListener("pointercancel", () => {
    held = null;
  });

  return {
    element,

    /** @param {readonly Point[]} where @param {number} apart 0 on the board, 1 far from it */
    place(where, apart) {
      points = where;
      ground.setAttribute("opacity", String(1 - apart));
      for (const [i, [a, b]] of graph.edges.entries()) {
        const [[x1, y1], [x2, y2]] = [at(a), at(b)];
        for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) lines[i].setAttribute(name, value);
      }
      for (const [node, { group }] of nodes.entries())
        group.setAttribute("transform", `translate(${at(node).join(" ")})`);
      showTrail();
    },

    /** @param {Marks} marks @param {(node: number) => string} nameOf what is said of a node */
    mark(marks, nameOf) {
      path = marks.path;
      for (const [i, edge] of graph.edges.entries()) {
        const isForced = marks.forced && edge.some((node) => graph.neighbours[node].length === 2);
        lines[i].setAttribute("class", isForced ? "untangle-line forced" : "untangle-line");
      }
      for (const [node, { group, number }] of nodes.entries()) {
        const order = path.indexOf(node);
        const states = [
          order >= 0 ? "visited" : "",
          order >= 0 && order === path.length - 1 ? "head" : "",
          marks.offered.includes(node) ? "offered" : "",
        ];
        group.setAttribute("class", ["untangle-node", ...states.filter(Boolean)].join(" "));
        group.setAttribute("aria-label", nameOf(node));
        say(number, order >= 0 ? String(order) : "");
      }
      showTrail();
    },
  };
}

/** A point no farther out than the drawing goes. @param {Point} point @returns {Point} */
function within({ x, y }) {
  const limit = (/** @type {number} */ value) => Math.min(1, Math.max(0, value));
  return { x: limit(x), y: limit(y) };
}
