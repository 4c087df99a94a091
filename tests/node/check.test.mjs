// Check my answer, as a page says it: every output of tests/outputs/ is told in whole sentences, in both languages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tell } from "../../www/check/report.js";
import { createI18n } from "../../www/i18n/index.js";
import { check } from "../../www/pkg/backstep.js";
import "../languages.mjs";
import { sessionAt } from "./engine.mjs";

/** @import { Frame } from "../../www/types.js" */

/** @param {string} name */
const read = (name) => readFileSync(new URL(`../outputs/${name}`, import.meta.url), "utf8");

const EXPECTED = read("expected.txt")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" | "));

test("every verdict and every likely mistake has its words", () => {
  assert.ok(EXPECTED.length > 100);
  const frames = new Map();
  for (const [name, setup] of EXPECTED) {
    const known = setup === "-" ? "problem=queens&n=4" : setup;
    if (!frames.has(known)) frames.set(known, sessionAt(known).frame());
    const checked = check(read(`${name}.txt`), setup === "-" ? undefined : setup);
    for (const lang of ["en", "hi"]) {
      // A missing message, or one that needs more than it is given, is an error.
      const told = tell(checked, frames.get(known), createI18n(lang, { strict: true }), "chess");
      const likely = told.find(({ className }) => className === "likely");
      assert.equal(Boolean(likely), Boolean(checked.likely), name);
      for (const { text } of told) {
        assert.match(text, lang === "en" ? /^[A-Z0-9].*[.:]$/ : /[\u0900-\u097f].*[।:]$/, `${name}: ${text}`);
      }
    }
  }
});

test("a mistake is called likely", () => {
  const words = (/** @type {string} */ name, /** @type {string} */ setup) => {
    const frame = /** @type {Frame} */ (sessionAt(setup).frame());
    return tell(check(read(`${name}.txt`), setup), frame, createI18n("en"), "chess").map(({ text }) => text);
  };
  assert.deepEqual(words("worksheet-c2", "problem=tour&n=5"), [
    "Number 11 stands twice.",
    "Likely the line that takes a choice back is missing: a program without it prints exactly this.",
    "Lines 1 to 5. Read as move numbers from 0.",
  ]);
  assert.deepEqual(words("ignored-rows-2", "problem=queens&n=2"), [
    "0 queens: a program prints this when it found no solution and did not look at the result.",
    "Likely the result is ignored: this board has no solution, and the program prints what is left, an empty board.",
    "Lines 1 to 2. Read as a board of 0 and 1.",
  ]);
  assert.deepEqual(words("traceback", "problem=queens&n=4"), [
    "No answer was found in this text.",
    "The line most like an answer is line 3:",
  ]);
});

test("one of several answers is asked for", () => {
  const text = read("two-of-three.txt");
  const first = check(text);
  assert.deepEqual(
    first.answers.map(({ from, ok }) => [from, ok]),
    [
      [1, true],
      [2, true],
      [3, false],
    ],
  );
  assert.deepEqual([first.answer, first.different], [0, 2]);
  const third = check(text, "problem=queens&n=4", 2);
  assert.deepEqual([third.ok, third.lines, third.valid], [false, { from: 3, to: 3 }, 1]);
  for (const answer of [-1, 0.5, Number.NaN, 2 ** 60, "1"]) {
    assert.throws(() => check(text, undefined, /** @type {any} */ (answer)), { code: "number" });
  }
});
