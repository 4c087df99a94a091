/**
 * The numbers that a puzzle puts in the places of a program's own: with them it makes the search that is shown.
 *
 * @import { Frame, Moves } from "../types.js"
 *
 * @typedef {readonly [down: number, right: number]} Jump
 */

/** What the programs have. */
const N = 8;
/** The knight's jumps as the programs list them. @type {Jump[]} */
const KNIGHT = [
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
];
const CLASSIC = "01234567";
/** The other orders that have names. @type {Record<string, string>} */
const ORDERS = { transposed: "10765432", clockwise: "32107654", anticlockwise: "23456701" };

/** A piece's eight jumps in the order in which a knight's are listed. @param {Moves["leaper"]} leaper @returns {Jump[]} */
export function jumpsOf(leaper) {
  const side = (/** @type {number} */ way) => Math.sign(way) * leaper[Math.abs(way) - 1];
  return KNIGHT.map(([down, right]) => [side(down), side(right)]);
}

/** Whether a piece has eight jumps, as the programs count on. @param {Moves["leaper"]} leaper */
export function hasEight([a, b]) {
  return a !== b && a > 0 && b > 0;
}

/**
 * @param {Frame} frame @param {Map<string, string>} fields of the setup @param {Moves["leaper"]} leaper
 * @returns {[name: string, value: string][]} those that the program does not have
 */
export function numbersOf({ problem, files, ranks, given, path }, fields, leaper) {
  /** @type {[string, string | number][]} */
  const numbers = [];
  if (files === ranks && files !== N) numbers.push(["n", files]);
  if (problem === "queens") {
    const seed = fields.get("seed");
    if (seed) numbers.push(["seed", seed]);
  } else {
    const [start] = path;
    if (given > 0 && start > 0) numbers.push(["row", Math.floor(start / files)], ["column", start % files]);
    const order = fields.get("order") ?? CLASSIC;
    if ((order !== CLASSIC || fields.has("leaper")) && hasEight(leaper)) {
      const jumps = jumpsOf(leaper);
      const listed = Array.from(ORDERS[order] ?? order, (number) => jumps[Number(number)]);
      numbers.push(["down", listed.map(([down]) => down).join(", ")]);
      numbers.push(["right", listed.map(([, right]) => right).join(", ")]);
    }
  }
  return numbers.map(([name, value]) => [name, String(value)]);
}
