// Playing by hand: what is allowed, against the rules written down once more; taking back and redoing.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../www/pkg/backstep.js";
import * as G from "../../www/try/game.js";
import { answerOf, createTask } from "../../www/try/tasks.js";
import { seeded } from "../browser/page.js";
import { sessionAt } from "./engine.mjs";

/** @import { Game } from "../../www/try/game.js" */

const BOARDS = [
  { text: "problem=queens&n=6", queens: true, files: 6, ranks: 6 },
  {
    text: "problem=queens&files=7&ranks=5&blocked=c3.d1&queens=a5&method=forward",
    queens: true,
    files: 7,
    ranks: 5,
  },
  { text: "problem=tour&n=5&start=c3", jump: [1, 2], files: 5, ranks: 5 },
  {
    text: "problem=tour&files=6&ranks=4&start=any&blocked=a1.f4&method=warnsdorff&ties=roth",
    jump: [1, 2],
    files: 6,
    ranks: 4,
  },
  {
    text: "problem=tour&n=6&leaper=1.3&wrap=torus&method=portfolio",
    jump: [1, 3],
    wrap: true,
    files: 6,
    ranks: 6,
  },
  {
    text: "problem=tour&files=7&ranks=5&wrap=cylinder&start=d3",
    jump: [1, 2],
    cylinder: true,
    files: 7,
    ranks: 5,
  },
];

/**
 * Whether a piece may go to a square, by the rules of the board and nothing else.
 * @param {typeof BOARDS[number]} board @param {number[]} path @param {Set<number>} barred @param {number} square
 */
function mayGo({ queens, jump, wrap, cylinder, files, ranks }, path, barred, square) {
  if (barred.has(square) || path.includes(square)) return false;
  const at = (/** @type {number} */ index) => [Math.floor(index / files), index % files];
  const [row, column] = at(square);
  if (queens) {
    return path.every((queen) => {
      const [r, c] = at(queen);
      return r !== row && c !== column && Math.abs(r - row) !== Math.abs(c - column);
    });
  }
  if (path.length === 0) return true;
  const [r, c] = at(path[path.length - 1]);
  const [a, b] = /** @type {number[]} */ (jump);
  for (const [down, right] of [a, -a].flatMap((x) =>
    [b, -b].flatMap((y) => [
      [x, y],
      [y, x],
    ]),
  )) {
    const [toRow, toColumn] = [r + down, c + right];
    const rowFits = wrap ? (toRow + ranks) % ranks === row : toRow === row;
    const columnFits = wrap || cylinder ? (toColumn + files) % files === column : toColumn === column;
    if (rowFits && columnFits) return true;
  }
  return false;
}

test("what is allowed is what the rules allow, and every other square has its reason", () => {
  for (const [seed, board] of BOARDS.entries()) {
    const random = seeded(seed + 1);
    for (let round = 0; round < 12; round++) {
      let game = G.createGame(board.text);
      for (;;) {
        const position = G.look(rules, game);
        const { frame, allowed } = position;
        const path = Array.from(frame.path);
        const barred = new Set(frame.blocked);
        const all = Array.from({ length: board.files * board.ranks }, (_, square) => square);
        const wanted = frame.solution ? [] : all.filter((square) => mayGo(board, path, barred, square));
        assert.deepEqual(
          allowed.map(({ square }) => Number(square)).sort((a, b) => a - b),
          wanted,
          game.setup,
        );
        for (const square of all) {
          assert.equal(
            G.refusalOf(position, square) === null,
            wanted.includes(square),
            `${game.setup} ${square}`,
          );
        }
        if (wanted.length === 0) break;
        game = G.place(game, position, wanted[random(wanted.length)]);
      }
    }
  }
});

test("a refusal says who is in the way", () => {
  const start = G.createGame("problem=queens&n=8");
  const game = G.placeAll(rules, start, [63, 0]);
  assert.deepEqual(
    game.pieces.map(({ square }) => square),
    [63],
    "a8 is attacked from h1",
  );
  const position = G.look(rules, G.placeAll(rules, start, [63, 1]));
  const reasons = [0, 9, 56, 63, 10].map((square) => {
    const { conflict, by } = G.refusalOf(position, square) ?? {};
    return [conflict, by];
  });
  // Of two attackers the one placed first is named.
  assert.deepEqual(reasons, [
    ["falling", 63],
    ["falling", 63],
    ["row", 63],
    ["occupied", undefined],
    ["falling", 1],
  ]);
  const tour = G.look(rules, G.placeAll(rules, G.createGame("problem=tour&n=5&start=a1&blocked=e5"), [11]));
  assert.equal(G.refusalOf(tour, 20)?.conflict, "visited");
  assert.equal(G.refusalOf(tour, 20)?.move, 0);
  assert.equal(G.refusalOf(tour, 4)?.conflict, "barred");
  assert.equal(G.refusalOf(tour, 12)?.conflict, "no-jump");
  assert.equal(G.refusalOf(tour, 2), null);
});

test("a tour is finished, and closed only if it comes home", () => {
  const ring = [0, 5, 6, 1, 8, 3, 2, 7];
  const played = (/** @type {string} */ text, /** @type {number[]} */ squares) =>
    G.look(rules, G.placeAll(rules, G.createGame(text), squares));
  assert.equal(played("problem=tour&n=3&blocked=b2", ring.slice(1, 7)).frame.solution, false);
  assert.deepEqual(closedAndDone(played("problem=tour&n=3&blocked=b2", ring.slice(1))), [true, true]);
  // Worksheet C4 of the lessons: right, and open.
  const c4 = "23 10 15 4 25 16 5 24 9 14 11 22 1 18 3 6 17 20 13 8 21 12 7 2 19".split(" ").map(Number);
  const order = c4.map((_, move) => c4.indexOf(move + 1));
  assert.deepEqual(closedAndDone(played("problem=tour&n=5&start=c3", order.slice(1))), [true, false]);
});

/** @param {import("../../www/try/game.js").Position} position */
function closedAndDone({ frame, closed }) {
  return [frame.solution, closed];
}

test("redo inverts taking back, and the counts go with it", () => {
  for (const [seed, { text, queens }] of BOARDS.entries()) {
    const random = seeded(seed + 100);
    /** @type {Game[]} */
    const stack = [];
    let game = G.createGame(text);
    let placed = 0;
    for (let move = 0; move < 60; move++) {
      const position = G.look(rules, game);
      const { frame, allowed } = position;
      assert.equal(frame.path.length - frame.given, game.pieces.length);
      assert.equal(placed - game.takenBack, game.pieces.length, "placed − taken back = on the board");
      if (random(3) > 0 && allowed.length > 0) {
        game = G.place(game, position, Number(allowed[random(allowed.length)].square));
        placed += 1;
        stack.length = 0;
      } else if (random(2) > 0 && stack.length > 0) {
        game = G.redo(game);
        assert.deepEqual(game, stack.pop());
      } else if (game.pieces.length > 0) {
        stack.push(game);
        game = G.takeBack(game, queens ? random(game.pieces.length) : undefined);
      }
    }
  }
  const empty = G.createGame("problem=queens&n=4");
  assert.equal(G.takeBack(empty), empty);
  assert.equal(G.redo(empty), empty);
});

test("all can be taken back, and placed again", () => {
  const game = G.placeAll(rules, G.createGame("problem=tour&n=5"), [11, 20, 17]);
  let taken = G.takeAllBack(game);
  assert.deepEqual([taken.pieces.length, taken.takenBack], [0, 3]);
  for (let i = 0; i < 3; i++) taken = G.redo(taken);
  assert.deepEqual(taken, game);
});

test("every puzzle has its game: the board is kept, the method is not", () => {
  for (const [text, wanted] of [
    ["problem=tour&method=rotate&n=6&seed=3", "problem=tour&n=6&seed=3&closed=1"],
    ["problem=tour&n=3&blocked=b2&method=script&path=c1.a2", "problem=tour&n=3&blocked=b2&start=c1"],
    ["problem=queens&n=20&method=repair&seed=4", "problem=queens&n=20&method=scan"],
    ["problem=tour&n=5&order=21034567&prune=1&start=any", "problem=tour&n=5&start=any"],
  ]) {
    const game = G.createGame(text);
    assert.equal(game.setup, wanted);
    assert.ok(G.look(rules, game).allowed.length > 0, text);
  }
});

test("the last position that could be finished is found", () => {
  // Lesson 3: of the 5×5 search from a1, 22 moves after step 96, the mistake was move 18.
  const session = sessionAt("problem=tour&n=5&start=a1", 96);
  const squares = Array.from(session.snapshot());
  const order = /** @type {const} */ ({
    about: "finish",
    setup: "problem=tour&n=5&start=a1",
    squares,
    fixed: 1,
  });
  assert.equal(squares.length, 23);
  const { finish, keep } = answerOf(rules, order, 2000);
  assert.equal(finish?.answer, "no");
  assert.equal(keep, 18, "the start and 17 moves");
  assert.equal(answerOf(rules, { ...order, squares: squares.slice(0, 18) }, 2000).finish?.answer, "yes");
  const impossible = { ...order, setup: "problem=tour&n=5&start=b5", squares: [1, 8] };
  assert.equal(answerOf(rules, impossible, 2000).keep, -1);
  const corner = { ...order, setup: "problem=queens&n=6&method=scan", squares: [7, 0], fixed: 0 };
  assert.equal(
    answerOf(rules, { ...corner, squares: [0] }, 2000).keep,
    0,
    "no six queens stand with a corner",
  );
});

test("the program's race counts what the lessons count", () => {
  for (const [setup, placed, takenBack] of /** @type {const} */ ([
    ["problem=queens&n=4", 8, 4],
    ["problem=queens&n=4&method=scan", 19, 15],
    ["problem=tour&n=5&start=a1", 40, 16],
  ])) {
    const task = createTask(rules, { about: "program", setup }, 5000);
    while (!task.run(50));
    assert.deepEqual(task.result().program, { placed, takenBack, end: "found" }, setup);
  }
  const none = createTask(rules, { about: "program", setup: "problem=queens&n=3" }, 5000);
  while (!none.run(50));
  assert.equal(none.result().program?.end, "none");
});
