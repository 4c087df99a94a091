/**
 * Starts the page that is one file. Its archive lies in the document as text. What this script and the page's own
 * share is the archive, as `archive` of the window.
 */
import { Archive } from "./archive.js";

// At the end of the document, also of one that was cut off: `floor.js` tells what is thrown then.
document.addEventListener("DOMContentLoaded", () => {
  const box = /** @type {HTMLElement} */ (document.getElementById("archive"));
  const packed = Uint8Array.from(atob(box.textContent ?? ""), (character) => character.charCodeAt(0));
  const archive = new Archive(packed, JSON.parse(box.dataset.places ?? ""));
  box.remove();
  Object.assign(globalThis, { archive });
  // The page's policy knows this text by its hash, and refuses any other.
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = archive.text("main.js");
  document.addEventListener("securitypolicyviolation", () => dispatchEvent(new ErrorEvent("error")));
  document.body.append(script);
});
