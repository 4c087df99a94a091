/**
 * What is to be said at a stop, and at the end, in the reader's words.
 *
 * @import { Key } from "../i18n/index.js"
 * @import { View } from "./card.js"
 * @import { Course } from "./course.js"
 * @import { Stop, Text } from "./types.js"
 * @import { Reading } from "./words.js"
 */
import { hasAnswer, stopOf } from "./course.js";
import { fill, squareNamed } from "./words.js";

/**
 * @param {Course} course @param {Reading} reading
 * @param {string} code that can be typed to come there, "" for none
 * @returns {View}
 */
export function viewOf(course, reading, code) {
  const { lesson, core } = course;
  const { t } = reading.i18n;
  const read = (/** @type {Text|undefined} */ text) => fill(text, reading);
  const common = {
    ...{ code, core, stops: lesson.stops.length },
    title: t("lesson.heading", { code: lesson.code, title: read(lesson.title) }),
  };
  const stop = stopOf(course);
  if (stop) {
    return {
      ...common,
      stop: course.stop + 1,
      text: read(stop.text),
      ask: read(stop.ask),
      question: questionOf(stop, reading),
      because: read(stop.because),
      open: hasAnswer(stop) && !course.answered,
      more: [],
      tries: stop.try === true,
    };
  }
  /** @type {[Key, Text|undefined][]} */
  const tasks = [
    ["lesson.modify", lesson.modify],
    ["lesson.make", lesson.make],
    ["lesson.exit", lesson.exit],
  ];
  return {
    ...{ ...common, stop: 0, ask: "", question: null, because: "", open: false, tries: false },
    text: lesson.insight ? read(lesson.insight) : t("lesson.over"),
    more: tasks.filter(([, text]) => text).map(([key, text]) => t(key, { text: read(text) })),
  };
}

/** @param {Stop} stop @param {Reading} reading @returns {View["question"]} */
function questionOf({ ask, aloud, options, because }, reading) {
  if (!options) return null;
  const read = (/** @type {Text|undefined} */ text) => fill(text, reading);
  return {
    ask: read(ask),
    aloud: aloud && read(aloud),
    // What is said is read when it is shown: some of the numbers may come later.
    options: options.map(({ text, right = false, reply }) => ({
      right,
      square: squareNamed(text, reading.size),
      get text() {
        return read(text);
      },
      get reply() {
        return read(reply);
      },
    })),
    get because() {
      return read(because);
    },
  };
}
