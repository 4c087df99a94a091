/**
 * The textbook programs as files: which of them is the one that is searched, and its texts.
 *
 * @import { Frame } from "../types.js"
 * @import { LineMap } from "./lines.js"
 *
 * @typedef {"pseudocode"|"python"|"javascript"|"java"|"c"|"rust"} Code
 * @typedef {{ text: string, lines: LineMap }} Listing
 */
import { loadAsset } from "../ship/assets.js";

/** How the name of a file ends. @type {Record<Code, string>} */
export const EXTENSIONS = {
  pseudocode: "txt",
  python: "py",
  javascript: "mjs",
  java: "java",
  c: "c",
  rust: "rs",
};

/** Each program with the language in which it is met most often. @type {Record<string, Code>} */
export const PROGRAMS = {
  "tour-enumerate": "python",
  "tour-backtrack": "python",
  "tour-warnsdorff": "python",
  "tour-warnsdorff-pure": "python",
  "queens-enumerate": "python",
  "queens-rows": "python",
  "queens-scan": "c",
  "queens-forward": "python",
  "queens-smallest": "python",
  "queens-cover": "python",
  "queens-repair": "python",
  "queens-formula": "python",
};

/** @param {Frame} frame @returns {string|null} null: there is no listing of what is done */
export function programOf(frame) {
  const { problem, method, exhaustive } = frame;
  const name = `${problem}-${method}`;
  const names = exhaustive ? [name] : [`${name}-pure`, name];
  return (!makesAttempts(frame) && names.find((each) => each in PROGRAMS)) || null;
}

/** Whether the search starts anew several times, which no listing does. @param {Frame} frame */
export function makesAttempts({ problem, attempt, candidates: [first] }) {
  const isNext = problem === "queens" && first !== undefined && first.square === undefined;
  return isNext || attempt !== undefined;
}

/** @param {string} program @param {Code} code @returns {Promise<Listing>} */
export async function loadListing(program, code) {
  const [text, lines] = await Promise.all([
    load(`${program}.${EXTENSIONS[code]}`),
    load(`${program}.lines.json`),
  ]);
  return { text, lines: JSON.parse(lines) };
}

/** The text of a file beside this one. @param {string} file */
async function load(file) {
  return (await loadAsset(`listings/${file}`)).text();
}
