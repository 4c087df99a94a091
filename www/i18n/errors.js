/**
 * Says an error of the setup or of the link, which carries a code, a key and parameters, in the reader's words.
 *
 * @import { I18n, Params } from "./index.js"
 * @typedef {{ code: string, key?: string, params?: Record<string, unknown> }} Fault
 */

/** As much of what was typed as is needed to find it again. */
const LONGEST = 40;

/** @param {string} text */
const cut = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** @param {I18n} i18n @param {Fault} fault @returns {string} */
export function faultText(i18n, { code, key = "link", params = {} }) {
  const field = `field.${key}`;
  /** @type {Params} */
  const said = { field: i18n.has(field) ? i18n.t(field) : key };
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) said[name] = i18n.list(value.map(String));
    else if (typeof value === "number" || typeof value === "bigint") said[name] = value;
    else said[name] = name === "value" ? cut(String(value)) : String(value);
  }
  // Some errors are said more exactly by the line on which queens attack, or by the field.
  const names = [`error.${code}.${said.line}`, `error.${code}.${key}`, `error.${code}`];
  return i18n.t(names.find(i18n.has) ?? "error.other", said);
}
