/**
 * Squares and their names. A square's index is `row * files + column`, the row counted from the top;
 * in chess a1 is bottom left, and files beyond z go on as in spreadsheets: aa, ab …
 * Names are the same in every language: their digits are never localized.
 *
 * @import { Labels } from "../types.js"
 * @typedef {{ files: number, ranks: number }} Size
 */

/** Stands for "no square" in a path: a jump that left the board. */
export const OFF_BOARD = 0xffffff;

/** @param {number} column @returns {string} */
export function fileName(column) {
  let name = "";
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26)) {
    name = String.fromCharCode(97 + ((n - 1) % 26)) + name;
  }
  return name;
}

/** @param {string} name lower case letters @returns {number} the column */
function fileColumn(name) {
  let n = 0;
  for (const letter of name) n = n * 26 + letter.charCodeAt(0) - 96;
  return n - 1;
}

/** @param {number} square @param {Size} size @param {Labels} labels @returns {string} */
export function label(square, { files, ranks }, labels) {
  const row = Math.floor(square / files);
  const column = square % files;
  if (labels === "chess") return fileName(column) + (ranks - row);
  const base = labels === "from1" ? 1 : 0;
  return `(${row + base}, ${column + base})`;
}

/**
 * The way a queen looks from one square to another on a line with it; rows go down the page.
 * @param {number|null|undefined} from @param {number|null|undefined} to @param {Size} size @returns {string}
 */
export function arrow(from, to, { files }) {
  if (from === undefined || from === null || to === undefined || to === null) return "";
  const down = Math.sign(Math.floor(to / files) - Math.floor(from / files));
  const right = Math.sign((to % files) - (from % files));
  return ["↖", "↑", "↗", "←", "", "→", "↙", "↓", "↘"][3 * (down + 1) + right + 1];
}

/**
 * Reads a square as somebody types it: in any case, with or without brackets, in Latin or Devanagari digits.
 * @param {string} text @param {Size} size @param {Labels} labels
 * @returns {number|null} null: no square of this board
 */
export function parseSquare(text, { files, ranks }, labels) {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  let row;
  let column;
  if (labels === "chess") {
    const match = /^([a-z]{1,4}) ?(\d{1,7})$/.exec(typed);
    if (!match) return null;
    column = fileColumn(match[1]);
    row = ranks - Number(match[2]);
  } else {
    const match = /^(\()?\s*(\d{1,7})\s*[,;\s]\s*(\d{1,7})\s*(\))?$/.exec(typed);
    if (!match || Boolean(match[1]) !== Boolean(match[4])) return null;
    const base = labels === "from1" ? 1 : 0;
    row = Number(match[2]) - base;
    column = Number(match[3]) - base;
  }
  return row >= 0 && row < ranks && column >= 0 && column < files ? row * files + column : null;
}
