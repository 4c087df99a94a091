// What the form of settings asks the engine, and what it makes of what is typed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PRESETS } from "../../www/presets.js";
import { isSquareOnly, sidesOf, uses, wordsOf } from "../../www/setup-rules.js";
import { squaresText } from "../../www/setup-text.js";
import { movesOf } from "../../www/words/moves.js";
import { Session, sessionAt } from "./engine.mjs";

/** @param {string} setup @returns {import("../../www/setup-rules.js").Fault|null} */
function ask(setup) {
  try {
    Session.open(setup).free();
    return null;
  } catch (error) {
    return /** @type {import("../../www/setup-rules.js").Fault} */ (error);
  }
}

test("the engine says which methods, fields, words and sides there are", () => {
  assert.deepEqual(wordsOf(ask, "", "problem"), ["tour", "queens"]);
  assert.equal(wordsOf(ask, "problem=queens", "method")[0], "rows");
  const rule = "problem=tour&method=warnsdorff";
  assert.equal(wordsOf(ask, rule, "ties")[0], "first");
  assert.deepEqual(wordsOf(ask, rule, "wrap"), ["none", "cylinder", "torus"]);
  assert.equal(uses(ask, rule, "pure"), true);
  assert.equal(uses(ask, "problem=tour&method=backtrack", "pure"), false);
  assert.equal(uses(ask, "problem=queens&method=scan", "queens"), true);
  assert.deepEqual(sidesOf(ask, rule), { min: "1", max: "1000" });
  assert.equal(isSquareOnly(ask, "problem=queens&method=formula"), true);
  assert.equal(isSquareOnly(ask, "problem=queens&method=repair"), false);
});

test("squares are read as they are typed", () => {
  assert.deepEqual(squaresText("a1.b2, c3  d4;", true), ["a1", "b2", "c3", "d4"]);
  assert.deepEqual(squaresText("(0, 0) (1,2)", false), ["(0, 0)", "(1,2)"]);
  assert.deepEqual(squaresText("0 0, 1 2", false), ["0 0", "1 2"]);
  assert.deepEqual(squaresText("a1 b2", false), ["a1", "b2"]);
  assert.deepEqual(squaresText("", false), []);
});

test("how the piece jumps is read from the canonical line", () => {
  const canonical = (/** @type {string} */ setup) => movesOf(Session.open(setup).setup());
  assert.deepEqual(canonical("problem=tour"), { leaper: [1, 2], wrap: "none" });
  assert.deepEqual(canonical("problem=tour&leaper=3.1&wrap=torus"), { leaper: [1, 3], wrap: "torus" });
  assert.deepEqual(canonical("problem=queens"), { leaper: [1, 2], wrap: "none" });
});

test("every preset opens at its step", () => {
  assert.ok(PRESETS.length <= 15);
  for (const { setup, step } of PRESETS) assert.equal(sessionAt(setup, step).counts().step, step, setup);
});

test("the tours of the shaped boards are there", () => {
  for (const name of ["preset.ring", "preset.cross", "preset.crossLarge", "preset.heart"]) {
    const preset = PRESETS.find((each) => each.name === name);
    const session = sessionAt(preset?.setup ?? "");
    assert.equal(session.runUntil(1 << 4, 0, 5000).stop, "reached", name);
  }
});
