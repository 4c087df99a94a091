/** A file made here, given to the browser to be saved: nothing is sent anywhere. */
import { make } from "./dom.js";

/** @param {string} name of the file @param {BlobPart} content @param {string} type its MIME type */
export function saveFile(name, content, type) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = make("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by the next turn of the loop, but not in this one.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
