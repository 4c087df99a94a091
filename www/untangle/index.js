/**
 * The board pulled apart: its squares move until the jumps between them cross as seldom as possible, and back.
 *
 * @import { Graph, Point } from "./graph.js"
 * @import { I18n } from "../i18n/index.js"
 * @import { Labels } from "../types.js"
 */
import { createClock } from "../clock.js";
import { pause } from "../pause.js";
import { openDialog } from "../ui/dialogs.js";
import { make, say } from "../ui/dom.js";
import { label } from "../words/squares.js";
import { createDrawing } from "./drawing.js";
import { countCrossings, onBoard } from "./graph.js";
import { createLayout } from "./layout.js";

/** Milliseconds of the way between board and graph; of the search for a drawing in a turn, and in all. */
const WAY = 1400;
const [TURN, PATIENCE] = [8, 4000];

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @typedef {object} Playing
 * @property {string} text what is said of the position
 * @property {readonly number[]} path squares visited, in order
 * @property {readonly number[]} offered squares that can be chosen
 *
 * @param {object} options
 * @param {I18n} options.i18n @param {Labels} options.labels
 * @param {{ files: number, ranks: number }} options.size
 * @param {Graph} options.graph
 * @param {(square: number) => void} options.onPlay
 * @param {() => void} options.onTakeBack
 * @param {() => void} options.onClose
 * @returns {{ show: (playing: Playing) => void }}
 */
export function openUntangle({ i18n, labels, size, graph, onPlay, onTakeBack, onClose }) {
  const { t } = i18n;
  const names = graph.squares.map((square) => label(square, size, labels));
  const board = onBoard(graph, size);
  const layout = createLayout(graph);
  let points = board.map((point) => ({ ...point }));
  let apart = 0;
  /** The way that the nodes are on. @type {{ from: Point[], to: readonly Point[], apart: [number, number], gone: number }|null} */
  let way = null;
  /** @type {Playing} */
  let playing = { text: "", path: [], offered: [] };
  let closed = false;

  const drawing = createDrawing(graph, {
    board,
    size,
    names,
    onMove(node, point) {
      points[node] = point;
      apart = 1;
      showPoints();
    },
    onPlay: (node) => onPlay(graph.squares[node]),
  });
  drawing.element.setAttribute("aria-label", t("untangle.picture"));
  const clock = createClock((_, dt) => go(dt));
  const told = make("p", { role: "status", className: "untangle-told" });
  const crossings = make("p", { role: "status", className: "untangle-crossings" });
  const away = make("button", { type: "button", className: "primary" }, t("untangle.apart"));
  const back = make("button", { type: "button" }, t("untangle.together"));
  const takeBack = make("button", { type: "button" }, t("try.takeBack"));
  const forced = make("input", { type: "checkbox", name: "untangle-forced" });
  const check = make("label", { className: "check" }, forced, make("span", {}, t("untangle.forced")));
  away.addEventListener("click", seek);
  back.addEventListener("click", () => setOut(board, 0));
  takeBack.addEventListener("click", onTakeBack);
  forced.addEventListener("change", showPlaying);
  const rows = graph.neighbours.map((found, node) =>
    make(
      "li",
      {},
      t("untangle.node", { square: names[node], squares: i18n.list(found.map((each) => names[each])) }),
    ),
  );
  const words = make("details", {}, make("summary", {}, t("untangle.words")), make("ul", {}, ...rows));
  const buttons = make("p", { className: "untangle-buttons" }, away, back, takeBack);
  const side = make(
    "div",
    { className: "untangle-side" },
    make("p", { className: "quiet-text" }, t("untangle.about")),
    told,
    crossings,
    buttons,
    check,
    words,
  );
  openDialog("untangle-dialog", "untangle.title", i18n, drawing.element, side);
  const dialog = /** @type {HTMLDialogElement} */ (drawing.element.closest("dialog"));
  dialog.addEventListener("close", close, { once: true });
  showPoints();

  function close() {
    closed = true;
    clock.stop();
    onClose();
  }

  /** Looks for a clear drawing, a few milliseconds at a time, and goes there. */
  async function seek() {
    say(crossings, t("untangle.looking"));
    for (let spent = 0; spent < PATIENCE && !layout.run(TURN); spent += TURN) {
      await pause();
      if (closed) return;
    }
    // Even the slowest machine has made one attempt by then, or goes on until it has.
    while (layout.points.length === 0) layout.run(TURN);
    setOut(layout.points, 1);
  }

  /** @param {readonly Point[]} to @param {number} target how far apart they are then, 0 or 1 */
  function setOut(to, target) {
    way = { from: points, to, apart: [apart, target], gone: reducedMotion.matches ? WAY : 0 };
    if (way.gone === WAY) go(0);
    else clock.start();
  }

  /** @param {number} dt */
  function go(dt) {
    if (!way) return;
    way.gone += dt;
    const share = Math.min(1, way.gone / WAY);
    // Slowly at first, and at last.
    const part = share * share * (3 - 2 * share);
    const between = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * part;
    const { from, to } = way;
    points = from.map(({ x, y }, node) => ({ x: between(x, to[node].x), y: between(y, to[node].y) }));
    apart = between(...way.apart);
    showPoints(share === 1);
    if (share < 1) return;
    way = null;
    clock.stop();
  }

  /** @param {boolean} [rests] lines are counted where the nodes rest */
  function showPoints(rests = true) {
    drawing.place(points, apart);
    if (rests) say(crossings, t("untangle.crossings", { count: countCrossings(graph.edges, points) }));
  }

  function showPlaying() {
    const { text, path, offered } = playing;
    const nodesOf = (/** @type {readonly number[]} */ squares) =>
      squares.map((square) => graph.squares.indexOf(square));
    say(told, text);
    drawing.mark({ path: nodesOf(path), offered: nodesOf(offered), forced: forced.checked }, describe);
    takeBack.setAttribute("aria-disabled", String(path.length < 2));
  }

  /** @param {number} node */
  function describe(node) {
    const move = playing.path.indexOf(graph.squares[node]);
    const squares = i18n.list(graph.neighbours[node].map((each) => names[each]));
    return t(move < 0 ? "untangle.node" : "untangle.node.visited", { square: names[node], squares, move });
  }

  return {
    show(now) {
      playing = now;
      showPlaying();
    },
  };
}
