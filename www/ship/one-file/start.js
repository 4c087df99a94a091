/**
 * Starts the page that is one file. Its archive lies in the document as text. What this script and the page's own
 * share is the archive, as `archive` of the window.
 */
import { Archive } from "./archive.js";
import { fromBase85 } from "./base85.js";

// At the end of the document, also of one that was cut off: `floor.js` tells what is thrown then.
document.addEventListener("DOMContentLoaded", () => {
  const box = /** @type {HTMLElement} */ (document.getElementById("archive"));
  const archive = new Archive(fromBase85(box.textContent ?? ""), JSON.parse(box.dataset.places ?? ""));
  box.remove();
  Object.assign(globalThis, { archive });
  // The page's policy knows both texts by their hashes, and refuses any others.
  const style = document.createElement("style");
  style.textContent = archive.text("style.css");
  document.head.append(style);
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = archive.text("main.js");
  document.addEventListener("securitypolicyviolation", () => dispatchEvent(new ErrorEvent("error")));
  document.body.append(script);
});
