// Questions made from the run: what is marked right is what happens, and no habit scores.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createI18n } from "../../www/i18n/index.js";
import { linesOf } from "../../www/listings/lines.js";
import { complete } from "../../www/pkg/backstep.js";
import { Asker, TEMPLATES } from "../../www/predict/index.js";
import { lengthOf, raceQuestion } from "../../www/predict/race.js";
import { seeded } from "../../www/random.js";
import { describeBoard } from "../../www/words/describe.js";
import { narrate } from "../../www/words/narrate.js";
import { Session, sessionAt } from "./engine.mjs";
import { truths } from "./predict/truths.mjs";
import "../languages.mjs";

/** @import { Asked } from "../../www/predict/index.js" */
/** @import { Frame } from "../../www/types.js" */

const STATES = 1000;
/** Steps up to which a state is drawn at random. */
const FURTHEST = 4000;
/** A repair knows no other event before its end. */
const MOVED = 1 << 7;
const i18n = createI18n("en", { strict: true });
const ENGINE = { Session, complete };

/** Boards of each method, and how many questions its states must give at the least. @type {[string, number, string[]][]} */
const METHODS = [
  [
    "rows",
    400,
    ["problem=queens&n=4", "problem=queens&n=5", "problem=queens&n=6", "problem=queens&n=8&columns=right"],
  ],
  ["scan", 400, ["problem=queens&n=4&method=scan", "problem=queens&n=5&method=scan"]],
  ["enumerate", 300, ["problem=queens&n=4&method=enumerate", "problem=tour&n=3&method=enumerate"]],
  ["forward", 400, ["problem=queens&n=4&method=forward", "problem=queens&n=6&method=forward"]],
  ["smallest", 400, ["problem=queens&n=6&method=smallest", "problem=queens&n=7&method=smallest"]],
  ["cover", 300, ["problem=queens&n=5&method=cover", "problem=queens&n=6&method=cover"]],
  ["repair", 100, [3, 4, 5, 6, 7].map((seed) => `problem=queens&n=14&method=repair&seed=${seed}`)],
  ["formula", 1, ["problem=queens&n=12&method=formula"]],
  [
    "backtrack",
    400,
    [
      "problem=tour&n=5&start=a1",
      "problem=tour&n=5&start=a5&order=21034567",
      "problem=tour&n=5&prune=1&start=c3",
      "problem=tour&n=4&blocked=a1.a4.d1.d4&closed=1&start=b4",
    ],
  ],
  [
    "warnsdorff",
    400,
    ["problem=tour&n=5&method=warnsdorff&start=c5", "problem=tour&n=5&method=warnsdorff&start=c3&ties=last"],
  ],
  ["portfolio", 4, ["problem=tour&n=6&method=portfolio", "problem=tour&n=5&method=portfolio&start=c1"]],
  ["tiles", 2, ["problem=tour&n=8&method=tiles"]],
  ["rotate", 2, ["problem=tour&n=6&method=rotate"]],
];

/** How many steps a search takes, up to a bound. @param {string} setup */
function lengthUpTo(setup) {
  const session = Session.open(setup);
  const { steps } = session.runUntil(0, FURTHEST, 10_000);
  session.free();
  return steps;
}

/** A state drawn at random, half of them just after an event of a kind drawn at random. @param {string} setup @param {number} length @param {(below: number) => number} random */
function stateOf(setup, length, random) {
  const session = Session.open(setup);
  session.seek(random(length + 1), 10_000);
  if (random(2) === 0)
    session.runUntil(MOVED | [1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 8][random(5)], 1000, 10_000);
  return session;
}

/** All by which a search could have been moved. @param {Session} session */
function traceOf(session) {
  return JSON.stringify([
    session.counts(),
    [...session.address()],
    session.explain(),
    [...session.visits()],
    session.record(),
  ]);
}

/** How far each habit is ahead of chance, after some questions. @param {readonly Asked[]} questions @returns {Map<string, number>} */
function leadsOf(questions) {
  /** @type {Map<string, number>} */
  const leads = new Map();
  /** @param {string} habit @param {number} gain */
  const add = (habit, gain) => leads.set(habit, (leads.get(habit) ?? 0) + gain);
  for (const { template, options } of questions) {
    const chance = options.filter(({ right }) => right).length / options.length;
    for (const [i, { right }] of options.entries()) add(`letter ${i}`, (right ? 1 : 0) - chance);
    const values = options.map(({ value }) => value);
    for (const value of new Set(values)) {
      if (typeof value === "number" && !["retreat", "balance", "safe", "ways", "symmetry"].includes(template))
        continue;
      if (typeof value === "string" && /\d/.test(value)) continue;
      const those = options.filter((option) => option.value === value);
      add(`${template}: ${value}`, those.filter(({ right }) => right).length / those.length - chance);
    }
    if (values.every((value) => typeof value === "number")) {
      const numbers = /** @type {number[]} */ (values);
      for (const [name, best] of [
        ["least", Math.min(...numbers)],
        ["most", Math.max(...numbers)],
      ]) {
        const those = options.filter(({ value }) => value === best);
        add(`${template}: ${name}`, those.filter(({ right }) => right).length / those.length - chance);
      }
    }
  }
  return leads;
}

/** @type {Set<string>} */
const met = new Set();

for (const [method, least, setups] of METHODS) {
  test(`${method}: in ${STATES} states every question is right, and no habit scores`, () => {
    const random = seeded(20);
    const asker = new Asker();
    const lengths = setups.map(lengthUpTo);
    /** @type {Asked[]} */
    const questions = [];
    for (let i = 0; i < STATES; i++) {
      const k = i % setups.length;
      const session = stateOf(setups[k], lengths[k], random);
      const before = traceOf(session);
      const asked = asker.ask(session, ENGINE, { i18n, labels: "chess", random });
      assert.equal(traceOf(session), before, "the search is where it was");
      if (asked) {
        const where = `${setups[k]} step ${session.counts().step}: ${asked.ask}`;
        const { template, options, because } = asked;
        assert.notEqual(template, questions[questions.length - 1]?.template, where);
        assert.ok(
          options.length >= 2 && options.some(({ right }) => right) && !options.every(({ right }) => right),
          where,
        );
        assert.equal(new Set(options.map(({ text }) => text)).size, options.length, where);
        assert.ok(because.length > 0);
        const right = truths[template](session, asked);
        if (right) {
          met.add(template);
          assert.deepEqual(
            options.filter((option) => option.right).map(({ value }) => value),
            options.map(({ value }) => value).filter(right),
            `${where} ${JSON.stringify(options)}`,
          );
        }
        questions.push(asked);
      }
      session.free();
    }
    assert.ok(questions.length >= least, `only ${questions.length} questions`);
    for (const [habit, lead] of leadsOf(questions))
      assert.ok(lead <= 1 + 1e-9, `${habit}: ${lead} ahead of chance`);
  });
}

test("every template was met, and its answer checked", () => {
  // The program's lines and two boards have tests of their own.
  assert.deepEqual(
    Object.keys(TEMPLATES).filter((name) => !met.has(name)),
    ["line"],
  );
});

test("lines of the program: the one marked right is the one that is lit next", () => {
  const random = seeded(3);
  for (const [setup, program] of [
    ["problem=queens&n=5", "queens-rows"],
    ["problem=queens&n=4&method=scan", "queens-scan"],
    ["problem=tour&n=5&start=a1", "tour-backtrack"],
  ]) {
    const file = (/** @type {string} */ name) =>
      readFileSync(new URL(`../../www/listings/${name}`, import.meta.url), "utf8");
    const text = file(`${program}.py`);
    const lines = linesOf(text, JSON.parse(file(`${program}.lines.json`)), "py");
    const asker = new Asker();
    let asked = 0;
    for (let i = 0; i < 200; i++) {
      const session = stateOf(setup, 300, random);
      const view = { i18n, labels: /** @type {const} */ ("chess"), random, listing: { text, lines } };
      // Between two questions of one kind another one, so that it may be asked again.
      asker.ask(session, ENGINE, view, ["event", "balance", "finish", "colour"]);
      const question = asker.ask(session, ENGINE, view, ["line"]);
      if (question) {
        asked += 1;
        session.step();
        const { kind, conflict } = session.explain() ?? {};
        const lit = lines.get(conflict ? `${kind} ${conflict}` : `${kind}`) ?? -1;
        const right = question.options.filter((option) => option.right);
        assert.deepEqual(
          right.map((option) => option.text),
          [text.split("\n")[lit].trim()],
        );
      }
      session.free();
    }
    assert.ok(asked >= 20, `${program}: only ${asked} questions`);
  }
});

test("what was answered wrong may come again at once, once", () => {
  const random = seeded(1);
  const view = { i18n, labels: /** @type {const} */ ("chess"), random };
  const session = sessionAt("problem=queens&n=8");
  session.runUntil(1 << 8, 0, 1000);
  const ask = () => asker.ask(session, ENGINE, view, ["retreat"]);
  const asker = new Asker();
  assert.equal(ask()?.template, "retreat");
  assert.equal(ask(), null, "not twice running");
  asker.missed();
  session.runUntil(1 << 8, 0, 1000);
  assert.equal(ask()?.template, "retreat");
  assert.equal(ask(), null);
});

test("every question can be put in Hindi, with squares from 1", () => {
  const random = seeded(5);
  const hindi = createI18n("hi", { strict: true });
  for (const [, , setups] of METHODS) {
    const asker = new Asker();
    for (let i = 0; i < 60; i++) {
      const session = stateOf(setups[i % setups.length], 300, random);
      const asked = asker.ask(session, ENGINE, { i18n: hindi, labels: "from1", random });
      session.free();
      const told = asked ? [asked.ask, asked.because, ...asked.options.map(({ text }) => text)] : [];
      for (const text of told) assert.doesNotMatch(text, /[A-Za-z{}]|undefined|NaN/);
    }
  }
});

test("two boards: the lengths are those of the searches, and the shorter one is done first", async () => {
  const pause = () => Promise.resolve();
  // Lessons, L5: 8,839 placements against 181.
  const lengths = [];
  for (const order of ["01234567", "21034567"]) {
    const session = Session.open(`problem=tour&n=5&start=a5&order=${order}`);
    lengths.push(await lengthOf(session, "placements", pause));
    session.free();
  }
  assert.deepEqual(lengths, [8839, 181]);
  const { options } = raceQuestion(8839, 181, "placements", i18n);
  assert.deepEqual(
    options.filter(({ right }) => right).map(({ value }) => value),
    ["right"],
  );
});

test("what is going to be asked is not told: no next square, no free square called unwanted", () => {
  const session = sessionAt("problem=queens&n=4", 9);
  const { candidates, cursor, ...frame } = /** @type {Frame} */ (session.frame());
  const hushed = {
    ...frame,
    cursor,
    candidates: candidates.slice(0, cursor),
    hushed: /** @type {const} */ (true),
  };
  const counts = session.counts();
  const view = {
    frame: hushed,
    explanation: session.explain(),
    counts,
    i18n,
    labels: /** @type {const} */ ("chess"),
  };
  assert.equal(narrate(view).text, "Queen 2 is taken off c3.");
  assert.equal(describeBoard(view).position(counts), "Queen a4. Step 9.");
  assert.equal(describeBoard(view).info(7), "d3 is empty.");
});
