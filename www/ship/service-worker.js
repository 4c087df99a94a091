/**
 * Keeps the page for times without network: every file of one version, or none. `cargo xtask build` puts this beside
 * the page, and in front of it which version that is and which files it has. The files of a version lie in a folder of
 * its own, so that two versions cannot mix.
 *
 * @typedef {{ folder: string, files: string[] }} Version paths as they are in a link of the page, ./ the page itself
 */

const worker = /** @type {ServiceWorkerGlobalScope & { version: Version }} */ (/** @type {unknown} */ (self));
const { folder, files } = worker.version;
const PREFIX = "backstep ";
const OWN = PREFIX + folder;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", ({ data }) => {
  // Only when a reader asks for it: until then the version before goes on.
  if (data === "update") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const [path] = url.slice(worker.registration.scope.length).split(/[?#]/);
  const isPage = mode === "navigate" && ["", "index.html"].includes(path);
  if (isPage) event.respondWith(answer(event.request, OWN, "./"));
  else if (/^v-\w+\//.test(path)) event.respondWith(answer(event.request));
});

async function fill() {
  const cache = await caches.open(OWN);
  try {
    await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
    const page = await cache.match("./");
    if (!(await page?.text())?.includes(folder)) throw new Error("the host has another version by now");
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
}

/** Other windows may still have the version before: that stays. */
async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request @param {string} [cacheName] where it must be, if it is kept @param {string} [path] of it there */
async function answer(request, cacheName, path) {
  const kept = await caches.match(path ?? request, { cacheName, ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}
