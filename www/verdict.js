/**
 * What is known before any search: that there is no solution, and why. Searching stays allowed.
 *
 * @import { Existence } from "./pkg/backstep.js"
 * @import { I18n } from "./i18n/index.js"
 */
import { byId, say } from "./ui/dom.js";
import { spoken } from "./words/params.js";

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
