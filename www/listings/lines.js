/**
 * Where in a program an event happens. The programs have no markers: a line is found by what it says.
 *
 * @import { Explanation } from "../types.js"
 *
 * @typedef {Record<string, Record<string, string>>} LineMap
 *   By event ("place", or "reject" with the conflicts that are found there), then by file name extensions: the
 *   lines, without their indentation, that occur together once only. The last of them is what has been executed
 *   after the event.
 */

/**
 * @param {string} text a program @param {LineMap} map @param {string} extension of its file
 * @returns {Map<string, number>} the line, from 0, of each event, "reject visited" for "visited"
 */
export function linesOf(text, map, extension) {
  const lines = text.split("\n").map((line) => line.trim());
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [event, snippets] of Object.entries(map)) {
    const [kind, ...conflicts] = event.split(" ");
    const snippet = Object.entries(snippets).find(([extensions]) =>
      extensions.split(" ").includes(extension),
    )?.[1];
    const line = snippet === undefined ? -1 : lastLine(lines, snippet.split("\n"));
    if (line < 0) throw new Error(`BUG: no single line for "${event}" in .${extension}`);
    if (conflicts.length === 0) found.set(kind, line);
    for (const conflict of conflicts) found.set(`${kind} ${conflict}`, line);
  }
  return found;
}

/** @param {Explanation} explanation @returns {string} the event as a key of linesOf */
export function eventOf({ kind, conflict }) {
  return conflict === undefined ? kind : `${kind} ${conflict}`;
}

/** The last line of the one place where these lines occur; -1: there is none, or several. @param {string[]} lines @param {string[]} wanted */
function lastLine(lines, wanted) {
  const places = lines.map((_, i) => i).filter((i) => wanted.every((line, k) => lines[i + k] === line));
  return places.length === 1 ? places[0] + wanted.length - 1 : -1;
}
