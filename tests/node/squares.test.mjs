import assert from "node:assert/strict";
import { test } from "node:test";
import { fileName, label, parseSquare } from "../../www/words/squares.js";

const FOUR = { files: 4, ranks: 4 };
const LABELS = /** @type {const} */ (["chess", "from0", "from1"]);

test("files go on as in spreadsheets", () => {
  const names = [0, 25, 26, 27, 51, 52, 701, 702].map(fileName);
  assert.deepEqual(names, ["a", "z", "aa", "ab", "az", "ba", "zz", "aaa"]);
});

test("index 0 is the top left square in every naming", () => {
  assert.deepEqual(
    LABELS.map((labels) => label(0, FOUR, labels)),
    ["a4", "(0, 0)", "(1, 1)"],
  );
  assert.equal(label(7, { files: 4, ranks: 3 }, "chess"), "d2");
  assert.equal(label(7, { files: 4, ranks: 3 }, "from0"), "(1, 3)");
});

test("every square's name reads back as itself, on boards of any shape", () => {
  for (const size of [
    { files: 1, ranks: 1 },
    { files: 3, ranks: 4 },
    { files: 4, ranks: 3 },
    { files: 30, ranks: 2 },
  ]) {
    for (const labels of LABELS) {
      for (let square = 0; square < size.files * size.ranks; square++) {
        assert.equal(parseSquare(label(square, size, labels), size, labels), square);
      }
    }
  }
});

test("names are read as people type them", () => {
  const eight = { files: 8, ranks: 8 };
  for (const typed of ["a8", "A8", " a8 ", "a 8", "a८"])
    assert.equal(parseSquare(typed, eight, "chess"), 0, typed);
  for (const typed of ["(1,2)", "1,2", "1 2", "( 1 , 2 )", "1;2", "१,२"]) {
    assert.equal(parseSquare(typed, eight, "from0"), 10, typed);
    assert.equal(parseSquare(typed, eight, "from1"), 1, typed);
  }
});

test("what is no square of the board is null", () => {
  for (const typed of [
    "",
    "a",
    "8",
    "a0",
    "a5",
    "e1",
    "aa1",
    "a-1",
    "(0,0)",
    "a1b",
    "a1.5",
    "a99999999999",
  ]) {
    assert.equal(parseSquare(typed, FOUR, "chess"), null, typed);
  }
  for (const typed of ["a4", "4,0", "0,4", "(0,0", "0,0)", "0,0,0", "-1,0", "0", ""]) {
    assert.equal(parseSquare(typed, FOUR, "from0"), null, typed);
  }
  assert.equal(parseSquare("0,0", FOUR, "from1"), null);
});
