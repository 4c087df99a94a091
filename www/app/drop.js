/**
 * A file that is dropped on the page is opened.
 *
 * @import { Page } from "./activity.js"
 */

/** @param {Page} page */
export function listenToDrops(page) {
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    // Else the browser would leave the page for the file.
    event.preventDefault();
    const { openFile } = await import("./share.js");
    openFile(page, file);
  });
}
