// The built-in lessons: their words, their places, and their numbers, which were printed before by a search that was
// written independently of this one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkLesson } from "../../www/lessons/format.js";
import { BUILT_IN } from "../../www/lessons/index.js";
import { createTeller } from "../../www/lessons/values.js";
import { waysOn } from "../../www/pkg/backstep.js";
import { Counter, Session } from "./engine.mjs";

/** @import { Lesson } from "../../www/lessons/types.js" */

const LANGUAGES = ["en", "hi"];
/** Of a sentence: it is read from the back of a room, by people of twelve. */
const MOST_WORDS = { en: 14, hi: 16 };

/** @type {Lesson[]} */
const lessons = [];
for (const load of Object.values(BUILT_IN)) lessons.push((await load()).lesson);

/** @typedef {Record<string, string>} Words */

/** Every text of something, with the name of its field. @param {unknown} part @param {string} [name] @returns {[string, Words][]} */
function textsOf(part, name = "") {
  if (typeof part !== "object" || part === null) return [];
  if ("en" in part) return [[name, /** @type {Words} */ (part)]];
  return Object.entries(part).flatMap(([key, each]) => textsOf(each, `${name} ${key}`));
}

/** @param {string} text */
const placeholders = (text) => [...new Set(text.match(/\{\w+\}|\[\w+\]/g))].sort();

test("there are nine, in their order, each a lesson of its own form", () => {
  assert.deepEqual(
    lessons.map(({ code }) => code),
    Object.keys(BUILT_IN),
  );
  assert.equal(lessons.length, 9);
  for (const lesson of lessons) checkLesson(lesson);
});

for (const lesson of lessons) {
  const { code, stops } = lesson;

  test(`${code}: every text is there in both languages, with the same numbers and squares`, () => {
    for (const [name, words] of textsOf(lesson)) {
      assert.deepEqual(Object.keys(words), LANGUAGES, name);
      assert.deepEqual(placeholders(words.hi), placeholders(words.en), `${name}: ${words.en}`);
      for (const text of Object.values(words)) {
        assert.equal(text, text.trim().replace(/\s+/g, " ").normalize("NFC"), name);
      }
    }
    const said = JSON.stringify(lesson);
    for (const { values = {} } of [lesson, ...stops])
      for (const name of Object.keys(values)) assert.ok(said.includes(`{${name}}`), `nothing says {${name}}`);
    for (const name of /** @type {const} */ (["aim", "prior", "insight", "modify", "make", "exit"]))
      assert.ok(lesson[name], name);
  });

  test(`${code}: Hindi is written in Devanagari, where it is not a name or an exam's word`, () => {
    const allowed =
      /\{\w+\}|\[\w+\]|A–D|\bA\b|\bD\b|Why|forward checking|adjacency list|cs4fn|Teaching London Computing|Queen Mary University of London|Knight's Tour|Tour Guide/g;
    for (const [name, { hi }] of textsOf(lesson))
      assert.doesNotMatch(hi.replace(allowed, ""), /[A-Za-z]/, `${name}: ${hi}`);
  });

  test(`${code}: what is on the wall is short`, () => {
    for (const stop of stops) {
      const shown = [
        stop.text,
        stop.ask,
        stop.because,
        ...(stop.options ?? []).flatMap((o) => [o.text, o.reply]),
      ];
      for (const text of shown) {
        for (const [lang, most] of Object.entries(MOST_WORDS)) {
          const sentences = /** @type {Words|undefined} */ (text)?.[lang].split(/[.?!:।;](?:\s|$)/) ?? [];
          for (const sentence of sentences) {
            const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
            assert.ok(words.length <= most, `${words.length} words: ${sentence}`);
          }
        }
      }
    }
  });

  test(`${code}: questions have two to four answers, one of them right, and a reply to every other`, () => {
    assert.ok(stops.filter(({ core }) => core).length >= 3, "core stops");
    for (const [i, { ask, options, because, teacher }] of stops.entries()) {
      const where = `stop ${i + 1}`;
      assert.ok(ask && because && teacher, where);
      if (!options) continue;
      assert.equal(options.filter(({ right }) => right).length, 1, where);
      for (const option of options) assert.notEqual(option.reply === undefined, !option.right, where);
    }
  });

  test(`${code}: each stop is where its event says, and each run arrives`, async () => {
    const teller = createTeller({ Session, Counter, waysOn }, async () => {});
    for (const [i, stop] of stops.entries()) {
      assert.ok(await teller.isInPlace(stop), `stop ${i + 1}`);
      if (!stop.run) continue;
      const end = await teller.locate({ setup: stop.setup, at: stop.run }, stop.at);
      assert.ok(end !== null && end > stop.at.step, `stop ${i + 1}: run`);
    }
    teller.close();
  });
}

/** As printed in the guidance; by lesson, then by stop (0: the whole lesson's). @type {Record<string, Record<number, Record<string, number>>>} */
const PRINTED = {
  L1: {
    5: { retreat: 3, first: 17, second: 20, third: 21 },
    6: { placed: 4 },
    7: { placed: 8, back: 4, left: 4, end: 79, solutions: 2, both: 16 },
  },
  L2: {
    1: { same: 16, last: 32 },
    2: { all: 256, first: 115, second: 142, corner: 64 },
    3: { squares: 16, third: 39, second: 42, again: 43 },
    4: { placed: 96 },
    5: {
      ...{ rows: 8, rowsRefused: 18, rowsBack: 4, rowsAll: 16, rowsSolutions: 2 },
      ...{ scan: 19, scanRefused: 255, scanBack: 15, scanAll: 296, scanSolutions: 48 },
    },
    6: { all: 16_777_216, boards: 1_299_852, tests: 113 + 763 },
    7: { placed: 3, five: 5, six: 1439 },
  },
  L3: {
    0: { back: 16 },
    2: { move: 22 },
    3: { retreat: 3, moves: 22, stays: 19 },
    4: { again: 20, first: 22, stays: 19 },
    5: {
      ...{
        move: 18,
        cost: 10,
        dead: 22,
        later: 4,
        start: 304,
        after1: 152,
        after2: 122,
        after3: 122,
        after4: 94,
      },
      ...{ after5: 94, after6: 6, after7: 3, after8: 2, after16: 1, after17: 1, after18: 0 },
    },
    6: { placed: 40, moves: 24, squares: 25, deadEnds: 5, other: 20, otherStep: 80, fatal: 7, late: 16_452 },
  },
  L4: {
    1: { free: 28, retreat: 1 },
    3: { step: 39_096_075, placed: 4_343_995 },
    4: { placed: 8_250_732, hopeless: 4_343_995, share: 53 },
    6: {
      ...{ rows4: 8, ahead4: 6, rows6: 31, ahead6: 19, rows8: 113, ahead8: 53 },
      ...{
        backRows4: 4,
        backAhead4: 2,
        backRows6: 25,
        backAhead6: 13,
        backRows8: 105,
        backAhead8: 45,
        plain: 8839,
      },
    },
  },
  L5: {
    1: { a: 8839, b: 181, back: 157 },
    2: {
      ...{ move: 6, ways: 1, cost: 1826, step: 16_452 },
      ...{ costE4: 1792, costD5: 1835, costA4: 1850, wrong: 7303, all: 8839 },
    },
    3: { orders: 40_320, best: 24, back: 0, worst: 100_537, all: 1_735_078, tours: 304 },
    4: { a: 248_168, b: 671, c: 12_261, large: 8_250_732 },
    5: { left: 40, right: 8839, fromE1: 287, fromE5: 14_008, fromC5: 365_420, mirrored: 24 },
  },
  L6: {
    1: { onA1: 1, onC1: 3, onD2: 3, onD4: 3, onC5: 3 },
    2: { placed: 24, back: 0, list: 8839, listBack: 8815, placed8: 63, back8: 0, list8: 8_250_732 },
    3: { onB3: 2, onA2: 2, onD3: 4 },
    4: { throughA2: 12, throughB3: 0, throughD3: 0 },
    5: { squares: 25, pieces: 17, free: 8, onA1: 0 },
    6: { placed: 1733, back: 1709, roth: 24, rothBack: 0 },
    7: { squares: 64, pieces: 60, placed: 109, back: 46 },
  },
  L7: {
    2: { squares: 25, light: 12, dark: 13, needed: 13 },
    3: { step: 16_464_789, placed: 1_829_420, back: 1_829_420, most: 24 },
    4: { needed: 25, light: 24 },
    5: { dark: 8, light: 8, placed: 2222, step: 20_007, fromB4: 1884, fromB3: 1500 },
    6: { placed: 14, centre: 0 },
  },
  L8: {
    1: { squares: 12 },
    2: { jumps: 2, forced: 8 },
    3: { squares: 12, lines: 16 },
    4: { tours: 2, directed: 4 },
    // Printed are 31 and 20, for a search that places the last square before it sees that the tour does not close.
    5: { placed: 30, back: 19, ring: 7, ringBack: 0 },
  },
  L9: {
    0: { all: 92, different: 12, ten: 724, tenDifferent: 92 },
    1: { solutions: 2, second: 48, end: 79 },
    3: { five: 5, six: 31, seven: 9, eight: 113 },
    4: { solutions: 10, different: 2, here: 106, other: 178 },
    5: { solutions: 4, different: 1 },
    6: { others: 11, tenOthers: 89 },
  },
};

for (const { code, values = {}, stops } of lessons) {
  test(`${code}: the numbers are those that were printed before`, async () => {
    const teller = createTeller({ Session, Counter, waysOn }, async () => {});
    const places = [{ ...stops[0], values }, ...stops];
    for (const [i, { setup, at, values: wanted = {} }] of places.entries()) {
      const printed = PRINTED[code][i] ?? {};
      for (const name of Object.keys(printed)) assert.ok(name in wanted, `stop ${i}: ${name}`);
      for (const [name, value] of Object.entries(wanted)) {
        const told = await teller.tell(value, { setup, at });
        assert.notEqual(told, null, `stop ${i}: ${name}`);
        if (name in printed) assert.equal(Number(told), printed[name], `stop ${i}: ${name}`);
      }
    }
    teller.close();
  });
}
