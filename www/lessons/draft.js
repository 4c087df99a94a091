/**
 * A lesson that is being made. Its texts may still be missing; what is done to it gives a new one, so that the one
 * before can come back.
 *
 * @import { Lesson, Option, Stop, Text } from "./types.js"
 */

/** As many answers as a card has letters. */
export const OPTIONS = 4;

/** @returns {Lesson} */
export function emptyDraft() {
  return { backstep: "lesson", version: 1, code: "MY", title: "", stops: [] };
}

/** @param {Lesson} draft @param {Stop} stop @param {number} place @returns {Lesson} */
export function addStop(draft, stop, place) {
  return { ...draft, stops: [...draft.stops.slice(0, place), stop, ...draft.stops.slice(place)] };
}

/** @param {Lesson} draft @param {number} place @returns {Lesson} */
export function removeStop(draft, place) {
  return { ...draft, stops: draft.stops.filter((_, i) => i !== place) };
}

/** @param {Lesson} draft @param {number} from @param {number} to @returns {Lesson} the same if there is no such place */
export function moveStop(draft, from, to) {
  if (to < 0 || to >= draft.stops.length) return draft;
  return addStop(removeStop(draft, from), draft.stops[from], to);
}

/** @param {Lesson} draft @param {number} place @param {Partial<Stop>} change @returns {Lesson} */
export function changeStop(draft, place, change) {
  return { ...draft, stops: draft.stops.map((stop, i) => (i === place ? { ...stop, ...change } : stop)) };
}

/** @param {Stop} stop @param {number} place from 0 @param {Partial<Option>} change @returns {Stop} */
export function changeOption(stop, place, change) {
  const options = Array.from({ length: OPTIONS }, (_, i) => stop.options?.[i] ?? { text: "" });
  return { ...stop, options: options.map((option, i) => (i === place ? { ...option, ...change } : option)) };
}

/** A text with other words in one of its languages, if it has several. @param {Text|undefined} text @param {string} lang @param {string} words @returns {Text} */
export function reworded(text, lang, words) {
  return typeof text === "object" ? { ...text, [lang]: words } : words;
}

/** Whether nothing was typed. @param {Text|undefined} text */
function isBlank(text) {
  return (
    text === undefined ||
    (typeof text === "string" ? [text] : Object.values(text)).every((words) => !words.trim())
  );
}

/**
 * The lesson that a draft is, without what was left empty. Whether it is one, `checkLesson` says.
 * @param {Lesson} draft @returns {Lesson}
 */
export function finished({ stops, ...draft }) {
  return {
    ...without(draft, ["aim", "prior", "insight", "modify", "make", "exit"]),
    stops: stops.map(({ options, ...stop }) => {
      const answers =
        options?.filter(({ text }) => !isBlank(text)).map((option) => without(option, ["reply"])) ?? [];
      return {
        ...without(stop, ["ask", "aloud", "because", "teacher"]),
        ...(answers.length > 0 && { options: answers }),
      };
    }),
  };
}

/**
 * Leaves out texts that are empty.
 * @template {object} T @param {T} object @param {readonly (keyof T)[]} names @returns {T}
 */
function without(object, names) {
  const kept = { ...object };
  for (const name of names) if (isBlank(/** @type {Text|undefined} */ (object[name]))) delete kept[name];
  return kept;
}
