/**
 * The parameters of what the engine says, which are texts.
 *
 * @import { Params } from "../i18n/index.js"
 */

/** Numbers as numbers, so that the language can decline and write them. @param {Record<string, string>} params @returns {Params} */
export function spoken(params) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /^\d{1,15}$/.test(value) ? Number(value) : value]),
  );
}
