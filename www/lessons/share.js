/**
 * A short lesson as a link: the same data, with its fields' names cut to a letter or two, as letters that need no percent.
 *
 * @import { Lesson } from "./types.js"
 */
import { checkLesson, LessonError, MAX_FILE } from "./format.js";

/** Each by its short name. What is not among them keeps its own. */
const SHORT = new Map(
  Object.entries({
    c: "code",
    t: "title",
    s: "stops",
    g: "stage",
    p: "setup",
    a: "at",
    n: "step",
    x: "text",
    q: "ask",
    o: "options",
    r: "right",
    y: "reply",
    b: "because",
    e: "core",
    v: "values",
  }),
);
const LONG = new Map(Array.from(SHORT, ([short, long]) => [long, short]));

/** @param {Lesson} lesson @returns {string} letters, digits, - and _ */
export function toLink({ backstep, version, ...lesson }) {
  const text = JSON.stringify(renamed(lesson, LONG));
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** @param {string} data @returns {Lesson} @throws a LessonError */
export function fromLink(data) {
  const where = { path: ["lesson"] };
  if (data.length > MAX_FILE) throw new LessonError(where, "long", { max: MAX_FILE });
  let value;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/-/g, "+").replace(/_/g, "/")), (byte) =>
      byte.charCodeAt(0),
    );
    value = renamed(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), SHORT);
  } catch {
    throw new LessonError(where, "cut");
  }
  const lesson = { backstep: "lesson", version: 1, ...value };
  checkLesson(lesson);
  return lesson;
}

/**
 * Whatever stands in it, with other names for its fields. The names of numbers are their author's.
 * @param {unknown} value @param {ReadonlyMap<string, string>} names @returns {any}
 */
function renamed(value, names) {
  if (Array.isArray(value)) return value.map((each) => renamed(each, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const other = names.get(name) ?? name;
      return [other, name === "values" || other === "values" ? part : renamed(part, names)];
    }),
  );
}
