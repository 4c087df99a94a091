/**
 * Tables: shown, and as text for other programs.
 *
 * @import { I18n } from "../i18n/index.js"
 *
 * @typedef {object} Table
 * @property {readonly string[]} head
 * @property {readonly (readonly (string|number|null)[])[]} rows their first cell names them; null: nothing is known
 */
import { make } from "./dom.js";

/** @param {Table} table @param {string} caption @param {I18n} i18n writes the numbers */
export function showTable({ head, rows }, caption, i18n) {
  /** @param {string|number|null} cell */
  const text = (cell) => (typeof cell === "number" ? i18n.n(cell) : (cell ?? "–"));
  return make(
    "table",
    { className: "data" },
    make("caption", {}, caption),
    make(
      "thead",
      {},
      make("tr", {}, ...head.map((cell) => (cell ? make("th", { scope: "col" }, cell) : make("td")))),
    ),
    make(
      "tbody",
      {},
      ...rows.map(([name, ...cells]) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, text(name)),
          ...cells.map((cell) =>
            make("td", { className: typeof cell === "string" ? "" : "number" }, text(cell)),
          ),
        ),
      ),
    ),
  );
}

/**
 * The table as text (RFC 4180, or with tabs): numbers in plain digits, so that any program reads them.
 * @param {Table} table @param {","|"\t"} separator @returns {string}
 */
export function separated({ head, rows }, separator) {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => quoted(cell, separator)).join(separator));
  return `${lines.join("\r\n")}\r\n`;
}

/** @param {string|number|null} cell @param {string} separator */
function quoted(cell, separator) {
  const text = String(cell ?? "");
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
