// What the lessons mark as right is right: found again from the engine's events or by brute force, not from the
// numbers that the lessons ask for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BUILT_IN } from "../../www/lessons/index.js";
import { exists, fundamental, waysOn } from "../../www/pkg/backstep.js";
import { label } from "../../www/words/squares.js";
import { Session, sessionAt } from "./engine.mjs";

/** @import { Stop } from "../../www/lessons/types.js" */
/** @typedef {import("../../www/pkg/backstep.js").Session} Search */

/** A stop by its moment's code. @param {string} code @returns {Promise<Stop>} */
async function stopOf(code) {
  const [lesson, stop] = code.split("-");
  return (await BUILT_IN[lesson]()).lesson.stops[Number(stop) - 1];
}

/** The search where a stop is. @param {string} code */
async function at(code) {
  const { setup, at: place } = await stopOf(code);
  return sessionAt(setup, place.step);
}

/** The right option's English. @param {string} code */
async function right(code) {
  const { options = [] } = await stopOf(code);
  const [option] = options.filter((each) => each.right);
  return /** @type {Record<string, string>} */ (option.text).en;
}

/** @param {Search} session @param {number|null|undefined} square */
const name = (session, square) => (typeof square === "number" ? label(square, session.frame(), "chess") : "");

/** The pieces by name, in order. @param {Search} session */
const board = (session) => Array.from(session.snapshot(), (square) => name(session, square));

/** The next event that is no refusal. @param {Search} session */
function nextMove(session) {
  while (session.step() !== 0 && session.explain()?.kind === "reject");
  const event = session.explain();
  return `${event?.kind} ${name(session, event?.square)}`;
}

/** What is taken back before the next piece is placed, in order. @param {Search} session */
function retreat(session) {
  const taken = [];
  for (let move = nextMove(session); move.startsWith("backtrack"); move = nextMove(session))
    taken.push(move.replace("backtrack ", ""));
  return taken;
}

/** @param {string} setup @param {"placed"|"backtracks"|"step"} count */
function toSolution(setup, count) {
  const session = Session.open(setup);
  while (session.status() === "running" && session.step() !== 0);
  return session.counts()[count];
}

/** The squares that a knight can jump to, by name. @param {string} from @param {number} n */
function jumps(from, n) {
  const [file, rank] = [from.charCodeAt(0) - 97, Number(from.slice(1)) - 1];
  const all = [1, -1, 2, -2].flatMap((x) =>
    (Math.abs(x) === 1 ? [2, -2] : [1, -1]).map((y) => [file + x, rank + y]),
  );
  const inside = all.filter(([x, y]) => x >= 0 && y >= 0 && x < n && y < n);
  return inside.map(([x, y]) => String.fromCharCode(97 + x) + (y + 1));
}

test("the square that comes next is the next one", async () => {
  for (const code of ["L1-1", "L1-4", "L3-1", "L6-1"]) {
    const session = await at(code);
    assert.equal(`place ${(await right(code)).slice(1, 3)}`, nextMove(session), code);
  }
});

test("as many pieces are taken back as the answer says", async () => {
  assert.deepEqual(retreat(await at("L1-5")), ["b2", "d3", "a4"]);
  assert.deepEqual(retreat(await at("L2-3")), ["b1", "c3"]);
  assert.deepEqual(retreat(await at("L3-3")), ["a3", "b1", "c3"]);
  assert.deepEqual(retreat(await at("L4-1")), ["h8"]);
  for (const code of ["L1-5", "L3-3", "L4-1"]) assert.equal(await right(code), "{retreat}", code);
  assert.match(await right("L2-3"), /^\[b1\] is taken back, then \[c3\]/);
});

test("L1: no safe square; only the newest queen goes; a4 never comes again", async () => {
  const safe = (await at("L1-2")).attacks();
  assert.deepEqual(
    Array.from(safe.slice(8, 12), (count) => count > 0),
    [true, true, true, true],
  );
  assert.equal(await right("L1-2"), "{0}");
  const dead = await at("L1-3");
  assert.ok(dead.frame().deadEnd);
  assert.equal(nextMove(dead), "backtrack c3");
  assert.equal(await right("L1-3"), "It takes back queen {2} only.");
  assert.deepEqual(board(dead), ["a4"]);
  const empty = await at("L1-6");
  while (empty.step() !== 0) assert.notEqual(name(empty, empty.snapshot()[0]), "a4");
  assert.equal(empty.status(), "exhausted");
  assert.equal(await right("L1-6"), "No, [a4] is now ruled out for good.");
  const mirrored = sessionAt(
    "problem=queens&n=4&columns=right",
    toSolution("problem=queens&n=4&columns=right", "step"),
  );
  assert.deepEqual(board(mirrored), ["c4", "a3", "d2", "b1"], "Change it");
});

test("L2: two queens spoil 32 boards; the scan meets an old board; without taking back it ends at once", async () => {
  const boards = await at("L2-1");
  for (let seen = 1; seen < 32; ) {
    boards.step();
    const event = boards.explain();
    if (event?.kind !== "reject") continue;
    seen += 1;
    assert.equal(event.move, 2, `board ${seen}`);
  }
  assert.equal(await right("L2-1"), "No.");
  const scan = await at("L2-4");
  nextMove(scan);
  assert.deepEqual([nextMove(scan), board(scan)], ["place d3", ["a4", "b2", "d3"]]);
  assert.deepEqual(board(sessionAt("problem=queens&n=4&method=scan", 53)), ["a4", "d3", "b2"]);
  assert.match(await right("L2-4"), /^No: old boards come again/);
  const [rows, whole] = ["rows", "scan"].map((method) =>
    toSolution(`problem=queens&n=4&method=${method}`, "placed"),
  );
  assert.ok(rows < whole);
  assert.equal(await right("L2-5"), "Row by row.");

  // The textbook's program without the line that takes back: whatever is safe is placed.
  /** @type {number[][]} */
  const queens = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++)
      if (queens.every(([r, c]) => r !== row && c !== column && Math.abs(r - row) !== Math.abs(c - column)))
        queens.push([row, column]);
  const printed = [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3].map((column) => Number(queens.some(([r, c]) => r === row && c === column))).join(""),
  );
  assert.deepEqual(printed, ["1000", "0010", "0000", "0100"]);
  assert.deepEqual(board(await at("L2-7")), ["a4", "c3", "b1"]);
  assert.equal(await right("L2-7"), "the line that takes a queen back");
});

test("L2: the knight's first sequence leaves the board at move 4", () => {
  const knight = Session.open("problem=tour&method=enumerate");
  knight.runUntil(1 << 2, 0, 1000);
  assert.deepEqual(board(knight).slice(0, 4), ["a8", "b6", "c4", "d2"]);
  assert.deepEqual([knight.explain()?.move, knight.explain()?.cause], [4, "off-board"]);
});

test("L3: a3 leads nowhere; d4 was the move after which no tour was left", async () => {
  const stuck = await at("L3-2");
  const visited = board(stuck);
  assert.ok(jumps("a3", 5).every((square) => visited.includes(square)));
  assert.deepEqual(new Set([...jumps("a3", 5)]), new Set(["b1", "c2", "c4", "b5"]));
  assert.ok(jumps("a5", 5).includes("b3") && !visited.includes("a5") && !visited.includes("b3"));
  const [before, after] = [17, 18].map((move) => {
    const path = stuck.snapshot().slice(0, move + 1);
    return waysOn("problem=tour&n=5&start=a1", path, 1000).reduce((sum, { ways }) => sum + ways, 0n);
  });
  assert.deepEqual([visited[18], before, after], ["d4", 1n, 0n]);
  assert.equal(await right("L3-2"), "No, neither.");
  assert.equal(await right("L3-5"), "move {move}, to [d4]");
  // Change it: from a5 the fatal move is the seventh.
  const other = sessionAt("problem=tour&n=5", 18).snapshot();
  const left = [6, 7].map((move) =>
    waysOn("problem=tour&n=5", other.slice(0, move + 1), 1000).reduce((sum, { ways }) => sum + ways, 0n),
  );
  assert.deepEqual(left, [1n, 0n]);
});

test("L4: h8 is lost, the other squares are not; 33 moves never changed; c3 empties a row", async () => {
  const visited = board(await at("L4-2"));
  const lost = (/** @type {string} */ square) => jumps(square, 8).every((from) => visited.includes(from));
  assert.ok(!visited.includes("h8") && lost("h8"));
  for (const square of ["a1", "b8"]) assert.ok(!visited.includes(square) && !lost(square), square);
  assert.equal(await right("L4-2"), "[h8]");
  const tour = await at("L4-4");
  const visits = tour.visits();
  const once = Array.from(tour.snapshot(), (square) => visits[square] === 1);
  assert.ok(once.slice(1, 34).every(Boolean), "moves 1 to 33");
  assert.ok(!once[34], "move 34");
  assert.equal(await right("L4-4"), "the first {33}");
  const ahead = await at("L4-5");
  assert.equal(ahead.attacks()[6], 0, "nothing attacks c3");
  ahead.step();
  const refused = ahead.explain();
  assert.deepEqual([refused?.conflict, refused?.row, refused?.by], ["empty-row", 2, undefined]);
  assert.equal(await right("L4-5"), "No: queen {3} would have no safe square.");
});

test("L5: the exchange saves much; four orders of all need no take-back", async () => {
  const [classic, exchanged] = ["", "&order=21034567"].map((order) =>
    toSolution(`problem=tour&n=5${order}`, "placed"),
  );
  assert.equal(Math.round(classic / exchanged), 49);
  assert.equal(await right("L5-1"), "about {times} times fewer");
  const [left, other] = ["21034567", "23105674"].map((order) =>
    toSolution(`problem=tour&n=6&order=${order}`, "placed"),
  );
  assert.ok(left < other);
  assert.equal(await right("L5-4"), "No, the left one is better.");
  /** @param {string} rest @returns {string[]} */
  const orders = (rest) =>
    rest === ""
      ? [""]
      : Array.from(rest).flatMap((jump) => orders(rest.replace(jump, "")).map((order) => jump + order));
  const perfect = orders("01234567").filter((order) => {
    const session = Session.open(`problem=tour&n=5&order=${order}`);
    session.runUntil((1 << 3) | (1 << 4), 0, 1000);
    const { backtracks } = session.counts();
    session.free();
    return backtracks === 0;
  });
  assert.equal(perfect.length, 4);
  assert.ok(perfect.includes("23105674"));
  assert.equal(await right("L5-3"), "Yes, but very few.");
});

test("L6: a tie; then stuck; the one start of 64; of 5×5 c5, whichever of tied squares wins", async () => {
  const degrees = (await at("L6-3")).degrees();
  const least = Math.min(...degrees.map(({ degree }) => degree));
  const tied = degrees
    .filter(({ degree }) => degree === least)
    .map(({ square }) => label(square, { files: 5, ranks: 5 }, "chess"));
  assert.deepEqual(tied.sort(), ["a2", "b3"]);
  assert.equal(await right("L6-3"), "It is a tie: [b3] or [a2].");
  /** The starts from which the rule alone gets stuck though there is a tour. @param {number} n @param {string} ties */
  const failing = (n, ties) => {
    const squares = Array.from({ length: n * n }, (_, square) =>
      label(square, { files: n, ranks: n }, "chess"),
    );
    return squares.filter((start) => {
      const setup = `problem=tour&n=${n}&method=warnsdorff&pure=1&ties=${ties}&start=${start}`;
      if (exists(setup).answer === "no") return false;
      const session = Session.open(setup);
      while (session.step() !== 0);
      return session.status() === "stuck";
    });
  };
  assert.deepEqual(failing(5, "first"), ["c5"]);
  assert.equal(await right("L6-5"), "It gets stuck before the end.");
  const { setup: complete } = await stopOf("L6-6");
  assert.ok(toSolution(complete, "backtracks") > 0);
  assert.equal(await right("L6-6"), "Yes, after taking moves back.");
  assert.deepEqual(failing(8, "first"), ["e6"]);
  assert.equal(await right("L6-7"), "No.");
  assert.deepEqual(failing(5, "last"), ["c5"]);
});

test("L6: from a2 the rule succeeds however its ties are broken", async () => {
  const path = [...board(await at("L6-4")), "a2"];
  /** @param {string[]} visited @returns {boolean} */
  const succeeds = (visited) => {
    if (visited.length === 25) return true;
    const free = (/** @type {string} */ square) => jumps(square, 5).filter((each) => !visited.includes(each));
    const next = free(visited[visited.length - 1]);
    const least = Math.min(...next.map((square) => free(square).length));
    const tied = next.filter((square) => free(square).length === least);
    return tied.length > 0 && tied.every((square) => succeeds([...visited, square]));
  };
  assert.ok(succeeds(path));
});

test("L7: impossible by colour, by a square that nothing reaches, or only by search", async () => {
  const reasons = await Promise.all(
    ["L7-1", "L7-4", "L7-6"].map(async (code) => exists((await stopOf(code)).setup)),
  );
  assert.deepEqual(
    reasons.map(({ answer, reason }) => [answer, reason]),
    [
      ["no", "colour"],
      ["no", "colour"],
      ["no", "isolated"],
    ],
  );
  const { setup } = await stopOf("L7-5");
  const session = Session.open(setup);
  session.runUntil(1 << 5, 0, 1000);
  assert.deepEqual([session.status(), session.counts().solutions], ["exhausted", 0]);
  for (const code of ["L7-1", "L7-5"]) assert.equal(await right(code), "No.", code);
  assert.equal(await right("L7-4"), "No, the answer is known.");
  assert.equal(await right("L7-6"), "[b2]");
  // Change it: with one dark square less the colours allow a tour from b5.
  assert.notEqual(exists("problem=tour&n=5&start=b5&blocked=c5").reason, "colour");
});

test("L8: two round tours, counted by hand", async () => {
  const squares = "abcd".split("").flatMap((file) => [1, 2, 3, 4].map((rank) => file + rank));
  const cross = squares.filter((square) => !["a1", "a4", "d1", "d4"].includes(square));
  const lines = cross.map((square) => jumps(square, 4).filter((each) => cross.includes(each)));
  assert.equal(lines.flat().length / 2, 16);
  const middle = ["b2", "b3", "c2", "c3"];
  assert.ok(middle.every((square) => lines[cross.indexOf(square)].length === 2));
  /** @param {string[]} path @returns {number} */
  const closed = (path) => {
    const next = jumps(path[path.length - 1], 4).filter((square) => cross.includes(square));
    if (path.length === cross.length) return Number(next.includes("b4"));
    return next
      .filter((square) => !path.includes(square))
      .reduce((sum, square) => sum + closed([...path, square]), 0);
  };
  assert.equal(closed(["b4"]) / 2, 2);
  const named = "b4 c2 a3 b1 c3 a2 c1 b3 d2 c4 b2 d3".split(" ");
  assert.equal(new Set(named).size, 12);
  assert.ok(named.every((square, i) => jumps(square, 4).includes(named[(i + 1) % 12])));
  assert.ok(toSolution((await stopOf("L8-5")).setup, "backtracks") > 0);
  assert.equal(await right("L8-5"), "No.");
});

test("L9: mirror images, turns, and the class of four", async () => {
  /** All solutions, as the columns of the rows. @param {number} n */
  const solutionsOf = (n) => {
    const session = Session.open(`problem=queens&n=${n}`);
    const found = [];
    while (session.runUntil(1 << 4, 0, 1000).stop === "reached")
      found.push(Array.from(session.snapshot(), (square) => square % n));
    return found;
  };
  /** @param {number[]} columns */
  const mirror = (columns) => columns.map((column) => columns.length - 1 - column);
  /** @param {number[]} columns */
  const turn = (columns) => columns.map((_, row) => columns.length - 1 - columns.indexOf(row));
  /** @param {number[]} columns */
  const half = (columns) => turn(turn(columns));
  /** @param {number[]} columns */
  const images = (columns) => {
    const turned = [columns, turn(columns), half(columns), turn(half(columns))];
    return new Set([...turned, ...turned.map(mirror)].map(String)).size;
  };
  const numbered = (/** @type {number[][]} */ all, /** @type {number} */ size) =>
    all.flatMap((columns, i) => (images(columns) === size ? [i + 1] : []));

  const [four, five, six, eight] = [4, 5, 6, 8].map(solutionsOf);
  assert.deepEqual(four[1], mirror(four[0]));
  assert.deepEqual(turn(four[0]), four[0]);
  assert.deepEqual(numbered(five, 2), [4, 7]);
  assert.deepEqual(numbered(six, 4), [1, 2, 3, 4]);
  assert.deepEqual(numbered(eight, 4), [14, 38, 55, 79]);
  assert.equal(numbered(eight, 8).length, 88);
  assert.ok(eight.every((columns, i) => String(eight[91 - i]) === String(mirror(columns))));
  assert.deepEqual(board(await at("L9-6")), ["c8", "e7", "b6", "h5", "a4", "g3", "d2", "f1"]);
  assert.deepEqual(board(await at("L9-4")), ["b5", "e4", "c3", "a2", "d1"]);
  const sizes = fundamental(10).map(({ size }) => size);
  assert.deepEqual(
    [4, 8].map((size) => sizes.filter((each) => each === size).length),
    [3, 89],
    "Change it",
  );
  const [first6, first7] = [6, 7].map((n) => toSolution(`problem=queens&n=${n}`, "placed"));
  assert.ok(first6 > first7);
  assert.equal(await right("L9-3"), "{6} queens");
  assert.equal(await right("L9-2"), "the mirror image");
  assert.equal(await right("L9-6"), "One board has only {4} images.");
});
