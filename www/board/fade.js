/**
 * The flash rule. Above a few events a second a square may be filled and emptied dozens of times a second, and a
 * flickering board can make people ill (WCAG 2.3.1: no more than three flashes in a second, a flash being a pair of
 * opposing changes of a tenth of full luminance or more).
 *
 * So nothing is switched on or off there: everything that can come and go has a level that follows the truth through a
 * first-order low-pass filter, `level += (truth − level) · (1 − e^(−dt/τ))`. Something that stays is soon solid;
 * something that comes and goes faster than the eye should see hovers, faint, at the share of time it was there, which
 * is what one wants to know about it anyway. With τ = 0.8 s no on-off pattern makes a pixel flash more than three times a
 * second, not even between the lightest square and ink; tests/node/palette.test.mjs tries them (0.7 s is not enough).
 */

/** Milliseconds. */
export const TAU = 800;

/** A level below this is nothing. */
const FAINT = 0.008;

/**
 * The share of the way to the truth that a level goes in some time.
 *
 * @param {number} dt  milliseconds; a long pause (a hidden page) is no reason to jump
 */
export function approach(dt) {
  return 1 - Math.exp(-Math.min(Math.max(0, dt), 100) / TAU);
}

/** Levels of things that are there or not; things are numbers. */
export class Fader {
  /** @type {Map<number, number>} */
  #levels = new Map();

  /** Whether some level is still on its way. */
  moving = false;

  /**
   * @param {Iterable<number>} present  the things that are there now
   * @param {number} share              from `approach`; 1 goes to the truth at once
   */
  follow(present, share) {
    const there = new Set(present);
    this.moving = false;
    for (const key of there) if (!this.#levels.has(key)) this.#levels.set(key, 0);
    for (const [key, level] of this.#levels) {
      const goal = there.has(key) ? 1 : 0;
      const next = level + (goal - level) * share;
      if (Math.abs(goal - next) < FAINT) {
        if (goal === 1) this.#levels.set(key, 1);
        else this.#levels.delete(key);
      } else {
        this.#levels.set(key, next);
        this.moving = true;
      }
    }
  }

  /** @param {number} key */
  level(key) {
    return this.#levels.get(key) ?? 0;
  }

  /**
   * Things by level, in 24 steps (each too small to be seen as one), so that a thousand are drawn in few strokes.
   *
   * @param {(key: number) => number} [covered]  how much of a thing is hidden by another, 0…1
   * @returns {Map<number, number[]>} opacity → things, faint ones first
   */
  groups(covered = () => 0) {
    /** @type {Map<number, number[]>} */
    const groups = new Map();
    for (let step = 1; step <= 24; step++) groups.set(step / 24, []);
    for (const [key, level] of this.#levels)
      groups.get(Math.ceil(level * (1 - covered(key)) * 24) / 24)?.push(key);
    return groups;
  }
}
