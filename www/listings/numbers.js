/**
 * The numbers that a puzzle puts in the places of a program's own: with them it makes the search that is shown.
 *
 * @import { Frame } from "../types.js"
 *
 * @typedef {readonly number[][]} Jumps of the piece, in the order in which a knight's are listed: rows down, files right
 */

/** What the programs have. */
const N = 8;
const CLASSIC = "01234567";
/** The other orders that have names. @type {Record<string, string>} */
const ORDERS = { transposed: "10765432", clockwise: "32107654", anticlockwise: "23456701" };

/** Whether a piece has eight different jumps, as the programs count on. @param {Jumps} jumps */
export function hasEight(jumps) {
  return new Set(jumps.map(String)).size === jumps.length;
}

/**
 * @param {Frame} frame @param {Map<string, string>} fields of the setup @param {Jumps} jumps
 * @returns {[name: string, value: string][]} those that the program does not have
 */
export function numbersOf({ problem, files, ranks, given, path }, fields, jumps) {
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
    if ((order !== CLASSIC || fields.has("leaper")) && hasEight(jumps)) {
      const listed = Array.from(ORDERS[order] ?? order, (number) => jumps[Number(number)]);
      numbers.push(["down", listed.map(([down]) => down).join(", ")]);
      numbers.push(["right", listed.map(([, right]) => right).join(", ")]);
    }
  }
  return numbers.map(([name, value]) => [name, String(value)]);
}
