/**
 * What the browser remembers between visits, if it may: how the page looks, and where the last board stood.
 * A lesson of one's own lasts as long as the tab. Nothing else, and nothing is ever sent. In a sandboxed frame or a private window there may be no storage.
 */
const PREFIX = "backstep.";

/** @param {"view"|"last"} name @returns {unknown} null: nothing, or nothing that can be read */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {"view"|"last"} name @param {unknown} value */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works without.
  }
}

/** What this tab remembers until it is closed, and after it is loaded anew. @param {"lesson"|"draft"} name @returns {string|null} null: nothing */
export function held(name) {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** @param {"lesson"|"draft"} name @param {string} text */
export function hold(name, text) {
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // As above: it lasts as long as the page then.
  }
}
