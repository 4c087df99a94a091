/**
 * What is answered to somebody who plays, in sentences.
 *
 * @import { Answer } from "./tasks.js"
 * @import { I18n } from "../i18n/index.js"
 * @import { Frame, Labels } from "../types.js"
 */
import { label } from "../words/squares.js";

/** More squares than this have their numbers on the board only. */
const LISTED = 12;

/**
 * @typedef {object} Reply
 * @property {"finish"|"hint"|"ways"|"program"} command what was asked for
 * @property {Answer} answer
 * @property {boolean} done whether nothing more will come
 *
 * @typedef {{ i18n: I18n, labels: Labels, frame: Frame }} Reader
 */

/** @param {Reply} reply @param {Reader} reader @returns {string} */
export function replyText({ command, answer, done }, { i18n, labels, frame }) {
  const { t } = i18n;
  const { finish, keep, ways } = answer;
  if (ways) return waysText(ways, done, { i18n, labels, frame });
  if (!finish || finish.answer === "unknown") return t(done ? "try.unknown" : "try.asking");
  if (finish.answer === "yes") {
    const square = hintOf(answer, frame);
    if (command !== "hint" || square === null) return t("try.yes");
    return t("try.hint.square", { square: label(square, frame, labels) });
  }
  const reason = `try.no.${finish.reason}`;
  const told = [t(i18n.has(reason) ? reason : "try.no")];
  if (keep === -1) told.push(t("try.mistake.none"));
  else if (keep !== null && keep !== undefined) {
    const squares = frame.path.slice(frame.problem === "queens" ? frame.given : 0);
    const square = label(squares[keep], frame, labels);
    const piece = frame.problem === "queens" ? frame.given + keep + 1 : keep;
    told.push(t(`try.mistake.${frame.problem}`, { square, piece, count: squares.length - keep }));
  }
  return i18n.sentences(...told);
}

/** Where it goes on, if it can be finished. @param {Answer} answer @param {Frame} frame @returns {number|null} */
export function hintOf({ finish }, { path }) {
  return finish?.completion?.[path.length] ?? null;
}

/** @param {NonNullable<Answer["ways"]>} ways @param {boolean} done @param {Reader} reader */
function waysText(ways, done, { i18n, labels, frame }) {
  const { t } = i18n;
  const sum = ways.reduce((total, each) => total + each.ways, 0n);
  // Queens that finish a board stand once in each of its open rows, and are counted in each.
  const n = frame.problem === "queens" ? sum / BigInt(Math.max(1, frame.goal - frame.path.length)) : sum;
  if (!ways.every(({ exact }) => exact)) return t(done ? "try.ways.atLeast" : "try.asking", { n });
  if (n === 0n) return t("ways.none");
  const each = ways.map((way) =>
    t("try.ways.square", { square: label(way.square, frame, labels), n: way.ways }),
  );
  return ways.length > LISTED
    ? t("try.ways.some", { n })
    : i18n.sentences(t("try.ways.some", { n }), t("try.ways.each", { ways: i18n.list(each) }));
}

/** How the program fares on the same board. @param {Answer} answer @param {Frame["method"]} method @param {I18n} i18n */
export function raceText({ program }, method, { t }) {
  if (!program) return "";
  const { placed, takenBack, end } = program;
  return t(`try.race.${end}`, { placed, takenBack, method: t(`method.${method}`) });
}
