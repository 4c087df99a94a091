/**
 * Two languages for testing, made from English: `pseudo` is longer and accented, so that a text that
 * is cut off or not in a language file shows at once; `rtl` runs from right to left.
 */
import first from "./en.js";
import { messages } from "./en.more.js";

const en = { ...first, messages: { ...first.messages, ...messages } };

const ACCENTED = new Map(Array.from("aceinouyACEINOUY", (letter, i) => [letter, "ãçẽĩñõũýÃÇẼĨÑÕŨÝ"[i]]));

/** @param {string} text @returns {string} 40 % longer; {parameters} stay */
function stretch(text) {
  const accented = text.replace(/\{\w+\}|[a-zA-Z]/g, (part) => ACCENTED.get(part) ?? part);
  return `[${accented}${"~".repeat(Math.ceil(text.length * 0.4))}]`;
}

/** @param {import("./index.js").Message} message @returns {import("./index.js").Message} */
function stretchForms(message) {
  if (typeof message === "string") return stretch(message);
  const forms = Object.entries(message).map(([form, text]) => [form, form === "by" ? text : stretch(text)]);
  return Object.fromEntries(forms);
}

/** @type {import("./index.js").Language} */
export const pseudo = {
  ...en,
  code: "pseudo",
  endonym: "[Pšẽũdõ]",
  messages: /** @type {import("./index.js").Messages} */ (
    Object.fromEntries(Object.entries(en.messages).map(([key, message]) => [key, stretchForms(message)]))
  ),
};

/** @type {import("./index.js").Language} */
export const rtl = { ...en, code: "rtl", endonym: "Right to left", dir: "rtl" };
