/**
 * A text that can be taken along: a button where the browser can copy, the text selected where it cannot.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 */
import { make } from "./dom.js";

/**
 * Copies a text where the browser lets us: not on plain HTTP, where there is no clipboard.
 * @param {string} text @param {() => void} select else: selects it, so that the reader can copy it
 * @returns {Promise<boolean>} whether it is copied
 */
export async function copyText(text, select) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select();
    return false;
  }
}

/**
 * @param {I18n} i18n
 * @param {HTMLInputElement|HTMLTextAreaElement} field that shows the text
 * @param {Key} [name] of the button
 * @returns {[HTMLButtonElement, HTMLElement]} the button, and where it is said what came of it
 */
export function copyButton({ t }, field, name = "copy.text") {
  const told = make("p", { role: "status", className: "quiet-text" });
  const button = make("button", { type: "button" }, t(name));
  button.addEventListener("click", async () => {
    const isCopied = await copyText(field.value, () => {
      field.focus();
      field.select();
    });
    told.textContent = t(isCopied ? "copy.done" : "copy.select");
  });
  return [button, told];
}
