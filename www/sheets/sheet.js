/**
 * What all sheets have in common.
 *
 * @import { Frame } from "../types.js"
 * @import { Key } from "../i18n/index.js"
 * @import { Block, Sheet, Spec, View } from "./types.js"
 */
import { puzzleName } from "../words/puzzle-name.js";
import { VERSIONS } from "./code.js";

/** The seed of all that is chosen by chance for a sheet. @param {Spec} spec */
export function seedOf({ number, version }) {
  return number * VERSIONS.length + VERSIONS.indexOf(version);
}

/** @param {Spec} spec @param {Frame|null} frame of the puzzle; null: it is about none @param {View} view @param {Block[]} blocks @returns {Sheet} */
export function sheetOf(spec, frame, { i18n }, blocks) {
  const title = i18n.t(/** @type {Key} */ (`sheets.kind.${spec.letter}`), { letter: spec.letter });
  return {
    spec,
    title,
    puzzle: frame ? puzzleName(frame, i18n, spec.setup) : "",
    named: true,
    blocks,
  };
}
