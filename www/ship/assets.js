/**
 * The page's own files that are neither modules nor styles: the only place that knows where they are and how they
 * come. In the page that is one file `one-file/assets.js` stands here instead.
 */

/** @param {string} file below `www/` @returns {Promise<Response>} */
export async function loadAsset(file) {
  const response = await fetch(urlOf(file));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

/** @param {string} file below `www/`, a module @throws where there are no workers */
export function createWorker(file) {
  return new Worker(urlOf(file), { type: "module" });
}

/** @param {string} file */
function urlOf(file) {
  return new URL(`../${file}`, import.meta.url);
}
