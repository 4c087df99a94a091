/**
 * The kinds of worksheets: what each is made of, and what can be chosen for it.
 *
 * @import { Letter, Sheet, Spec, Tools, Version } from "./types.js"
 * @import { Run } from "./code.js"
 *
 * @typedef {"puzzle"|"range"|"to"|"seed"|"dark"|"question"} Choice
 * @typedef {object} Kind
 * @property {Run} usual what it begins with
 * @property {readonly Choice[]} choices
 * @property {"queens"|"tour"} [only] the problem it is about
 * @property {(spec: Spec, tools: Tools, isLesson: boolean) => Generator<void, Sheet>} make in pieces of a few milliseconds
 */
import { blank, starters } from "./blank.js";
import { exits, votes } from "./cards.js";
import { VERSIONS } from "./code.js";
import { contact } from "./contact.js";
import { degrees } from "./degrees.js";
import { faults } from "./faults.js";
import { questions } from "./questions.js";
import { trace } from "./trace.js";
import { tree } from "./tree.js";
import { variantOf } from "./variant.js";

const FOUR_QUEENS = "problem=queens&n=4&method=rows";
/** To the first solution of four queens. */
const FIRST_RUN = { setup: FOUR_QUEENS, from: 1, to: 31 };
const BOARD = { setup: FOUR_QUEENS, from: 0, to: 0 };

/** @type {Readonly<Record<Letter, Kind>>} */
export const KINDS = {
  A: { usual: FIRST_RUN, choices: ["puzzle", "range", "seed"], make: trace },
  B: { usual: { ...FIRST_RUN, from: 0 }, choices: ["puzzle", "to", "seed"], make: tree },
  C: { usual: BOARD, choices: ["seed"], make: faults },
  D: {
    usual: { setup: "problem=tour&n=5&method=warnsdorff&pure=1&start=c5", from: 0, to: 8 },
    choices: ["puzzle", "range", "seed"],
    only: "tour",
    make: degrees,
  },
  E: { usual: FIRST_RUN, choices: ["puzzle", "range"], make: contact },
  F: { usual: BOARD, choices: ["puzzle", "dark"], make: blank },
  Q: { usual: { ...FIRST_RUN, to: 79 }, choices: ["puzzle", "range", "seed"], make: questions },
  S: { usual: BOARD, choices: ["puzzle"], make: starters },
  V: { usual: BOARD, choices: [], make: votes },
  X: { usual: BOARD, choices: ["question"], make: exits },
};

/** @param {string} letter as somebody types it @returns {Kind|null} */
export function findKind(letter) {
  return Object.hasOwn(KINDS, letter) ? kindOf(/** @type {Letter} */ (letter)) : null;
}

/** @param {Letter} letter */
export const kindOf = (letter) => KINDS[letter];

/** What a kind begins with. @param {string} letter of one that there is @returns {Spec} */
export function usualOf(letter) {
  const known = /** @type {Letter} */ (letter);
  return { letter: known, number: 1, version: "A", ...kindOf(known).usual };
}

/**
 * Makes a sheet, in pieces. Number 1, version A of the usual puzzle is the sheet of the lessons.
 * @param {Spec} spec @param {Tools} tools @returns {Generator<void, Sheet>}
 * @throws a SheetError, or an Error with code, key and params
 */
export function* makeSheet(spec, tools) {
  const { usual, choices, make } = kindOf(spec.letter);
  const { Session } = tools.engine;
  const isSeeded = choices.includes("seed");
  const isUsual = spec.setup === usual.setup && spec.from === usual.from && spec.to === usual.to;
  const opens = (/** @type {string} */ setup) => {
    try {
      Session.open(setup).free();
      return true;
    } catch {
      return false;
    }
  };
  const setup = isSeeded ? variantOf(spec.setup, spec.version, opens) : spec.setup;
  const sheet = yield* make({ ...spec, setup }, tools, isUsual && spec.number === 1 && spec.version === "A");
  // Its number says which puzzle was chosen, not from which side it is seen.
  return { ...sheet, spec };
}

/**
 * The sheets of a set: one for all; versions A to D; or one for each of some numbers, where neighbours differ as
 * versions do.
 * @param {Spec} spec the first of them
 * @param {"one"|"versions"|"each"} share @param {number} count of numbers
 * @returns {Spec[]}
 */
export function setOf(spec, share, count) {
  if (share === "versions") return VERSIONS.map((version) => ({ ...spec, version }));
  if (share === "one") return [spec];
  return Array.from({ length: count }, (_, i) => {
    const number = spec.number + i;
    const version = /** @type {Version} */ (VERSIONS[(number - 1) % VERSIONS.length]);
    return { ...spec, number, version };
  });
}
