/**
 * The question before two boards start: which is done first? Both searches are made beforehand, in slices.
 *
 * @import { Session } from "../pkg/backstep.js"
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Placed } from "./fair.js"
 */
import { REST } from "../player.js";

/** Milliseconds of a slice, and of all slices of a board. */
const SLICE = 5;
const ALL = 2000;

/**
 * How long a search takes to its first solution, or its end.
 * @param {Session} session at its beginning; it is run @param {"placements"|"steps"} unit
 * @param {() => Promise<void>} pause between slices
 * @returns {Promise<number|null>} null: too long
 */
export async function lengthOf(session, unit, pause) {
  for (let spent = 0; spent < ALL; spent += SLICE) {
    const { stop } = session.runUntil(REST, 0, SLICE);
    if (stop === "reached" || stop === "end") {
      const { placed, step } = session.counts();
      return unit === "placements" ? placed : step;
    }
    await pause();
  }
  return null;
}

/**
 * @param {number} left @param {number} right how long each takes @param {"placements"|"steps"} unit
 * @param {I18n} i18n
 */
export function raceQuestion(left, right, unit, i18n) {
  const answer = left === right ? "same" : left < right ? "left" : "right";
  /** @type {Placed[]} */
  const options = ["left", "right", "same"].map((value) => ({
    value,
    text: i18n.t(/** @type {Key} */ (`predict.race.${value}`)),
    right: value === answer,
  }));
  return {
    template: "race",
    ask: i18n.t("predict.race.ask"),
    options,
    because: i18n.t(`predict.race.because.${unit}`, { left, right }),
  };
}
