/**
 * Why the search does what it does here: every candidate of the node with what has become of it.
 *
 * @import { Moment } from "../readout.js"
 * @import { Ways } from "../pkg/backstep.js"
 */

import { make } from "../ui/dom.js";
import { describeBoard } from "../words/describe.js";

/** Candidates listed on either side of the next one: a whole-board scan has thousands. */
const AROUND = 32;

/**
 * @typedef {object} Asking
 * @property {(moment: Moment) => Ways[]} ways how many ways lead on; they are shown on the board too
 */

/** @param {Asking} asking */
export const createWhy = ({ ways }) => ({
  name: "why",

  /** @param {Moment} moment */
  content(moment) {
    const { frame, counts, i18n } = moment;
    const words = describeBoard(moment);
    const { candidates, cursor } = frame;
    const from = Math.max(0, cursor - AROUND);
    const shown = candidates.slice(from, cursor + AROUND);
    const items = shown.map((_, i) => {
      const item = make("li", {}, words.choice(from + i));
      if (from + i === cursor) item.setAttribute("aria-current", "true");
      return item;
    });
    const hidden = candidates.length - shown.length;
    const rest = hidden > 0 ? [make("p", {}, i18n.t("why.more", { count: hidden }))] : [];
    const ask = make("button", { type: "button" }, i18n.t("ways.show"));
    const told = make("p", { role: "status" });
    ask.addEventListener("click", () => {
      const found = ways(moment);
      const any = found.some((way) => way.ways > 0n);
      const exact = found.every((way) => way.exact);
      told.textContent = i18n.t(exact ? (any ? "ways.some" : "ways.none") : "ways.atLeast");
    });
    return [make("p", {}, words.position(counts)), ask, told, make("ol", {}, ...items), ...rest];
  },
});
