/**
 * Keeps the page for times without network: every file of one version, or none. `cargo xtask build` puts this beside
 * the page, and in front of it which version that is and which files it has. The files of a version lie in a folder of
 * its own, so that two versions cannot mix.
 *
 * @typedef {{ folder: string, files: string[] }} Version paths as they are in a link of the page, ./ the page itself
 */

const worker = /** @type {ServiceWorkerGlobalScope & { version: Version }} */ (/** @type {unknown} */ (self));
const { folder, files } = worker.version;
const { scope } = worker.registration;
/** Caches are the whole host's, in another folder of which may be another copy of the page. */
const PREFIX = `backstep ${new URL(scope).pathname} `;
const OWN = PREFIX + folder;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", ({ data }) => {
  // Only when a reader asks for it: until then the version before goes on.
  if (data === "update") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const [path] = url.slice(scope.length).split(/[?#]/);
  const isPage = mode === "navigate" && ["", "index.html"].includes(path);
  if (isPage) event.respondWith(answer(event.request, OWN, "./"));
  else if (/^v-\w+\//.test(path)) event.respondWith(answer(event.request));
});

async function fill() {
  const cache = await caches.open(OWN);
  try {
    // What comes from elsewhere is not ours, and no page can be opened with it.
    await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache", redirect: "error" })));
    const page = await cache.match("./");
    if (!(await page?.text())?.includes(folder)) throw new Error("the host has another version by now");
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
}

/** The window that asked still has the version before: that stays. Of several each may have another: then all stay. */
async function takeOver() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request @param {string} [cacheName] where it must be, if it is kept @param {string} [path] of it there */
async function answer(request, cacheName, path) {
  // A browser that has lost what was kept, or cannot read it, may still have a network.
  const kept = await caches
    .match(path ?? request, { cacheName, ignoreSearch: true, ignoreVary: true })
    .catch(() => undefined);
  return kept ?? fetch(request);
}
