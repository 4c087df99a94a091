import assert from "node:assert/strict";
import { test } from "node:test";
import { createI18n, loadLanguage } from "../../www/i18n/index.js";
import { backwards, begin, nextStop, onwards, previousStop } from "../../www/lessons/course.js";
import { createNumbers } from "../../www/lessons/numbers.js";
import { createTeller } from "../../www/lessons/values.js";
import { viewOf } from "../../www/lessons/view.js";
import { fill, squareNamed } from "../../www/lessons/words.js";
import * as backstep from "../../www/pkg/backstep.js";
import "./engine.mjs";

/** @import { Course } from "../../www/lessons/course.js" */
/** @import { Lesson, Stop, Value } from "../../www/lessons/types.js" */

await Promise.all(["en", "hi"].map(loadLanguage));

const QUEENS = "problem=queens&n=4";
const KNIGHT = "problem=tour&n=5";
const SIZE = { files: 4, ranks: 4 };

/** @param {Partial<Stop>} [more] @returns {Stop} */
const stop = (more) => ({ stage: "P", setup: QUEENS, at: { step: 8 }, text: "Text", ...more });

/** @param {Stop[]} stops @returns {Lesson} */
const lessonOf = (...stops) => ({ backstep: "lesson", version: 1, code: "X1", title: "Title", stops });

/** Where a course is: the stop from 1, and ! when the answer is shown. @param {Course} course */
const placeOf = ({ stop: at, answered }) => `${at + 1}${answered ? "!" : ""}`;

/**
 * The places that a clicker comes to until nothing changes.
 * @param {Course} course @param {(course: Course) => Course} press
 */
function walk(course, press) {
  const places = [placeOf(course)];
  for (let now = course, next = press(now); next !== now; now = next, next = press(now))
    places.push(placeOf(next));
  return places.join(" ");
}

const asked = stop({ core: true, ask: "?", options: [{ text: "A", right: true }, { text: "B" }] });
const THREE = lessonOf(asked, stop(), stop({ core: true, because: "So" }));

test("a clicker walks from question to answer to the next stop, and the same way back", () => {
  assert.equal(walk(begin(THREE), onwards), "1 1! 2 3 3! 4");
  assert.equal(walk(begin(THREE, 3), backwards), "4 3! 3 2 1! 1");
  assert.equal(walk(begin(THREE, 0, true), onwards), "1 1! 3 3! 4");
  assert.equal(walk(begin(THREE, 3, true), backwards), "4 3! 3 1! 1");
  assert.equal(walk(begin(THREE), nextStop), "1 2 3 4");
  assert.equal(walk(begin(THREE, 2), previousStop), "3 2 1");
});

test("a stop that there is not is the nearest, and the short version goes on from any stop", () => {
  assert.equal(placeOf(begin(THREE, 99)), "4");
  assert.equal(placeOf(begin(THREE, -1)), "1");
  assert.equal(placeOf(nextStop(begin(THREE, 1, true))), "3");
  assert.equal(placeOf(previousStop(begin(THREE, 1, true))), "1");
});

const pause = () => new Promise((/** @type {(value: void) => void} */ resolve) => setImmediate(resolve));

/** @param {Value} value @param {Stop} [here] */
async function told(value, here = stop()) {
  const teller = createTeller(backstep, pause);
  try {
    return await teller.tell(value, here);
  } finally {
    teller.close();
  }
}

test("numbers come from the run: counts that are known from outside", async () => {
  /** @type {[Value, number|bigint|null][]} */
  const cases = [
    // 4 queens row by row: first solution at step 31 with 8 placed and 4 taken back; all in 79 steps.
    [{ count: "placed", at: { event: { kind: "solution" } } }, 8],
    [{ count: "backtracks", at: { event: { kind: "solution" } } }, 4],
    [{ count: "step", at: { event: { kind: "solution" }, nth: 2 } }, 48],
    [{ count: "step", at: { event: { kind: "end" } } }, 79],
    [{ count: "pieces" }, 2],
    // From the dead end at step 8 the next placement, of d3, is step 10.
    [{ count: "step", at: { event: { kind: "place" }, from: "stop" } }, 10],
    [{ count: "step", at: { event: { kind: "place" }, nth: 2, from: "stop" } }, 12],
    [{ count: "step", at: { event: { kind: "reject", square: "d2" } } }, 8],
    [{ count: "placed", at: { event: { kind: "solution" }, nth: 3 } }, null],
    [{ count: "placed", at: { step: 80 } }, null],
    // The knight from a1 on 5×5: five dead ends; from a5 the longest retreat takes fourteen back.
    [{ count: "deadEnds", setup: `${KNIGHT}&start=a1`, at: { event: { kind: "solution" } } }, 5],
    [{ count: "longestRetreat", setup: `${KNIGHT}&start=a5`, at: { event: { kind: "solution" } } }, 14],
    [{ ways: "all", setup: `${KNIGHT}&start=a1` }, 304n],
    [{ board: "light", setup: KNIGHT }, 12],
    [{ board: "dark", setup: KNIGHT }, 13],
    [{ board: "squares", setup: `${KNIGHT}&blocked=c3` }, 24],
    // The cross of twelve squares: sixteen jumps, two from b2; two round tours.
    [{ board: "lines", setup: "problem=tour&n=4&blocked=a1.a4.d1.d4" }, 16],
    [{ jumps: "b2", setup: "problem=tour&n=4&blocked=a1.a4.d1.d4" }, 2],
    [{ total: "closed", setup: "problem=tour&n=4&closed=1&start=b4&blocked=a1.a4.d1.d4" }, 2n],
    [{ total: "solutions", setup: "problem=queens&n=8" }, 92n],
    [{ total: "fundamental", setup: "problem=queens&n=8" }, 12n],
    // At c1 on the way from c5, both a2 and b3 have two ways on; only through a2 there are tours, twelve.
    [{ degree: "b3", setup: `${KNIGHT}&start=c5&method=warnsdorff&pure=1`, at: { step: 8 } }, 2],
    [{ ways: "a2", setup: `${KNIGHT}&start=c5&method=warnsdorff&pure=1`, at: { step: 8 } }, 12n],
    [{ degree: "e5", setup: `${KNIGHT}&start=c5&method=warnsdorff&pure=1`, at: { step: 8 } }, null],
    [{ plus: [1, 2, { count: "placed" }] }, 5],
    [{ minus: [10, { count: "placed" }] }, 8],
    [{ times: [2, 3] }, 6],
    [{ over: [7, 2] }, 4],
    [{ percent: [1, 3] }, 33],
    [{ plus: [1, { count: "placed", at: { step: 1000 } }] }, null],
  ];
  for (const [value, expected] of cases) assert.equal(await told(value), expected, JSON.stringify(value));
});

test("a piece's square is named as the page names squares", async () => {
  const teller = createTeller(backstep, pause);
  const numbers = createNumbers(teller, {
    ...lessonOf(stop({ values: { second: { piece: 2 }, third: { piece: 3 } } })),
    values: { second: { count: "placed" }, all: { total: "solutions" } },
  });
  await numbers.learn(0);
  const values = numbers.known(0);
  const read = (/** @type {import("../../www/types.js").Labels} */ labels) =>
    fill("{second} [a4] {third} {all} {1234} [z9]", { i18n: createI18n("en"), labels, size: SIZE, values });
  assert.equal(read("chess"), "c3 a4 … 2 1,234 z9");
  assert.equal(read("from0"), "(1, 2) (0, 0) … 2 1,234 z9");
  const deva = createI18n("hi", { digits: "deva" });
  assert.equal(
    fill({ en: "no", hi: "{1234}" }, { i18n: deva, labels: "chess", size: SIZE, values }),
    "१,२३४",
  );
  teller.close();
});

test("a text without the reader's language is shown in English, else in the first it has", () => {
  const read = (/** @type {import("../../www/lessons/types.js").Text} */ text) =>
    fill(text, { i18n: createI18n("hi"), labels: "chess", size: SIZE, values: new Map() });
  assert.equal(read("plain"), "plain");
  assert.equal(read({ en: "English", hi: "हिन्दी" }), "हिन्दी");
  assert.equal(read({ ta: "தமிழ்", en: "English" }), "English");
  assert.equal(read({ ta: "தமிழ்" }), "தமிழ்");
});

test("an answer that is only a square can be given on the board", () => {
  assert.equal(squareNamed("[c3]", SIZE), 6);
  assert.equal(squareNamed({ en: "[a4]", hi: "[a4]" }, SIZE), 0);
  assert.equal(squareNamed("[c3] or [a4]", SIZE), undefined);
  assert.equal(squareNamed("c3", SIZE), undefined);
  assert.equal(squareNamed("[z9]", SIZE), undefined);
});

test("an event that is not where its step says is found out", async () => {
  const teller = createTeller(backstep, pause);
  const deadEnd = (/** @type {number} */ step) => stop({ at: { event: { kind: "deadEnd" }, step } });
  assert.equal(await teller.isInPlace(deadEnd(8)), true);
  assert.equal(await teller.isInPlace(deadEnd(9)), false);
  assert.equal(
    await teller.isInPlace(stop({ at: { event: { kind: "place", square: "d4" }, step: 1 } })),
    false,
  );
  teller.close();
});

test("the end says what the lesson was about and what is left to do", () => {
  const lesson = { ...lessonOf(stop()), insight: "The idea", modify: "Try it", exit: "Why?" };
  const reading = {
    i18n: createI18n("en"),
    labels: /** @type {const} */ ("chess"),
    size: SIZE,
    values: new Map(),
  };
  const view = viewOf(begin(lesson, 1), reading, "");
  assert.equal(view.text, "The idea");
  assert.equal(view.more.length, 2);
  assert.match(view.more[1], /Why\?/);
  assert.equal(viewOf(begin(lesson, 0), reading, "X1-1").text, "Text");
});
