/**
 * The names of moments, short enough to be read from a wall and typed: L3-5 is stop 5 of lesson L3, P1-8 is step 8 of
 * the first preset.
 */
import { plainDigits } from "../setup-text.js";

/**
 * @typedef {{ lesson: string, stop: number, core: boolean }|{ preset: number, step: number }} Moment stops and presets
 *   from 1; core: of the short version
 */

/** Two of them, to show how they look. */
export const SAMPLE = "L1-3, P1-8";

/**
 * Reads a name as somebody types it: in any case, in digits of any script, with another dash or none.
 * @param {string} typed @returns {Moment|null}
 */
export function parseMoment(typed) {
  const text = plainDigits(typed).toUpperCase().replace(/\s+/g, " ").trim();
  const match = /^([A-Z]+) ?(\d{1,3})(?: ?[-‐-―−. ] ?(\d{1,9}))?(C?)$/.exec(text);
  if (!match) return null;
  const [, letters, number, rest, core] = match;
  if (letters === "P") return { preset: Number(number), step: Number(rest ?? 0) };
  return { lesson: letters + Number(number), stop: Math.max(1, Number(rest ?? 1)), core: core !== "" };
}
