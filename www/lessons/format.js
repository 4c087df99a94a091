/**
 * Reads lessons: whatever is in a file, what comes out is a lesson, or a fault that says where.
 *
 * @import { Lesson } from "./types.js"
 *
 * @typedef {object} LessonFault what is wrong, for the page to say in its language
 * @property {number} [stop] from 1; absent: with the lesson as a whole
 * @property {string} field as it is called in the file, with numbers from 1: "options 2 text"
 * @property {"json"|"cut"|"long"|"version"|"missing"|"unknown"|"kind"|"text"|"short"|"many"|"choice"|"number"|"form"|"right"|"placeholder"|"setup"|"nowhere"|"moved"} code
 * @property {Record<string, string|number>} params
 */

/** Characters of a file; a lesson of forty full stops has fewer. */
export const MAX_FILE = 400_000;
/** Steps of a run beyond which nothing is looked for: some seconds away. */
export const MAX_STEPS = 200_000_000;
const MAX_TEXT = 1000;
const MAX_SETUP = 2000;
const MAX_STOPS = 40;
const MAX_VALUES = 40;
/** How deep sums may stand in sums. */
const MAX_DEPTH = 6;

const PANELS = ["why", "program", "stack", "tree", "numbers", "log"];
const OVERLAYS = ["visits", "attacks", "degrees", "retreat", "line", "numbers"];
const EVENTS = ["place", "reject", "backtrack", "deadEnd", "solution", "end"];
const COUNTS = [
  ...["step", "placed", "rejected", "backtracks", "solutions", "depth", "deepest"],
  ...["deadEnds", "longestRetreat", "pieces"],
];

/** @typedef {{ stop?: number, path: readonly (string|number)[] }} Where */
/** @typedef {(value: unknown, where: Where) => void} Check throws a LessonError */

export class LessonError extends Error {
  /** @type {LessonFault} */
  fault;

  /** @param {Where} where @param {LessonFault["code"]} code @param {LessonFault["params"]} [params] */
  constructor({ stop, path }, code, params = {}) {
    const field = path.join(" ");
    super(`${stop === undefined ? "" : `stop ${stop}: `}${field}: ${code}`);
    this.fault = { ...(stop !== undefined && { stop }), field, code, params };
  }
}

/**
 * A lesson from the text of a file.
 * @param {string} text @returns {Lesson}
 * @throws a LessonError
 */
export function readLesson(text) {
  const where = { path: ["lesson"] };
  if (text.length > MAX_FILE) throw new LessonError(where, "long", { max: MAX_FILE });
  let value;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new LessonError(where, "json", { line: lineOf(text, error) });
  }
  checkLesson(value);
  return value;
}

/** The line, from 1, at which a text stops being JSON: where the browser says so, else the last. @param {string} text @param {unknown} error */
function lineOf(text, error) {
  const said = /line (\d+)|position (\d+)/.exec(String(error));
  if (said?.[1]) return Number(said[1]);
  return text.slice(0, said ? Number(said[2]) : text.length).split("\n").length;
}

/** The lesson as it is written into a file. @param {Lesson} lesson @returns {string} */
export function writeLesson(lesson) {
  return `${JSON.stringify(lesson, null, 2)}\n`;
}

/**
 * Checks all that can be checked without the engine.
 * @param {unknown} value @returns {asserts value is Lesson}
 * @throws a LessonError
 */
export function checkLesson(value) {
  const where = { path: ["lesson"] };
  const { backstep, version } = /** @type {Record<string, unknown>} */ (objectOf(value, where));
  if (backstep !== "lesson") throw new LessonError(at(where, "backstep"), "choice", { allowed: "lesson" });
  if (version !== 1) throw new LessonError(at(where, "version"), "version", { version: 1 });
  lesson(value, { path: [] });
  const { values, stops, ...words } = /** @type {Lesson} */ (value);
  const known = Object.keys(values ?? {});
  checkPlaceholders(words, known, { path: [] });
  for (const [i, stop] of stops.entries()) {
    const here = { stop: i + 1, path: [] };
    checkPlaceholders(stop, [...known, ...Object.keys(stop.values ?? {})], here);
    if (!stop.options) continue;
    if (!stop.ask) throw new LessonError(at(here, "ask"), "missing");
    if (!stop.options.some(({ right }) => right)) throw new LessonError(at(here, "options"), "right");
  }
}

/* ---- What a value may be ---- */

/** @param {Where} where @param {...(string|number)} names @returns {Where} */
const at = ({ stop, path }, ...names) => ({ stop, path: [...path, ...names] });

/** @param {unknown} value @param {Where} where @returns {object} */
function objectOf(value, where) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new LessonError(where, "kind", { kind: "{ … }" });
}

/**
 * An object with these fields and no others.
 * @param {Record<string, Check>} fields @param {readonly string[]} [needed] @returns {Check}
 */
function record(fields, needed = []) {
  return (value, where) => {
    const object = objectOf(value, where);
    for (const name of needed)
      if (!Object.hasOwn(object, name)) throw new LessonError(at(where, name), "missing");
    for (const [name, part] of Object.entries(object)) {
      if (!Object.hasOwn(fields, name)) throw new LessonError(at(where, name.slice(0, 30)), "unknown");
      fields[name](part, at(where, name));
    }
  };
}

/** @param {Check} check @param {number} least @param {number} most @returns {Check} */
function list(check, least, most) {
  return (value, where) => {
    if (!Array.isArray(value)) throw new LessonError(where, "kind", { kind: "[ … ]" });
    if (value.length < least) throw new LessonError(where, "short", { least });
    if (value.length > most) throw new LessonError(where, "many", { most });
    for (const [i, each] of value.entries()) check(each, at(where, i + 1));
  };
}

/** @param {...unknown} allowed @returns {Check} */
function oneOf(...allowed) {
  return (value, where) => {
    if (!allowed.includes(value)) throw new LessonError(where, "choice", { allowed: allowed.join(", ") });
  };
}

/** @param {number} min @param {number} [max] @returns {Check} */
function whole(min, max = Number.MAX_SAFE_INTEGER) {
  return (value, where) => {
    if (!Number.isSafeInteger(value) || Number(value) < min || Number(value) > max)
      throw new LessonError(where, "number", { min, max });
  };
}

/** @param {RegExp} form @param {string} example @returns {Check} */
function word(form, example) {
  return (value, where) => {
    if (typeof value !== "string" || !form.test(value)) throw new LessonError(where, "form", { example });
  };
}

/** @type {Check} */
function plain(value, where) {
  if (typeof value !== "string") throw new LessonError(where, "kind", { kind: "text" });
  if (value.trim() === "") throw new LessonError(where, "text");
  if (value.length > MAX_TEXT) throw new LessonError(where, "many", { most: MAX_TEXT });
}

/** @type {Check} */
function text(value, where) {
  if (typeof value === "string") return plain(value, where);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new LessonError(where, "kind", { kind: '"…", { "en": "…", "hi": "…" }' });
  const languages = Object.entries(value);
  if (languages.length === 0) throw new LessonError(where, "text");
  for (const [language, said] of languages) {
    if (!/^[a-z]{2,8}$/.test(language)) throw new LessonError(at(where, language.slice(0, 30)), "unknown");
    plain(said, at(where, language));
  }
}

const flag = oneOf(true, false);
const square = word(/^[a-z]{1,2}\d{1,3}$/, "a4");
const setup = word(new RegExp(`^problem=[\\w.=&-]{1,${MAX_SETUP}}$`), "problem=queens&n=4");
const event = record(
  {
    kind: oneOf(...EVENTS),
    square,
    depth: whole(0),
    retreat: whole(1),
    first: oneOf(1),
  },
  ["kind"],
);
const moment = { event, nth: whole(1, 100_000), step: whole(0, MAX_STEPS) };
const place = record({ ...moment, from: oneOf("stop") });

/** How a run gives a number, by the field that says which. @type {Record<string, Check>} */
const SOURCES = {
  count: oneOf(...COUNTS),
  board: oneOf("squares", "light", "dark", "lines"),
  jumps: square,
  degree: square,
  ways: word(/^([a-z]{1,2}\d{1,3}|all)$/, "a4"),
  total: oneOf("solutions", "fundamental", "closed"),
  piece: whole(0),
};
/** … or several together. @type {Record<string, [least: number, most: number]>} */
const SUMS = { plus: [2, 8], times: [2, 8], minus: [2, 2], over: [2, 2], percent: [2, 2] };

/** @type {Check} */
function expression(value, where) {
  const names = Object.keys(objectOf(value, where));
  if (where.path.length > MAX_DEPTH * 2) throw new LessonError(where, "many", { most: MAX_DEPTH });
  const source = names.find((name) => Object.hasOwn(SOURCES, name));
  if (source) return record({ [source]: SOURCES[source], setup, at: place })(value, where);
  const sum = names.find((name) => Object.hasOwn(SUMS, name));
  const allowed = [...Object.keys(SOURCES), ...Object.keys(SUMS)].join(", ");
  if (!sum) throw new LessonError(where, "choice", { allowed });
  record({ [sum]: list(term, ...SUMS[sum]) })(value, where);
}

/** @type {Check} */
function term(value, where) {
  if (typeof value === "number") whole(0)(value, where);
  else expression(value, where);
}

/** @type {Check} */
function values(value, where) {
  const entries = Object.entries(objectOf(value, where));
  if (entries.length > MAX_VALUES) throw new LessonError(where, "many", { most: MAX_VALUES });
  for (const [name, each] of entries) {
    word(/^[a-z]\w{0,29}$/i, "placed")(name, at(where, name.slice(0, 30)));
    expression(each, at(where, name));
  }
}

const option = record({ text, right: flag, reply: text, misconception: word(/^M\d{1,2}$/, "M4") }, ["text"]);

const stop = record(
  {
    stage: oneOf("P", "R", "I"),
    core: flag,
    setup,
    grain: oneOf("moves", "tests"),
    at: record(moment, ["step"]),
    panels: list(oneOf(...PANELS), 0, PANELS.length),
    show: list(oneOf(...OVERLAYS), 0, OVERLAYS.length),
    reveal: list(oneOf(...OVERLAYS, "ways"), 0, OVERLAYS.length),
    second: record({ setup, unit: oneOf("placements", "steps") }, ["setup", "unit"]),
    try: flag,
    run: place,
    text,
    ask: text,
    aloud: text,
    options: list(option, 2, 4),
    because: text,
    teacher: text,
    values,
  },
  ["stage", "setup", "at", "text"],
);

/** @type {Check} */
const stops = (value, where) => {
  list(() => {}, 1, MAX_STOPS)(value, where);
  for (const [i, each] of /** @type {unknown[]} */ (value).entries()) stop(each, { stop: i + 1, path: [] });
};

const lesson = record(
  {
    backstep: oneOf("lesson"),
    version: oneOf(1),
    code: word(/^[A-Za-z0-9]{1,12}$/, "L3"),
    title: text,
    aim: text,
    prior: text,
    insight: text,
    modify: text,
    make: text,
    exit: text,
    plan: list(record({ from: whole(0, 600), to: whole(0, 600), text }, ["from", "to", "text"]), 1, 20),
    credit: record({ text, url: word(/^https:\/\/[\w./~%?=&#-]{1,300}$/, "https:…") }, ["text", "url"]),
    values,
    stops,
  },
  ["backstep", "version", "code", "title", "stops"],
);

/**
 * Every `{name}` in a text must be one that is known.
 * @param {unknown} value @param {readonly string[]} known @param {Where} where
 */
function checkPlaceholders(value, known, where) {
  if (typeof value === "string") {
    for (const [, name] of value.matchAll(/\{([^{}]*)\}/g))
      if (!known.includes(name) && !/^\d{1,15}$/.test(name))
        throw new LessonError(where, "placeholder", { name: name.slice(0, 30) });
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value))
      checkPlaceholders(part, known, at(where, Array.isArray(value) ? Number(name) + 1 : name));
  }
}
