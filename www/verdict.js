/**
 * What is known before any search: that there is no solution, and why. Searching stays allowed.
 *
 * @import { Existence } from "./pkg/backstep.js"
 * @import { I18n, Params } from "./i18n/index.js"
 */
import { byId, say } from "./ui/dom.js";

const verdict = byId("verdict");

/** @param {Existence} existence @param {I18n} i18n @returns {string} "" if nothing stands in the way */
export function showVerdict({ answer, reason, params }, i18n) {
  const key = `impossible.${reason}`;
  const known = answer === "no";
  verdict.hidden = !known;
  if (!known) return "";
  const why = i18n.has(key) ? i18n.t(key, spoken(params)) : i18n.t("impossible");
  const text = i18n.sentences(why, i18n.t("impossible.anyway"));
  say(verdict, text);
  return text;
}

/** Numbers as numbers, so that the language can decline and write them. @param {Record<string, string>} params @returns {Params} */
export function spoken(params) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /^\d{1,15}$/.test(value) ? Number(value) : value]),
  );
}
