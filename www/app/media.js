/**
 * The module of QR codes and GIFs, for whoever hands something out.
 */
import { loadAsset } from "../ship/assets.js";

/** @type {Promise<typeof import("../pkg/media.js")>|null} */
let loading = null;

/** Loads it, once. */
export function loadMedia() {
  loading ??= import("../pkg/media.js").then(async (media) => {
    await media.default({ module_or_path: loadAsset("pkg/media_bg.wasm") });
    return media;
  });
  // The next who asks tries again.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
