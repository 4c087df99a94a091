/**
 * What the variables of a program are just after an event, and which calls are open then, outermost first.
 * They follow from the position: nothing is recorded.
 *
 * @import { Counts, Explanation, Frame } from "../types.js"
 * @import { Jumps } from "./numbers.js"
 *
 * @typedef {{ frame: Frame, explanation: Explanation, counts: Counts, jumps: Jumps }} Position
 * @typedef {[name: string, value: number|undefined]} Variable undefined: it has none, or none that is known
 */

/** Programs that call nothing again and again. */
const WITHOUT_CALLS = new Set(["tour-warnsdorff-pure", "queens-repair", "queens-formula"]);

/** @param {string} program @param {Position} position @returns {[name: string, value: number][]} */
export function variablesOf(program, position) {
  const isTour = position.frame.problem === "tour";
  const variables = isTour ? tourVariables(program, position) : queensVariables(program, position);
  return variables.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** @param {string} program @param {Position} position @returns {Variable[]} */
function queensVariables(program, { frame, explanation, counts }) {
  const { kind, square, by } = explanation;
  const level = counts.depth - (kind === "place" ? 1 : 0);
  const [row, column] = placeOf(square, frame);
  switch (program) {
    case "queens-scan":
      return [
        ["queens", level],
        ["row", row],
        ["column", column],
      ];
    case "queens-rows":
      return [
        ["row", level],
        ["column", column],
        ["r", placeOf(by?.[0], frame)[0]],
      ];
    case "queens-smallest":
    case "queens-cover":
      return [
        ["placed", level],
        ["row", row],
        ["column", column],
      ];
    case "queens-repair":
      return [
        ["moves", counts.depth],
        ["row", row],
        ["column", column],
      ];
    case "queens-formula":
      return [
        ["row", counts.depth - 1],
        ["column", placeOf(frame.head, frame)[1]],
      ];
    default:
      return [
        ["row", level],
        ["column", column],
      ];
  }
}

/** @param {string} program @param {Position} position @returns {Variable[]} */
function tourVariables(program, position) {
  const { frame, explanation, counts } = position;
  const { from, choice, piece } = explanation;
  const first = program.startsWith("tour-warnsdorff") ? 1 : 0;
  // Without recursion the knight's square is one pair of variables; in a call that has just begun, or is
  // about to end, nothing is being tried.
  const moved = program === "tour-warnsdorff-pure";
  if (moved || piece === undefined) {
    const [row, column] = program === "tour-enumerate" ? [] : placeOf(frame.head, frame);
    return [
      ["row", row],
      ["column", column],
      ["number", counts.depth + first + (moved ? 0 : 1)],
    ];
  }
  const [row, column] = placeOf(from, frame);
  const [r, c] = targetOf(position);
  return [
    ["row", row],
    ["column", column],
    ["number", piece + first],
    // The rule goes through squares, not through jumps.
    ["k", first === 1 ? undefined : choice],
    ["r", r],
    ["c", c],
  ];
}

/** @param {string} program @param {Position} position @returns {string[]} none: the program makes no calls */
export function callsOf(program, position) {
  if (WITHOUT_CALLS.has(program)) return [];
  const { frame, explanation, counts } = position;
  const { kind, square } = explanation;
  const open = counts.depth + (kind === "place" ? 0 : 1);
  const calls = Array.from({ length: open }, (_, level) => `solve(${argumentsOf(program, frame, level)})`);
  if (kind !== "reject") return calls;
  if (program === "queens-rows") return [...calls, `safe(${placeOf(square, frame).join(", ")})`];
  if (program === "tour-backtrack") return [...calls, `allowed(${targetOf(position).join(", ")})`];
  return calls;
}

/** What solve was called with. @param {string} program @param {Frame} frame @param {number} level from 0 @returns {string} */
function argumentsOf(program, { problem, path, files }, level) {
  if (problem === "queens") return String(level);
  if (program === "tour-enumerate") return String(level + 1);
  const number = level + (program === "tour-warnsdorff" ? 2 : 1);
  return [...placeOf(path[level], { files }), number].join(", ");
}

/** Where the jump leads, off the board as well; nothing if that is not known. @param {Position} position @returns {number[]} */
function targetOf({ explanation: { square, from, jump }, frame, jumps }) {
  if (square !== undefined || from === undefined || jump === undefined) return placeOf(square, frame);
  const [row, column] = placeOf(from, frame);
  const [down, right] = jumps[jump];
  return [row + down, column + right];
}

/** Row and column of a square; nothing for none. @param {number|null|undefined} square @param {{ files: number }} size @returns {number[]} */
function placeOf(square, { files }) {
  return square === undefined || square === null ? [] : [Math.floor(square / files), square % files];
}
