/**
 * The last events, each in a sentence. No log is kept: the search steps back over them and returns, so the
 * list is right after any jump, in either direction.
 *
 * @import { Moment } from "../readout.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { make, say } from "../ui/dom.js";
import { narrate } from "../words/narrate.js";

const LINES = 24;
/** Milliseconds: a node with thousands of candidates takes its time. */
const BUDGET = 30;

export function createLog() {
  const list = make("ol");
  const empty = make("p");

  return {
    name: "log",

    /** @param {HTMLElement} box */
    open(box) {
      box.append(list, empty);
    },

    /** @param {Moment} moment @param {Session} session */
    show(moment, session) {
      const lines = linesOf(moment, session);
      list.replaceChildren(...lines);
      empty.hidden = lines.length > 0;
      say(empty, moment.i18n.t("log.empty"));
    },
  };
}

/** @param {Moment} moment @param {Session} session @returns {HTMLElement[]} */
function linesOf(moment, session) {
  const { i18n } = moment;
  const items = [];
  let steps = 0;
  const end = performance.now() + BUDGET;
  for (; steps < LINES && performance.now() < end; steps++) {
    const explanation = session.explain();
    if (!explanation) break;
    const counts = session.counts();
    const frame = /** @type {import("../types.js").Frame} */ (session.frame());
    const { text } = narrate({
      ...moment,
      explanation,
      counts,
      frame,
      refusals: 0,
      earlier: false,
      single: true,
    });
    items.push(make("li", {}, i18n.t("log.line", { step: counts.step, text })));
    session.stepBack();
  }
  session.advance(steps);
  items[0]?.setAttribute("aria-current", "true");
  return items;
}
