import assert from "node:assert/strict";
import { test } from "node:test";
import { formatAddress, formatLink, parseAddress, parseLink } from "../../www/url-state.js";
import { Session, sessionAt } from "./engine.mjs";

const NOTHING = { setup: "", view: {}, position: null, errors: [] };
const COUNTS = { step: 8, placed: 2, rejected: 6, backtracks: 0, solutions: 0, depth: 2, deepest: 2 };

/**
 * mulberry32: the same numbers in every run.
 * @param {number} seed @returns {(below: number) => number}
 */
function seeded(seed) {
  let a = seed;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** @param {(below: number) => number} random @returns {import("../../www/url-state.js").LinkState} */
function randomState(random) {
  /** @template T @param {...T} values @returns {T} */
  const one = (...values) => values[random(values.length)];
  /** @param {string} key @param {...(string|number|boolean)} values */
  const maybe = (key, ...values) => (random(2) ? { [key]: one(...values) } : {});
  const placed = random(1e6);
  const backtracks = random(placed + 1);
  const counts = { step: random(1e9), placed, rejected: random(1e9), backtracks, solutions: random(100) };
  const address = Array.from({ length: random(40) }, () => one(random(8), random(64), random(20_000)));
  return {
    setup: one("problem=queens&n=4", "problem=tour&files=5&ranks=6&start=a1&blocked=b2.c3", ""),
    view: {
      ...maybe("lang", "en", "hi", "pseudo"),
      ...maybe("theme", "light", "dark", "projector"),
      ...maybe("labels", "chess", "from0", "from1"),
      ...maybe("digits", "latn", "deva"),
      ...maybe("grain", "moves", "tests"),
      ...maybe("panel", "why", "numbers", "log"),
      ...maybe("rate", 1, 4, 2.5, 20, 10_000, Number.POSITIVE_INFINITY),
      ...maybe("room", true, false),
      ...maybe("embed", true, false),
      ...maybe("hide", "jump", "jump.speed.timeline"),
      ...maybe("loop", "0.1", "8.31"),
      ...maybe("ask", true),
    },
    position: one(
      null,
      { step: random(1e9) },
      { address, counts: { ...counts, depth: placed - backtracks, deepest: random(64) } },
    ),
  };
}

test("a link to a lesson's stop says nothing else of the board", () => {
  for (const lesson of ["L3-5", "L3-5C", "own-2", "~eyJ0IjoiXyJ9_-1"]) {
    const link = formatLink({ ...NOTHING, view: { lang: "hi" }, lesson });
    assert.equal(link, `v=1&lang=hi&lesson=${lesson}`);
    assert.deepEqual(parseLink(`#${link}`), { ...NOTHING, view: { lang: "hi" }, lesson });
  }
});

test("a link reads back as it was written", () => {
  const random = seeded(1);
  for (let i = 0; i < 2000; i++) {
    const state = randomState(random);
    const link = formatLink(state, 4000);
    assert.match(link, /^[\w.~&=-]*$/, "needs no percent");
    assert.deepEqual(parseLink(`#${link}`), { ...state, errors: [] });
    assert.deepEqual(parseLink("", `?${link}`), { ...state, errors: [] });
  }
});

test("addresses: one character a cursor below 64, longer ones escaped", () => {
  assert.equal(formatAddress([0, 25, 26, 63]), "AZa_");
  assert.equal(formatAddress([64, 1, 20_000]), "~1s.B~ffk.");
  assert.deepEqual(parseAddress("~1s.B~ffk."), [64, 1, 20_000]);
  assert.deepEqual(parseAddress(""), []);
  for (const bad of ["~", "~.", "~1s", "A B", "~zzzzzz.", "a.b", "é", "A~1s.~"])
    assert.equal(parseAddress(bad), null, bad);
});

test("a position that would make the link too long is given by its step", () => {
  const state = {
    setup: "problem=queens&n=64",
    view: {},
    position: { address: Array(100).fill(3), counts: COUNTS },
  };
  const exact = formatLink(state);
  assert.match(exact, /&at=D{100}&counts=8\.2\.6\.0\.0\.2$/);
  assert.equal(formatLink(state, exact.length), exact);
  assert.equal(formatLink(state, exact.length - 1), "v=1&problem=queens&n=64&step=8");
  const long = formatLink({ ...state, position: { address: Array(300).fill(3), counts: COUNTS } });
  assert.ok(long.length <= 300);
  assert.match(long, /&step=8$/);
});

test("what was played by hand comes back, and belongs to its puzzle", () => {
  for (const played of ["0", "3.a1.b3", "12.z24"]) {
    const state = { setup: "problem=tour&n=5", view: {}, position: { step: 9 }, played };
    const link = formatLink(state);
    assert.equal(link, `v=1&problem=tour&n=5&try=${played}&step=9`);
    assert.deepEqual(parseLink(link), { ...state, errors: [] });
  }
  assert.equal(parseLink("#problem=queens&n=4", "?problem=tour&n=5&try=0.b3").played, undefined);
});

test("a real position comes back through a link", () => {
  /** @type {[string, number][]} */
  const positions = [
    ["problem=queens&n=4&method=rows", 8],
    ["problem=queens&n=4&method=rows", 79],
    ["problem=tour&n=8&start=a8", 123_456],
    ["problem=tour&n=5&method=warnsdorff&pure=1&start=c5", 17],
    ["problem=queens&n=12&method=scan", 5000],
  ];
  for (const [setup, step] of positions) {
    const session = sessionAt(setup, step);
    const position = { address: [...session.address()], counts: session.counts() };
    const link = formatLink({ setup: session.setup(), view: {}, position });
    assert.ok(link.length <= 300 && link.includes("&at="), link);
    const read = parseLink(link);
    assert.deepEqual(read.errors, []);
    assert.ok(read.position && "address" in read.position);
    const restored = Session.restore(read.setup, read.position.address, read.position.counts);
    assert.deepEqual(restored.counts(), session.counts());
    assert.deepEqual(restored.snapshot(), session.snapshot());
    assert.equal(restored.setup(), session.setup());
  }
});

test("the fragment wins over the query; a setup and its position are not mixed", () => {
  const query = "?problem=queens&n=4&method=scan&step=38&theme=dark&lang=hi";
  assert.equal(parseLink("", query).setup, "problem=queens&n=4&method=scan");
  const both = parseLink("#problem=tour&n=5&theme=light", query);
  assert.deepEqual(both, { ...NOTHING, setup: "problem=tour&n=5", view: { theme: "light", lang: "hi" } });
  const moved = parseLink("#step=9", query);
  assert.equal(moved.setup, "problem=queens&n=4&method=scan");
  assert.deepEqual(moved.position, { step: 9 });
});

test("links that were wrapped on their way are unwrapped", () => {
  const setup = "problem=queens&n=6";
  assert.equal(parseLink("#v=1&amp;problem=queens&amp;n=6").setup, setup);
  assert.equal(parseLink("#v%3D1%26problem%3Dqueens%26n%3D6").setup, setup);
  assert.equal(parseLink("#problem=queens&n=६").setup, setup);
  assert.equal(parseLink("#problem=queens&n=%E2%80%8E6%E2%80%8F").setup, setup);
});

test("a fragment in which nothing is known is an error", () => {
  assert.deepEqual(parseLink("#x").errors[0].key, "link");
  assert.deepEqual(parseLink("").errors, []);
  assert.deepEqual(parseLink("#").errors, []);
});

test("the last of repeated keys wins and keeps its place", () => {
  const { setup, view } = parseLink("#files=5&problem=queens&n=8&files=6&theme=dark&theme=light");
  assert.equal(setup, "problem=queens&n=8&files=6");
  assert.deepEqual(view, { theme: "light" });
});

test("keys that are not ours are ignored", () => {
  assert.deepEqual(parseLink("#utm_source=x&__proto__=1&constructor=2&=&&a&%&theme=dark"), {
    ...NOTHING,
    view: { theme: "dark" },
  });
});

test("no value can add keys to the setup", () => {
  const { setup } = parseLink("#problem=queens&n=4%26method=scan&columns=%3Cb%3E");
  assert.equal(setup, "problem=queens&n=4%26method%3Dscan&columns=<b>");
  assert.throws(() => Session.open(setup), { code: "number", key: "n" });
});

/** @type {[string, string, string][]} a bad link, the key and the code of its error */
const FAULTS = [
  ["theme=neon", "theme", "unknown"],
  ["labels=", "labels", "unknown"],
  ["room=yes", "room", "unknown"],
  ["embed=true", "embed", "unknown"],
  ["hide=jump.everything", "hide", "unknown"],
  ["loop=8", "loop", "parse"],
  ["loop=31.8", "loop", "parse"],
  ["loop=8.8", "loop", "parse"],
  ["loop=8.1e3", "loop", "parse"],
  ["lang=../../x", "lang", "parse"],
  ["rate=0", "rate", "parse"],
  ["rate=-1", "rate", "parse"],
  ["rate=1e9", "rate", "parse"],
  ["rate=Infinity", "rate", "parse"],
  ["theme=%E0%A4%A", "theme", "parse"],
  ["problem=%", "problem", "parse"],
  ["v=2", "link", "unknown"],
  ["step=-1", "position", "number"],
  ["step=1.5", "position", "number"],
  ["step=99999999999999999999", "position", "number"],
  ["try=", "try", "parse"],
  ["try=a1", "try", "parse"],
  ["try=0.a1.", "try", "parse"],
  ["at=~&counts=8.2.6.0.0.2", "position", "address"],
  ["at=AA", "position", "counts"],
  ["at=AA&counts=8.2.6.0.0", "position", "counts"],
  ["at=AA&counts=8.2.6.x.0.2", "position", "counts"],
  ["at=AA&counts=8.2.6.3.0.2", "position", "counts"],
  [`at=${"A".repeat(250_000)}`, "link", "long"],
];

for (const [link, key, code] of FAULTS) {
  test(`${link.slice(0, 40)} is an error, not an exception`, () => {
    const { errors, position, view } = parseLink(`#${link}`);
    assert.deepEqual(
      errors.map((fault) => [fault.key, fault.code]),
      [[key, code]],
    );
    assert.equal(position, null);
    assert.deepEqual(view, {});
  });
}

test("a bad position falls back to the step beside it", () => {
  const { position, errors } = parseLink("#at=~&counts=1.1.0.0.0.1&step=7");
  assert.deepEqual(position, { step: 7 });
  assert.equal(errors.length, 1);
});

test("garbage never throws", () => {
  const random = seeded(2);
  const pieces = [
    "problem=",
    "at=",
    "counts=",
    "step=",
    "rate=",
    "v=",
    "&",
    "=",
    "%",
    "%E0",
    "~",
    ".",
    "#",
    "?",
    "9",
    "A",
    "\u0000",
    "😀",
    "\ud800",
    "__proto__",
  ];
  for (let i = 0; i < 5000; i++) {
    const text = Array.from({ length: random(30) }, () => pieces[random(pieces.length)]).join("");
    const read = parseLink(text, text);
    const again = parseLink(formatLink(read, 100_000));
    assert.deepEqual({ ...again, errors: [] }, { ...read, errors: [] });
  }
});

test("a second board is written as what differs, and read back", () => {
  for (const [setup, second, fields] of [
    ["problem=tour&files=5&ranks=5", "problem=tour&files=5&ranks=5&order=21034567", "b.order=21034567"],
    ["problem=tour&files=5&ranks=5", "problem=tour", "b.files=&b.ranks="],
    ["problem=queens&files=4&ranks=4", "problem=queens&files=4&ranks=4", ""],
  ]) {
    const compare = { setup: second, unit: /** @type {const} */ ("steps") };
    const link = formatLink({ setup, view: {}, position: { step: 7 }, compare });
    assert.equal(link, ["v=1", setup, ...(fields ? [fields] : []), "unit=steps", "step=7"].join("&"));
    assert.deepEqual(parseLink(link), { setup, view: {}, position: { step: 7 }, compare, errors: [] });
  }
  assert.equal(parseLink("problem=tour&unit=hops").errors[0].key, "unit");
  assert.equal(parseLink("problem=tour&b.order=21034567").compare?.unit, "placements");
  assert.equal(parseLink("problem=tour").compare, undefined);
});

test("several panels may be open", () => {
  assert.equal(parseLink("problem=tour&panel=why.numbers").view.panel, "why.numbers");
  assert.equal(parseLink("problem=tour&panel=why.bogus").errors[0].key, "panel");
});
