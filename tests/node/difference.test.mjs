// What differs between two boards, in one sentence where one thing differs; and their counters side by side.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createI18n } from "../../www/i18n/index.js";
import "../languages.mjs";
import { separated } from "../../www/ui/tables.js";
import { comparison } from "../../www/words/comparison.js";
import { difference } from "../../www/words/difference.js";
import { Session, sessionAt } from "./engine.mjs";

/** @import { Frame, Labels, Status } from "../../www/types.js" */

const english = createI18n("en", { strict: true });
const hindi = createI18n("hi", { strict: true });

/** The engine's own line for a setup. @param {string} setup */
function canonical(setup) {
  const session = Session.open(setup);
  const text = session.setup();
  session.free();
  return text;
}

/** @param {string} first @param {string} second @param {Labels} [labels] */
const told = (first, second, labels) => difference(canonical(first), canonical(second), english, labels);

test("one thing that differs is named in one sentence", () => {
  for (const [first, second, expected] of [
    ["problem=tour&n=5", "problem=tour&n=5", "Both boards are set up alike."],
    [
      "problem=tour&n=5",
      "problem=tour&n=5&order=21034567",
      "Only the order of the moves differs: the classic order 01234567 against 21034567.",
    ],
    [
      "problem=tour&n=8",
      "problem=tour&n=8&method=warnsdorff",
      "Only the method differs: “Backtracking, jump by jump” against “Warnsdorff's rule”.",
    ],
    ["problem=tour&n=5", "problem=tour&n=6", "Only the size differs: 5×5 against 6×6."],
    ["problem=tour&n=5", "problem=tour&n=5&start=a1", "Only the start square differs: a5 against a1."],
    [
      "problem=tour&n=5&start=any",
      "problem=tour&n=5&start=random",
      "Only the start square differs: any square against random.",
    ],
    [
      "problem=tour&n=4&blocked=a4.b4",
      "problem=tour&n=4&blocked=a4.b4&start=d4",
      "Only the start square differs: c4 against d4.",
    ],
    [
      "problem=tour&n=6",
      "problem=tour&n=6&prune=1",
      "Only this differs: the right one prunes dead ends ahead.",
    ],
    ["problem=tour&n=6&closed=1", "problem=tour&n=6", "Only this differs: the left tour must be closed."],
    [
      "problem=tour&n=6&method=warnsdorff",
      "problem=tour&n=6&method=warnsdorff&ties=roth",
      "Only what decides a tie differs: the first in the order of the jumps against " +
        "the one farthest from the middle (Roth).",
    ],
    [
      "problem=queens&n=8",
      "problem=queens&n=8&columns=centre",
      "Only the order of the columns differs: left to right against from the middle outwards.",
    ],
    [
      "problem=queens&n=8&blocked=a1.b2",
      "problem=queens&n=8",
      "Only the barred squares differ: b2, a1 against none.",
    ],
    [
      "problem=tour&n=6&leaper=1.3",
      "problem=tour&n=6",
      "Only the piece’s jump differs: (1,3) against (1,2).",
    ],
  ]) {
    assert.equal(told(first, second).normalize(), expected);
  }
});

test("squares are named as the reader wants them", () => {
  assert.equal(
    told("problem=tour&n=5", "problem=tour&n=5&start=a1", "from0"),
    "Only the start square differs: (0, 0) against (4, 0).",
  );
});

test("several things that differ are all named, each for the boards that have it", () => {
  assert.equal(
    told("problem=tour&n=5&start=a1", "problem=tour&n=6&prune=1"),
    "3 things differ. Size of the board: 5×5 against 6×6. Start square: a1 against a6. " +
      "Refuse jumps that strand a square: no against yes.",
  );
  // Row by row knows an order of the columns, the scan has none.
  assert.equal(
    told("problem=queens&n=6&columns=right", "problem=queens&n=6&method=scan"),
    "2 things differ. Method: Backtracking, row by row against The whole board for each queen. " +
      "Order of the columns, on the left only: right to left.",
  );
  assert.equal(
    told("problem=queens&n=5", "problem=tour&n=5"),
    "Two different puzzles: 5 queens on 5×5 · Backtracking, row by row and " +
      "Knight’s tour 5×5 · Backtracking, jump by jump.",
  );
});

test("exchanging the boards exchanges what is told, in both languages", () => {
  const setups = [
    "problem=tour&n=5",
    "problem=tour&n=5&prune=1&seed=7&start=random",
    "problem=tour&files=5&ranks=6&method=warnsdorff&ties=pohl&pure=1",
    "problem=queens&n=6",
    "problem=queens&n=6&method=forward&columns=random&seed=3&blocked=a1&queens=c3",
  ].map(canonical);
  for (const i18n of [english, hindi]) {
    for (const first of setups) {
      for (const second of setups) {
        const [one, other] = [difference(first, second, i18n), difference(second, first, i18n)];
        assert.equal(one === other, first === second, `${one} | ${other}`);
        assert.equal(one.length > 20, true);
        assert.doesNotMatch(one, /undefined|null|NaN|[{}]/);
      }
    }
  }
});

test("the counters of two boards side by side, and as text", () => {
  // 4 queens at their first solutions: 8 + 18 + 4 + 1 steps, and 19 + 255 + 15 + 1.
  const sides = [
    ["problem=queens&n=4", 31],
    ["problem=queens&n=4&method=scan", 290],
  ].map(([setup, step]) => {
    const session = sessionAt(String(setup), Number(step));
    const side = {
      setup: session.setup(),
      frame: /** @type {Frame} */ (session.frame()),
      counts: session.counts(),
      status: /** @type {Status} */ (session.status()),
    };
    session.free();
    return side;
  });
  const table = comparison([sides[0], sides[1]], english);
  const lines = separated(table, "\t").split("\r\n");
  assert.equal(lines[0], "\tLeft\tRight");
  // 8 placed, 18 refused, 4 taken back against 19, 255 and 15: shared/data and LESSONS L2-5.
  for (const line of [
    "placed\t8\t19",
    "refused\t18\t255",
    "taken back\t4\t15",
    "on the board\t4\t4",
    "solution\t1\t1",
  ]) {
    assert.ok(lines.includes(line), line);
  }
  assert.ok(table.rows.every((row) => row.length === 3));
});

test("text for other programs: what would break the lines is quoted", () => {
  const table = {
    head: ["N", 'a "b"'],
    rows: [
      [4, "x, y"],
      [1234567, null],
    ],
  };
  assert.equal(separated(table, ","), 'N,"a ""b"""\r\n4,"x, y"\r\n1234567,\r\n');
  assert.equal(separated(table, "\t"), 'N\t"a ""b"""\r\n4\tx, y\r\n1234567\t\r\n');
});
