/**
 * A text that can be taken along: a button where the browser can copy, the text selected where it cannot.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 */
import { make } from "./dom.js";

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
    try {
      await navigator.clipboard.writeText(field.value);
      told.textContent = t("copy.done");
    } catch {
      // Not allowed, or plain HTTP, where there is no clipboard.
      field.focus();
      field.select();
      told.textContent = t("copy.select");
    }
  });
  return [button, told];
}
