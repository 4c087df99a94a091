/**
 * What is shown and said of a position played by hand: the board's moment with the game's pieces on it.
 *
 * @import { Game, Position } from "./game.js"
 * @import { ByHand, Moment } from "../readout.js"
 * @import { Candidate, Explanation, Frame } from "../types.js"
 * @import { Key } from "../i18n/index.js"
 */
import { describeBoard } from "../words/describe.js";
import { narrate } from "../words/narrate.js";
import { label } from "../words/squares.js";

/** More squares than this are counted, not listed. */
const LISTED = 12;
const UNTRIED = /** @type {const} */ ("untried");

/**
 * @typedef {object} Play all that a picture of it depends on; made anew by every move
 * @property {Game} game
 * @property {Position} position
 * @property {Frame["method"]} method of the search that waits
 * @property {Explanation|null} last what was done last: placed, refused, taken back
 * @property {boolean} marked whether the squares that may be chosen are marked
 * @property {boolean} still nothing has moved since the play before
 * @property {Frame} frame for the board
 */

/**
 * @param {Omit<Play, "still"|"frame">} play @param {{ refused?: Candidate, still?: boolean }} [options]
 * @returns {Play}
 */
export function createPlay(play, { refused, still = false } = {}) {
  const { method, marked, position } = play;
  const offered = marked ? position.allowed.map((each) => ({ ...each, state: UNTRIED })) : [];
  const candidates = refused ? [...offered, refused] : offered;
  const deadEnd = marked && isStuck(position);
  // The cursor is beyond all of them: none is tried next.
  const frame = { ...position.frame, method, candidates, cursor: candidates.length, deadEnd };
  return { ...play, still, frame };
}

/** Whether nothing can be placed, though not all is done. @param {Position} position */
export function isStuck({ frame, allowed }) {
  return allowed.length === 0 && !frame.solution;
}

/**
 * @param {Moment} moment of the search, which waits @param {Play} play
 * @param {Pick<ByHand, "selected"|"ways">} over what is laid over the board
 * @returns {Moment}
 */
export function showPlay(moment, play, over) {
  const { frame, last, game } = play;
  const nothing = { visits: null, attacks: null, degrees: null, retreat: null };
  /** @type {Moment} */
  const shown = {
    ...moment,
    frame,
    explanation: last,
    overlays: { ...moment.overlays, ...nothing },
    // Motion belongs to steps forwards.
    direction: play.still ? -1 : 1,
    shown: false,
  };
  const onBoard = frame.problem === "queens" ? frame.path.length : game.pieces.length;
  return {
    ...shown,
    byHand: {
      ...sentence(shown, play),
      position: positionText(shown, play),
      // placed − taken back = on the board
      counters: [
        ["counter.placed", game.pieces.length + game.takenBack],
        ["counter.takenBack", game.takenBack],
        [frame.problem === "queens" ? "counter.board" : "counter.moves", onBoard],
      ],
      marks: marksOf(play),
      picture: play.position.picture,
      ...over,
    },
  };
}

/** @param {Moment} moment @param {Play} play @returns {Pick<ByHand, "text"|"tone">} */
function sentence(moment, { position, last, marked, game }) {
  const { frame, i18n, labels } = moment;
  const { t } = i18n;
  const name = (/** @type {number|undefined} */ square) =>
    square === undefined ? "" : label(square, frame, labels);
  if (frame.solution) {
    const kind = frame.problem === "queens" ? "queens" : position.closed ? "closed" : "open";
    const done = t(`try.done.${kind}`, { n: frame.goal, home: name(frame.path[0]) });
    return { text: i18n.sentences(done, t("try.own", { count: game.takenBack })), tone: "solution" };
  }
  if (!last) {
    const isEmpty = frame.path.length === 0;
    const key = frame.problem === "tour" ? (isEmpty ? "any" : "tour") : isEmpty ? "queens" : "queen";
    return { text: t(`try.start.${key}`), tone: "start" };
  }
  const told =
    last.kind === "backtrack"
      ? t(takenBackKey(frame, last), {
          piece: last.piece ?? 0,
          square: name(last.square),
          from: name(last.from),
        })
      : narrate({ ...moment, frame: position.frame, refusals: 0, earlier: false, single: true }).text;
  const stuck = marked && isStuck(position);
  return {
    text: stuck && last.kind !== "reject" ? i18n.sentences(told, t(`try.stuck.${frame.problem}`)) : told,
    tone: stuck ? "deadend" : last.kind === "move" ? "place" : /** @type {ByHand["tone"]} */ (last.kind),
  };
}

/** @param {Frame} frame @param {Explanation} last @returns {Key} */
function takenBackKey({ problem }, { from }) {
  if (problem === "queens") return "try.taken.queen";
  return from === undefined ? "try.taken.start" : "try.taken.move";
}

/** What stands there and what can be chosen, for readers who do not see it. @param {Moment} moment @param {Play} play */
function positionText(moment, { position, marked }) {
  const { frame, i18n, labels } = moment;
  const pieces = describeBoard(moment).pieces();
  if (frame.solution) return i18n.sentences(pieces, i18n.t("position.solution"));
  if (!marked) return pieces;
  const { allowed } = position;
  const names = allowed.slice(0, LISTED).map(({ square }) => label(Number(square), frame, labels));
  const key = allowed.length > LISTED ? "try.free.many" : "try.free";
  return i18n.sentences(pieces, i18n.t(key, { count: allowed.length, squares: i18n.list(names) }));
}

/** @param {Play} play @returns {Key[]} */
function marksOf({ frame, last }) {
  /** @type {[Key, boolean][]} */
  const marks = [
    ["mark.refused", last?.kind === "reject"],
    ["mark.takenBack", last?.kind === "backtrack"],
    ["try.mark.free", frame.candidates.some(({ state }) => state === UNTRIED)],
    ["mark.deadEnd", frame.deadEnd],
    ["mark.start", frame.problem === "tour" && frame.path.length > 1],
    ["mark.barred", frame.blocked.length > 0],
  ];
  return marks.filter(([, isThere]) => isThere).map(([key]) => key);
}
