/** A file made here, given to the browser to be saved: nothing is sent anywhere. */
import { make } from "./dom.js";

/** @param {string} name of the file @param {BlobPart} content @param {string} type its MIME type */
export function saveFile(name, content, type) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = make("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by the next turn of the loop, but not in this one.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/**
 * Rows as CSV, as spreadsheets read it: with a mark that it is UTF-8, and nothing in it taken for a formula.
 * @param {readonly (readonly (string|number)[])[]} rows @returns {string}
 */
export function csv(rows) {
  /** @param {string|number} cell */
  const quote = (cell) => {
    if (typeof cell === "number") return String(cell);
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return `"${safe.replace(/"/g, '""')}"`;
  };
  return `\ufeff${rows.map((row) => row.map(quote).join(",")).join("\r\n")}\r\n`;
}
