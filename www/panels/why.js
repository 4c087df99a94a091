/**
 * Why the search does what it does here: every candidate of the node with what has become of it.
 *
 * @import { Candidate } from "../types.js"
 * @import { Moment } from "../readout.js"
 */

import { make } from "../ui/dom.js";
import { describeBoard } from "../words/describe.js";

/** Candidates listed on either side of the next one: a whole-board scan has thousands. */
const AROUND = 32;

export const why = {
  name: "why",

  /** @param {Moment} moment */
  content(moment) {
    const { frame, counts, i18n } = moment;
    const words = describeBoard(moment);
    const { candidates, cursor } = frame;
    const from = Math.max(0, cursor - AROUND);
    const shown = candidates.slice(from, cursor + AROUND);
    const items = shown.map((candidate, i) => {
      const item = make("li", {}, textOf(candidate));
      if (from + i === cursor) item.setAttribute("aria-current", "true");
      return item;
    });
    const hidden = candidates.length - shown.length;
    const rest = hidden > 0 ? [make("p", {}, i18n.t("why.more", { count: hidden }))] : [];
    return [make("p", {}, words.position(counts)), make("ol", {}, ...items), ...rest];

    /** @param {Candidate} candidate */
    function textOf({ square, jump = 0, state }) {
      if (square !== undefined) return words.info(square);
      const { head } = frame;
      return i18n.t(state === "dead" ? "why.off.dead" : "why.off", { jump, from: head === null ? "" : head });
    }
  },
};
