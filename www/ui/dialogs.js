/**
 * Dialogs: a title, a close button, a body. The browser keeps the focus inside, closes on Escape and gives
 * the focus back.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 */
import { make } from "./dom.js";

/** The dialog of a name; it comes into the page when it is first wanted. @param {string} id */
function dialogOf(id) {
  const known = document.getElementById(id);
  if (known instanceof HTMLDialogElement) return known;
  const dialog = make("dialog", { id, "aria-labelledby": id.replace("dialog", "heading") });
  document.body.append(dialog);
  return dialog;
}

/**
 * Fills a dialog anew and opens it.
 * @param {string} id of the dialog, `…-dialog`
 * @param {Key} title @param {I18n} i18n @param {...Node} body
 * @returns {() => void} closes it
 */
export function openDialog(id, title, i18n, ...body) {
  const dialog = dialogOf(id);
  const close = () => dialog.close();
  const button = make(
    "button",
    { type: "button", className: "quiet icon", "aria-label": i18n.t("nav.close") },
    "×",
  );
  button.addEventListener("click", close);
  const heading = make("h2", { id: id.replace("dialog", "heading") }, i18n.t(title));
  const head = make("div", { className: "dialog-head" }, heading, button);
  dialog.replaceChildren(head, make("div", { className: "dialog-body" }, ...body));
  // A click on the backdrop lands on the dialog itself.
  dialog.onclick = ({ target }) => {
    if (target === dialog) close();
  };
  if (!dialog.open) dialog.showModal();
  return close;
}

/** Whether a dialog is open: the page's keys are silent then. */
export function dialogIsOpen() {
  return document.querySelector("dialog[open]") !== null;
}
