/**
 * The few things that every view does with elements.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 */

/**
 * The element with this id, which the page has.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id @returns {T}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element #${id}`);
  return /** @type {T} */ (element);
}

/**
 * Makes an element: properties as they are called in JavaScript, attributes with a hyphen by setAttribute.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [properties]
 * @param {...(Node|string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-")) element.setAttribute(name, String(value));
    else Object.assign(element, { [name]: value });
  }
  element.append(...children);
  return element;
}

/** Makes an element of a drawing. @param {string} tag @param {Record<string, string|number>} [attributes] @param {...Node} children */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Writes a text only where it differs, so that nothing is laid out or announced twice. @param {Element} element @param {string} text */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Brings an element to a number of children, so that they can be written anew without being made anew.
 * @param {Element} parent @param {number} count @param {(i: number) => Element} create
 */
export function fit(parent, count, create) {
  while (parent.children.length > count) parent.lastElementChild?.remove();
  while (parent.children.length < count) parent.append(create(parent.children.length));
}

/**
 * Fills in the words below an element: `data-t` names its text, `data-t-label` its accessible name.
 * @param {ParentNode} root @param {I18n} i18n
 */
export function translate(root, i18n) {
  for (const element of root.querySelectorAll("[data-t]")) {
    say(element, i18n.t(/** @type {Key} */ (element.getAttribute("data-t"))));
  }
  for (const element of root.querySelectorAll("[data-t-label]")) {
    element.setAttribute("aria-label", i18n.t(/** @type {Key} */ (element.getAttribute("data-t-label"))));
  }
}

/** Whether an element takes a key itself, so that the page leaves it alone. @param {EventTarget|null} target @param {string} key */
export function takesKey(target, key) {
  if (!(target instanceof HTMLInputElement))
    return target instanceof HTMLElement && /^(SELECT|TEXTAREA)$/.test(target.tagName);
  if (target.type === "checkbox") return key === " ";
  return !/^(radio|range)$/.test(target.type) || /^( |Arrow.*|Home|End)$/.test(key);
}
