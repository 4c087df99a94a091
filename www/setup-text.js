/** A setup is one line, `key=value` joined by `&`; its meaning is the engine's business. */

/** @param {string} setup @returns {Map<string, string>} */
export function fieldsOf(setup) {
  return new Map(
    setup
      .split("&")
      .filter(Boolean)
      .map(
        (pair) => /** @type {[string, string]} */ ([pair.split("=")[0], pair.split("=").slice(1).join("=")]),
      ),
  );
}

/**
 * The setup with some fields changed; an empty value leaves the field out.
 * @param {string} setup @param {Record<string, string>} changes @returns {string}
 */
export function withFields(setup, changes) {
  const fields = new Map([...fieldsOf(setup), ...Object.entries(changes)]);
  const kept = Array.from(fields).filter(([, value]) => value !== "");
  return kept.map(([key, value]) => `${key}=${value}`).join("&");
}

/**
 * A value as the engine may read it: digits of other scripts become 0 to 9, marks that nobody sees go, and
 * nothing in it can begin another field.
 * @param {string} value @returns {string}
 */
export function tidy(value) {
  return plainDigits(value).replace(/[&=]/g, encodeURIComponent).trim();
}

/** Digits of other scripts as 0 to 9, and no marks that nobody sees. @param {string} text @returns {string} */
export function plainDigits(text) {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/** A whole number as somebody types it. @param {string} text @returns {number} NaN: it is none, or too large to be exact */
export function wholeOf(text) {
  const digits = plainDigits(text).trim();
  const value = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

/**
 * The squares of a list as somebody types it, with dots, commas or spaces between them. Pairs of numbers have such
 * separators inside as well.
 * @param {string} text @param {boolean} chess whether squares have names like a4 @returns {string[]}
 */
export function squaresText(text, chess) {
  const pair = /\(?\s*[\d\u0966-\u096f]+\s*[,;\s]\s*[\d\u0966-\u096f]+\s*\)?/g;
  const pairs = chess || /[a-z]/i.test(text) ? null : text.match(pair);
  return pairs?.map((each) => each.trim()) ?? text.split(/[\s,.;]+/).filter(Boolean);
}
