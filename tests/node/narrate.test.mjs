import assert from "node:assert/strict";
import { test } from "node:test";
import { createI18n } from "../../www/i18n/index.js";
import "../languages.mjs";
import { describeBoard } from "../../www/words/describe.js";
import { narrate } from "../../www/words/narrate.js";
import { aimText, puzzleName } from "../../www/words/puzzle-name.js";
import { OFF_BOARD } from "../../www/words/squares.js";
import { Session, sessionAt } from "./engine.mjs";

/**
 * @import { Explanation } from "../../www/types.js"
 * @import { Moment } from "../../www/words/narrate.js"
 */

const english = createI18n("en", { strict: true });
const hindi = createI18n("hi", { strict: true });

const ROWS = "problem=queens&n=4&method=rows";
const SCAN = "problem=queens&n=4&method=scan";
const BOARDS = "problem=queens&n=4&method=enumerate";
const WALK = "problem=tour&n=5&start=a1";
const RULE = "problem=tour&n=5&method=warnsdorff&start=c5";
const SEQUENCES = "problem=tour&n=3&method=enumerate";
const AHEAD = "problem=queens&n=4&method=forward";
const SMALLEST = "problem=queens&n=8&method=smallest";
const RESTARTS = "problem=queens&n=48&method=smallest";
const COVER = "problem=queens&n=6&method=cover";
const REPAIR = "problem=queens&n=8&method=repair";
const ATTEMPTS = "problem=tour&n=5&method=portfolio";
const PRUNED = "problem=tour&n=5&prune=1&start=a1";

/**
 * What is seen at a step of a real search.
 * @param {string} setup @param {number} step @param {Partial<Moment>} [more] @returns {Moment}
 */
function view(setup, step, more = {}) {
  const session = sessionAt(setup, step);
  return { ...momentOf(session), ...more };
}

/** @param {Partial<Explanation>} more @returns {Explanation} */
const refusal = (more) => ({ kind: "reject", ...more });

/** @param {import("./engine.mjs").Session} session @returns {Moment} */
function momentOf(session) {
  const frame = /** @type {Moment["frame"]} */ (session.frame());
  return { frame, explanation: session.explain(), counts: session.counts(), i18n: english, labels: "chess" };
}

/** @param {string} setup @param {number} step @param {Partial<Moment>} [more] */
const say = (setup, step, more) => narrate(view(setup, step, more));

/** @type {[string, number, string, string][]} */
const SENTENCES = [
  [ROWS, 0, "start", "One queen goes in each row. Queen 1 tries a4 first."],
  [ROWS, 1, "place", "Queen 1 is placed on a4: the board was empty."],
  [ROWS, 2, "reject", "a3 is refused: the queen on a4 is in the same column."],
  [ROWS, 3, "reject", "b3 is refused: the queen on a4 attacks it along the diagonal ↘."],
  [ROWS, 4, "place", "Queen 2 is placed on c3: nothing attacks it."],
  [ROWS, 6, "reject", "b2 is refused: the queen on c3 attacks it along the diagonal ↙."],
  [ROWS, 8, "deadend", "Dead end: queen 3 has no safe square. What would you do?"],
  [ROWS, 9, "backtrack", "Queen 2 is taken off c3; d3 comes next."],
  [ROWS, 20, "backtrack", "Queen 2 is taken off d3; its row is finished."],
  [ROWS, 31, "solution", "Solution 1: 4 queens, and none attacks another."],
  [ROWS, 48, "solution", "Solution 2: 4 queens, and none attacks another."],
  [ROWS, 79, "end", "Every possibility has been tried: 2 solutions."],
  ["problem=queens&n=2", 9, "end", "Every possibility has been tried: there is no solution."],
  ["problem=queens&n=2&blocked=a1", 2, "reject", "a1 is refused: this square is barred."],
  [SCAN, 0, "start", "Each queen tries the whole board, square by square. Queen 1 tries a4 first."],
  [SCAN, 2, "reject", "a4 is refused: a queen stands there already."],
  [SCAN, 3, "reject", "b4 is refused: the queen on a4 is in the same row."],
  [SCAN, 38, "deadend", "Dead end: queen 4 has no safe square. What would you do?"],
  [SCAN, 39, "backtrack", "Queen 3 is taken off b1; c1 comes next."],
  [BOARDS, 0, "start", "One queen goes in each row, unchecked. Only the full board is checked."],
  [BOARDS, 1, "place", "Queen 1 is put on a4. Nothing is checked yet."],
  [BOARDS, 4, "reject", "Board refused: queen 2 is in the same column as the queen on a4."],
  [BOARDS, 7, "deadend", "Dead end: no square for queen 4 makes the board right."],
  [BOARDS, 30, "reject", "Board refused: the queen on a4 attacks queen 2 along the diagonal ↘."],
  [
    "problem=queens&n=1&method=enumerate",
    1,
    "place",
    "Queen 1 is put on a1. The whole board is checked: no fault.",
  ],
  [WALK, 0, "start", "The knight starts on a1. It tries its jumps in a fixed order."],
  [WALK, 1, "reject", "Jump 0 from a1 leaves the board."],
  [WALK, 3, "place", "Move 1: the knight jumps from a1 to c2."],
  [WALK, 94, "reject", "d2 is refused: the knight was there at move 6."],
  [WALK, 104, "deadend", "Dead end: every jump from a3 is refused. What would you do?"],
  [WALK, 105, "backtrack", "Move 22 is taken back: a3 is free again. The next jump leaves the board."],
  [WALK, 109, "backtrack", "Move 21 is taken back: b1 is free again; c3 has no jump left."],
  [WALK, 110, "backtrack", "Move 20 is taken back: c3 is free again; d4 comes next."],
  [WALK, 252, "place", "Move 24: the knight jumps from b3 to a5, the last free square."],
  [WALK, 253, "solution", "Solution 1: the knight has visited all 25 squares."],
  [RULE, 0, "start", "The knight starts on c5. It goes where the fewest ways on are left."],
  [RULE, 1, "place", "Move 1: e4 and a4 have equally few ways on (2); e4 comes first."],
  [RULE, 3, "place", "Move 3: b1 has the fewest ways on (2), so the knight goes there."],
  [RULE, 16, "deadend", "Move 16: the knight jumps from c2 to a1. Dead end: no way on. What would you do?"],
  [RULE, 17, "backtrack", "Move 16 is taken back: a1 is free again; e3 comes next."],
  [RULE, 18, "place", "Move 16: the knight jumps from c2 to e3, with 2 ways on."],
  [`${RULE}&pure=1`, 17, "end", "The rule is stuck after 17 of 25 squares."],
  [SEQUENCES, 0, "start", "The knight starts on a3. Jumps are checked only when all are made."],
  [SEQUENCES, 1, "place", "Move 1: the knight jumps from a3 to b1. Nothing is checked yet."],
  [SEQUENCES, 2, "place", "Move 2: the knight jumps from b1 off the board. Nothing is checked yet."],
  [SEQUENCES, 3, "place", "Move 3: the knight is still off the board. Nothing is checked yet."],
  [SEQUENCES, 8, "reject", "Sequence refused: it breaks at move 2, which leaves the board."],
  [SEQUENCES, 15, "deadend", "Dead end: no last jump makes the sequence right."],
  [SEQUENCES, 16, "backtrack", "Move 7 is taken back; its next jump is tried."],
  ["problem=tour&n=3&start=any", 0, "start", "The knight may start on any square. a3 is tried first."],
  ["problem=tour&n=3&start=any", 1, "place", "The knight starts on a3."],
  [
    "problem=tour&n=3&start=b2&method=warnsdorff&pure=1",
    0,
    "deadend",
    "Dead end: the knight has no way on from b2.",
  ],
  ["problem=tour&n=1", 1, "solution", "Solution 1: the only square is visited."],
  [
    AHEAD,
    0,
    "start",
    "One queen goes in each row, and each row must keep a safe square. Queen 1 tries a4 first.",
  ],
  [AHEAD, 4, "reject", "c3 is refused: the row from a2 to d2 would have no safe square."],
  [
    AHEAD,
    5,
    "place",
    "Queen 2 is placed on d3: nothing attacks it, and every other row keeps a safe square.",
  ],
  [AHEAD, 9, "deadend", "Dead end: every square for queen 3 is refused. What would you do?"],
  [SMALLEST, 0, "start", "The row with the fewest safe squares comes first. Queen 1 tries d8 first."],
  [SMALLEST, 2, "place", "Queen 2 is placed on f7: no other row had fewer safe squares."],
  [RESTARTS, 0, "start", "The row with the fewest safe squares comes first. At most 64 attempts are made."],
  [RESTARTS, 1, "place", "Attempt 1 begins: each attempt decides ties in its own way."],
  [RESTARTS, 51, "backtrack", "Queen 48 is taken off a23; this attempt tries no other square."],
  [RESTARTS, 2297, "backtrack", "Attempt 1 is over; attempt 2 comes next."],
  [COVER, 0, "start", "The row or column with the fewest squares left comes first. Queen 1 tries a4 first."],
  [COVER, 1, "place", "Queen 1 is placed on a4: no other row or column had fewer squares left."],
  [
    COVER,
    4,
    "deadend",
    "A queen is placed on b2. Dead end: a row or column has no square left. What would you do?",
  ],
  [COVER, 5, "backtrack", "Queen 4 is taken off b2; its row or column is finished."],
  [REPAIR, 0, "start", "The board is full: 8 queens, and 2 of them are attacked. One moves at a time."],
  [
    REPAIR,
    1,
    "place",
    "Queen 5 moves from b4 to a4, the least attacked of its other squares. Attackers: 1 before, 2 now.",
  ],
  [REPAIR, 64, "place", "Queen 3 moves from a6 to d6 by chance. Attackers: 1 before, 2 now."],
  [REPAIR, 72, "solution", "Solution 1: after 71 moves no queen is attacked."],
  [
    "problem=queens&n=1&method=repair",
    1,
    "solution",
    "Solution 1: no queen is attacked, and none had to move.",
  ],
  [
    "problem=queens&n=1&method=repair&blocked=a1",
    1,
    "end",
    "The repair is stuck: 0 of 1 queens have a place. That is no proof that there is no solution.",
  ],
  [
    "problem=queens&n=5&method=formula",
    0,
    "start",
    "A formula says where each queen stands: nothing is tried. Queen 1 goes on b5.",
  ],
  ["problem=queens&n=5&method=formula", 2, "place", "Queen 2 is placed on d4, as the formula says."],
  ["problem=queens&n=6&queens=b4", 1, "place", "Queen 2 is placed on a6: nothing attacks it."],
  [ATTEMPTS, 0, "start", "The knight starts on a5. At most 129 attempts are made, one after another."],
  [ATTEMPTS, 2, "place", "Move 1: the knight jumps from a5 to b3, with 5 ways on."],
  [
    `${ATTEMPTS}&start=b5`,
    22,
    "deadend",
    "Move 21: the knight jumps from c2 to a1. Dead end: this attempt has no jump left.",
  ],
  [
    `${ATTEMPTS}&start=b5`,
    24,
    "backtrack",
    "Move 20 is taken back: c2 is free again; this attempt tries no other jump.",
  ],
  [`${ATTEMPTS}&start=b5`, 10_275, "backtrack", "Attempt 129 is over; it was the last one."],
  [`${ATTEMPTS}&start=any`, 52, "backtrack", "The start on a5 is taken back; this attempt tries no other."],
  [PRUNED, 76, "reject", "d4 is refused: it would cut the free squares apart."],
  [PRUNED, 82, "reject", "b5 is refused: too many free squares would have only one way."],
  [PRUNED, 138, "reject", "b3 is refused: a5 would lose its last way in or out."],
  [
    "problem=tour&n=6&prune=1&closed=1",
    96,
    "reject",
    "c5 is refused: the knight could never come home to a6.",
  ],
  ["problem=tour&n=4&method=tiles", 1, "end", "No tour can be built this way here."],
];

for (const [setup, step, tone, text] of SENTENCES) {
  test(`${setup}, step ${step}: ${text}`, () => assert.deepEqual(say(setup, step), { text, tone }));
}

test("Hindi says the glossary's sentences", () => {
  /** @param {string} setup @param {number} step */
  const said = (setup, step) => say(setup, step, { i18n: hindi }).text;
  assert.equal(said(ROWS, 4), "वज़ीर 2 को c3 पर रखा: इस पर कोई हमला नहीं है।");
  assert.equal(said(ROWS, 2), "a3 अस्वीकृत: उसी स्तंभ में a4 पर वज़ीर है।");
  assert.equal(said(ROWS, 3), "b3 अस्वीकृत: a4 का वज़ीर ↘ विकर्ण पर इस पर हमला करता है।");
  assert.equal(said(ROWS, 8), "बंद गली: वज़ीर 3 के लिए कोई सुरक्षित खाना नहीं बचा। आप क्या करेंगे?");
  assert.equal(said(ROWS, 9), "वज़ीर 2 को c3 से हटाया; अब d3 को आज़माएँगे।");
  assert.equal(said(WALK, 5), "चाल 2: घोड़ा c2 से e1 पर कूदा।");
  assert.equal(said(WALK, 111), "d4 अस्वीकृत: घोड़ा चाल 18 में यहाँ आ चुका है।");
});

test("squares are named as the reader chose", () => {
  assert.equal(say(ROWS, 9, { labels: "from0" }).text, "Queen 2 is taken off (1, 2); (1, 3) comes next.");
  assert.equal(say(ROWS, 9, { labels: "from1" }).text, "Queen 2 is taken off (2, 3); (2, 4) comes next.");
});

test("a row is named by its squares in chess, by its number in a matrix", () => {
  assert.equal(
    say(AHEAD, 4, { labels: "from0" }).text,
    "(1, 2) is refused: row 2 would have no safe square.",
  );
  assert.equal(
    say(AHEAD, 4, { labels: "from1" }).text,
    "(2, 3) is refused: row 3 would have no safe square.",
  );
});

test("refusals that passed unseen are told after a placement or a take-back, and only there", () => {
  /** @param {string} setup @param {number} step @param {number} refusals */
  const told = (setup, step, refusals) => say(setup, step, { refusals }).text;
  assert.equal(
    told(ROWS, 4, 2),
    "Queen 2 is placed on c3: nothing attacks it. 2 squares were refused before.",
  );
  assert.equal(
    told(ROWS, 12, 1),
    "Queen 3 is placed on b2: nothing attacks it. 1 square was refused before.",
  );
  assert.equal(
    told(ROWS, 20, 2),
    "Queen 2 is taken off d3; its row is finished. 2 squares were refused before.",
  );
  assert.equal(told(WALK, 3, 2), "Move 1: the knight jumps from a1 to c2. 2 jumps were refused before.");
  assert.match(told(BOARDS, 8, 4), /; b2 comes next\. 4 boards were refused before\.$/);
  assert.match(told(SEQUENCES, 16, 8), /8 sequences were refused before\.$/);
  assert.equal(told(ROWS, 8, 4), told(ROWS, 8, 0));
  assert.equal(told(ROWS, 79, 4), told(ROWS, 79, 0));
  assert.equal(told(ROWS, 4, 0), "Queen 2 is placed on c3: nothing attacks it.");
});

test("an earlier step says so first", () => {
  const { text } = say(WALK, 3, { earlier: true });
  assert.equal(text, "Earlier: step 3. Move 1: the knight jumps from a1 to c2.");
});

test("every refusal has its sentence, in both languages, also those of searches to come", () => {
  const conflicts = /** @type {const} */ ([
    ...["off-board", "visited", "occupied", "barred", "row", "column", "falling", "rising", "not-closed"],
    ...["stranded", "cut-off", "too-many-ends", "empty-row", "breaks"],
  ]);
  for (const setup of [ROWS, WALK]) {
    const moment = view(setup, 2);
    const texts = new Set();
    for (const conflict of conflicts) {
      const explanation = refusal({ piece: 2, square: 3, from: 1, jump: 4, conflict, by: [0], move: 3 });
      const spoken = narrate({ ...moment, explanation });
      assert.equal(spoken.tone, "reject");
      texts.add(spoken.text);
      narrate({ ...moment, explanation, i18n: hindi });
    }
    // The two diagonals differ by an arrow, and here both queens stand where they stand.
    assert.equal(texts.size, conflicts.length - 1);
  }
});

test("what breaks a whole is told as exactly as it is known", () => {
  /** @param {string} setup @param {Partial<Explanation>} more */
  const broken = (setup, more) => {
    const explanation = refusal({ piece: 4, square: 3, conflict: "breaks", move: 3, ...more });
    return narrate({ ...view(setup, 4), explanation }).text;
  };
  assert.equal(
    broken(BOARDS, { cause: "rising", by: [1] }),
    "Board refused: the queen on b4 attacks queen 3 along the diagonal ↙.",
  );
  assert.equal(broken(BOARDS, { cause: "barred" }), "Board refused: queen 3 stands on a wrong square.");
  assert.equal(
    broken(SEQUENCES, { cause: "visited" }),
    "Sequence refused: it breaks at move 3, on a square visited before.",
  );
  assert.equal(
    broken(SEQUENCES, { cause: "not-closed" }),
    "Sequence refused: no jump leads from its last square to the start.",
  );
  assert.equal(broken(SEQUENCES, {}), "Sequence refused: it breaks at move 3.");
});

test("the start is no move", () => {
  const explanation = refusal({ square: 20, from: 1, conflict: "visited", move: 0 });
  assert.equal(narrate({ ...view(WALK, 3), explanation }).text, "a1 is refused: the knight started there.");
});

test("a knight that comes in from outside", () => {
  /** @type {Explanation} */
  const explanation = { kind: "place", piece: 3, square: 4, jump: 1 };
  const { text } = narrate({ ...view(SEQUENCES, 3), explanation });
  assert.equal(text, "Move 3: the knight comes from outside to b2. Nothing is checked yet.");
});

test("an empty board has its sentence too", () => {
  const start = view(ROWS, 0);
  const nothing = narrate({ ...start, frame: { ...start.frame, candidates: [] } });
  assert.deepEqual(nothing, { text: "There is nothing to try on this board.", tone: "start" });
});

test("every step of every method can be told and described, forwards and backwards, in both languages", () => {
  /** @type {Record<string, string[]>} */
  const variants = {
    queens: ["n=4", "n=6&queens=b4", "files=3&ranks=4&blocked=b2", "n=34"],
    tour: [
      ...["start=any", "closed=1", "start=b3", "blocked=b2&start=any"].map(
        (more) => `files=4&ranks=3&${more}`,
      ),
      ...["n=4&prune=1&start=any", "n=4&wrap=torus&closed=1", "n=5&wrap=cylinder", "n=5&leaper=0.1&prune=1"],
      ...["n=6", "n=3&blocked=b2&path=a3.b1.c3.a2.c1.b3.a1.c2"],
    ],
  };
  let searches = 0;
  for (const setup of Object.entries(variants).flatMap(([problem, all]) =>
    methodsOf(problem).flatMap((method) => all.map((more) => `problem=${problem}&method=${method}&${more}`)),
  )) {
    const session = opened(setup);
    if (!session) continue;
    searches++;
    const most = session.frame().files > 8 ? 6 : 150;
    for (const go of /** @type {const} */ (["step", "stepBack"])) {
      for (let k = 0; k < most; k++) {
        for (const i18n of [english, hindi]) {
          const moment = { ...momentOf(session), i18n };
          const { frame, counts } = moment;
          const words = describeBoard(moment);
          const texts = [narrate(moment).text, words.position(counts)];
          for (let square = 0; square < frame.files * frame.ranks; square++) {
            texts.push(words.cell(square), words.info(square));
          }
          for (const text of texts)
            assert.doesNotMatch(text, /undefined|NaN|\s[,;:.]|\s\s/, `${setup} ${counts.step}`);
        }
        if (session[go]() === 0) break;
      }
    }
  }
  assert.ok(searches > 60, `${searches}`);
});

/** The methods of a problem, as the engine lists them. @param {string} problem @returns {string[]} */
function methodsOf(problem) {
  try {
    Session.open(`problem=${problem}&method=?`);
  } catch (error) {
    return /** @type {{ params: { allowed: string } }} */ (error).params.allowed.split(", ");
  }
  throw new Error("every method is known");
}

/** @param {string} setup @returns {import("./engine.mjs").Session|null} null: the method does not use all of it */
function opened(setup) {
  try {
    return Session.open(setup);
  } catch (error) {
    if (!("code" in /** @type {object} */ (error))) throw error;
    return null;
  }
}

test("the aim says what is not as on an ordinary board", () => {
  /** @param {string} setup */
  const aim = (setup) => {
    const moment = view(setup, 0);
    return aimText(moment.frame, setup, english);
  };
  assert.equal(aim("problem=queens&n=6"), "Place 6 queens so that none attacks another.");
  assert.match(aim("problem=queens&n=6&queens=b4"), /another\. 1 of them is given and stays\.$/);
  assert.match(aim("problem=tour&n=6&method=rotate"), /return to the start\.$/);
  assert.match(aim("problem=tour&n=6&closed=1&wrap=torus"), /to the start\. Opposite edges are joined:/);
  const leaper = "problem=tour&n=6&leaper=1.3&wrap=cylinder";
  assert.match(
    aim(leaper),
    /a \(1,3\)-leaper here: 3 squares straight and 1 to the side\. The left and the right/,
  );
  assert.match(puzzleName(view(leaper, 0).frame, english, leaper), /^\(1,3\)-leaper’s tour 6×6/);
  assert.match(puzzleName(view(WALK, 0).frame, english, WALK), /^Knight’s tour 5×5/);
});

test("the position in a few words", () => {
  /** @param {string} setup @param {number} step @param {Partial<Moment>} [more] */
  const position = (setup, step, more) => {
    const moment = view(setup, step, more);
    return describeBoard(moment).position(moment.counts);
  };
  assert.equal(
    position(ROWS, 0),
    "No queen on the board. Queen 1: 0 of 4 squares tried, a4 comes next. Step 0.",
  );
  assert.equal(position(ROWS, 8), "Queens a4, c3. Queen 3: all 4 squares refused. Step 8.");
  assert.equal(position(ROWS, 9), "Queen a4. Queen 2: 3 of 4 squares tried, d3 comes next. Step 9.");
  assert.equal(position(ROWS, 19), "Queens a4, d3. Queen 3: all squares tried. Step 19.");
  assert.equal(position(ROWS, 31), "Queens b4, d3, a2, c1. This is a solution. Step 31.");
  assert.equal(
    position(WALK, 0),
    "Knight on a1, at the start. 0 of 8 jumps tried; the next one leaves the board. Step 0.",
  );
  assert.equal(position(WALK, 104), "Knight on a3 after 22 moves. Dead end: all 8 jumps refused. Step 104.");
  assert.equal(position(RULE, 16), "Knight on a1 after 16 moves. Dead end: no way on. Step 16.");
  assert.equal(
    position(SEQUENCES, 2),
    "Knight off the board at move 2. 0 of 8 jumps tried; the next one leaves the board. Step 2.",
  );
  assert.equal(
    position("problem=tour&n=3&start=any", 0),
    "The knight is not on the board yet. 0 of 9 start squares tried, a3 comes next. Step 0.",
  );
  assert.equal(
    position(REPAIR, 0),
    "Queens a8, h7, e6, g5, b4, c3, f2, d1. Attacked: b4, c3. Queen 5 on b4 moves next. Step 0.",
  );
  assert.match(position(REPAIR, 72), /None is attacked\. This is a solution\. Step 72\.$/);
  assert.equal(
    position(ATTEMPTS, 0),
    "Knight on a5, at the start. 0 of 129 attempts made, attempt 1 comes next. Step 0.",
  );
  assert.equal(position(ATTEMPTS, 1), "Knight on a5, at the start. b3 comes next. Attempt 1. Step 1.");
  assert.match(position("problem=queens&n=20", 199_000), /^\d+ queens, the last on [a-t]\d+\./);
  assert.equal(position(ROWS, 8, { i18n: hindi }), "वज़ीर a4, c3 पर। वज़ीर 3: सभी 4 खाने अस्वीकृत। चरण 8।");
});

test("cells are named with what stands there and what the search thinks of them", () => {
  /** @param {string} setup @param {number} step @param {number[]} names */
  const cells = (setup, step, names) => {
    const { cell } = describeBoard(view(setup, step));
    return names.map(cell);
  };
  const rank2 = [8, 9, 10, 11];
  assert.deepEqual(cells(ROWS, 8, [0, 1, ...rank2]), [
    "a4, queen 1",
    "b4, empty",
    "a2, refused: same column as the queen on a4",
    "b2, refused: the queen on c3 attacks it ↙",
    "c2, refused: the queen on a4 attacks it ↘",
    "d2, refused: the queen on c3 attacks it ↘",
  ]);
  assert.deepEqual(cells(ROWS, 9, [4, 6, 7]), [
    "a3, refused: same column as the queen on a4",
    "c3, empty, queen 2 just taken back",
    "d3, empty, tried next",
  ]);
  assert.deepEqual(cells(ROWS, 22, [0, 4, 5]), [
    "a4, empty",
    "a3, empty, tried next",
    "b3, empty, can be tried",
  ]);
  assert.deepEqual(cells(ROWS, 18, [9, 11]), ["b2, empty, tried already", "d2, empty, tried next"]);
  assert.deepEqual(cells(SCAN, 2, [0, 1]), ["a4, queen 1, refused", "b4, empty, tried next"]);
  assert.deepEqual(cells(WALK, 0, [20]), ["a1, knight, start"]);
  assert.deepEqual(cells(WALK, 97, [10, 21, 17, 20]), [
    "a3, knight, move 22",
    "b1, visited at move 21, refused",
    "c2, visited at move 1, tried next",
    "a1, start",
  ]);
  assert.deepEqual(cells(WALK, 105, [10]), ["a3, empty, move 22 just taken back"]);
  assert.deepEqual(cells(RULE, 0, [9, 5]), [
    "e4, empty, tried next, 2 ways on",
    "a4, empty, can be tried, 2 ways on",
  ]);
  assert.deepEqual(cells("problem=tour&n=3&blocked=b2", 0, [4]), ["b2, barred"]);
  assert.deepEqual(cells(AHEAD, 4, [6]), ["c3, refused: another row would have no safe square"]);
  assert.deepEqual(cells(PRUNED, 138, [0]), ["a5, empty, would be stranded"]);
  assert.deepEqual(cells("problem=queens&n=6&queens=b4", 1, [13, 0]), ["b4, queen 1, given", "a6, queen 2"]);
  assert.deepEqual(cells(REPAIR, 0, [0, 32, 33, 35, 42]), [
    "a8, queen 1",
    "a4, empty, 2 attackers",
    "b4, queen 5, attacked, moves next",
    "d4, empty, 3 attackers",
    "c3, queen 6, attacked",
  ]);
  assert.deepEqual(cells(REPAIR, 1, [32, 33]), [
    "a4, queen 5, attacked",
    "b4, empty, queen 5 just moved away",
  ]);
});

test("a clicked square is explained", () => {
  /** @param {string} setup @param {number} step @param {number} square */
  const info = (setup, step, square) => describeBoard(view(setup, step)).info(square);
  assert.equal(info(ROWS, 8, 11), "d2 is refused: the queen on c3 attacks it along the diagonal ↘.");
  assert.equal(info(ROWS, 8, 0), "Queen 1 stands on a4.");
  assert.equal(info(ROWS, 8, 12), "a1 is empty. Queen 3 does not try it now.");
  assert.equal(info(ROWS, 31, 0), "a4 is empty. All queens are placed.");
  assert.equal(info(ROWS, 9, 6), "Queen 2 was just taken off c3.");
  assert.equal(info(ROWS, 9, 7), "d3 is tried next.");
  assert.equal(info(ROWS, 5, 10), "c2 can be tried after b2.");
  assert.equal(info(ROWS, 18, 9), "b2 has been tried already, with everything that follows from it.");
  assert.equal(info(SCAN, 2, 0), "a4 is refused: a queen stands there already.");
  assert.equal(info(WALK, 97, 21), "b1 is refused: the knight was there at move 21.");
  assert.equal(info(WALK, 97, 20), "The knight started on a1.");
  assert.equal(info(WALK, 97, 10), "The knight stands on a3, after move 22.");
  assert.equal(info(WALK, 97, 0), "a5 is free. The knight cannot jump there from a3.");
  assert.equal(info(WALK, 105, 10), "Move 22 was just taken back, so a3 is free again.");
  assert.equal(info(RULE, 0, 9), "e4 is tried next. It has 2 ways on.");
  assert.equal(info(RULE, 0, 5), "a4 has 2 ways on. It can be tried after e4.");
  assert.equal(info(SEQUENCES, 2, 4), "b2 is free. The knight is off the board now.");
  assert.equal(info(AHEAD, 4, 6), "c3 is refused: the row from a2 to d2 would have no safe square.");
  assert.equal(info(PRUNED, 138, 0), "If the knight went to b3, a5 would lose its last way in or out.");
  assert.equal(info("problem=queens&n=6&queens=b4", 1, 13), "Queen 1 on b4 is given and stays.");
  assert.equal(info(REPAIR, 0, 32), "2 queens would attack queen 5 on a4.");
  assert.equal(info(REPAIR, 0, 33), "Queen 5 stands on b4 and is attacked. It moves next.");
  assert.equal(info(REPAIR, 0, 42), "Queen 6 stands on c3 and is attacked.");
  assert.equal(info(REPAIR, 0, 1), "b8 is empty. Queen 5 moves next, in another row.");
  assert.equal(info(REPAIR, 1, 33), "Queen 5 was just moved away from b4.");
  assert.equal(info(REPAIR, 72, 1), "b8 is empty. All queens are placed.");
  assert.equal(info("problem=tour&n=3&blocked=b2", 0, 4), "b2 is barred: no piece may stand there.");
});

test("a jump off the board is no square of the path", () => {
  const moment = view(SEQUENCES, 3);
  assert.ok(moment.frame.path.includes(OFF_BOARD));
  assert.equal(describeBoard(moment).cell(0), "a3, start");
});

test("every candidate is explained, also one without a square", () => {
  /** @param {string} setup @param {number} step @param {number[]} places */
  const choices = (setup, step, places) => {
    const { choice } = describeBoard(view(setup, step));
    return places.map(choice);
  };
  assert.deepEqual(choices(`${ATTEMPTS}&start=b5`, 44, [0, 1, 2]), [
    "Attempt 1 is over.",
    "Attempt 2 comes next.",
    "Attempt 3 can be made later.",
  ]);
  assert.deepEqual(choices(WALK, 1, [0, 1, 2]), [
    "Jump 0 is refused: it leaves the board.",
    "Jump 1 leaves the board. It has not been tried yet.",
    "c2 can be tried later.",
  ]);
});
