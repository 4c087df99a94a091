// Files and links of lessons, changed at random: a lesson comes out, or a fault that says where.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LessonError, readLesson, writeLesson } from "../../www/lessons/format.js";
import { lesson as first } from "../../www/lessons/l1.js";
import { lesson as graph } from "../../www/lessons/l8.js";
import { fromLink, toLink } from "../../www/lessons/share.js";
import { seeded } from "../browser/page.js";

const VALUES = [
  null,
  true,
  -1,
  0.5,
  1e300,
  "",
  "x",
  "<b>",
  "{n}",
  [],
  {},
  [[]],
  "problem=queens&n=0",
  "\u0000",
];
const SIGNS = [
  "{",
  "}",
  "[",
  "]",
  '"',
  ",",
  ":",
  "\\",
  "\n",
  "0",
  "-",
  "é",
  "\ud800",
  "\ufeff",
  "null",
  "e9",
];

/** Changes one part somewhere within. @param {any} value @param {(below: number) => number} below */
function changePart(value, below) {
  let at = value;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[below(keys.length)];
    const part = at[key];
    if (part && typeof part === "object" && Object.keys(part).length > 0 && below(4) > 0) {
      at = part;
      continue;
    }
    if (key === undefined || below(5) === 0) at[`more${below(9)}`] = part ?? 1;
    else if (below(3) === 0) delete at[key];
    else at[key] = VALUES[below(VALUES.length)];
    return;
  }
}

/** @param {string} text @param {(below: number) => number} below */
function changeText(text, below) {
  const at = below(text.length + 1);
  return text.slice(0, at) + SIGNS[below(SIGNS.length)] + text.slice(at + below(4));
}

/** @param {() => unknown} read @returns {boolean} whether it was a lesson all the same */
function isRead(read) {
  try {
    read();
    return true;
  } catch (error) {
    assert.ok(error instanceof LessonError, String(error));
    assert.ok(error.fault.field.length < 200);
    return false;
  }
}

test("20,000 changed files", () => {
  const below = seeded(3);
  const files = [first, graph].map((lesson) => writeLesson(/** @type {any} */ (lesson)));
  let read = 0;
  for (let i = 0; i < 20_000; i++) {
    const file = files[i % 2];
    if (i % 4 < 2) {
      const lesson = JSON.parse(file);
      for (let changes = 1 + below(3); changes > 0; changes--) changePart(lesson, below);
      read += Number(isRead(() => readLesson(JSON.stringify(lesson))));
    } else read += Number(isRead(() => readLesson(changeText(file, below))));
  }
  // Some changes are none: a word, a field that may be left out.
  assert.ok(read > 200 && read < 19_000, `${read} were read`);
});

test("20,000 changed links", () => {
  const below = seeded(3);
  const short = { ...first, stops: first.stops.slice(0, 1) };
  const link = toLink(/** @type {any} */ (short));
  assert.deepEqual(fromLink(link), JSON.parse(JSON.stringify(short)));
  for (let i = 0; i < 20_000; i++) isRead(() => fromLink(changeText(link, below)));
});
