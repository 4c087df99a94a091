/**
 * Why the search does what it does here: every candidate of the node with what has become of it.
 *
 * @import { Moment } from "../readout.js"
 * @import { Ways } from "../pkg/backstep.js"
 */

import { make, say } from "../ui/dom.js";
import { describeBoard } from "../words/describe.js";

/** Candidates listed on either side of the next one: a whole-board scan has thousands. */
const AROUND = 32;

/**
 * @typedef {object} Asking
 * @property {() => boolean} waysShown whether the ways on are wanted now
 * @property {() => void} toggleWays
 * @property {() => Ways[]|null} ways counts them, and writes them on the board; null: that cannot be told
 */

/** @param {Asking} asking */
export function createWhy({ waysShown, toggleWays, ways }) {
  const position = make("p");
  const ask = make("button", { type: "button" });
  const told = make("p", { role: "status" });
  const list = make("ol");
  const rest = make("p");
  ask.addEventListener("click", toggleWays);

  return {
    name: "why",

    /** @param {HTMLElement} box */
    open(box) {
      box.append(position, ask, told, list, rest);
    },

    /** @param {Moment} moment */
    show(moment) {
      const { frame, counts, i18n } = moment;
      const words = describeBoard(moment);
      const { candidates, cursor } = frame;
      const from = Math.max(0, cursor - AROUND);
      const shown = candidates.slice(from, cursor + AROUND);
      say(position, words.position(counts));
      say(ask, i18n.t("ways.show"));
      ask.setAttribute("aria-pressed", String(waysShown()));
      say(told, waysShown() && !moment.moving ? verdictOf(ways(), moment) : "");
      const items = shown.map((_, i) => {
        const item = make("li", {}, words.choice(from + i));
        if (from + i === cursor) item.setAttribute("aria-current", "true");
        return item;
      });
      list.replaceChildren(...items);
      const hidden = candidates.length - shown.length;
      rest.hidden = hidden === 0;
      if (hidden > 0) say(rest, i18n.t("why.more", { count: hidden }));
    },
  };
}

/** @param {Ways[]|null} found @param {Moment} moment @returns {string} */
function verdictOf(found, { frame, i18n }) {
  if (frame.solution) return i18n.t("position.solution");
  if (!found) return i18n.t("ways.unknown");
  if (found.some((way) => !way.exact)) return i18n.t("ways.atLeast");
  return i18n.t(found.some((way) => way.ways > 0n) ? "ways.some" : "ways.none");
}
