/** The languages of the page: a new one is its file, a line here and one in index.js. */

/** @type {readonly { code: string, endonym: string }[]} */
export const LANGUAGES = [
  { code: "en", endonym: "English" },
  { code: "hi", endonym: "हिन्दी" },
];

/**
 * The first of the reader's languages that the page speaks, else English.
 * @param {readonly string[]} preferred language tags, as navigator.languages has them
 * @returns {string}
 */
export function chooseLanguage(preferred) {
  const codes = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => LANGUAGES.some((language) => language.code === code)) ?? "en";
}
