/**
 * What the page says of the position: the aim, the sentence, the counters, the key to the marks.
 *
 * @import { Counts, Explanation, Frame, Grain, Labels, Status } from "./types.js"
 * @import { I18n, Key, Params } from "./i18n/index.js"
 *
 * @typedef {Pick<import("./board/scene.js").Scene, "visits"|"attacks"|"degrees"|"retreat"|"path">} Overlays
 *
 * @typedef {object} Moment a position and all that is said of it
 * @property {string} setup
 * @property {Frame} frame
 * @property {Explanation|null} explanation
 * @property {Counts} counts
 * @property {Status} status
 * @property {I18n} i18n
 * @property {Labels} labels
 * @property {Grain} grain
 * @property {number} refusals that passed unseen on the way here
 * @property {boolean} earlier than the furthest step seen
 * @property {1|-1} direction of time in which the position was reached
 * @property {[Key, Params?]|null} found what a jump has to say of what it found, beside the sentence
 * @property {boolean} shown squares are marked that make the puzzle impossible
 * @property {boolean} picture the board is too large for marks and names
 * @property {Overlays} overlays what is laid over the board
 * @property {boolean} ways are written on the board
 * @property {boolean} moving it is not at rest: what takes long can wait
 * @property {boolean} fast it moves faster than the eye can follow
 * @property {ByHand} [byHand] what is told instead while somebody plays
 *
 * @typedef {object} ByHand
 * @property {string} text
 * @property {import("./words/narrate.js").Tone} tone
 * @property {string} position
 * @property {[Key, number][]} counters
 * @property {Key[]} marks
 * @property {number|null} selected a square that waits for a second press
 * @property {Map<number, import("./board/scene.js").Way>|null} ways
 * @property {import("./board/scene.js").Scene["picture"]} picture
 */

import { make, say } from "./ui/dom.js";
import { describeBoard } from "./words/describe.js";
import { narrate } from "./words/narrate.js";
import { aimText } from "./words/puzzle-name.js";

/**
 * @typedef {Record<"sentence"|"aim"|"position"|"counters"|"marks", HTMLElement>} ReadoutParts
 * @param {ReadoutParts} parts
 */
export function createReadout({ sentence, aim, position, counters, marks }) {
  /**
   * @param {Moment} moment
   * @param {boolean} searching a long run has not come to its end
   * @returns {string} the sentence
   */
  return (moment, searching) => {
    const { frame, counts, i18n, setup, byHand } = moment;
    const told = byHand ?? narrate(moment);
    const tone = searching ? "searching" : told.tone;
    const found = moment.found ? i18n.sentences(i18n.t(...moment.found), told.text) : told.text;
    const text = searching ? i18n.t("progress.searching", { step: counts.step }) : found;
    say(sentence, text);
    sentence.dataset.tone = tone;
    say(aim, aimText(frame, setup, i18n));
    say(position, byHand?.position ?? describeBoard(moment).position(counts));
    list(counters, byHand?.counters ?? countersOf(moment), ([name, count]) => {
      const term = make("dt", {}, i18n.t(name, { count }));
      return make("div", {}, term, make("dd", {}, i18n.n(count)));
    });
    list(marks, byHand?.marks ?? marksOf(moment), (key) =>
      make("li", { className: key.replace(".", "-") }, i18n.t(key)),
    );
    return text;
  };
}

/**
 * Three numbers, so that placed − taken back = on the board can be seen; more only when they matter.
 * @param {Moment} moment @returns {[Key, number][]}
 */
function countersOf({ counts, grain, frame }) {
  if (frame.method === "repair")
    return [
      ["counter.step", counts.step],
      ["counter.moved", counts.placed],
    ];
  const moves = frame.given > 0 ? "counter.moves" : "counter.squares";
  /** @type {[Key, number][]} */
  const rows = [
    ["counter.step", counts.step],
    // Given queens stand there too; an attempt lies deep but puts nothing on the board.
    frame.problem === "queens"
      ? ["counter.board", frame.path.length]
      : [moves, counts.depth - (frame.attempt === undefined ? 0 : 1)],
    ["counter.takenBack", counts.backtracks],
  ];
  if (grain === "tests") rows.push(["counter.refused", counts.rejected]);
  if (counts.solutions > 0) rows.push(["counter.solutions", counts.solutions]);
  return rows;
}

/** The marks that are on the board now. @param {Moment} moment @returns {Key[]} */
function marksOf({ frame, explanation, direction, picture, shown, overlays, ways }) {
  if (picture) return ["mark.picture"];
  const { candidates, cursor } = frame;
  const repair = frame.method === "repair";
  const onBoard = candidates.filter(({ square }) => square !== undefined);
  /** @type {[Key, boolean][]} */
  const marks = [
    ["mark.refused", candidates.some((candidate) => candidate.conflict !== undefined)],
    ["mark.stranded", explanation?.stranded !== undefined],
    ["mark.emptyRow", explanation?.row !== undefined],
    ["mark.takenBack", direction === 1 && explanation?.kind === "backtrack"],
    ["mark.next", !repair && candidates[cursor] !== undefined],
    ["mark.untried", !repair && onBoard.some(({ state }) => state === "untried")],
    ["mark.deadEnd", frame.deadEnd],
    ["mark.start", frame.problem === "tour" && frame.path.length > 1],
    ["mark.known", shown],
    ["mark.barred", frame.blocked.length > 0],
    ["mark.attacked", (frame.attacked?.length ?? 0) > 0],
    ["mark.mover", repair && candidates.length > 0],
    ["mark.attackers", repair && candidates.length > 0],
    ["mark.moved", explanation?.kind === "move"],
    ["mark.attacks", overlays.attacks !== null],
    ["mark.degrees", (overlays.degrees?.size ?? 0) > 0],
    ["mark.retreat", (overlays.retreat?.length ?? 0) > 0],
    ["mark.visits", overlays.visits !== null],
    ["mark.waysOn", ways],
  ];
  return marks.filter(([, isThere]) => isThere).map(([key]) => key);
}

/**
 * Replaces the children only where what they say differs.
 * @template T @param {HTMLElement} parent @param {T[]} items @param {(item: T) => HTMLElement} element
 */
function list(parent, items, element) {
  const made = items.map(element);
  const same = made.length === parent.children.length;
  if (same && made.every((child, i) => child.textContent === parent.children[i].textContent)) return;
  parent.replaceChildren(...made);
}
