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
/** Options of a question, if not more are true. */
const OPTIONS = 4;
/** Ways to put a question that are tried. */
const TRIES = 24;

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
    let best = null;
    let least = LEAD;
    for (let i = 0; i < TRIES; i++) {
      const options = arrange(draft, random);
      const lead = Math.max(...this.#after(template, draft, options).values());
      if (lead > least || (best && lead === least)) continue;
      best = options;
      least = lead;
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

/** @param {Draft} draft @param {(below: number) => number} random @returns {Placed[]} */
function arrange({ right, wrong, sorted }, random) {
  const others = shuffled(wrong, random).slice(0, Math.max(1, OPTIONS - right.length));
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
