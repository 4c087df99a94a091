// A host of what `cargo xtask build` made: it can put up another version, and be cut off.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {Map<string, Buffer|string>} Files by their path below the folder; a text: the path to which it has moved */

/** Where the page lies on its host, beside others: as on hosts that have a folder for each project. */
const FOLDER = "/backstep/";

const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** @returns {Map<string, Buffer>} */
export function builtFiles() {
  const entries = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(DIST, path), readFileSync(path)]));
}

/** The folder of the version. @param {Files} files */
export function folderOf(files) {
  return [...files.keys()].find((name) => name.startsWith("v-"))?.split("/")[0] ?? "";
}

/** A site with all that the first screen and its panels need, which is quicker kept. @param {Files} files @returns {Files} */
export function slim(files) {
  const isNeeded = (/** @type {string} */ name) =>
    !/^v-\w+\/(lessons|listings|growth|export|predict|untangle|icons|pkg\/media)/.test(name);
  const worker = String(files.get("service-worker.js")).replace(/(?<="files":)\[.*?\]/, (names) =>
    JSON.stringify(JSON.parse(names).filter(isNeeded)),
  );
  return new Map(Array.from(files).filter(([name]) => isNeeded(name))).set(
    "service-worker.js",
    Buffer.from(worker),
  );
}

/**
 * The same site as another version, in which one word is another.
 * @param {Files} files @param {string} folder of the version @param {string} word what Next is called in it
 * @returns {Files}
 */
export function versionOf(files, folder, word) {
  const old = folderOf(files);
  return new Map(
    Array.from(files, ([name, bytes]) => {
      let text = bytes;
      if (name === "index.html" || name === "service-worker.js")
        text = Buffer.from(String(bytes).replaceAll(old, folder));
      else if (name.endsWith("/i18n/en.js")) text = Buffer.from(String(bytes).replace('"Next"', `"${word}"`));
      return [name.replace(old, folder), text];
    }),
  );
}

/** @param {Files} first @returns {Promise<{ url: string, put: (files: Files) => void, cut: () => Promise<void> }>} */
export async function startHost(first) {
  let files = first;
  const server = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) || "index.html" : "";
    const body = files.get(name);
    if (typeof body === "string") return response.writeHead(302, { Location: FOLDER + body }).end();
    // Ten minutes, as a well-known host has it.
    const headers = { "Content-Type": TYPES[extname(name)] ?? "text/plain", "Cache-Control": "max-age=600" };
    response.writeHead(body ? 200 : 404, body ? headers : {}).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}${FOLDER}`,
    put(next) {
      files = next;
    },
    cut() {
      const closed = new Promise((resolve) => server.close(() => resolve(null)));
      server.closeAllConnections();
      return closed.then(() => {});
    },
  };
}

/** Waits, in the page, until it is kept. */
export async function kept() {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state !== "activated")
    await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
}
