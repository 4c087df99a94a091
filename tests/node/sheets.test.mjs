// Worksheets: what is on them against what was worked out elsewhere, and numbers that bring a sheet back.
import assert from "node:assert/strict";
import { test } from "node:test";
import "../languages.mjs";
import { askingOf } from "../../www/app/sheets.js";
import { createI18n } from "../../www/i18n/index.js";
import * as backstep from "../../www/pkg/backstep.js";
import { PRESETS } from "../../www/presets.js";
import { fit } from "../../www/sheets/blank.js";
import { codeOf, parseCode, VERSIONS } from "../../www/sheets/code.js";
import { groupsOf } from "../../www/sheets/groups.js";
import { findKind, KINDS, makeSheet, setOf, usualOf } from "../../www/sheets/index.js";
import { variantOf } from "../../www/sheets/variant.js";
import { listExam } from "../../www/tree/picture.js";
import "./engine.mjs";

/** @import { Block, Letter, Sheet, Spec, Tools } from "../../www/sheets/types.js" */

/** @type {Tools} */
const TOOLS = {
  engine: backstep,
  view: { i18n: createI18n("en", { strict: true }), labels: "chess" },
  asking: askingOf(backstep),
  drawTree: { picture: () => assert.fail("nothing is drawn here"), list: listExam },
  room: { width: 186, height: 220 },
  dark: false,
  question: "",
};

/** @param {Letter} letter @param {Partial<Spec>} [changes] @returns {Spec} */
const specOf = (letter, changes = {}) => ({ ...usualOf(letter), ...changes });

/** @param {Letter} letter @param {Partial<Spec>} [changes] @param {Tools} [tools] @returns {Sheet} */
function sheet(letter, changes, tools = TOOLS) {
  const pieces = makeSheet(specOf(letter, changes), tools);
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/** @template {Block["type"]} T @param {Sheet} of @param {T} type */
const block = ({ blocks }, type) =>
  /** @type {Extract<Block, { type: T }>} */ (blocks.find((each) => each.type === type));

/** The rows of a table as text, what is asked in brackets. @param {Sheet} of @returns {string[]} */
const rowsOf = (of) =>
  block(of, "table").rows.map((row) =>
    row.map(({ text, asked }) => (asked ? `[${text}]` : text)).join(" | "),
  );

test("worksheet A is that of the lessons, with the same gaps", () => {
  // LESSONS, section 5: worked out by another program.
  const key = `1 a4 placed · 2 a3 refused, column a4 · 3 b3 refused ↘ a4 · 4 c3 placed · 5 a2 refused, column a4 ·
    6 b2 refused ↗ c3 · 7 c2 refused, column c3 or ↘ a4 · 8 d2 refused ↘ c3 · 9 c3 taken back · 10 d3 placed ·
    11 a2 refused, column a4 · 12 b2 placed · 13 a1 refused: column a4 or ↗ b2 · 14 b1 refused: column b2 or ↗ d3 ·
    15 c1 refused ↘ b2 · 16 d1 refused: column d3 or ↘ a4 · 17 b2 taken back · 18 c2 refused: ↘ a4 or ↗ d3 ·
    19 d2 refused, column d3 · 20 d3 taken back · 21 a4 taken back · 22 b4 placed · 23 a3 refused ↗ b4 ·
    24 b3 refused, column b4 · 25 c3 refused ↘ b4 · 26 d3 placed · 27 a2 placed · 28 a1 refused, column a2 ·
    29 b1 refused: column b4, ↗ d3 or ↘ a2 · 30 c1 placed · 31 solution`;
  const { rows } = block(sheet("A"), "table");
  const told = rows.map((row) =>
    row
      .slice(0, 4)
      .map(({ text }) => text)
      .filter((text) => text !== "–")
      .join(" "),
  );
  assert.deepEqual(
    told,
    key.split("·").map((row) => row.replace(/refused[,:]/, "refused").trim()),
  );
  /** @param {number} column */
  const asked = (column) => rows.flatMap((row) => (row[column].asked ? Number(row[0].text) : []));
  assert.deepEqual(asked(1), [9, 10, 17, 20, 21, 22]);
  assert.deepEqual(asked(2), asked(1));
  assert.deepEqual(asked(3), [9, 10, 14, 17, 18, 20, 21, 22, 25]);
  assert.deepEqual(asked(4), [9, 10, 12, 17, 20, 21, 22, 27]);
  assert.equal(rows[30][4].text, "b4 d3 a2 c1");
});

test("its questions: two dead ends, three taken back in a row, four left, and a3 not again", () => {
  const { questions } = block(sheet("A"), "questions");
  assert.deepEqual(
    questions.map(({ answer }) => answer),
    [
      "2: after steps 8, 16.",
      "3",
      "8 − 4 = 4",
      "a3 was tried in step 2; the search goes on where it stopped.",
    ],
  );
  assert.equal(questions[3].ask, "Why does step 10 not try a3 again?");
});

test("a table of a knight's steps begins with the board and the order of its jumps", () => {
  const knight = sheet("A", { setup: PRESETS[2].setup, from: 97, to: 114 });
  // The lessons: at the dead end a3, b1 and c3 are taken back; from b5, move 19, the knight goes on.
  const taken = rowsOf(knight).filter((row) => row.includes("taken back"));
  assert.deepEqual(
    taken.map((row) => row.replace(/[[\]]/g, "").split(" | ").slice(0, 2).join(" ")),
    ["105 a3", "109 b1", "110 c3"],
  );
  const [{ board }] = block(knight, "plates").plates;
  assert.equal(board.knight, 10, "on a3");
  assert.equal(board.texts?.size, 22);
  assert.ok(
    knight.blocks.some(
      (each) => each.type === "text" && each.text.includes("d1, e2, e4, d5, b5, a4, a2, b1"),
    ),
  );
});

test("worksheet B: the nodes of the lessons, in the order placed", () => {
  const first = [
    "1 x₁=1",
    "2 x₂=3 ×",
    "3 x₂=4",
    "4 x₃=2 ×",
    "5 x₁=2",
    "6 x₂=4",
    "7 x₃=1",
    "8 x₄=3 ☐ x = (2, 4, 1, 3)",
  ];
  assert.deepEqual(block(sheet("B"), "tree").answers, first);
  const all = block(sheet("B", { to: 79 }), "tree").answers;
  assert.deepEqual(all, [
    ...first,
    ...[
      "9 x₁=3",
      "10 x₂=1",
      "11 x₃=4",
      "12 x₄=2 ☐ x = (3, 1, 4, 2)",
      "13 x₁=4",
      "14 x₂=1",
      "15 x₃=3 ×",
      "16 x₂=2 ×",
    ],
  ]);
});

test("worksheet C: the boards of the lessons, judged by the checker", () => {
  const { plates } = block(sheet("C"), "plates");
  assert.deepEqual(
    plates.map(({ answer }) => answer),
    [
      "Move 3: e1 to e4 is no knight’s jump.",
      "Number 11 stands twice. Likely the line that takes a choice back is missing: a program without it prints exactly this.",
      "The queens on a7 and e3 attack each other along a diagonal.",
      "Right: an open tour of all 25 squares on 5×5.",
    ],
  );
});

test("worksheet C: of every other sheet three boards are wrong in one thing, and one is right", () => {
  for (let number = 2; number < 12; number++) {
    const { plates } = block(sheet("C", { number }), "plates");
    const right = plates.filter(({ answer }) => answer?.startsWith("Right"));
    assert.equal(right.length, 1, `${number}`);
    for (const { board, answer } of plates) {
      const faults = board.queens?.length
        ? pairs(board.queens, board.files)
        : breaks(board.texts ?? new Map(), board.files);
      assert.equal(faults, answer?.startsWith("Right") ? 0 : 1, `${number}: ${answer}`);
    }
  }
});

/** Pairs of queens on a line. @param {readonly number[]} queens @param {number} n */
function pairs(queens, n) {
  let count = 0;
  for (const a of queens)
    for (const b of queens) {
      const [down, right] = [Math.floor(b / n) - Math.floor(a / n), (b % n) - (a % n)];
      if (a < b && (down === 0 || right === 0 || Math.abs(down) === Math.abs(right))) count += 1;
    }
  return count;
}

/** Numbers that stand twice; if there are none, jumps that are none. @param {ReadonlyMap<number, string>} texts @param {number} n */
function breaks(texts, n) {
  const numbers = Array.from(texts.values(), Number);
  const twice = numbers.length - new Set(numbers).size;
  if (twice > 0) return twice;
  const order = Array.from(texts.keys()).sort((a, b) => Number(texts.get(a)) - Number(texts.get(b)));
  return order.slice(1).filter((square, i) => {
    const [down, right] = [
      Math.abs(Math.floor(square / n) - Math.floor(order[i] / n)),
      Math.abs((square % n) - (order[i] % n)),
    ];
    return down * right !== 2;
  }).length;
}

test("worksheet D: the degrees of the lessons, every second row left out, and both ways from the tie", () => {
  const warnsdorff = sheet("D");
  // LESSONS, section 5; of each row the choice in the end.
  const known = {
    c5: "d3 5 e4 2 a4 2 b3 5 > e4",
    e4: "d2 3 c3 7 > d2",
    d2: "b1 2 b3 4 c4 5 > b1",
    b1: "a3 3 c3 6 > a3",
    a3: "b5 2 c4 4 c2 5 > b5",
    b5: "d4 3 c3 5 > d4",
    d4: "e2 2 b3 3 c2 4 > e2",
    e2: "c1 3 c3 4 > c1",
    c1: "a2 2 b3 2 d3 4 > b3 or a2",
  };
  const { rows } = block(warnsdorff, "table");
  assert.equal(rows.length, 9);
  for (const [, on, ways, to] of rows) {
    const [jumps, goes] = known[/** @type {keyof typeof known} */ (on.text)].split(" > ");
    assert.deepEqual(
      ways.text.split(/\s{2,}/).sort(),
      (jumps.match(/\w\d \d/g) ?? []).map((way) => way.replace(" ", ": ")).sort(),
    );
    assert.equal(to.text, goes);
  }
  assert.deepEqual(
    rows.map(([, , ways]) => ways.asked),
    [false, true, false, true, false, true, false, true, false],
  );
  assert.deepEqual(
    block(warnsdorff, "plates").plates.map(({ answer }) => answer?.replace(/ on from.*/, "")),
    ["b3: stuck on a1 after 17 of 25 squares.", "a2: the tour is complete, it ends on a1."],
  );
});

test("the same number brings the same sheet, another number another", () => {
  for (const letter of /** @type {const} */ (["A", "C", "D", "Q"])) {
    const texts = [7, 8, 9, 7].map((number) => JSON.stringify(sheet(letter, { number }).blocks));
    assert.equal(texts[0], texts[3], letter);
    assert.equal(new Set(texts).size, 3, letter);
  }
});

test("questions: each of another kind, in the order of the steps, and the key names their right options", () => {
  const { questions } = block(sheet("Q", { number: 4 }), "questions");
  assert.ok(questions.length >= 3);
  const steps = questions.map(({ ask }) => Number(/^Step (\d+): /.exec(ask)?.[1]));
  assert.deepEqual(
    steps,
    [...steps].sort((a, b) => a - b),
  );
  for (const { options = [], answer, marks } of questions) {
    const [letters] = answer.split(":");
    for (const letter of letters.match(/[A-H]/g) ?? [""])
      assert.ok("ABCDEFGH".indexOf(letter) < options.length, answer);
    assert.equal(marks, 1);
  }
  // A dead end at step 16: three queens are taken back before one is placed (LESSONS, lesson 1, stop 5).
  const retreats = [1, 2, 3, 4, 5, 6, 7, 8]
    .flatMap((number) => block(sheet("Q", { number, from: 16, to: 16 }), "questions").questions)
    .filter(({ ask }) => ask.includes("How many queens are taken back"));
  assert.ok(retreats.length > 0);
  for (const { options = [], answer } of retreats) assert.equal(options["ABCD".indexOf(answer[0])], "3");
});

test("neighbours have other answers: versions A and B, whatever the kind", () => {
  for (const letter of /** @type {const} */ (["A", "B", "C", "D"])) {
    const [a, b] = VERSIONS.map((version) => sheet(letter, { version }));
    assert.equal(groupsOf([a, b]).length, 2, letter);
    assert.equal(groupsOf([a, sheet(letter, { version: "A" })]).length, 1, letter);
  }
  // Versions A and C of a table leave other cells out of the same run: one key is enough.
  const set = setOf(specOf("A"), "versions", 1).map((spec) => sheet("A", spec));
  assert.deepEqual(
    groupsOf(set).map((group) => group.length),
    [2, 2],
  );
  assert.notDeepEqual(rowsOf(set[0]), rowsOf(set[2]));
});

test("a class has a sheet for each number, and the next number another version", () => {
  const set = setOf(specOf("A", { number: 5 }), "each", 4);
  assert.deepEqual(
    set.map(({ number, version }) => `${number}${version}`),
    ["5A", "6B", "7C", "8D"],
  );
});

test("a number on a sheet says everything that made it", () => {
  const runOf = (/** @type {string} */ letter) => findKind(letter)?.usual ?? null;
  for (const letter of /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS))) {
    for (const change of [
      {},
      { number: 17, version: /** @type {const} */ ("C") },
      { setup: PRESETS[2].setup, from: 1, to: 40 },
      { setup: "problem=queens&n=6&method=scan" },
    ]) {
      const spec = specOf(letter, change);
      const code = codeOf(spec, KINDS[letter].usual, PRESETS);
      assert.deepEqual(parseCode(code, runOf, PRESETS), spec, code);
    }
  }
  assert.equal(codeOf(specOf("A", { number: 17, version: "C" }), KINDS.A.usual, PRESETS), "A-17-C");
  assert.equal(
    codeOf(specOf("A", { setup: PRESETS[2].setup, from: 1, to: 40 }), KINDS.A.usual, PRESETS),
    "A-1-A P3 1-40",
  );
  const typed = {
    " a–१७–c ": "A-17-C",
    a17: "A-17-A",
    "A 17": null,
    "Z-1-A": null,
    "A-0-A": null,
    "A-1-A P99": null,
    "": null,
  };
  for (const [text, meant] of Object.entries(typed)) {
    const spec = parseCode(text, runOf, PRESETS);
    assert.equal(spec && codeOf(spec, KINDS.A.usual, PRESETS), meant, text);
  }
});

test("a version turns the board, and leaves alone what cannot be turned", () => {
  const opens = () => true;
  const turn = (/** @type {string} */ setup) => VERSIONS.map((version) => variantOf(setup, version, opens));
  assert.deepEqual(
    turn("problem=tour&n=5&start=a1").map((setup) => setup.slice(-2)),
    ["a1", "a5", "e5", "e1"],
  );
  assert.match(turn("problem=queens&n=4")[1], /columns=right/);
  assert.equal(
    variantOf("problem=tour&n=5&start=a1", "B", () => false),
    "problem=tour&n=5&start=a1",
  );
});

test("a step too far, too many steps, a run that is over: said, not made", () => {
  const wrong = { code: "large", from: 1, to: 500 };
  assert.throws(() => sheet("A", wrong), { code: "large" });
  assert.throws(() => sheet("A", { from: 100, to: 110 }), { code: "none" });
  assert.throws(() => sheet("B", { setup: "problem=queens&n=8", to: 876 }), { code: "large" });
  assert.throws(() => sheet("A", { setup: "problem=queens&n=0" }), { key: "n" });
});

test("boards have room on the page, with squares of 8 mm at the least", () => {
  const room = { width: 186, height: 220 };
  for (const n of [3, 4, 5, 6, 8, 10]) {
    const { side, count } = fit({ files: n, ranks: n }, room, 12, false);
    assert.ok(side >= 8 && count >= 1, `${n}`);
    // With 5 mm beside and below each, 5 between two of a row, and 12 to the next row.
    const across = Math.floor((room.width + 5) / (n * side + 10));
    assert.ok(Math.ceil(count / across) * (n * side + 5 + 12) <= room.height + 12, `${n}`);
  }
  const { cards } = block(sheet("S"), "cards");
  assert.deepEqual(
    cards.map(({ boards }) => boards?.length),
    [8, 8],
  );
});

test("Hindi has every word of every sheet", () => {
  const view = { i18n: createI18n("hi", { strict: true }), labels: /** @type {const} */ ("from0") };
  for (const letter of /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS))) {
    const { title, blocks } = sheet(letter, { number: 3 }, { ...TOOLS, view });
    assert.match(title, /[\u0900-\u097f]/);
    assert.doesNotMatch(JSON.stringify(blocks), /undefined|sheets\.|NaN/);
  }
});
