/**
 * All counts, and the position as the textbook's program prints it.
 *
 * @import { Key } from "../i18n/index.js"
 * @import { Moment } from "../readout.js"
 * @import { Frame } from "../types.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { fit, make, say } from "../ui/dom.js";
import { createLeft } from "./left.js";
import { createRecord } from "./record.js";

/** Printed boards beyond this would not fit any screen. */
const PRINTED = 32;

/**
 * @param {{ element: HTMLElement, show: (moment: Moment) => void }} counting
 * @param {() => void} onGrowth measures how the work grows with the size
 */
export function createNumbers(counting, onGrowth) {
  const growth = make("button", { type: "button", "aria-haspopup": "dialog" });
  growth.addEventListener("click", onGrowth);
  const left = createLeft();
  const record = createRecord();
  const lines = make("tbody");
  const identity = make("p");
  const heading = make("p");
  const printed = make("pre", { tabIndex: 0 });

  return {
    name: "numbers",

    /** @param {HTMLElement} box */
    open(box) {
      box.append(make("table", {}, lines), identity, left.element, record.element);
      box.append(heading, printed, counting.element, growth);
    },

    /** @param {Moment} moment @param {Session} session */
    show(moment, session) {
      const { frame, counts, status, i18n, moving } = moment;
      /** @type {[Key, string][]} */
      const rows = [
        ["counter.step", i18n.n(counts.step)],
        ["counter.placed", i18n.n(counts.placed)],
        ["counter.refused", i18n.n(counts.rejected)],
        ["counter.tested", i18n.n(counts.placed + counts.rejected)],
        ["counter.takenBack", i18n.n(counts.backtracks)],
        ["counter.solutions", i18n.n(counts.solutions)],
        ["counter.deepest", i18n.n(counts.deepest)],
        ["counter.status", i18n.t(`status.${status}`)],
      ];
      fit(lines, rows.length, () => make("tr", {}, make("th", { scope: "row" }), make("td")));
      for (const [i, [key, value]] of rows.entries()) {
        const [name, number] = lines.children[i].children;
        say(name, i18n.t(key, { count: counts.solutions }));
        say(number, value);
      }
      counting.show(moment);
      left.show(moment, session);
      record.show(session.record(), i18n, moving);
      say(growth, i18n.t("growth.title"));
      const { placed, backtracks, depth } = counts;
      const given = frame.problem === "queens" ? frame.given : 0;
      const numbers = { placed, backtracks, depth, given, board: depth + given };
      say(identity, i18n.t(given > 0 ? "identity.given" : "identity.numbers", numbers));
      const isLarge = Math.max(frame.files, frame.ranks) > PRINTED;
      heading.hidden = printed.hidden = isLarge;
      if (isLarge) return;
      say(heading, i18n.t("numbers.printed"));
      say(printed, session.print(formOf(frame)));
    },
  };
}

/** What the textbook's program prints. @param {Frame} frame @returns {"matrix01"|"from0"|"from1"} */
function formOf({ problem, method }) {
  if (problem === "queens") return "matrix01";
  return method === "warnsdorff" ? "from1" : "from0";
}
