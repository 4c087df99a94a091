/**
 * How much of the search is left, as far as that can be guessed.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Moment } from "../readout.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { make, say } from "../ui/dom.js";

/** Random walks through the tree (Knuth 1975), the seed that they follow from, and milliseconds for them. */
const WALKS = 2000;
const SEED = 1;
const BUDGET = 20;
/** Smaller shares, in per cent, are only said to be smaller. */
const LEAST = 0.01;
/** From here on numbers have too many digits to be read. */
const MANY = 1e12;

const HIGH = "⁰¹²³⁴⁵⁶⁷⁸⁹";

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
      if (share !== undefined) {
        const percent = rounded(share * 100);
        const key = percent < LEAST && percent > 0 ? "left.little" : "left.explored";
        say(explored, i18n.t(key, { percent: Math.max(percent, key === "left.little" ? LEAST : 0) }));
      }
      say(size, sizeText(estimate, i18n));
    },
  };
}

/** @param {ReturnType<Session["probe"]>} estimate @param {I18n} i18n @returns {string} */
function sizeText(estimate, i18n) {
  // Beyond what a number holds nothing can be told.
  if (!estimate || !Number.isFinite(estimate.high)) return i18n.t("left.unknown");
  const [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map((each) => readable(each, i18n));
  return i18n.t("left.size", { mean, low, high });
}

/** A guess in figures, or as a power of ten. @param {number} value @param {I18n} i18n */
function readable(value, i18n) {
  if (value < MANY) return i18n.n(rounded(value));
  const [digits, power] = value.toExponential(1).split("e+");
  const raised = Array.from(power, (digit) => HIGH[Number(digit)]).join("");
  return `${i18n.n(Number(digits))}×10${raised}`;
}

/** To two digits: more would pretend to know. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(2));
}
