/**
 * All counts, and the position as the textbook's program prints it.
 *
 * @import { Key } from "../i18n/index.js"
 * @import { Moment } from "../readout.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { make } from "../ui/dom.js";

/** Printed boards beyond this would not fit any screen. */
const PRINTED = 32;

/** @param {{ element: HTMLElement, show: (moment: Moment) => void }} counting */
export const createNumbers = (counting) => ({
  name: "numbers",

  /** @param {Moment} moment @param {Session} session */
  content(moment, session) {
    const { frame, counts, status, i18n } = moment;
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
    const { placed, backtracks, depth } = counts;
    const lines = rows.map(([key, value]) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, i18n.t(key, { count: counts.solutions })),
        make("td", {}, value),
      ),
    );
    counting.show(moment);
    const given = frame.problem === "queens" ? frame.given : 0;
    const numbers = { placed, backtracks, depth, given, board: depth + given };
    const identity = i18n.t(given > 0 ? "identity.given" : "identity.numbers", numbers);
    const parts = [make("table", {}, make("tbody", {}, ...lines)), make("p", {}, identity)];
    if (Math.max(frame.files, frame.ranks) > PRINTED) return [...parts, counting.element];
    const form = frame.problem === "queens" ? "matrix01" : frame.method === "warnsdorff" ? "from1" : "from0";
    const printed = make("pre", { tabIndex: 0 }, session.print(form));
    return [...parts, make("p", {}, i18n.t("numbers.printed")), printed, counting.element];
  },
});
