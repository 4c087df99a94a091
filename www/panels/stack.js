/**
 * The stack, as the recursive program would have its calls: the newest on top.
 *
 * @import { Moment } from "../readout.js"
 * @import { Session, StackLevel } from "../pkg/backstep.js"
 */
import { fieldsOf } from "../setup-text.js";
import { fit, make, say } from "../ui/dom.js";
import { label } from "../words/squares.js";

/** Calls that are listed: of a thousand queens nobody reads all. */
const LISTED = 40;
/** What never goes back needs no calls. */
const LOOPS = new Set(["formula", "tiles", "rotate", "script"]);
/** Milliseconds to find out when a piece was placed. */
const BUDGET = 300;

/**
 * @param {{ seek: (step: number) => void, attempt: <T>(action: (session: Session) => T) => T|null }} tools
 */
export function createStack({ seek, attempt }) {
  const hint = make("p");
  const list = make("ol", { className: "stack" });
  const rest = make("p");
  let shown = "";
  /** @type {StackLevel[]} */
  let levels = [];
  let deepest = 0;

  /** @param {number} depth */
  function go(depth) {
    const step = depth === 0 ? 0 : attempt((session) => session.placedAt(depth, BUDGET));
    if (step !== null) seek(step);
  }

  /** A row for whatever level stands in it. @param {number} i */
  function row(i) {
    const button = make("button", { type: "button", className: "quiet" });
    button.addEventListener("click", () => {
      const { depth } = levels[i];
      // When its piece was placed; the top call has none yet: when it was made.
      go(depth + (depth < deepest ? 1 : 0));
    });
    return make("li", {}, button);
  }

  return {
    name: "stack",

    /** @param {HTMLElement} box */
    open(box) {
      shown = "";
      box.append(hint, list, rest);
    },

    /** @param {Moment} moment @param {Session} session */
    show(moment, session) {
      const { frame, counts, i18n, setup, labels } = moment;
      const now = [setup, counts.step, labels, i18n.locale].join();
      if (now === shown) return;
      shown = now;
      const from = Math.max(0, frame.depth + 1 - LISTED);
      levels = session.stack(from, LISTED).reverse();
      deepest = frame.depth;
      const isLoop = LOOPS.has(frame.method) || fieldsOf(setup).get("pure") === "1";
      say(hint, i18n.t(levels.length === 0 ? "stack.none" : isLoop ? "stack.loop" : "stack.hint"));
      const focused = Array.from(list.children).findIndex((item) => item.contains(document.activeElement));
      fit(list, levels.length, row);
      for (const [i, level] of levels.entries()) {
        const [button] = list.children[i].children;
        say(button, textOf(level, moment));
      }
      list.firstElementChild?.setAttribute("aria-current", "true");
      if (focused >= levels.length) list.lastElementChild?.querySelector("button")?.focus();
      rest.hidden = from === 0;
      say(rest, i18n.t("stack.more", { count: from }));
    },
  };
}

/** @param {StackLevel} level @param {Moment} moment @returns {string} */
function textOf({ depth, offered, cursor, square }, { frame, i18n, labels }) {
  const attempts = frame.attempt === undefined ? 0 : 1;
  const isAttempt = attempts === 1 && depth === 0;
  const queens = frame.problem === "queens";
  // Moves count from the start, which is move 0; queens from 1.
  const piece = depth - attempts + frame.given + (queens ? 1 : 0);
  const name = square === undefined ? i18n.t("tree.off") : label(square, frame, labels);
  const call = isAttempt ? "attempt" : queens ? "queen" : "move";
  if (cursor >= offered) return i18n.t(`stack.${call}.done`, { piece, count: offered });
  const state = depth < frame.depth ? "placed" : "next";
  return i18n.t(`stack.${call}.${state}`, {
    piece,
    square: name,
    choice: cursor + 1,
    offered,
    count: offered - cursor - 1,
  });
}
