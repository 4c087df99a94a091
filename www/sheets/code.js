/**
 * The number of a sheet, which brings back its key: `A-17-C` is worksheet A, number 17, version C, of the puzzle that
 * the kind begins with. Where that was another, the words behind say so: `A-17-C P3 1-40` is the third of the named
 * puzzles, steps 1 to 40; a puzzle without a name is its setup.
 *
 * @import { Preset } from "../presets.js"
 * @import { Letter, Spec, Version } from "./types.js"
 * @typedef {{ setup: string, from: number, to: number }} Run what a kind begins with
 */
import { plainDigits } from "../setup-text.js";

/** @type {readonly Version[]} */
export const VERSIONS = ["A", "B", "C", "D"];

/** Digits of a sheet's number. */
export const MAX_DIGITS = 6;

/** @param {Spec} spec @param {Run} usual @param {readonly Preset[]} presets @returns {string} */
export function codeOf({ letter, number, version, setup, from, to }, usual, presets) {
  const words = [`${letter}-${number}-${version}`];
  if (setup !== usual.setup) {
    const named = presets.findIndex((preset) => preset.setup === setup);
    words.push(named < 0 ? setup : `P${named + 1}`);
  }
  if (from !== usual.from || to !== usual.to) words.push(`${from}-${to}`);
  return words.join(" ");
}

/**
 * Reads a number as somebody types it: in any case, with other dashes, in the digits of any script.
 * @param {string} typed
 * @param {(letter: string) => Run|null} usualOf what a kind begins with; null: there is no such kind
 * @param {readonly Preset[]} presets
 * @returns {Spec|null}
 */
export function parseCode(typed, usualOf, presets) {
  const [first = "", ...words] = plainDigits(typed)
    .trim()
    .replace(/[‐-―−]/g, "-")
    .split(/\s+/);
  const match = /^([A-Z])-?(\d{1,6})(?:-?([A-D]))?$/.exec(first.toUpperCase());
  const usual = match && usualOf(match[1]);
  if (!match || !usual || Number(match[2]) < 1) return null;
  const [, letter, number, version = "A"] = match;
  const spec = { ...usual, letter: /** @type {Letter} */ (letter), number: Number(number) };
  for (const word of words) {
    const range = /^(\d{1,9})-(\d{1,9})$/.exec(word);
    const named = /^P(\d{1,2})$/i.exec(word);
    if (range) [spec.from, spec.to] = [Number(range[1]), Number(range[2])];
    else if (named) spec.setup = presets[Number(named[1]) - 1]?.setup ?? "";
    else spec.setup = word;
  }
  return spec.setup.includes("=") ? { ...spec, version: /** @type {Version} */ (version) } : null;
}
