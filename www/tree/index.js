/**
 * The tree of the search: the path with every candidate of each of its nodes, and what was left, whole as long
 * as it is small. The picture is a canvas; the same tree for keys and screen readers lies beside it: what hangs on the
 * path to the node that is chosen, and the ways to the solutions.
 *
 * @import { Moment } from "../readout.js"
 * @import { NodeState, Session, Tree } from "../pkg/backstep.js"
 * @import { Naming } from "./names.js"
 * @import { Placement, View } from "./view.js"
 * @import { Way } from "./walk.js"
 *
 * @typedef {object} Tools
 * @property {(step: number) => void} seek
 * @property {<T>(action: (session: Session) => T) => T|null} attempt does something with the search that is shown
 */
import { nodeStates } from "../pkg/backstep.js";
import { make, say } from "../ui/dom.js";
import { watchTheme } from "../ui/theme.js";
import { drawTree, readTheme } from "./draw.js";
import { openExam } from "./exam.js";
import { describeNode, squareName } from "./names.js";
import { moved, nodeAt, placed, READABLE, zoomed } from "./view.js";
import { childrenOf, findAgain, neighbour, outlined, pathTo } from "./walk.js";

/** Nodes that can be drawn in a millisecond or so. */
const MOST = 3000;
/** Solutions that are told in words wherever they are; of others their number is. */
const TOLD = 24;
/** Milliseconds that recording may take at a time, and until it goes on. */
const RECORD_BUDGET = 6;
const RECORD_AGAIN = 30;
/** Milliseconds to find out when a piece was placed. */
const PLACED_BUDGET = 300;
/** px of a node, unscaled: room for a4, and for (0, 0). */
const UNIT = { chess: 27, from0: 44, from1: 44 };
const NEARER = 1.25;

/** @type {Record<string, Way>} */
const WAYS = { ArrowUp: "parent", ArrowDown: "child", ArrowLeft: "left", ArrowRight: "right" };

/** @type {ReadonlySet<NodeState>} */
const ON_PATH = new Set(["live", "current", "solution", "left"]);

let made = 0;

/** @param {Tools} tools */
export function createTree({ seek, attempt }) {
  const canvas = make("canvas", { "aria-hidden": "true" });
  const twin = make("div", { className: "tree-keys unseen", role: "tree", tabIndex: 0 });
  const stage = make("div", { className: "tree-stage" }, canvas, twin);
  const nearer = make("button", { type: "button", className: "icon" }, "+");
  const farther = make("button", { type: "button", className: "icon" }, "−");
  const whole = make("button", { type: "button", className: "icon" }, "□");
  const fold = make("button", { type: "button" });
  const exam = make("button", { type: "button" });
  const tools = make("p", { className: "tree-tools" }, farther, nearer, whole, fold, exam);
  const note = make("p", { className: "tree-note" });
  const key = make("p", { className: "tree-note" });
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const prefix = `tree-${made++}-node`;
  /** @type {NodeState[]} */
  const states = [];
  for (const [name, code] of Object.entries(nodeStates())) states[code] = /** @type {NodeState} */ (name);

  /** @type {Moment|undefined} */
  let moment;
  /** @type {Tree|undefined} */
  let tree;
  /** @type {View} */
  let view = READABLE;
  /** @type {ReturnType<typeof readTheme>|null} */
  let theme = null;
  /** The size of the canvas, in CSS pixels. */
  let room = { width: 0, height: 0 };
  /** @type {Placement|undefined} */
  let placement;
  let folds = false;
  /** The chosen node; null: the current one. @type {number|null} */
  let chosen = null;
  let shown = "";
  let again = 0;

  /** @returns {Naming} */
  const naming = () => ({ .../** @type {Moment} */ (moment), states });

  /** The end of the path: of its nodes the deepest. @param {Tree} of @returns {number} */
  function currentOf(of) {
    let current = 0;
    for (let node = 0; node < of.state.length; node++) {
      // Of what was left the cost is known.
      const onPath = of.cost[node] === 0 && ON_PATH.has(states[of.state[node]]);
      if (onPath && of.depth[node] > of.depth[current]) current = node;
    }
    return current;
  }

  /** @param {Session} session */
  function read(session) {
    const before = tree;
    const at = chosen;
    tree = session.tree(MOST, folds);
    if (at !== null) chosen = before && tree.x.length > 0 ? findAgain(before, at, tree) : null;
  }

  function draw() {
    if (!tree || !moment || tree.x.length === 0) return ctx.clearRect(0, 0, canvas.width, canvas.height);
    const ratio = devicePixelRatio;
    const [width, height] = [Math.round(room.width * ratio), Math.round(room.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    const named = naming();
    const now = tree;
    placement = placed(now, chosen ?? currentOf(now), UNIT[moment.labels], room, view);
    const { compact } = moment.i18n;
    // Read once: to ask while others write would have the page's styles computed each time.
    theme ??= readTheme(canvas);
    drawTree(
      ctx,
      {
        tree: now,
        placement,
        size: room,
        states,
        selected: document.activeElement === twin ? (chosen ?? currentOf(now)) : null,
        name: (node) => squareName(now, node, named),
        cost: compact,
      },
      theme,
    );
  }

  function writeTwin() {
    if (!tree || tree.x.length === 0) return twin.replaceChildren();
    const now = tree;
    const node = chosen ?? currentOf(now);
    /** @type {number[]} */
    const solutions = [];
    for (let i = 0; i < now.state.length && solutions.length < TOLD; i++)
      if (states[now.state[i]] === "solution") solutions.push(i);
    const rows = outlined(now, node, solutions);
    const shown = new Set(rows);
    const items = rows.map((each) => {
      const item = make(
        "div",
        {
          id: `${prefix}-${each}`,
          role: "treeitem",
          "aria-level": now.depth[each] - now.depth[0] + 1,
          "aria-selected": each === node,
        },
        describeNode(now, each, naming()),
      );
      const children = childrenOf(now, each);
      if (children.length > 0)
        item.setAttribute("aria-expanded", String(children.some((child) => shown.has(child))));
      return item;
    });
    twin.replaceChildren(...items);
    twin.setAttribute("aria-activedescendant", `${prefix}-${node}`);
  }

  function tell() {
    if (!moment || !tree) return;
    const { t } = moment.i18n;
    const { counts, frame } = moment;
    const told = [];
    if (tree.x.length === 0) told.push(t("tree.none"));
    else if (tree.to === undefined) told.push(t("tree.unrecorded"));
    else if (tree.to < counts.step) told.push(t("tree.recording", { step: tree.to }));
    else if (counts.step < Number(tree.from)) told.push(t("tree.before", { step: Number(tree.from) }));
    else if (Number(tree.from) > 0) told.push(t("tree.from", { step: Number(tree.from) }));
    else told.push(t("tree.placements", { count: counts.placed }));
    if (tree.folded) told.push(t("tree.folded"));
    if (tree.cut || tree.depth[0] > 0) told.push(t("tree.cut"));
    say(note, moment.i18n.sentences(.../** @type {[string]} */ (told)));
    exam.disabled = frame.method === "repair";
  }

  /** @param {number} node */
  function go(node) {
    if (!tree || !moment) return;
    const state = states[tree.state[node]];
    if (state === "untried" || state === "unknown") return;
    const depth = tree.depth[node];
    if (depth === 0) return seek(0);
    const step = tree.step[node] || attempt((session) => session.placedAt(depth, PLACED_BUDGET));
    if (step) seek(step);
  }

  /** @param {number|null} node */
  function choose(node) {
    chosen = node;
    writeTwin();
    draw();
  }

  /** @param {View} next */
  function look(next) {
    view = next;
    whole.setAttribute("aria-pressed", String(view.whole));
    draw();
  }

  /** @param {Moment} now @param {Session} session */
  function show(now, session) {
    const isDone = session.recordTree(RECORD_BUDGET);
    clearTimeout(again);
    if (!isDone) {
      again = window.setTimeout(
        () => attempt((one) => moment && show({ ...moment, moving: false }, one)),
        RECORD_AGAIN,
      );
    }
    const { width, height } = room;
    const looks = [
      now.setup,
      now.counts.step,
      now.labels,
      now.i18n.locale,
      width,
      height,
      folds,
      isDone,
      now.moving,
    ];
    if (looks.join() === shown) return;
    shown = looks.join();
    moment = now;
    read(session);
    draw();
    tell();
    if (!now.moving) writeTwin();
  }

  twin.addEventListener("keydown", (event) => {
    if (!tree || event.ctrlKey || event.altKey || event.metaKey) return;
    const node = chosen ?? currentOf(tree);
    const path = pathTo(tree, currentOf(tree));
    const way = WAYS[event.key];
    if (way) choose(neighbour(tree, node, way, path));
    else if (event.key === "Enter" || event.key === " ") go(node);
    else if (event.key === "Home") choose(0);
    else if (event.key === "End") choose(null);
    else if (event.key === "+" || event.key === "=") look(zoomed(view, NEARER));
    else if (event.key === "-") look(zoomed(view, 1 / NEARER));
    else return;
    event.preventDefault();
  });
  twin.addEventListener("focus", draw);
  twin.addEventListener("blur", draw);
  listenToPointer();
  nearer.addEventListener("click", () => look(zoomed(view, NEARER)));
  farther.addEventListener("click", () => look(zoomed(view, 1 / NEARER)));
  whole.addEventListener("click", () => look({ ...READABLE, whole: !view.whole }));
  exam.addEventListener("click", () =>
    attempt((session) => moment && openExam(session, naming(), moment.counts)),
  );
  fold.addEventListener("click", () => {
    folds = !folds;
    fold.setAttribute("aria-pressed", String(folds));
    attempt((session) => moment && show(moment, session));
  });
  new ResizeObserver(([{ contentRect }]) => {
    room = contentRect;
    draw();
  }).observe(canvas);
  watchTheme(() => {
    theme = null;
    draw();
  });

  /** A tap goes to the node; drawn along, the tree moves. */
  function listenToPointer() {
    /** @type {{ x: number, y: number, far: boolean }|null} */
    let held = null;
    canvas.addEventListener("pointerdown", ({ clientX: x, clientY: y, pointerId }) => {
      held = { x, y, far: false };
      canvas.setPointerCapture(pointerId);
    });
    canvas.addEventListener("pointermove", ({ clientX, clientY }) => {
      if (!held || !placement) return;
      const [dx, dy] = [clientX - held.x, clientY - held.y];
      if (!held.far && Math.hypot(dx, dy) < 6) return;
      held = { x: clientX, y: clientY, far: true };
      look(moved(placement, room, view, dx, dy));
    });
    canvas.addEventListener("pointercancel", () => {
      held = null;
    });
    canvas.addEventListener("pointerup", ({ clientX, clientY }) => {
      const wasTap = held && !held.far;
      held = null;
      if (!wasTap || !tree || !placement) return;
      const { left, top } = canvas.getBoundingClientRect();
      const node = nodeAt(tree, placement, clientX - left, clientY - top);
      if (node !== null) go(node);
    });
    canvas.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      look(zoomed(view, event.deltaY < 0 ? NEARER : 1 / NEARER));
    });
  }

  return {
    name: "tree",

    /** @param {HTMLElement} box */
    open(box) {
      shown = "";
      box.append(tools, note, stage, key);
    },

    /** @param {Moment} now @param {Session} session */
    show(now, session) {
      const { t } = now.i18n;
      say(fold, t("tree.fold"));
      say(exam, t("tree.exam"));
      say(key, t("tree.key"));
      nearer.setAttribute("aria-label", t("tree.nearer"));
      farther.setAttribute("aria-label", t("tree.farther"));
      whole.setAttribute("aria-label", t("tree.whole"));
      twin.setAttribute("aria-label", t("tree.label"));
      fold.setAttribute("aria-pressed", String(folds));
      whole.setAttribute("aria-pressed", String(view.whole));
      show(now, session);
    },

    close() {
      clearTimeout(again);
      attempt((session) => session.forgetTree());
    },
  };
}
