/**
 * Questions made from the run itself: what does the search do next, how far, and why? Which one is asked depends on
 * the position, on what was asked before, and on a seed.
 *
 * @import { Session } from "../pkg/backstep.js"
 * @import { Draft, Engine, View } from "./look.js"
 * @import { Placed } from "./fair.js"
 *
 * @typedef {object} Asked
 * @property {string} template by which it was made
 * @property {string} ask
 * @property {Placed[]} options
 * @property {string} because
 */
import { Fair } from "./fair.js";
import { finish, mistake, tie } from "./finish.js";
import { colour, jump, rule, stranded, ways } from "./knight.js";
import { Look } from "./look.js";
import { line, pattern } from "./program.js";
import { attacked, begin, fewest, least, safe, seen, symmetry } from "./queens.js";
import { emptyRow, share, why } from "./refusals.js";
import { again, balance, deadEnd, event, resume, retreat } from "./steps.js";

/** @type {Readonly<Record<string, (look: Look) => Draft|null>>} */
export const TEMPLATES = {
  ...{ retreat, resume, deadEnd, why, finish, mistake, again, balance, line, event },
  ...{ jump, stranded, colour, ways, rule, tie },
  ...{ begin, seen, share, safe, emptyRow, attacked, least, fewest, symmetry, pattern },
};
/** Squares of a board up to which each of them can be looked at, and what can be asked beyond. */
const LARGEST = 64 * 64;
const OF_LARGE_ONES = ["retreat", "resume", "balance", "event", "colour", "pattern"];
/** Those that suit nearly every moment come after those that are about this one. */
const GENERAL = ["balance", "colour", "event", "finish", "why"];

export class Asker {
  #fair = new Fair();
  /** The template asked last. */
  #last = "";
  /** What was answered wrong may come again at once, this once. */
  #again = false;

  /**
   * @param {Session} session of the whole module: it is only looked at
   * @param {Engine} engine @param {View} view
   * @param {readonly string[]} [names] of the templates that may be asked
   * @returns {Asked|null} null: there is nothing here that is worth asking
   */
  ask(session, engine, view, names = Object.keys(TEMPLATES)) {
    const look = new Look(session, engine, view);
    const late = (/** @type {string} */ name) =>
      this.#again && name === this.#last ? -1 : GENERAL.includes(name) ? 1 : 0;
    const isLarge = look.frame.files * look.frame.ranks > LARGEST;
    const order = names
      .filter((name) => !isLarge || OF_LARGE_ONES.includes(name))
      .filter((name) => name !== this.#last || this.#again)
      .map((name) => ({ name, place: late(name) + view.random(1000) / 1000 }))
      .sort((a, b) => a.place - b.place);
    for (const { name } of order) {
      const draft = TEMPLATES[name](look);
      const options = draft && draft.wrong.length > 0 ? this.#fair.place(name, draft, view.random) : null;
      if (!draft || !options) continue;
      this.#fair.note(name, draft, options);
      this.#last = name;
      this.#again = false;
      return { template: name, ask: draft.ask, options, because: draft.because };
    }
    return null;
  }

  /** Notes that the last question was answered wrong. */
  missed() {
    this.#again = true;
  }
}
