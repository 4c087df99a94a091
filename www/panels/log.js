/**
 * The last events, each in a sentence; at speed only the dead ends and the solutions. No log is kept: the search steps
 * back over them and returns, so the list is right after any jump, in either direction.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Moment } from "../readout.js"
 * @import { Session } from "../pkg/backstep.js"
 * @import { Frame } from "../types.js"
 *
 * @typedef {{ step: number, kind: string, square: string, depth: number, text: string }} Line
 */
import { TARGET } from "../player.js";
import { copyText } from "../ui/copy.js";
import { fit, make, say } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { separated } from "../ui/tables.js";
import { narrate } from "../words/narrate.js";
import { label } from "../words/squares.js";

/** Lines at rest, in motion, and at speed. */
const LINES = { rest: 200, slow: 24, fast: 12 };
/** Milliseconds in motion, at rest, and for who asks for all: a node with thousands of candidates takes its time. */
const BUDGET = { moving: 3, rest: 100, asked: 2000 };
/** What is told at speed. */
const MILESTONES = TARGET.deadEnd | TARGET.solution;

/**
 * @param {(action: (session: Session) => void) => void} withSession does something with the search that is shown
 */
export function createLog(withSession) {
  const list = make("ol");
  const empty = make("p");
  const copy = make("button", { type: "button" });
  const save = make("button", { type: "button" });
  const told = make("p", { role: "status", className: "quiet-text" });
  const tools = make("p", { className: "buttons" }, copy, save);
  /** @type {Moment} */
  let moment;

  copy.addEventListener("click", () =>
    withSession(async (session) => {
      const { i18n } = moment;
      const text = linesOf(moment, session, LINES.rest, BUDGET.asked)
        .reverse()
        .map((line) => lineText(line, i18n))
        .join("\n");
      const isCopied = await copyText(text, () => getSelection()?.selectAllChildren(list));
      say(told, i18n.t(isCopied ? "copy.done" : "copy.select"));
    }),
  );
  save.addEventListener("click", () =>
    withSession((session) => {
      const { t } = moment.i18n;
      const head = [t("csv.step"), t("csv.event"), t("csv.square"), t("csv.depth"), t("csv.sentence")];
      const lines = linesOf(moment, session, LINES.rest, BUDGET.asked).reverse();
      const rows = lines.map(({ step, kind, square, depth, text }) => [step, kind, square, depth, text]);
      // The mark in front tells spreadsheets that it is UTF-8.
      saveFile("backstep-steps.csv", "text/csv", `\ufeff${separated({ head, rows }, ",")}`);
    }),
  );

  return {
    name: "log",

    /** @param {HTMLElement} box */
    open(box) {
      box.append(tools, told, list, empty);
    },

    /** @param {Moment} now @param {Session} session */
    show(now, session) {
      moment = now;
      const { i18n, moving, fast } = now;
      say(copy, i18n.t("copy.text"));
      say(save, i18n.t("csv.save"));
      if (!moving) say(told, "");
      const lines = fast
        ? linesOf(now, session, LINES.fast, BUDGET.moving, MILESTONES)
        : moving
          ? linesOf(now, session, LINES.slow, BUDGET.moving)
          : linesOf(now, session, LINES.rest, BUDGET.rest);
      fit(list, lines.length, () => make("li"));
      for (const [i, line] of lines.entries()) say(list.children[i], lineText(line, i18n));
      if (fast) list.firstElementChild?.removeAttribute("aria-current");
      else list.firstElementChild?.setAttribute("aria-current", "true");
      empty.hidden = lines.length > 0;
      say(empty, i18n.t(fast ? "log.nothing" : "log.empty"));
    },
  };
}

/** @param {Line} line @param {I18n} i18n */
function lineText({ step, text }, i18n) {
  return i18n.t("log.line", { step, text });
}

/**
 * The last events, the latest first.
 * @param {Moment} moment @param {Session} session
 * @param {number} most lines @param {number} budget milliseconds @param {number} [mask] of the events to be told; without it all are
 * @returns {Line[]}
 */
function linesOf(moment, session, most, budget, mask = 0) {
  /** @type {Line[]} */
  const lines = [];
  const end = performance.now() + budget;
  let steps = 0;
  while (lines.length < most && performance.now() < end) {
    if (mask !== 0) {
      const run = session.runBackUntil(mask, 0, budget);
      steps += run.steps;
      if (run.stop !== "reached") break;
    }
    const explanation = session.explain();
    if (!explanation) break;
    const counts = session.counts();
    const frame = /** @type {Frame} */ (session.frame());
    const told = { ...moment, explanation, counts, frame, refusals: 0, earlier: false, single: mask === 0 };
    const { square, kind } = explanation;
    lines.push({
      step: counts.step,
      kind,
      square: square === undefined ? "" : label(square, frame, moment.labels),
      depth: counts.depth,
      text: narrate(told).text,
    });
    if (mask === 0) steps += Math.sign(session.stepBack());
  }
  if (steps > 0) session.runUntil(0, steps, 1000);
  return lines;
}
