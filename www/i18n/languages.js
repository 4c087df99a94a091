/** The languages of the page: a new one is its file and two lines here. */
import en from "./en.js";
import hi from "./hi.js";

/** @type {readonly import("./index.js").Language[]} */
export const LANGUAGES = [en, hi];

/**
 * The first of the reader's languages that the page speaks, else English.
 * @param {readonly string[]} preferred language tags, as navigator.languages has them
 * @returns {string}
 */
export function chooseLanguage(preferred) {
  const codes = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => LANGUAGES.some((language) => language.code === code)) ?? "en";
}
