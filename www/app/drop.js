/**
 * A file that is dropped on the page: a moment or a lesson of Backstep is opened, anything else is an answer to check.
 *
 * @import { Page } from "./activity.js"
 */

/** How the files of Backstep begin. */
const OWN = /^\ufeff?\s*\{\s*"backstep"\s*:\s*"(moment|lesson)"/;
/** Bytes in which that is to be seen. */
const HEAD = 200;

/** @param {Page} page @param {File} file */
export async function openDropped(page, file) {
  /** @type {string} */
  let head;
  try {
    head = await file.slice(0, HEAD).text();
  } catch {
    // A folder, or on a stick that is out by now.
    return page.message(page.settings.i18n.t("file.unreadable", { name: file.name }));
  }
  const kind = OWN.exec(head)?.[1];
  if (kind === "moment") return (await import("./share.js")).openFile(page, file);
  if (kind === "lesson") return (await import("./lessons.js")).openDropped(page, await file.text());
  return (await import("./dialogs.js")).showCheck(page, file);
}
