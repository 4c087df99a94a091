/**
 * A position as a file, for those whose link is too long, and where there is no network: the link in a frame that says
 * what it is.
 *
 * @import { Fault } from "./i18n/errors.js"
 */

/** Ends the file's name; files of lessons have another. */
export const ENDING = ".backstep";

const KIND = "moment";
const VERSION = 1;
/** Characters: a link has no more, and a larger file is something else. */
const LONGEST = 200_000;

/** @param {string} link the fragment, without its # */
export function momentText(link) {
  return `${JSON.stringify({ backstep: KIND, version: VERSION, link })}\n`;
}

/** @param {string} text @returns {{ link: string } | Fault} */
export function readMoment(text) {
  /** @type {Fault} */
  const fault = { code: "file" };
  if (text.length > LONGEST) return fault;
  try {
    const { backstep, version, link } = JSON.parse(text);
    return backstep === KIND && version === VERSION && typeof link === "string" ? { link } : fault;
  } catch {
    return fault;
  }
}
