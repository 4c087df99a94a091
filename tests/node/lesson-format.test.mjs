import assert from "node:assert/strict";
import { test } from "node:test";
import { parseMoment } from "../../www/lessons/codes.js";
import {
  addStop,
  changeOption,
  changeStop,
  emptyDraft,
  finished,
  moveStop,
  removeStop,
  reworded,
} from "../../www/lessons/draft.js";
import { checkLesson, LessonError, MAX_FILE, readLesson, writeLesson } from "../../www/lessons/format.js";
import { BUILT_IN } from "../../www/lessons/index.js";
import { fromLink, toLink } from "../../www/lessons/share.js";

/** @import { Lesson } from "../../www/lessons/types.js" */

/** A lesson that has something of everything. @returns {any} */
function full() {
  const text = { en: "{n} queens, {12} squares, [a4]", hi: "{n} वज़ीर" };
  return {
    backstep: "lesson",
    version: 1,
    code: "X1",
    title: "Title",
    aim: text,
    plan: [{ from: 0, to: 5, text: "Starter" }],
    credit: { text: "Thanks", url: "https://example.org/a?b=c#d" },
    values: { n: { count: "placed", setup: "problem=queens&n=4", at: { event: { kind: "solution" } } } },
    stops: [
      {
        stage: "P",
        core: true,
        setup: "problem=queens&n=4",
        grain: "tests",
        at: { event: { kind: "deadEnd", square: "c3", depth: 2 }, nth: 1, step: 8 },
        panels: ["why"],
        show: ["attacks"],
        second: { setup: "problem=queens&n=4&method=scan", unit: "placements" },
        try: true,
        run: { event: { kind: "backtrack", retreat: 1 }, from: "stop" },
        text,
        ask: "What now? {m}",
        aloud: "Aloud",
        options: [
          { text: "[a3]", right: true, reply: "Yes" },
          { text: "b3", misconception: "M4" },
        ],
        because: "So",
        teacher: "Note",
        values: { m: { minus: [{ over: [{ ways: "all" }, 2] }, { degree: "a4" }] } },
      },
    ],
  };
}

/**
 * What is said to be wrong with the full lesson after a change.
 * @param {(lesson: any) => unknown} change @returns {string} "stop 1: options 2 text: text", or "" for nothing
 */
function faultAfter(change) {
  const lesson = full();
  change(lesson);
  try {
    readLesson(JSON.stringify(lesson));
    return "";
  } catch (error) {
    assert.ok(error instanceof LessonError, String(error));
    return error.message;
  }
}

test("a lesson with everything is one, and comes back as it was written", () => {
  assert.equal(
    faultAfter(() => {}),
    "",
  );
  assert.deepEqual(readLesson(writeLesson(full())), full());
  assert.deepEqual(readLesson(`\ufeff${JSON.stringify(full())}`), full());
});

test("every fault is named with its stop and its field", () => {
  /** @type {[(lesson: any) => unknown, string][]} */
  const cases = [
    [(l) => (l.backstep = "tree"), "lesson backstep: choice"],
    [(l) => (l.version = 2), "lesson version: version"],
    [(l) => delete l.title, "title: missing"],
    [(l) => (l.title = "  "), "title: text"],
    [(l) => (l.title = 7), "title: kind"],
    [(l) => (l.code = "L-3"), "code: form"],
    [(l) => (l.extra = 1), "extra: unknown"],
    [(l) => (l.stops = []), "stops: short"],
    [(l) => (l.stops = {}), "stops: kind"],
    [(l) => (l.stops = Array(41).fill(l.stops[0])), "stops: many"],
    [(l) => (l.stops[0] = null), "stop 1: : kind"],
    [(l) => l.stops.push({ ...l.stops[0], opitons: [] }), "stop 2: opitons: unknown"],
    [(l) => (l.stops[0].stage = "X"), "stop 1: stage: choice"],
    [(l) => (l.stops[0].core = "yes"), "stop 1: core: choice"],
    [(l) => (l.stops[0].setup = "n=4"), "stop 1: setup: form"],
    [(l) => (l.stops[0].setup = "problem=queens<script>"), "stop 1: setup: form"],
    [(l) => delete l.stops[0].at.step, "stop 1: at step: missing"],
    [(l) => (l.stops[0].at.step = -1), "stop 1: at step: number"],
    [(l) => (l.stops[0].at.step = 1.5), "stop 1: at step: number"],
    [(l) => (l.stops[0].at.from = "stop"), "stop 1: at from: unknown"],
    [(l) => (l.stops[0].at.event.kind = "dead end"), "stop 1: at event kind: choice"],
    [(l) => (l.stops[0].at.event.square = "4a"), "stop 1: at event square: form"],
    [(l) => (l.stops[0].panels = ["why", "what"]), "stop 1: panels 2: choice"],
    [(l) => (l.stops[0].second.unit = "hours"), "stop 1: second unit: choice"],
    [(l) => (l.stops[0].text = { en: "a", klingon: 1 }), "stop 1: text klingon: kind"],
    [(l) => (l.stops[0].text = {}), "stop 1: text: text"],
    [(l) => (l.stops[0].text = "x".repeat(1001)), "stop 1: text: many"],
    [(l) => (l.stops[0].text = "{x} queens"), "stop 1: text: placeholder"],
    [(l) => (l.stops[0].options[1].text = "{x} queens"), "stop 1: options 2 text: placeholder"],
    [(l) => (l.stops[0].options = l.stops[0].options.slice(1)), "stop 1: options: short"],
    [(l) => delete l.stops[0].options[0].right, "stop 1: options: right"],
    [(l) => delete l.stops[0].ask, "stop 1: ask: missing"],
    [(l) => (l.stops[0].options[1].misconception = "4"), "stop 1: options 2 misconception: form"],
    [(l) => (l.stops[0].values.m = 3), "stop 1: values m: kind"],
    [(l) => (l.stops[0].values.m = { count: "queens" }), "stop 1: values m count: choice"],
    [(l) => (l.stops[0].values.m = { minus: [1] }), "stop 1: values m minus: short"],
    [(l) => (l.stops[0].values.m = {}), "stop 1: values m: choice"],
    [(l) => (l.stops[0].values["a b"] = 1), "stop 1: values a b: form"],
    [(l) => (l.aim = "{m}"), "aim: placeholder"],
    [(l) => (l.plan[0].from = "now"), "plan 1 from: number"],
    [(l) => (l.credit.url = "javascript:alert(1)"), "credit url: form"],
  ];
  for (const [change, expected] of cases) assert.equal(faultAfter(change), expected);
});

test("what is no lesson at all is said to be none, and does no harm", () => {
  const codeOf = (/** @type {string} */ text) => {
    try {
      readLesson(text);
      return "";
    } catch (error) {
      assert.ok(error instanceof LessonError, String(error));
      return error.fault.code;
    }
  };
  for (const text of ["", "{", "<html>", "1", "null", "[]", '"lesson"', "{}"])
    assert.notEqual(codeOf(text), "", text);
  assert.equal(codeOf("[".repeat(200_000)), "json");
  assert.equal(codeOf(" ".repeat(MAX_FILE + 1)), "long");
  const deep = `${'{"plus":[1,'.repeat(5000)}1${"]}".repeat(5000)}`;
  const lesson = writeLesson(full()).replace('"degree": "a4"', `"plus":[1,${deep}]`);
  assert.equal(codeOf(lesson), "many");
  assert.equal(
    faultAfter((l) => Object.assign(l, JSON.parse('{"__proto__":{"title":"x"}}'))),
    "",
  );
  assert.equal(codeOf(writeLesson(full()).replace('"title"', '"__proto__"')), "missing");
  assert.equal(/** @type {any} */ ({}).title, undefined);
});

test("a lesson travels in a link without loss, and needs no percent", () => {
  const lessons = [full(), { ...full(), values: { n: { count: "placed" }, t: { count: "step" } } }];
  for (const lesson of lessons) {
    const link = toLink(lesson);
    assert.match(link, /^[\w-]+$/);
    assert.deepEqual(fromLink(link), lesson);
  }
  for (const bad of ["", "!!!", "AAAA", toLink(full()).slice(5), "_".repeat(MAX_FILE + 1)])
    assert.throws(() => fromLink(bad), LessonError);
});

test("a short question fits into a link that still scans", () => {
  /** @type {Lesson} */
  const lesson = {
    ...emptyDraft(),
    title: "Dead end",
    stops: [
      {
        stage: "P",
        setup: "problem=queens&n=4",
        at: { step: 8 },
        text: "What now?",
        ask: "Which queen?",
        options: [{ text: "1" }, { text: "2", right: true }],
      },
    ],
  };
  assert.ok(`https://example.org/backstep/#v=1&lesson=~${toLink(lesson)}-1`.length <= 300);
});

test("the codes of moments are read as they are typed", () => {
  const stop = { lesson: "L3", stop: 5, core: false };
  for (const typed of ["L3-5", "l3-5", " l 3 – 5 ", "L3 5", "L3.5", "L३-५", "L03-05"])
    assert.deepEqual(parseMoment(typed), stop, typed);
  assert.deepEqual(parseMoment("L3-5C"), { ...stop, core: true });
  assert.deepEqual(parseMoment("L3"), { ...stop, stop: 1 });
  assert.deepEqual(parseMoment("p1-8"), { preset: 1, step: 8 });
  for (const typed of ["", "3-5", "L", "L3-", "L3-x", "L3-5-6", "<b>", "L".repeat(1e5)])
    assert.equal(parseMoment(typed), null, typed.slice(0, 9));
});

test("the lessons of the page keep to the format, and are called what they are", async () => {
  for (const [code, load] of Object.entries(BUILT_IN)) {
    const { lesson } = await load();
    checkLesson(lesson);
    assert.equal(lesson.code, code);
    assert.deepEqual(readLesson(writeLesson(lesson)), JSON.parse(JSON.stringify(lesson)));
  }
});

test("what is done to a draft leaves the one before as it was, and can be undone by the opposite", () => {
  const stop = (/** @type {number} */ step) => ({ ...full().stops[0], at: { step }, text: `${step}` });
  const steps = (/** @type {Lesson} */ draft) => draft.stops.map(({ at }) => at.step);
  const three = [1, 2, 3].reduce((draft, step, i) => addStop(draft, stop(step), i), emptyDraft());
  assert.deepEqual(steps(three), [1, 2, 3]);
  assert.deepEqual(steps(addStop(three, stop(9), 1)), [1, 9, 2, 3]);
  assert.deepEqual(steps(removeStop(three, 1)), [1, 3]);
  assert.deepEqual(steps(moveStop(three, 0, 2)), [2, 3, 1]);
  assert.deepEqual(steps(moveStop(moveStop(three, 0, 2), 2, 0)), [1, 2, 3]);
  assert.equal(moveStop(three, 0, -1), three);
  assert.equal(moveStop(three, 2, 3), three);
  assert.equal(changeStop(three, 1, { text: "new" }).stops[1].text, "new");
  assert.deepEqual(steps(three), [1, 2, 3]);
  assert.equal(reworded("old", "hi", "new"), "new");
  assert.deepEqual(reworded({ en: "old", hi: "पुराना" }, "hi", "नया"), { en: "old", hi: "नया" });
});

test("a draft without what was left empty is a lesson", () => {
  const stop = changeOption(
    changeOption(
      { stage: "P", setup: "problem=queens&n=4", at: { step: 8 }, text: "Text", ask: "?", because: " " },
      0,
      {
        text: "Yes",
        reply: "",
        right: true,
      },
    ),
    2,
    { text: { en: "No", hi: "" } },
  );
  const draft = { ...addStop(emptyDraft(), stop, 0), title: "Title", aim: "" };
  const lesson = finished(draft);
  assert.deepEqual(lesson.stops[0].options, [{ text: "Yes", right: true }, { text: { en: "No", hi: "" } }]);
  assert.ok(!("because" in lesson.stops[0]) && !("aim" in lesson));
  assert.throws(() => checkLesson(finished({ ...draft, title: "" })), /title: text/);
  assert.throws(() => checkLesson(finished(emptyDraft())), LessonError);
});
