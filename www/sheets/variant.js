/**
 * The same puzzle from another side, so that neighbours do not have the same answers: queens mirrored, a knight's board
 * turned or mirrored. The knight tries its jumps in the same order, so its run is another one.
 *
 * @import { Size } from "../words/squares.js"
 * @import { Version } from "./types.js"
 */
import { fieldsOf, withFields } from "../setup-text.js";
import { label, parseSquare } from "../words/squares.js";
import { VERSIONS } from "./code.js";

/** Queens' columns, and what a mirror makes of them. */
const MIRRORED = new Map([
  ["left", "right"],
  ["right", "left"],
]);

/**
 * @param {string} setup @param {Version} version
 * @param {(setup: string) => boolean} opens whether there is such a puzzle
 * @returns {string} version A is the puzzle itself; so is one that cannot be turned
 */
export function variantOf(setup, version, opens) {
  const turns = VERSIONS.indexOf(version);
  const fields = fieldsOf(setup);
  const files = Number(fields.get("files") ?? fields.get("n") ?? 8);
  const size = { files, ranks: Number(fields.get("ranks") ?? fields.get("n") ?? 8) };
  const isQueens = fields.get("problem") === "queens";
  /** @type {Record<string, string>} */
  const changes = {};
  for (const key of ["start", "blocked", "queens"]) {
    const squares = (fields.get(key) ?? "").split(".").map((name) => parseSquare(name, size, "chess"));
    if (squares.includes(null)) continue;
    const moved = squares.map((square) => turned(square ?? 0, size, turns, isQueens));
    changes[key] = moved.map((square) => label(square, size, "chess")).join(".");
  }
  if (isQueens && turns % 2 === 1) {
    const columns = fields.get("columns") ?? "left";
    changes.columns = MIRRORED.get(columns) ?? columns;
  }
  if (!isQueens && !fields.has("start")) {
    changes.start = label(turned(0, size, turns, false), size, "chess");
  }
  const variant = withFields(setup, turns === 0 ? {} : changes);
  return opens(variant) ? variant : setup;
}

/** @param {number} square @param {Size} size @param {number} turns @param {boolean} mirrors @returns {number} */
function turned(square, { files, ranks }, turns, mirrors) {
  const [row, column] = [Math.floor(square / files), square % files];
  const isAcross = turns % 2 === 1;
  if (mirrors) return isAcross ? row * files + (files - 1 - column) : square;
  if (files !== ranks) {
    const isDown = turns > 1;
    return (isDown ? ranks - 1 - row : row) * files + (isAcross ? files - 1 - column : column);
  }
  let [r, c] = [row, column];
  for (let turn = 0; turn < turns; turn++) [r, c] = [c, files - 1 - r];
  return r * files + c;
}
