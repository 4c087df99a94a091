// Valid links, and changes that make something else of a text.
import { readFileSync } from "node:fs";

/** Links as pages have written them, and what activities and handed-out pages add. */
export const LINKS = [
  ...readFileSync(new URL("../links.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !/^[#\s]/.test(line)),
  "v=1&problem=queens&n=4&ask=1&step=8",
  "v=1&problem=tour&n=5&try=1.a5.b3.c1",
  "v=1&lesson=L1-3",
  "v=1&lesson=~eyJjIjoiTVkifQ-1",
];

/** Pieces that mean something somewhere. */
const PIECES = [
  ...[
    "&",
    "=",
    ".",
    "%",
    "~",
    "~zz.",
    "#",
    "0",
    "-1",
    "1e9",
    "999999999999",
    "<b>",
    "é",
    "क",
    "\0",
    "\u2028",
  ],
  ...["__proto__", "n=0", "b.n=", "lesson=", "try=", "L9-9"],
];

/** A text after one to four changes. @param {string} text @param {(below: number) => number} random */
export function damage(text, random) {
  for (let changes = 1 + random(4); changes > 0; changes--) {
    const at = random(text.length + 1);
    const piece = random(2) ? PIECES[random(PIECES.length)] : "";
    text = text.slice(0, at) + piece + text.slice(at + random(5));
  }
  return text;
}
