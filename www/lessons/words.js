/**
 * The words of a lesson in the reader's language, with its numbers and squares put in.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Labels } from "../types.js"
 * @import { Size } from "../words/squares.js"
 * @import { Text } from "./types.js"
 * @import { Told } from "./values.js"
 *
 * @typedef {object} Reading how texts are read
 * @property {I18n} i18n
 * @property {Labels} labels
 * @property {Size} size of the board that squares belong to
 * @property {{ get(name: string): Told|null|undefined }} values as far as they are known
 */
import { label, parseSquare } from "../words/squares.js";

/** Stands for a number that is still being found out. */
const PENDING = "…";

/** @param {Text} text @param {I18n} i18n @returns {string} as it is written */
export function inLanguage(text, { lang }) {
  if (typeof text === "string") return text;
  return text[lang] ?? text.en ?? Object.values(text)[0];
}

/** @param {Text|undefined} text @param {Reading} reading @returns {string} "" for none */
export function fill(text, { i18n, labels, size, values }) {
  if (text === undefined) return "";
  return inLanguage(text, i18n)
    .replace(/\{(\w+)\}/g, (_, name) => {
      const told = /^\d+$/.test(name) ? Number(name) : values.get(name);
      if (told === undefined || told === null) return PENDING;
      return typeof told === "object" ? label(told.square, told, labels) : i18n.n(told);
    })
    .replace(/\[([a-z]{1,2}\d{1,3})\]/g, (_, name) => {
      const square = parseSquare(name, size, "chess");
      return square === null ? name : label(square, size, labels);
    });
}

/** The square that a text is the name of, and nothing else. @param {Text} text @param {Size} size @returns {number|undefined} */
export function squareNamed(text, size) {
  const name = typeof text === "string" ? text : (Object.values(text)[0] ?? "");
  const match = /^\[([a-z]{1,2}\d{1,3})\]$/.exec(name);
  return (match && parseSquare(match[1], size, "chess")) ?? undefined;
}
