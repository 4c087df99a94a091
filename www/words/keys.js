/**
 * Which sentence tells an event, by what it is about and by the method that made it.
 *
 * @import { Explanation, Frame } from "../types.js"
 * @import { Key } from "../i18n/index.js"
 */

/** Whether there is no search: a tour that was built, or brought along, is played. @param {Frame} frame */
export const isBuilt = ({ method }) => method === "tiles" || method === "rotate" || method === "script";

/** Whether the choices here are attempts: they have neither a square nor a jump. @param {Frame} frame */
export function offersAttempts({ candidates }) {
  return candidates.length > 0 && candidates[0].square === undefined && candidates[0].jump === undefined;
}

/** @param {Frame} frame @returns {Key} */
export function startKey(frame) {
  const { problem, method, given, candidates } = frame;
  if (method === "repair") return "start.repair";
  if (problem === "queens" && given === frame.goal) return "start.solved";
  const wanted = problem === "queens" || given === 0;
  if (wanted && candidates.length === 0) return isBuilt(frame) ? "stuck.built" : "start.nothing";
  // Of a smallest-row search only the large boards begin with attempts.
  if (method === "smallest" && offersAttempts(frame)) return "start.smallest.attempts";
  if (problem === "tour" && given === 0 && !isBuilt(frame)) {
    return method === "portfolio" ? "start.portfolio.any" : "start.any";
  }
  return method === "enumerate" ? `start.enumerate.${problem}` : `start.${method}`;
}

/** @param {Frame} frame @param {Explanation} explanation @returns {Key} */
export function placeKey(frame, explanation) {
  if (explanation.attempt !== undefined) return "place.attempt";
  return frame.problem === "queens" ? placeQueenKey(frame, explanation) : placeKnightKey(frame, explanation);
}

/** @param {Frame} frame @param {Explanation} explanation @returns {Key} */
function placeQueenKey({ method, path, goal }, { piece }) {
  switch (method) {
    case "enumerate":
      return path.length === goal ? "place.queen.checked" : "place.queen.unchecked";
    case "smallest":
    case "cover":
    case "formula":
      return `place.queen.${method}`;
    default:
      if (piece === 1) return "place.queen.first";
      return method === "forward" && path.length < goal ? "place.queen.forward" : "place.queen";
  }
}

/** @param {Frame} frame @param {Explanation} explanation @returns {Key} */
function placeKnightKey({ method, path, goal }, { piece, square, from, choice, degree, tied }) {
  if (piece === 0) return "place.start";
  const last = path.length === goal;
  if (method === "enumerate") {
    if (last) return "place.jump.checked";
    if (square === undefined) return from === undefined ? "place.jump.outside" : "place.jump.out";
    return from === undefined ? "place.jump.in" : "place.jump.unchecked";
  }
  if (last) return "place.jump.last";
  if (degree === undefined) return "place.jump";
  // Of a portfolio's attempts not all go where the fewest ways on are left.
  if (choice !== 0 || method === "portfolio") return "place.jump.degree";
  return tied ? "place.jump.tied" : "place.jump.fewest";
}

/** @param {Frame} frame @param {Explanation} explanation @returns {Key} */
export function takeBackKey(frame, explanation) {
  if (frame.hushed && explanation.attempt === undefined) return hushedKey(frame, explanation);
  const hasNext = frame.candidates[frame.cursor] !== undefined;
  if (explanation.attempt !== undefined) return hasNext ? "backtrack.attempt.next" : "backtrack.attempt.done";
  return frame.problem === "queens"
    ? takeQueenKey(frame, hasNext)
    : takeMoveKey(frame, explanation.piece, hasNext);
}

/** @param {Frame} frame @param {Explanation} explanation @returns {Key} */
function hushedKey({ problem }, { piece, square }) {
  if (piece === 0) return "predict.taken.start";
  return square === undefined ? "predict.taken.outside" : `predict.taken.${problem}`;
}

/** @param {Frame} frame @param {boolean} hasNext @returns {Key} */
function takeQueenKey({ method, attempt }, hasNext) {
  if (hasNext) return "backtrack.queen.next";
  if (attempt !== undefined) return "backtrack.queen.attempt";
  if (method === "scan") return "backtrack.queen.board";
  return method === "cover" ? "backtrack.queen.line" : "backtrack.queen.row";
}

/** @param {Frame} frame @param {number|undefined} piece @param {boolean} hasNext @returns {Key} */
function takeMoveKey({ method, attempt, candidates, cursor }, piece, hasNext) {
  if (piece === 0) {
    if (hasNext) return "backtrack.start.next";
    return attempt === undefined ? "backtrack.start.done" : "backtrack.start.attempt";
  }
  if (method === "enumerate") return hasNext ? "backtrack.unchecked.jump" : "backtrack.unchecked.done";
  if (!hasNext) return attempt === undefined ? "backtrack.move.done" : "backtrack.move.attempt";
  return candidates[cursor].square === undefined ? "backtrack.move.jump" : "backtrack.move.next";
}

/** @param {Frame} frame @param {Explanation|null|undefined} explanation @returns {Key} */
export function deadEndKey(frame, explanation) {
  const { problem, method, candidates } = frame;
  if (problem === "queens") return queensDeadEndKey(frame, explanation);
  if (method === "enumerate") return "deadEnd.sequence";
  if (candidates.length > 0) return "deadEnd.knight";
  if (isBuilt(frame)) return "stuck.built";
  // Warnsdorff's rule offers free squares only: it sees a dead end on arriving there, without a refusal.
  if (!explanation?.piece) return "deadEnd.noJump";
  return method === "portfolio" ? "deadEnd.arrive.attempt" : "deadEnd.arrive";
}

/** @param {Frame} frame @param {Explanation|null|undefined} explanation @returns {Key} */
function queensDeadEndKey({ method }, explanation) {
  if (method === "enumerate") return "deadEnd.board";
  if (method === "forward" || method === "smallest") return "deadEnd.refused";
  if (method !== "cover") return "deadEnd.queen";
  // Exact cover refuses nothing: it sees a dead end on arriving there.
  return explanation?.kind === "place" ? "deadEnd.cover.arrive" : "deadEnd.cover";
}
