/** Fields with their names, for dialogs that ask a few things. */
import { make, say } from "./dom.js";

/** @typedef {readonly [value: string, text: string]} Option */

/** @param {string} name @param {HTMLElement} field */
const row = (name, field) => make("label", { className: "form-row" }, make("span", {}, name), field);

/** @param {string} name @param {readonly Option[]} options @param {string} value */
export function selectField(name, options, value) {
  const field = make("select", {}, ...options.map(([each, text]) => make("option", { value: each }, text)));
  field.value = value;
  return { field, row: row(name, field) };
}

/** A whole number; what is typed counts as the nearest that is allowed. @param {string} name @param {number} value */
export function numberField(name, value) {
  const field = make("input", { type: "text", inputMode: "numeric", size: 8, autocomplete: "off" });
  field.value = String(value);
  return { field, row: row(name, field) };
}

/** @param {string} name @param {boolean} checked */
export function checkField(name, checked) {
  const field = make("input", { type: "checkbox", checked });
  return { field, row: make("label", { className: "check" }, field, make("span", {}, name)) };
}

/**
 * A row of words of which one is chosen.
 * @param {string} legend @param {string} name of the group, alone in the page
 * @param {readonly Option[]} options @param {string} value @param {(value: string) => void} onChoose
 */
export function choiceField(legend, name, options, value, onChoose) {
  const labels = options.map(([each, text]) => {
    const input = make("input", { type: "radio", name, value: each, checked: each === value });
    input.addEventListener("change", () => onChoose(each));
    return make("label", {}, input, make("span", {}, text));
  });
  return make("fieldset", { className: "segments choice" }, make("legend", {}, legend), ...labels);
}

let told = 0;

/**
 * Says what is wrong, and marks the fields that it is about, for the eye and for screen readers; those that were wrong
 * before are so no longer.
 * @param {HTMLElement} where it is said @param {string} text "" if nothing is @param {...Element} fields
 */
export function sayWrong(where, text, ...fields) {
  if (!where.id) where.id = `told-${told++}`;
  for (const field of document.querySelectorAll(`[aria-invalid][aria-describedby="${where.id}"]`)) {
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }
  for (const field of fields) {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", where.id);
  }
  say(where, text);
}
