/** What the reader takes along as a file. */

/** Gives something to the reader as a file. @param {string} name @param {string} type @param {BlobPart} content */
export function saveFile(name, type, content) {
  const link = document.createElement("a");
  const url = URL.createObjectURL(new Blob([content], { type }));
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
