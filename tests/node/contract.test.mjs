// The public contract of www/pkg, as an outsider would use it in Node.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { conflicts, kinds } from "../../www/pkg/backstep.js";
import { sessionAt as at, Session } from "./engine.mjs";

const FOUR = "problem=queens&n=4";
const EIGHT = "problem=tour";
const NO_SQUARE = 0xffffff;
const BAD_NUMBERS = [2 ** 32 + 8 + 0.5, -1, Number.NaN, 1.5, Infinity, -Infinity, 2 ** 53, 1e300];

/** @param {number} event */
const kindOf = (event) => event >>> 29;
/** @param {number} event */
const squareOf = (event) => event & NO_SQUARE;

/**
 * The error with code, key and params that a call must throw.
 * @param {() => unknown} call
 * @returns {import("../../www/pkg/backstep.js").SetupError}
 */
function thrown(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof Error);
    assert.ok(error.message.length > 0, "English for the console");
    return /** @type {import("../../www/pkg/backstep.js").SetupError} */ (error);
  }
  assert.fail("nothing was thrown");
}

/**
 * Everything that can be seen of a session.
 * @param {import("../../www/pkg/backstep.js").Session} session
 */
function seen(session) {
  return {
    address: session.address(),
    counts: session.counts(),
    explain: session.explain(),
    frame: session.frame(),
    snapshot: session.snapshot(),
    status: session.status(),
    visits: session.visits(),
  };
}

test("codes are the ones of the golden file", () => {
  const lines = readFileSync(new URL("../golden/codes.txt", import.meta.url), "utf8").split("\n");
  const words = lines.filter((line) => /^(kind|conflict) /.test(line)).map((line) => line.split(" "));
  const table = (/** @type {string} */ what) =>
    Object.fromEntries(words.filter(([kind]) => kind === what).map(([, code, name]) => [name, Number(code)]));
  assert.deepEqual(kinds(), table("kind"));
  assert.deepEqual(conflicts(), table("conflict"));
  assert.deepEqual(Object.values(kinds()), [1, 2, 3, 4, 5, 6, 7]);
});

test("an event packs kind, detail and square", () => {
  const session = Session.open(FOUR);
  const { place, reject } = kinds();
  const { column, falling } = conflicts();
  assert.deepEqual(
    [session.step(), session.step(), session.step()],
    [
      (place << 29) >>> 0,
      ((reject << 29) | (column << 24) | 4) >>> 0,
      ((reject << 29) | (falling << 24) | 5) >>> 0,
    ],
  );
  const knight = Session.open("problem=tour&n=5&start=a1");
  assert.equal(squareOf(knight.step()), NO_SQUARE, "a jump off the board");
  const degree = (Session.open("problem=tour&n=5&method=warnsdorff").step() >>> 24) & 31;
  assert.equal(degree, 5, "the degree of a place");
  assert.equal(at(FOUR, 30).step(), ((kinds().solution << 29) | NO_SQUARE) >>> 0);
});

test("steps there and back are inverse, and 0 is the end", () => {
  const session = Session.open(FOUR);
  const start = seen(session);
  /** @type {number[]} */
  const events = [];
  const before = [];
  for (;;) {
    before.push(seen(session));
    const event = session.step();
    if (event === 0) break;
    events.push(event);
  }
  assert.equal(events.length, 79);
  assert.equal(session.status(), "exhausted");
  assert.equal(session.step(), 0);
  for (let i = events.length - 1; i >= 0; i--) {
    assert.equal(session.stepBack(), events[i]);
    assert.deepEqual(seen(session), before[i]);
  }
  assert.equal(session.stepBack(), 0);
  assert.deepEqual(seen(session), start);
  assert.equal(session.explain(), null);
});

test("batches are in the order made or undone, and clamped", () => {
  const session = Session.open(FOUR);
  const there = session.advance(1000);
  assert.ok(there instanceof Uint32Array);
  assert.equal(there.length, 79);
  assert.equal(session.advance(5).length, 0);
  assert.deepEqual(session.retreat(30), there.slice(49).reverse());
  assert.deepEqual(session.retreat(0), new Uint32Array());
  const knight = Session.open(EIGHT);
  assert.equal(knight.advance(2 ** 32 + 8).length, 2 ** 20, "not 8");
  assert.equal(knight.advance(Number.MAX_SAFE_INTEGER).length, 2 ** 20);
  assert.equal(knight.retreat(2 ** 40).length, 2 ** 20);
  assert.equal(knight.counts().step, 2 ** 20);
});

test("numbers are checked, and a bad one changes nothing", () => {
  const session = at(FOUR, 8);
  const then = seen(session);
  for (const bad of BAD_NUMBERS) {
    const calls = {
      max: [() => session.advance(bad), () => session.retreat(bad)],
      mask: [() => session.runUntil(bad, 1, 1), () => session.runBackUntil(bad, 1, 1)],
      maxSteps: [() => session.runUntil(0, bad, 1), () => session.runBackUntil(0, bad, 1)],
      budgetMs: [() => session.runUntil(0, 1, bad), () => session.seek(1, bad)],
      step: [() => session.seek(bad, 1)],
    };
    for (const [key, list] of Object.entries(calls)) {
      for (const call of list) {
        const error = thrown(call);
        assert.deepEqual([error.code, error.key], ["number", key], `${key} ${bad}`);
        assert.equal(error.params.min, 0);
      }
    }
  }
  assert.equal(thrown(() => session.runUntil(512, 0, 0)).code, "number", "a bit that means nothing");
  // @ts-expect-error: what is not typed arrives all the same
  assert.equal(thrown(() => session.advance()).code, "number");
  assert.deepEqual(seen(session), then);
});

test("a mask stops just after its events, at the same places in both directions", () => {
  const session = Session.open(FOUR);
  const { solution, backtrack, place, exhausted } = kinds();
  assert.deepEqual(session.runUntil(1 << solution, 0, 1000), { steps: 31, stop: "reached" });
  assert.equal(session.status(), "solution");
  assert.deepEqual(session.runUntil(1 << solution, 0, 1000), { steps: 17, stop: "reached" });
  assert.deepEqual(session.runUntil(1 << solution, 0, 1000), { steps: 31, stop: "end" });
  assert.deepEqual(session.runUntil(1 << solution, 0, 1000), { steps: 0, stop: "end" });
  assert.deepEqual(session.runBackUntil(1 << exhausted, 0, 1000), { steps: 79, stop: "end" });
  assert.deepEqual(session.runBackUntil(0, 0, 1000), { steps: 0, stop: "end" });

  const masks = [1 << place, 1 << backtrack, (1 << backtrack) | (1 << solution), 1 << 8, 0b1_0111_1010];
  for (const mask of masks) {
    session.seek(0, 1000);
    const there = [];
    while (session.runUntil(mask, 0, 1000).stop === "reached") there.push(session.counts().step);
    const back = [];
    const last = session.counts().step;
    while (session.runBackUntil(mask, 0, 1000).stop === "reached") back.push(session.counts().step);
    assert.deepEqual(
      back.reverse(),
      there.filter((step) => step !== last),
    );
    assert.ok(there.length > 0);
  }
  session.seek(0, 1000);
  session.runUntil(1 << 8, 0, 1000);
  assert.deepEqual([session.counts().step, session.frame().deadEnd], [8, true]);
});

test("a run is bounded by steps and by time", () => {
  const session = Session.open(EIGHT);
  assert.deepEqual(session.runUntil(0, 100, 1000), { steps: 100, stop: "steps" });
  assert.deepEqual(session.runBackUntil(0, 40, 1000), { steps: 40, stop: "steps" });
  assert.equal(session.counts().step, 60);
  const { steps, stop } = session.runUntil(0, 0, 0);
  assert.equal(stop, "budget");
  assert.ok(steps >= 1, "at least one step, whatever the budget");
  const start = performance.now();
  const run = session.runUntil(1 << kinds().exhausted, 0, 20);
  assert.equal(run.stop, "budget");
  assert.ok(performance.now() - start < 2000);
});

test("the first 8×8 tour, its matrix byte for byte, and back", () => {
  const session = Session.open(EIGHT);
  while (session.runUntil(1 << kinds().solution, 0, 1000).stop === "budget");
  assert.deepEqual(session.counts(), {
    step: 74_256_271,
    placed: 8_250_732,
    rejected: 57_754_869,
    backtracks: 8_250_669,
    solutions: 1,
    depth: 63,
    deepest: 63,
  });
  const rows = session.print("from0").split("\n");
  assert.equal(rows[0], "  0  59  38  33  30  17   8  63 ");
  assert.equal(rows.length, 9);
  assert.equal(rows[8], "");
  assert.equal(session.snapshot().length, 64);
  assert.equal(
    session.visits().reduce((sum, count) => sum + count, 0),
    8_250_732,
  );
  while (!session.seek(74_000_000, 1000));
  const { address, counts } = { address: session.address(), counts: session.counts() };
  const restored = Session.restore(EIGHT, address, counts);
  assert.deepEqual(restored.retreat(10_000), session.retreat(10_000));
  assert.deepEqual(restored.address(), session.address());
  while (!session.seek(0, 1000));
  assert.deepEqual(seen(session), seen(Session.open(EIGHT)));
});

test("seek goes anywhere, as far as the search reaches, and says when time was up", () => {
  const setup = "problem=tour&n=5";
  const session = Session.open(setup);
  for (const step of [79_440, 5, 40_000, 39_999, 0, 60_000]) {
    while (!session.seek(step, 5));
    assert.deepEqual(seen(session), seen(at(setup, step)));
  }
  const four = Session.open(FOUR);
  assert.equal(four.seek(1e15, 1000), true);
  assert.deepEqual([four.counts().step, four.status()], [79, "exhausted"]);
  assert.equal(Session.open(EIGHT).seek(1e12, 0), false);
});

test("a position is restored from anything iterable", () => {
  const session = at(FOUR, 16);
  const { address, counts } = { address: session.address(), counts: session.counts() };
  function* generated() {
    yield* address;
  }
  for (const iterable of [address, [...address], address.values(), generated()]) {
    const restored = Session.restore(FOUR, iterable, counts);
    assert.deepEqual(restored.frame(), session.frame());
    assert.deepEqual(restored.counts(), counts);
    assert.equal(restored.step(), at(FOUR, 16).step());
    while (restored.stepBack() !== 0);
    assert.deepEqual(seen(restored), seen(Session.open(FOUR)), "back at the start the past is known");
  }
});

test("what cannot be a position is refused", () => {
  const session = at(FOUR, 16);
  const { address, counts } = { address: [...session.address()], counts: session.counts() };
  const addresses = [
    [],
    [9],
    [0, 0, 0],
    [...address, 0, 0, 0, 0],
    [-1],
    [1.5],
    [Number.NaN],
    [2 ** 32],
    ["1"],
    null,
    5,
  ];
  for (const bad of addresses) {
    const call = () => Session.restore(FOUR, /** @type {Iterable<number>} */ (bad), counts);
    assert.equal(thrown(call).code, "address", JSON.stringify(bad));
  }
  const off = [
    { ...counts, step: counts.step + 1 },
    { ...counts, placed: counts.placed + 1 },
    { ...counts, backtracks: counts.backtracks - 1 },
    { ...counts, depth: 2 },
    { ...counts, deepest: 2 },
    { ...counts, deepest: 5 },
    { ...counts, rejected: -1 },
    { ...counts, solutions: 0.5 },
    { ...counts, rejected: "9" },
    { step: 16 },
    {},
    null,
    undefined,
  ];
  for (const bad of off) {
    const call = () => Session.restore(FOUR, address, /** @type {typeof counts} */ (bad));
    assert.equal(thrown(call).code, "counts", JSON.stringify(bad));
  }
  assert.equal(thrown(() => Session.restore("problem=chess", address, counts)).code, "unknown");
});

test("a session is an iterable of the events still to come", () => {
  const all = [...Session.open(FOUR)];
  assert.deepEqual(new Uint32Array(all), Session.open(FOUR).advance(1000));
  const session = Session.open(FOUR);
  let steps = 0;
  for (const event of session) {
    steps++;
    if (kindOf(event) === kinds().solution) break;
  }
  assert.deepEqual([steps, session.counts().step, session.status()], [31, 31, "solution"]);
  const iterator = session[Symbol.iterator]();
  assert.equal([...iterator].length, 79 - 31);
  assert.deepEqual(iterator.next(), { done: true });
});

test("a bad setup is an error with code, key and params", () => {
  const cases = [
    ["", "missing", "problem"],
    ["problem=tour&n=0", "range", "n"],
    ["problem=tour&n=1e9", "number", "n"],
    ["problem=tour&n=abc", "number", "n"],
    ["problem=tour&start=z9", "square", "start"],
    ["problem=tour&blocked=a8&start=a8", "barred", "start"],
    ["problem=queens&ties=last", "unused", "ties"],
    ["problem=queens&method=magic", "unknown", "method"],
  ];
  for (const [text, code, key] of cases) {
    const error = thrown(() => Session.open(text));
    assert.deepEqual([error.code, error.key], [code, key], text);
  }
  const { params } = thrown(() => Session.open("problem=tour&n=1000"));
  assert.deepEqual(params, { value: "1000", min: "1", max: "128" });
});

test("a setup is printed canonically", () => {
  const session = Session.open("page=7&blocked=b2.a1&n=6&problem=tour&start=a6&ranks=5&ranks=6");
  assert.equal(session.setup(), "problem=tour&files=6&ranks=6&blocked=b2.a1");
});

test("the frame is what a view draws", () => {
  assert.deepEqual(at(FOUR, 8).frame(), {
    problem: "queens",
    method: "rows",
    files: 4,
    ranks: 4,
    blocked: new Uint32Array(),
    path: new Uint32Array([0, 6]),
    given: 0,
    goal: 4,
    head: 6,
    candidates: [
      { square: 8, state: "dead", conflict: "column", by: 0 },
      { square: 9, state: "dead", conflict: "rising", by: 6 },
      { square: 10, state: "dead", conflict: "falling", by: 0 },
      { square: 11, state: "dead", conflict: "falling", by: 6 },
    ],
    cursor: 4,
    depth: 2,
    solution: false,
    deadEnd: true,
    exhaustive: true,
  });
  const knight = at("problem=tour&n=5&start=a1&blocked=e5", 2).frame();
  assert.deepEqual([...knight.path], [20]);
  assert.deepEqual([knight.given, knight.goal, knight.depth, knight.cursor], [1, 24, 0, 2]);
  assert.deepEqual([...knight.blocked], [4]);
  assert.deepEqual(knight.candidates.slice(1, 4), [
    { jump: 1, state: "dead", conflict: "off-board" },
    { square: 17, jump: 2, state: "current" },
    { square: 11, jump: 3, state: "untried" },
  ]);
  const rule = at("problem=tour&n=5&method=warnsdorff", 1).frame();
  assert.deepEqual(
    rule.candidates.map((candidate) => candidate.degree),
    [1, 3, 3, 3, 3],
  );
});

test("an explanation says what the last event was about", () => {
  const explain = (/** @type {string} */ text, /** @type {number} */ step) => at(text, step).explain();
  assert.deepEqual(explain(FOUR, 1), { kind: "place", piece: 1, square: 0, choice: 0 });
  assert.deepEqual(explain(FOUR, 7), {
    kind: "reject",
    piece: 3,
    square: 10,
    choice: 2,
    conflict: "falling",
    by: [0],
  });
  assert.deepEqual(explain(FOUR, 9), { kind: "backtrack", piece: 2, square: 6, choice: 2 });
  assert.deepEqual(explain(FOUR, 31), { kind: "solution", pieces: 4, goal: 4 });
  assert.deepEqual(explain(FOUR, 79), { kind: "exhausted" });
  const a1 = "problem=tour&n=5&start=a1";
  assert.deepEqual(explain(a1, 1), {
    kind: "reject",
    piece: 1,
    from: 20,
    jump: 0,
    choice: 0,
    conflict: "off-board",
  });
  assert.deepEqual(explain(a1, 3), { kind: "place", piece: 1, square: 17, from: 20, jump: 2, choice: 2 });
  assert.deepEqual(explain(a1, 94), {
    kind: "reject",
    piece: 22,
    square: 18,
    from: 21,
    jump: 2,
    choice: 2,
    conflict: "visited",
    move: 6,
  });
  assert.equal(at(a1, 94).snapshot()[6], 18);
  assert.deepEqual(explain(a1, 105), {
    kind: "backtrack",
    piece: 22,
    square: 10,
    from: 21,
    jump: 4,
    choice: 4,
  });
  const c5 = "problem=tour&n=5&method=warnsdorff&pure=1&start=c5";
  assert.deepEqual(explain(c5, 1), {
    kind: "place",
    piece: 1,
    square: 9,
    from: 2,
    jump: 1,
    choice: 0,
    degree: 2,
    tied: [5],
  });
  assert.deepEqual(explain(c5, 17), { kind: "stuck", pieces: 17, goal: 25 });
  const boards = explain("problem=queens&n=4&method=enumerate", 4);
  assert.deepEqual(boards, {
    kind: "reject",
    piece: 4,
    square: 12,
    choice: 0,
    conflict: "breaks",
    by: [0],
    move: 2,
    cause: "column",
  });
});

test("positions are printed as the textbooks' programs print them", () => {
  const queens = at("problem=queens&n=4&method=scan", 290);
  assert.equal(queens.status(), "solution");
  assert.equal(queens.print("matrix01"), "0\t1\t0\t0\t\n0\t0\t0\t1\t\n1\t0\t0\t0\t\n0\t0\t1\t0\t\n");
  assert.equal(queens.print("squares"), "b4 d3 a2 c1");
  const knight = at("problem=tour&files=3&ranks=2", 3);
  assert.equal(knight.print("from0"), "  0  -1  -1 \n -1  -1   1 \n");
  assert.equal(knight.print("from1"), "1\t-1\t-1\t\n-1\t-1\t2\t\n");
  const error = thrown(() => knight.print(/** @type {any} */ ("from2")));
  assert.deepEqual([error.code, error.key], ["unknown", "form"]);
  assert.match(error.params.allowed, /from0, from1, matrix01, squares/);
});

test("snapshot and visits", () => {
  const sequences = at("problem=tour&files=2&ranks=3&method=enumerate", 2);
  assert.deepEqual([...sequences.snapshot()], [0, 5, NO_SQUARE]);
  const four = at(FOUR, 31);
  assert.deepEqual([...four.snapshot()], [1, 7, 8, 14]);
  assert.deepEqual([...four.visits()], [1, 1, 0, 0, 0, 0, 1, 2, 1, 1, 0, 0, 0, 0, 1, 0]);
  const copy = four.snapshot();
  copy[0] = 9;
  assert.equal(four.snapshot()[0], 1, "a copy, not the memory");
});

test("sessions are independent and can be freed", () => {
  const [one, two] = [Session.open(FOUR), Session.open(FOUR)];
  one.advance(10);
  assert.equal(two.counts().step, 0);
  const events = two[Symbol.iterator]();
  two.free();
  assert.equal(kindOf(events.next().value ?? 0), kinds().place, "an iterator outlives its session");
  assert.equal(one.counts().step, 10);
  one.free();
});

test("a picture has one pixel a square, in the colours given, and fades towards the truth", () => {
  const session = Session.open("problem=tour&files=5&ranks=4&start=a4&blocked=e1&method=warnsdorff");
  const palette = Uint32Array.of(0xf0f0f0, 0xc0c0c0, 0x102030, 0x0000ff, 0x00ff00);
  const pixels = (/** @type {ArrayLike<number> | null} */ bytes) =>
    Array.from({ length: (bytes?.length ?? 0) / 4 }, (_, i) =>
      Array.from(bytes ?? []).slice(4 * i, 4 * i + 4),
    );
  const whole = session.picture(palette, 1, false);
  assert.ok(whole instanceof Uint8ClampedArray);
  const seen = pixels(whole);
  assert.equal(seen.length, 20);
  assert.deepEqual(seen[0], [0, 0, 255, 255], "the start");
  assert.deepEqual(seen[1], [192, 192, 192, 255], "b4 is dark");
  assert.deepEqual(seen[15], [192, 192, 192, 255], "a1 is dark");
  assert.deepEqual(seen[16], [240, 240, 240, 255]);
  assert.deepEqual(seen[19], [16, 32, 48, 255], "barred");

  const here = squareOf(session.step());
  const before = seen[here];
  assert.ok(session.picture(palette, 0.5, false), "the first that fades is true");
  assert.equal(session.picture(palette, 0.5, false), null, "nothing has changed");
  session.stepBack();
  const between = pixels(session.picture(palette, 0.5, false))[here];
  assert.deepEqual(
    between.map((channel, i) => Math.abs(channel - (before[i] + [0, 0, 255, 255][i]) / 2) <= 1),
    [true, true, true, true],
  );
  assert.deepEqual(pixels(session.picture(palette, 1, false)), seen, "at once");
  session.step();
  session.stepBack();
  assert.deepEqual(pixels(session.picture(palette, 1, true)), seen, "nothing is hot that was taken back");

  for (const bad of [-0.1, 1.1, Number.NaN, "1", undefined]) {
    // @ts-expect-error: what is not typed arrives all the same
    assert.equal(thrown(() => session.picture(palette, bad, false)).key, "share");
  }
  for (const bad of [Uint32Array.of(1, 2, 3), [1, 2, 3, 4], null]) {
    // @ts-expect-error: the same
    assert.equal(thrown(() => session.picture(bad, 1, false)).key, "palette");
  }
});
