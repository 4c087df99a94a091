/**
 * The page's own files in the page that is one file: out of its archive. This stands in the place of
 * `../assets.js` then.
 *
 * @import { Archive } from "./archive.js"
 */

const { archive } = /** @type {{ archive: Archive }} */ (/** @type {unknown} */ (globalThis));
/** The address that each script of a worker has here. @type {Map<string, string>} */
const scripts = new Map();

/** @param {string} file below `www/` @returns {Promise<Response>} */
export async function loadAsset(file) {
  await archive.prepare(file);
  const type = file.endsWith(".wasm") ? "application/wasm" : "text/plain";
  return new Response(archive.take(file), { headers: { "Content-Type": type } });
}

/** A worker that is no module: those do not start from a file. @param {string} file below `www/` @throws where there are no workers */
export function createWorker(file) {
  let url = scripts.get(file);
  if (!url) {
    url = URL.createObjectURL(new Blob([archive.take(file)], { type: "text/javascript" }));
    scripts.set(file, url);
  }
  return new Worker(url);
}
