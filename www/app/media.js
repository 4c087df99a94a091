/**
 * The module of QR codes and GIFs, for whoever hands something out.
 */

/** @type {Promise<typeof import("../pkg/media.js")>|null} */
let loading = null;

/** Loads it, once. */
export function loadMedia() {
  loading ??= import("../pkg/media.js").then(async (media) => {
    await media.default();
    return media;
  });
  // The next who asks tries again.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
