/**
 * Which options are offered, and in which order, so that nobody scores by a habit. A habit is an answer that needs no
 * look at the board: always the letter B, always "yes", always the largest number. For each the score so far is
 * compared with what chance would have brought; a question that would put a habit further ahead than `LEAD` is put
 * otherwise, or not at all. So whatever the run of questions, no habit is ever more than `LEAD` right answers ahead.
 *
 * @import { Choice, Draft } from "./look.js"
 * @typedef {Choice & { right: boolean }} Placed
 */

/** Right answers that a habit may be ahead of chance. */
export const LEAD = 1;
/** Options of a question, if not more are true; fewer where that is fairer. */
const OPTIONS = 4;
/** Ways to put a question that are tried. */
const TRIES = 12;
/** Of sums of fractions. */
const ROUNDING = 1e-9;

/** The habits that would choose each option. @param {string} template @param {Draft} draft @param {readonly Placed[]} options @returns {string[][]} */
export function habitsOf(template, { kinds }, options) {
  const values = options.map(({ value }) => value);
  const numbers = values.filter((value) => typeof value === "number");
  return values.map((value, place) => {
    const habits = [`letter ${place}`];
    if (kinds) habits.push(`${template} ${value}`);
    if (numbers.length === values.length) {
      if (value === Math.min(...numbers)) habits.push(`${template} least`);
      if (value === Math.max(...numbers)) habits.push(`${template} most`);
    }
    return habits;
  });
}

export class Fair {
  /** How far each habit is ahead of chance. @type {Map<string, number>} */
  #lead = new Map();

  /**
   * Chooses options and their order.
   * @param {string} template @param {Draft} draft @param {(below: number) => number} random
   * @returns {Placed[]|null} null: a habit would get too far ahead
   */
  place(template, draft, random) {
    const most = Math.max(OPTIONS, draft.right.length + 1);
    for (let size = most; size > draft.right.length; size--) {
      const found = this.#best(template, draft, size, random);
      if (found) return found;
    }
    return null;
  }

  /**
   * Of some arrangements the one that leaves all habits nearest to chance. With more options than it takes, only where
   * no habit that is right was ahead: an option that is never right lets all others gain.
   * @param {string} template @param {Draft} draft @param {number} size @param {(below: number) => number} random
   */
  #best(template, draft, size, random) {
    let best = null;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < TRIES; i++) {
      const options = arrange(draft, size, random);
      const limit = size === draft.right.length + 1 ? LEAD : 1 - shareOf(options);
      const leads = Array.from(this.#after(template, draft, options).values());
      const distance = leads.reduce((sum, lead) => sum + lead * lead, 0);
      if (Math.max(...leads) > limit + ROUNDING || distance >= least) continue;
      best = options;
      least = distance;
    }
    return best;
  }

  /** Notes that a question was asked. @param {string} template @param {Draft} draft @param {readonly Placed[]} options */
  note(template, draft, options) {
    for (const [habit, lead] of this.#after(template, draft, options)) this.#lead.set(habit, lead);
  }

  /** The leads of all habits that have an answer to this question. @param {string} template @param {Draft} draft @param {readonly Placed[]} options */
  #after(template, draft, options) {
    /** @type {Map<string, Placed[]>} */
    const chosen = new Map();
    for (const [i, habits] of habitsOf(template, draft, options).entries()) {
      for (const habit of habits) chosen.set(habit, [...(chosen.get(habit) ?? []), options[i]]);
    }
    const chance = shareOf(options);
    return new Map(
      Array.from(chosen, ([habit, those]) => [habit, (this.#lead.get(habit) ?? 0) + shareOf(those) - chance]),
    );
  }
}

/** The share of the options that are right. @param {readonly Placed[]} options */
function shareOf(options) {
  return options.filter(({ right }) => right).length / options.length;
}

/** @param {Draft} draft @param {number} size how many options, if there are so many @param {(below: number) => number} random @returns {Placed[]} */
function arrange({ right, wrong, sorted }, size, random) {
  const others = shuffled(wrong, random).slice(0, size - right.length);
  const options = shuffled(
    [
      ...right.map((choice) => ({ ...choice, right: true })),
      ...others.map((choice) => ({ ...choice, right: false })),
    ],
    random,
  );
  return sorted ? options.sort((a, b) => Number(a.value) - Number(b.value)) : options;
}

/** Fisher and Yates. @template T @param {readonly T[]} items @param {(below: number) => number} random @returns {T[]} */
function shuffled(items, random) {
  const mixed = Array.from(items);
  for (let i = mixed.length - 1; i > 0; i--) {
    const k = random(i + 1);
    [mixed[i], mixed[k]] = [mixed[k], mixed[i]];
  }
  return mixed;
}
