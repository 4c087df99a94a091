/**
 * The one sentence for the position just reached. Which sentence it is depends on the event made last and
 * on the node it led to; every sentence draws on the same parameters.
 *
 * @import { Candidate, Counts, Explanation, Frame, Labels } from "../types.js"
 * @import { I18n, Key, Params } from "../i18n/index.js"
 *
 * @typedef {"start"|"place"|"reject"|"backtrack"|"deadend"|"solution"|"end"} Tone
 *
 * @typedef {object} Moment
 * @property {Frame} frame
 * @property {Explanation|null|undefined} explanation
 * @property {Counts} counts
 * @property {I18n} i18n
 * @property {Labels} labels
 * @property {number} [refusals] how many refusals passed on the way here, unseen
 * @property {boolean} [earlier] the reader went to an earlier step: say so first
 * @property {boolean} [single] one line of many: only the event itself is told
 */
import { arrow, label } from "./squares.js";

/** @param {Moment} moment @returns {{ text: string, tone: Tone }} */
export function narrate(moment) {
  const { frame, counts, i18n, refusals = 0, earlier = false } = moment;
  const tone = toneOf(moment);
  const text = [i18n.t(keyOf(moment, tone), paramsOf(moment, tone))];
  if (earlier) text.unshift(i18n.t("earlier", { step: counts.step }));
  if (refusals > 0 && (tone === "place" || tone === "backtrack")) {
    text.push(i18n.t(refusalsKey(frame), { count: refusals }));
  }
  // Asked once, at the first dead end: whoever has seen the answer is not asked again.
  const asks = frame.exhaustive && frame.method !== "enumerate" && counts.backtracks === 0 && !earlier;
  if (tone === "deadend" && asks) text.push(i18n.t("ask"));
  return { text: i18n.sentences(...text), tone };
}

/** @param {Moment} moment @returns {Tone} */
function toneOf({ frame, explanation, single }) {
  const kind = explanation?.kind;
  if (kind === "solution") return "solution";
  if (kind === "exhausted" || kind === "stuck") return "end";
  if (kind === "backtrack") return "backtrack";
  if (frame.deadEnd && !single) return "deadend";
  if (kind === "reject") return "reject";
  return kind ? "place" : "start";
}

/** @param {Moment} moment @param {Tone} tone @returns {Key} */
function keyOf({ frame, explanation, i18n }, tone) {
  const { problem } = frame;
  if (tone === "deadend") return deadEndKey(frame, explanation);
  if (!explanation) return startKey(frame);
  switch (explanation.kind) {
    case "place":
      return problem === "queens" ? placeQueenKey(frame, explanation) : placeKnightKey(frame, explanation);
    case "reject":
      return rejectKey(frame, explanation, i18n);
    case "backtrack":
      return problem === "queens" ? takeQueenKey(frame) : takeMoveKey(frame, explanation);
    case "solution":
      return `solution.${problem}`;
    case "exhausted":
      return "exhausted";
    case "stuck":
      return `stuck.${problem}`;
    case "move":
      return "move.queen";
  }
}

/**
 * All that any sentence may name. A backtrack names the jump that comes next, other events their own.
 * @param {Moment} moment @param {Tone} tone @returns {Params}
 */
function paramsOf({ frame, explanation, counts, i18n, labels }, tone) {
  const {
    kind,
    piece = 0,
    square,
    from,
    jump,
    conflict,
    by,
    degree = 0,
    move = 0,
    tied = [],
  } = explanation ?? {};
  /** @param {number|null|undefined} index */
  const name = (index) => (index === undefined || index === null ? "" : label(index, frame, labels));
  const next = nextCandidate(frame);
  const ofNode = tone === "start" || tone === "deadend"; // about where we are, not about the square of the event
  return {
    piece: ofNode && frame.problem === "queens" ? frame.path.length + 1 : piece,
    square: name(ofNode ? frame.head : square),
    from: name(from),
    by: name(by?.[0]),
    arrow: arrow(by?.[0], conflict === "breaks" ? (frame.path[move - 1] ?? square) : square, frame),
    tied: i18n.and([name(square), ...tied.map(name)]),
    next: name(next?.square),
    jump: (kind === "backtrack" ? next?.jump : jump) ?? 0,
    degree,
    move,
    number: counts.solutions,
    solutions: counts.solutions,
    n: frame.goal,
    pieces: explanation?.pieces ?? frame.path.length,
    goal: frame.goal,
  };
}

/** @param {Frame} frame @returns {Candidate|undefined} */
function nextCandidate({ candidates, cursor }) {
  return candidates[cursor];
}

/** @param {Frame} frame @returns {Key} */
function startKey(frame) {
  const { problem, method, given } = frame;
  const wanted = problem === "queens" || given === 0;
  if (wanted && nextCandidate(frame)?.square === undefined) return "start.nothing";
  if (problem === "tour" && given === 0) return "start.any";
  return method === "enumerate" ? `start.enumerate.${problem}` : `start.${method}`;
}

/** @param {Frame} frame @param {Explanation} explanation @returns {Key} */
function placeQueenKey({ method, path, goal }, { piece }) {
  if (method === "enumerate") return path.length === goal ? "place.queen.checked" : "place.queen.unchecked";
  return piece === 1 ? "place.queen.first" : "place.queen";
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
  if (choice !== 0) return "place.jump.degree";
  return tied ? "place.jump.tied" : "place.jump.fewest";
}

/** @param {Frame} frame @param {Explanation} explanation @param {I18n} i18n @returns {Key} */
function rejectKey({ problem }, { conflict = "breaks", cause, by, move }, i18n) {
  if (conflict === "breaks") {
    const exact = `reject.breaks.${cause}`;
    const complete = problem === "tour" || Boolean(by?.length);
    return complete && i18n.has(exact) ? exact : `reject.breaks.${problem}`;
  }
  return conflict === "visited" && move === 0 ? "reject.visited.start" : `reject.${conflict}`;
}

/** @param {Frame} frame @returns {Key} */
function takeQueenKey(frame) {
  if (nextCandidate(frame)?.square !== undefined) return "backtrack.queen.next";
  return frame.method === "scan" ? "backtrack.queen.board" : "backtrack.queen.row";
}

/** @param {Frame} frame @param {Explanation} explanation @returns {Key} */
function takeMoveKey(frame, { piece }) {
  const next = nextCandidate(frame);
  if (piece === 0) return next ? "backtrack.start.next" : "backtrack.start.done";
  if (frame.method === "enumerate") return next ? "backtrack.unchecked.jump" : "backtrack.unchecked.done";
  if (!next) return "backtrack.move.done";
  return next.square === undefined ? "backtrack.move.jump" : "backtrack.move.next";
}

/** @param {Frame} frame @param {Explanation|null|undefined} explanation @returns {Key} */
function deadEndKey({ problem, method, candidates }, explanation) {
  if (problem === "queens") return method === "enumerate" ? "deadEnd.board" : "deadEnd.queen";
  if (method === "enumerate") return "deadEnd.sequence";
  if (candidates.length > 0) return "deadEnd.knight";
  // Warnsdorff's rule offers free squares only: it sees a dead end on arriving there, without a refusal.
  return explanation?.piece ? "deadEnd.arrive" : "deadEnd.noJump";
}

/** @param {Frame} frame @returns {Key} */
function refusalsKey({ problem, method }) {
  if (method === "enumerate") return problem === "queens" ? "refusals.boards" : "refusals.sequences";
  return problem === "queens" ? "refusals.squares" : "refusals.jumps";
}
