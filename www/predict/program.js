/**
 * Questions about the program that is shown, and about what kind of program a construction is.
 *
 * @import { Key } from "../i18n/index.js"
 * @import { Draft, Look } from "./look.js"
 */

/** What is neither said by a return further out nor by a test before it. */
const EVENTS = /^(place|backtrack|solution|reject( .*)?)$/;
/** Moves after which a pattern can be seen. */
const SEEN = 4;
const PATTERNS = ["tiles", "rotate", "formula", "search"];

/** Which of some lines of the program runs next. @param {Look} look @returns {Draft|null} */
export function line(look) {
  if (!look.listing) return null;
  const { text, lines } = look.listing;
  const { explanation, told } = look.next();
  if (!explanation) return null;
  const { kind, conflict } = explanation;
  const next = lines.get(conflict === undefined ? kind : `${kind} ${conflict}`);
  if (next === undefined || !EVENTS.test(kind)) return null;
  const texts = text.split("\n").map((each) => each.trim());
  /** By the number of the line: the same line may tell of several refusals. @type {Map<number, string>} */
  const kinds = new Map();
  for (const [event, number] of lines) {
    if (EVENTS.test(event) && !kinds.has(number)) kinds.set(number, event.split(" ")[0]);
  }
  const same = texts[next];
  const numbers = Array.from(kinds.keys()).filter((number) => number === next || texts[number] !== same);
  const different = numbers.filter(
    (number, i) => numbers.findIndex((each) => texts[each] === texts[number]) === i,
  );
  const choices = different.map((number) => ({
    number,
    text: texts[number],
    value: /** @type {string} */ (kinds.get(number)),
    reply: look.t(/** @type {Key} */ (`predict.line.${kinds.get(number)}`)),
  }));
  return {
    ask: look.t("predict.line.ask"),
    right: choices.filter(({ number }) => number === next),
    wrong: choices.filter(({ number }) => number !== next),
    because: told,
    kinds: true,
  };
}

/** By what pattern something is built that is not searched for. @param {Look} look @returns {Draft|null} */
export function pattern(look) {
  const { method, depth } = look.frame;
  if (!PATTERNS.includes(method) || depth < SEEN) return null;
  const choices = PATTERNS.map((value) => ({
    value,
    text: look.t(/** @type {Key} */ (`predict.pattern.${value}`)),
  }));
  return {
    ask: look.t("predict.pattern.ask"),
    right: choices.filter(({ value }) => value === method),
    wrong: choices.filter(({ value }) => value !== method),
    because: look.t(/** @type {Key} */ (`predict.pattern.because.${method}`)),
    kinds: true,
  };
}
