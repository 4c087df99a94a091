/** Style sheets that come with what they are for. */

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Loads a style sheet of `style/`, once. In the page that is one file all are there. @param {string} name */
export function loadStyle(name) {
  const loading = styles.get(name) ?? bringStyle(name);
  styles.set(name, loading);
  // The next who asks tries again.
  loading.catch(() => styles.delete(name));
  return loading;
}

/** @param {string} name @returns {Promise<void>} */
function bringStyle(name) {
  const last = /** @type {HTMLLinkElement|null} */ (document.querySelector("link[data-last]"));
  if (!last) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`${name}.css`, last.href).href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`no style sheet: ${name}`));
    };
    // The last one, for the wall, has the last word.
    last.before(link);
  });
}
