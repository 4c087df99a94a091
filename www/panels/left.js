/**
 * How much of the search is left, as far as that can be guessed.
 *
 * @import { Moment } from "../readout.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { make, say } from "../ui/dom.js";

/** Random walks through the tree (Knuth 1975), the seed that they follow from, and milliseconds for them. */
const WALKS = 2000;
const SEED = 1;
const BUDGET = 20;

export function createLeft() {
  const title = make("h3");
  const explored = make("p");
  const size = make("p");
  const element = make("section", {}, title, explored, size);

  return {
    element,

    /** At rest: guesses would flicker. @param {Moment} moment @param {Session} session */
    show({ i18n, moving }, session) {
      if (moving) return;
      const share = session.explored();
      const estimate = session.probe(WALKS, SEED, BUDGET);
      say(title, i18n.t("left.title"));
      explored.hidden = share === undefined;
      if (share !== undefined) say(explored, i18n.t("left.explored", { percent: rounded(share * 100) }));
      const isKnown = estimate !== null && Number.isFinite(estimate.high);
      const { mean = 0, low = 0, high = 0 } = estimate ?? {};
      const guess = { mean: rounded(mean), low: rounded(low), high: rounded(high) };
      say(size, isKnown ? i18n.t("left.size", guess) : i18n.t("left.unknown"));
    },
  };
}

/** To two digits: more would pretend to know. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(2));
}
