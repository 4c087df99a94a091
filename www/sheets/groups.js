/**
 * Which sheets share a key.
 *
 * @import { Sheet } from "./types.js"
 */

/** Sheets with the same answers. @param {readonly Sheet[]} sheets @returns {Sheet[][]} */
export function groupsOf(sheets) {
  /** @type {Map<string, Sheet[]>} */
  const groups = new Map();
  for (const sheet of sheets) {
    const same = JSON.stringify(sheet.blocks, (name, value) =>
      ["asked", "gap"].includes(name) ? undefined : value,
    );
    groups.set(same, [...(groups.get(same) ?? []), sheet]);
  }
  return Array.from(groups.values());
}
