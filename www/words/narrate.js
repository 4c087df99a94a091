/**
 * The one sentence for the position just reached. Which sentence it is depends on the event made last and
 * on the node it led to; every sentence draws on the same parameters.
 *
 * @import { Counts, Explanation, Frame, Labels } from "../types.js"
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
 * @property {boolean} [kept] it goes into a file: nobody is asked anything
 * @property {boolean} [single] one line of many: only the event itself is told
 */
import { deadEndKey, isBuilt, placeKey, startKey, takeBackKey } from "./keys.js";
import { rejectKey, rowParams } from "./reasons.js";
import { arrow, label } from "./squares.js";

/** @param {Moment} moment @returns {{ text: string, tone: Tone }} */
export function narrate(moment) {
  const { frame, counts, i18n, refusals = 0, earlier = false, kept = false } = moment;
  const tone = toneOf(moment);
  const text = [i18n.t(keyOf(moment, tone), paramsOf(moment, tone))];
  if (earlier) text.unshift(i18n.t("earlier", { step: counts.step }));
  if (refusals > 0 && (tone === "place" || tone === "backtrack")) {
    text.push(i18n.t(refusalsKey(frame), { count: refusals }));
  }
  // Asked once, at the first dead end: whoever has seen the answer is not asked again.
  const takesBack = frame.exhaustive && frame.method !== "enumerate" && frame.attempt === undefined;
  const isFirst = tone === "deadend" && takesBack && counts.backtracks === 0;
  if (isFirst && !earlier && !kept) text.push(i18n.t("ask"));
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
function keyOf({ frame, explanation, i18n, labels }, tone) {
  if (tone === "deadend") return deadEndKey(frame, explanation);
  if (!explanation) return startKey(frame);
  switch (explanation.kind) {
    case "place":
      return placeKey(frame, explanation);
    case "reject":
      return rejectKey(frame, explanation, labels, i18n);
    case "backtrack":
      return takeBackKey(frame, explanation);
    case "solution":
      return frame.method === "repair" ? "solution.repair" : `solution.${frame.problem}`;
    case "exhausted":
      return frame.method === "scan" ? "exhausted.scan" : "exhausted";
    case "stuck":
      if (isBuilt(frame)) return "stuck.built";
      return frame.problem === "queens" ? "stuck.repair" : "stuck.tour";
    case "move":
      return explanation.random ? "move.random" : "move.queen";
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
    attempt = 0,
  } = explanation ?? {};
  /** @param {number|null|undefined} index */
  const name = (index) => (index === undefined || index === null ? "" : label(index, frame, labels));
  const next = frame.candidates[frame.cursor];
  const ofNode = tone === "start" || tone === "deadend"; // about where we are, not about the square of the event
  return {
    piece: ofNode && frame.problem === "queens" ? frame.path.length + 1 : piece,
    square: name(ofNode ? frame.head : square),
    from: name(from),
    by: name(by?.[0]),
    arrow: arrow(by?.[0], conflict === "breaks" ? (frame.path[move - 1] ?? square) : square, frame),
    stranded: name(explanation?.stranded),
    ...rowParams(explanation?.row, frame, labels),
    tied: i18n.and([name(square), ...tied.map(name)]),
    next: name(next?.square),
    jump: (kind === "backtrack" ? next?.jump : jump) ?? 0,
    degree,
    move,
    attempt,
    nextAttempt: attempt + 1,
    attempts: frame.candidates.length,
    before: explanation?.before ?? 0,
    after: explanation?.after ?? 0,
    attacked: frame.attacked?.length ?? 0,
    moves: counts.placed,
    number: counts.solutions,
    solutions: counts.solutions,
    n: frame.goal,
    pieces: explanation?.pieces ?? frame.path.length,
    goal: frame.goal,
  };
}

/** @param {Frame} frame @returns {Key} */
function refusalsKey({ problem, method }) {
  if (method === "enumerate") return problem === "queens" ? "refusals.boards" : "refusals.sequences";
  return problem === "queens" ? "refusals.squares" : "refusals.jumps";
}
