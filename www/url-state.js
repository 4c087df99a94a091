/**
 * The link: everything that a page shows, in the fragment, `#v=1&problem=queens&n=4&…`.
 * The same keys are read after `?`; the fragment wins. Nothing in a link can make this throw.
 *
 * A position is `at=` (one cursor a frame, one character each below 64, else `~` base 36 `.`) with
 * `counts=` step.placed.rejected.backtracks.solutions.deepest; or `step=` when that would be too long.
 *
 * @import { Counts } from "./types.js"
 * @import { Fault } from "./i18n/errors.js"
 * @import { Unit } from "./lockstep.js"
 *
 * @typedef {object} ViewState
 * @property {string} [lang]
 * @property {"light"|"dark"|"projector"} [theme]
 * @property {"chess"|"from0"|"from1"} [labels]
 * @property {"latn"|"deva"} [digits]
 * @property {"moves"|"tests"} [grain]
 * @property {number} [rate] a second; Infinity: as fast as it goes
 * @property {string} [panel] the open panels' names, joined by "."
 * @property {string} [show] what is laid over the board, names joined by "."
 * @property {string} [large] the panel that takes the room of all
 * @property {"pseudocode"|"python"|"javascript"|"java"|"c"|"rust"} [code] the language of the program that is shown
 * @property {boolean} [room]
 * @property {boolean} [embed] the page is a part of another: small, and nothing of it is remembered
 * @property {string} [hide] what is not shown, names joined by "."; the keys that do the same are silent
 * @property {string} [loop] the range of steps that may be seen, as first.last
 * @property {boolean} [ask] whether it asks before it shows the next step
 *
 * @typedef {{ address: number[], counts: Counts } | { step: number }} Position
 *
 * @typedef {object} LinkState
 * @property {string} setup the keys of a Setup, as `key=value&…`; checked by Session.open
 * @property {ViewState} view
 * @property {Position|null} position null: the beginning; with two boards the time of both, as a step
 * @property {string} [played] by hand: how many pieces were taken back, and the squares of the others, joined by "."
 * @property {{ setup: string, unit: Unit }} [compare] the second board; the fields in which it differs have `b.`
 *   before their names, an empty one is left out
 * @property {string} [lesson] a stop of a lesson, as `L3-5`, which then says all the rest
 */

import { fieldsOf, tidy, withFields } from "./setup-text.js";

const VERSION = "1";
/** A board may have sixteen thousand barred squares, each of them named. */
const MAX_INPUT = 200_000;
/** A QR code of this length still scans from the back row. */
export const MAX_LINK = 300;

const SETUP_KEYS = new Set([
  ...["problem", "files", "ranks", "n", "method", "start", "order", "columns", "ties", "pure"],
  ...["closed", "prune", "seed", "blocked", "queens", "leaper", "path", "wrap"],
]);
/** Before a setup's key: it is the second board's. */
const SECOND = "b.";
const COMPARE_KEYS = new Set(["unit", ...Array.from(SETUP_KEYS, (key) => SECOND + key)]);
const POSITION_KEYS = new Set(["at", "counts", "step", "try"]);
export const PANELS = ["why", "program", "stack", "tree", "numbers", "log"];
/** What a link can hide. */
export const HIDEABLE = /** @type {const} */ ([
  ...["puzzle", "lessons", "try", "check", "language", "room", "more", "panels", "aim", "sentence"],
  ...[
    "counters",
    "marks",
    "ask",
    "start",
    "previous",
    "play",
    "next",
    "jump",
    "grain",
    "speed",
    "timeline",
    "edit",
  ],
]);
/** Several may be chosen, joined by ".". */
const LISTS = {
  hide: /** @type {readonly string[]} */ (HIDEABLE),
  panel: PANELS,
  show: ["visits", "attacks", "degrees", "retreat", "line", "numbers"],
};
const CHOICES = /** @type {const} */ ({
  theme: ["light", "dark", "projector"],
  labels: ["chess", "from0", "from1"],
  digits: ["latn", "deva"],
  grain: ["moves", "tests"],
  large: PANELS,
  code: ["pseudocode", "python", "javascript", "java", "c", "rust"],
  room: ["0", "1"],
  embed: ["0", "1"],
  ask: ["0", "1"],
});
const SWITCHES = ["room", "ask", "embed"];
/** @type {readonly Unit[]} */
const UNITS = ["placements", "steps"];
const KNOWN_KEYS = new Set([
  "v",
  "lang",
  "lesson",
  "rate",
  "loop",
  ...Object.keys(LISTS),
  ...SETUP_KEYS,
  ...COMPARE_KEYS,
  ...POSITION_KEYS,
  ...Object.keys(CHOICES),
]);
const CURSORS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * @param {string} hash location.hash, with or without its #
 * @param {string} [search] location.search
 * @returns {LinkState & { errors: Fault[] }}
 */
export function parseLink(hash, search = "") {
  /** @type {Fault[]} */
  const errors = [];
  const fragment = readPairs(hash.replace(/^#/, ""), errors);
  const query = readPairs(search.replace(/^\?/, ""), errors);
  // A setup is one thing: a fragment that has one does not mix with the query's. Nor does a position,
  // which belongs to its setup.
  const own = pick(fragment, SETUP_KEYS).size > 0;
  const setup = pick(own ? fragment : query, SETUP_KEYS);
  const position = pick(own || pick(fragment, POSITION_KEYS).size > 0 ? fragment : query, POSITION_KEYS);
  const second = pick(own ? fragment : query, COMPARE_KEYS);
  const all = new Map([...query, ...fragment]);
  const version = all.get("v") ?? VERSION;
  if (version !== VERSION) {
    errors.push({ key: "link", code: "unknown", params: { value: version, allowed: `v=${VERSION}` } });
  }
  if (all.size === 0 && hash.length > 1 && errors.length === 0) {
    errors.push({ key: "link", code: "parse", params: { value: hash.slice(0, 40) } });
  }
  const text = Array.from(setup, ([key, value]) => `${key}=${tidy(value)}`).join("&");
  const compare = readCompare(text, second, errors);
  const lesson = all.get("lesson");
  const played = readPlayed(position.get("try"), errors);
  return {
    setup: text,
    ...(compare && { compare }),
    ...(played !== undefined && { played }),
    ...(lesson && { lesson }),
    view: readView(all, errors),
    position: readPosition(position, errors),
    errors,
  };
}

/**
 * @param {LinkState} state
 * @param {number} [limit] how many characters the fragment may have: subtract those of the page's address
 * @returns {string} the fragment, without its #
 */
export function formatLink({ setup, view, position, compare, lesson, played }, limit = MAX_LINK) {
  const { rate, ask, ...words } = view;
  const pairs = [`v=${VERSION}`];
  if (setup) pairs.push(setup);
  if (compare) pairs.push(...comparePairs(setup, compare));
  for (const [key, value] of Object.entries(words)) {
    if (value !== undefined) pairs.push(`${key}=${SWITCHES.includes(key) ? Number(value) : value}`);
  }
  if (rate !== undefined) pairs.push(`rate=${rate === Number.POSITIVE_INFINITY ? "max" : rate}`);
  if (ask) pairs.push("ask=1");
  if (lesson) pairs.push(`lesson=${encodeURIComponent(lesson)}`);
  if (played !== undefined) pairs.push(`try=${played}`);
  if (!position) return pairs.join("&");
  if ("step" in position) return [...pairs, `step=${position.step}`].join("&");
  const { address, counts } = position;
  const exact = [...pairs, `at=${formatAddress(address)}`, `counts=${formatCounts(counts)}`].join("&");
  return exact.length <= limit ? exact : [...pairs, `step=${counts.step}`].join("&");
}

/** @param {string} text @param {Fault[]} errors @returns {Map<string, string>} known keys only; the last of repeated ones wins */
function readPairs(text, errors) {
  /** @type {Map<string, string>} */
  const pairs = new Map();
  if (text.length > MAX_INPUT) {
    errors.push({ key: "link", code: "long", params: { max: MAX_INPUT } });
    return pairs;
  }
  for (const pair of unwrap(text).split("&")) {
    const [key, ...value] = pair.split("=");
    if (!KNOWN_KEYS.has(key)) continue;
    const raw = value.join("=");
    try {
      const decoded = decodeURIComponent(raw);
      encodeURIComponent(decoded); // half a surrogate pair could not be written again
      pairs.delete(key);
      pairs.set(key, decoded);
    } catch {
      errors.push({ key: POSITION_KEYS.has(key) ? "position" : key, code: "parse", params: { value: raw } });
    }
  }
  return pairs;
}

/**
 * Chat programs and web pages wrap links: `&amp;` for `&`, or everything encoded once more.
 * @param {string} text @returns {string}
 */
function unwrap(text) {
  const plain = text.replace(/&amp;/g, "&");
  if (plain.includes("=") || !/%3d/i.test(plain)) return plain;
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** @param {Map<string, string>} pairs @param {Set<string>} keys @returns {Map<string, string>} */
function pick(pairs, keys) {
  return new Map(Array.from(pairs).filter(([key]) => keys.has(key)));
}

/**
 * @param {string} setup of the first board @param {Map<string, string>} pairs @param {Fault[]} errors
 * @returns {LinkState["compare"]|null}
 */
function readCompare(setup, pairs, errors) {
  const unit = pairs.get("unit") ?? UNITS[0];
  const known = UNITS.find((each) => each === unit);
  if (!known) errors.push({ key: "unit", code: "unknown", params: { value: unit, allowed: UNITS } });
  const changes = Array.from(pairs)
    .filter(([key]) => key.startsWith(SECOND))
    .map(([key, value]) => [key.slice(SECOND.length), tidy(value)]);
  if (!setup || pairs.size === 0) return null;
  return { setup: withFields(setup, Object.fromEntries(changes)), unit: known ?? UNITS[0] };
}

/** @param {string} setup @param {{ setup: string, unit: Unit }} compare @returns {string[]} */
function comparePairs(setup, compare) {
  const first = fieldsOf(setup);
  const second = fieldsOf(compare.setup);
  const keys = new Set([...first.keys(), ...second.keys()]);
  const differing = Array.from(keys).filter((key) => first.get(key) !== second.get(key));
  // The unit alone says that there are two boards, even if they are alike.
  return [...differing.map((key) => `${SECOND}${key}=${second.get(key) ?? ""}`), `unit=${compare.unit}`];
}

/** @param {Map<string, string>} pairs @param {Fault[]} errors @returns {ViewState} */
function readView(pairs, errors) {
  /** @type {Record<string, unknown>} */
  const view = {};
  for (const [key, allowed] of Object.entries(CHOICES)) {
    const value = pairs.get(key);
    if (value === undefined) continue;
    if (!(/** @type {readonly string[]} */ (allowed).includes(value))) {
      errors.push({ key, code: "unknown", params: { value, allowed } });
    } else view[key] = SWITCHES.includes(key) ? value === "1" : value;
  }
  const lang = pairs.get("lang");
  if (lang !== undefined) {
    if (/^[a-z]{2,8}$/.test(lang)) view.lang = lang;
    else errors.push({ key: "lang", code: "parse", params: { value: lang } });
  }
  for (const [key, allowed] of Object.entries(LISTS)) {
    const value = pairs.get(key);
    if (value === undefined) continue;
    if (value.split(".").every((name) => allowed.includes(name))) view[key] = value;
    else errors.push({ key, code: "unknown", params: { value, allowed } });
  }
  const rate = pairs.get("rate");
  if (rate !== undefined) {
    const value = rate === "max" ? Number.POSITIVE_INFINITY : Number(rate);
    if (/^(max|\d{1,8}(\.\d{1,3})?)$/.test(rate) && value >= 1) view.rate = value;
    else errors.push({ key: "rate", code: "parse", params: { value: rate } });
  }
  const loop = pairs.get("loop");
  if (loop !== undefined) {
    const [first, last] = loop.split(".").map(Number);
    if (/^\d{1,15}\.\d{1,15}$/.test(loop) && first < last) view.loop = loop;
    else errors.push({ key: "loop", code: "parse", params: { value: loop } });
  }
  return /** @type {ViewState} */ (view);
}

/** @param {Map<string, string>} pairs @param {Fault[]} errors @returns {Position|null} */
function readPosition(pairs, errors) {
  const at = pairs.get("at");
  if (at !== undefined) {
    const address = parseAddress(at);
    const counts = parseCounts(pairs.get("counts") ?? "");
    if (address && counts) return { address, counts };
    errors.push({ key: "position", code: address ? "counts" : "address" });
  }
  const step = pairs.get("step");
  if (step === undefined) return null;
  if (isCount(step)) return { step: Number(step) };
  errors.push({
    key: "position",
    code: "number",
    params: { value: step, min: 0, max: Number.MAX_SAFE_INTEGER },
  });
  return null;
}

/** @param {string|undefined} played @param {Fault[]} errors */
function readPlayed(played, errors) {
  if (played === undefined || /^\d{1,6}(\.[a-z]{1,2}\d{1,3})*$/.test(played)) return played;
  errors.push({ key: "try", code: "parse", params: { value: played } });
}

/** @param {readonly number[]} address @returns {string} */
export function formatAddress(address) {
  return Array.from(address, (cursor) => CURSORS[cursor] ?? `~${cursor.toString(36)}.`).join("");
}

/** @param {string} text @returns {number[]|null} null: not an address */
export function parseAddress(text) {
  if (!/^([\w-]|~[0-9a-z]{1,5}\.)*$/.test(text)) return null;
  const parts = text.match(/[\w-]|~[0-9a-z]+\./g) ?? [];
  return parts.map((part) =>
    part[0] === "~" ? Number.parseInt(part.slice(1, -1), 36) : CURSORS.indexOf(part),
  );
}

/** @param {Counts} counts @returns {string} */
function formatCounts({ step, placed, rejected, backtracks, solutions, deepest }) {
  return [step, placed, rejected, backtracks, solutions, deepest].join(".");
}

/** @param {string} text @returns {Counts|null} */
function parseCounts(text) {
  const parts = text.split(".");
  if (parts.length !== 6 || !parts.every(isCount)) return null;
  const [step, placed, rejected, backtracks, solutions, deepest] = parts.map(Number);
  if (backtracks > placed) return null;
  return { step, placed, rejected, backtracks, solutions, depth: placed - backtracks, deepest };
}

/** @param {string} text */
function isCount(text) {
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
}
