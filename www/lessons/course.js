/**
 * Where a class is in a lesson, as a pure state machine: at each stop the question first, then the answer, then the
 * next stop; after the last one what the lesson was about. A clicker walks the same way forwards and backwards.
 *
 * @import { Lesson, Stop } from "./types.js"
 *
 * @typedef {object} Course
 * @property {Lesson} lesson
 * @property {number} stop from 0; that of `stops.length` is the end
 * @property {boolean} answered the answer is shown
 * @property {boolean} core only the stops of the short version are walked through
 */

/** @param {Lesson} lesson @param {number} [stop] @param {boolean} [core] @returns {Course} */
export function begin(lesson, stop = 0, core = false) {
  const last = lesson.stops.length;
  return { lesson, stop: Math.min(Math.max(stop, 0), last), answered: false, core };
}

/** @param {Course} course @returns {Stop|null} null: at the end */
export function stopOf({ lesson, stop }) {
  return lesson.stops[stop] ?? null;
}

/** Whether something is still to be shown at a stop. @param {Stop|null} stop */
export function hasAnswer(stop) {
  return stop !== null && (stop.options ?? stop.because ?? stop.run) !== undefined;
}

/** One press onwards. @param {Course} course @returns {Course} the same at the end */
export function onwards(course) {
  if (!course.answered && hasAnswer(stopOf(course))) return { ...course, answered: true };
  return nextStop(course);
}

/** One press backwards. @param {Course} course @returns {Course} the same at the beginning */
export function backwards(course) {
  if (course.answered) return { ...course, answered: false };
  const before = previousStop(course);
  return before === course ? course : { ...before, answered: hasAnswer(stopOf(before)) };
}

/** @param {Course} course @returns {Course} */
export function nextStop(course) {
  return goTo(course, walked(course).find((stop) => stop > course.stop) ?? course.stop);
}

/** @param {Course} course @returns {Course} */
export function previousStop(course) {
  return goTo(
    course,
    walked(course)
      .reverse()
      .find((stop) => stop < course.stop) ?? course.stop,
  );
}

/** The stops that are walked through, the end among them. @param {Course} course */
function walked({ lesson: { stops }, core }) {
  const all = Array.from({ length: stops.length + 1 }, (_, stop) => stop);
  return all.filter((stop) => !core || stop === stops.length || stops[stop].core);
}

/** @param {Course} course @param {number} stop @returns {Course} */
function goTo(course, stop) {
  return stop === course.stop ? course : { ...course, stop, answered: false };
}
