/**
 * The right answers, found another way: by making the steps one by one, by the rules of chess written down anew, and by
 * brute force. Each gives a function of a value, or null where finding out would take too long.
 *
 * @import { Session } from "../../../www/pkg/backstep.js"
 * @import { Asked } from "../../../www/predict/index.js"
 * @typedef {(session: Session, asked: Asked) => ((value: string|number) => boolean)|null} Truth
 */
import { Session as Engine } from "../engine.mjs";

const [PLACE, REJECT, BACKTRACK] = [1, 2, 3];
const KINDS = ["", "place", "reject", "backtrack", "solution", "exhausted", "stuck", "move"];
const JUMPS = [-2, -1, 1, 2].flatMap((a) =>
  [-2, -1, 1, 2].flatMap((b) => (Math.abs(a) === Math.abs(b) ? [] : [[a, b]])),
);

/** The same search once more, at the same step, reached from the beginning. @template T @param {Session} session @param {(again: Session) => T} action */
function again(session, action) {
  const copy = Engine.open(session.setup());
  copy.seek(session.counts().step, 10_000);
  const found = action(copy);
  copy.free();
  return found;
}

/** Events one by one. @param {Session} session @param {number} [most] */
function* events(session, most = 300_000) {
  for (let i = 0; i < most; i++) {
    const event = session.step();
    if (event === 0) return;
    yield { kind: event >>> 29, square: event & 0xffffff };
  }
}

/** @param {Session} session */
const next = (session) =>
  again(session, (copy) => ({ kind: copy.step() >>> 29, explanation: copy.explain() }));

/** @param {string|number} wanted */
const is = (wanted) => (/** @type {string|number} */ value) => value === wanted;

/** The squares that a text names. @param {string} text @param {Session} session @returns {number[]} */
function squaresIn(text, session) {
  const { files, ranks } = session.frame();
  return (text.match(/\b[a-z]\d+\b/g) ?? []).map(
    (name) => (ranks - Number(name.slice(1))) * files + name.charCodeAt(0) - 97,
  );
}

/** @param {number} square @param {number} files */
const cell = (square, files) => [Math.floor(square / files), square % files];

/** By how many of the queens a square is attacked. @param {number} square @param {Iterable<number>} queens @param {number} files */
function attackers(square, queens, files) {
  const [row, column] = cell(square, files);
  return Array.from(queens).filter((queen) => {
    const [r, c] = cell(queen, files);
    return queen !== square && (r === row || c === column || Math.abs(r - row) === Math.abs(c - column));
  }).length;
}

/** @param {number} square @param {{ files: number, ranks: number, blocked: Uint32Array }} board @returns {number[]} */
function jumpsFrom(square, { files, ranks, blocked }) {
  const [row, column] = cell(square, files);
  return JUMPS.map(([down, right]) => [row + down, column + right])
    .filter(([r, c]) => r >= 0 && r < ranks && c >= 0 && c < files)
    .map(([r, c]) => r * files + c)
    .filter((each) => !blocked.includes(each));
}

/** Whether a position has a completion, by trying all. @param {Session} session @param {readonly number[]} path @returns {boolean|null} null: too many */
function finishable(session, path) {
  const { problem, files, goal, blocked, ...frame } = session.frame();
  const board = { ...frame, files, blocked };
  const closed = session.setup().includes("closed=1");
  let left = 3_000_000;
  const squares = [...path];
  /** @returns {boolean|null} */
  function tour() {
    if (left-- <= 0) return null;
    const last = squares[squares.length - 1];
    if (squares.length === goal) return !closed || jumpsFrom(last, board).includes(squares[0]);
    for (const square of jumpsFrom(last, board)) {
      if (squares.includes(square)) continue;
      squares.push(square);
      const found = tour();
      squares.pop();
      if (found !== false) return found;
    }
    return false;
  }
  /** Row by row, those that have a queen left out. @param {number} row @returns {boolean} */
  function queens(row) {
    if (row === files) return squares.length === goal;
    if (squares.some((queen) => cell(queen, files)[0] === row)) return queens(row + 1);
    for (let square = row * files; square < (row + 1) * files; square++) {
      if (attackers(square, squares, files) > 0) continue;
      squares.push(square);
      const found = queens(row + 1);
      squares.pop();
      if (found) return true;
    }
    return false;
  }
  return problem === "queens" ? queens(0) : tour();
}

/** @type {Record<string, Truth>} */
export const truths = {
  retreat: (session) =>
    again(session, (copy) => {
      let back = 0;
      for (const { kind } of events(copy)) {
        if (kind === BACKTRACK) back += 1;
        else if (kind !== REJECT) return is(back);
      }
      return null;
    }),
  resume: (session) => is(next(session).explanation?.square ?? -1),
  deadEnd: (session) =>
    again(session, (copy) => {
      for (const { kind } of events(copy)) {
        if (kind === PLACE) return is("no");
        if (kind !== REJECT) return is("yes");
      }
      return null;
    }),
  why(session) {
    const { kind, explanation } = next(session);
    if (kind !== REJECT || !explanation) return () => false;
    const { problem, path, files } = session.frame();
    if (problem === "tour") return is(explanation.conflict ?? "");
    const [row, column] = cell(explanation.square ?? 0, files);
    /** @type {Map<string|number, (r: number, c: number) => boolean>} */
    const lines = new Map([
      ["row", (r) => r === row],
      ["column", (_, c) => c === column],
      ["falling", (r, c) => r - c === row - column],
      ["rising", (r, c) => r + c === row + column],
    ]);
    return (value) =>
      Array.from(path).some((queen) => {
        const [r, c] = cell(queen, files);
        return lines.get(value)?.(r, c) === true;
      });
  },
  finish(session) {
    const found = finishable(session, Array.from(session.snapshot()));
    return found === null ? null : is(found ? "yes" : "no");
  },
  mistake(session) {
    const path = [...session.snapshot(), ...Array.from(session.lastRetreat()).reverse()];
    for (let length = path.length; length > 0; length--) {
      const found = finishable(session, path.slice(0, length));
      if (found === null) return null;
      if (found) return is(length);
    }
    return () => false;
  },
  again(session, { ask }) {
    const [square] = squaresIn(ask, session);
    const before = Array.from(session.snapshot());
    return again(session, (copy) => {
      for (const { kind, square: about } of events(copy)) {
        if (about !== square || (kind !== PLACE && kind !== REJECT)) continue;
        const now = copy.snapshot();
        return is(before.every((each, i) => now[i] === each) ? "soon" : "later");
      }
      return copy.status() === "exhausted" ? is("never") : null;
    });
  },
  balance: (session) =>
    again(session, (copy) => {
      let [moves, change] = [0, 0];
      for (const { kind } of events(copy)) {
        if (kind === REJECT) continue;
        change += kind === PLACE ? 1 : -1;
        if (++moves === 3) return is(change);
      }
      return null;
    }),
  event: (session) => is(KINDS[next(session).kind]),
  jump: (session) =>
    again(session, (copy) => {
      for (const { kind } of events(copy)) if (kind === PLACE) return is(copy.explain()?.choice ?? -1);
      return null;
    }),
  stranded(session) {
    const frame = session.frame();
    const taken = Array.from(frame.path).slice(0, -1);
    return (value) => jumpsFrom(Number(value), frame).every((each) => taken.includes(each));
  },
  colour(session, { ask }) {
    const move = Number(/move (\d+)\?/.exec(ask)?.[1]);
    return again(session, (copy) => {
      for (const { kind, square } of events(copy)) {
        if (kind !== PLACE || copy.snapshot().length !== move + 1) continue;
        const { files, ranks } = copy.frame();
        // a1, at the bottom left, is dark.
        const [row, column] = cell(square, files);
        return is((ranks - 1 - row + column) % 2 === 0 ? "dark" : "light");
      }
      return null;
    });
  },
  ways(session, { ask }) {
    const frame = session.frame();
    const [square] = squaresIn(ask, session);
    return is(jumpsFrom(square, frame).filter((each) => !frame.path.includes(each)).length);
  },
  rule: (session) => is(next(session).explanation?.square ?? -1),
  tie(session, { ask }) {
    const path = Array.from(session.snapshot());
    const found = squaresIn(ask, session).map((square) => finishable(session, [...path, square]));
    if (found.includes(null)) return null;
    return is(found[0] ? (found[1] ? "both" : "first") : found[1] ? "second" : "neither");
  },
  begin(session, { options }) {
    const { square } = next(session).explanation ?? {};
    return (value) => options.find((option) => option.value === value)?.square === square;
  },
  seen(session) {
    const key = (/** @type {Uint32Array} */ squares) => String(Array.from(squares).sort((a, b) => a - b));
    const now = key(session.snapshot());
    const { step } = session.counts();
    const copy = Engine.open(session.setup());
    let found = false;
    for (const { kind } of events(copy, step - 1))
      if (kind === PLACE && key(copy.snapshot()) === now) found = true;
    copy.free();
    return is(found ? "yes" : "no");
  },
  share(session, { options }) {
    const count = options.find(({ right }) => right)?.value ?? 0;
    if (Number(count) > 20_000) return null;
    const { path, goal, problem } = session.frame();
    const { move = 0 } = session.explain() ?? {};
    const first = problem === "queens" ? move : move + 1;
    const same = Array.from(path).slice(0, first);
    // From the first board that begins so to the first that does not.
    const copy = Engine.open(session.setup());
    let boards = 0;
    for (const { kind } of events(copy)) {
      const now = copy.snapshot();
      const tested = kind === REJECT && now.length === goal - 1;
      if (tested && same.every((each, i) => now[i] === each)) boards += 1;
      if (boards > 0 && now.length < first && kind === BACKTRACK) break;
    }
    copy.free();
    return first === goal ? null : is(boards);
  },
  safe(session) {
    const { path, files, candidates } = session.frame();
    return is(candidates.filter(({ square = 0 }) => attackers(square, path, files) === 0).length);
  },
  emptyRow(session) {
    const { square = 0 } = next(session).explanation ?? {};
    const { path, files } = session.frame();
    const queens = [...path, square];
    return (value) =>
      Array.from({ length: files }, (_, column) => Number(value) * files + column).every(
        (each) => Number(value) >= 0 && attackers(each, queens, files) > 0,
      );
  },
  attacked(session) {
    const { path, files } = session.frame();
    const counts = Array.from(path, (square) => attackers(square, path, files));
    return (value) => attackers(Number(value), path, files) === Math.max(...counts);
  },
  least: (session) => is(next(session).explanation?.square ?? -1),
  fewest(session) {
    const { path, files } = session.frame();
    const size = Array.from({ length: files }, (_, i) => i);
    /** @param {string} name @param {number} number */
    const places = (name, number) =>
      size
        .map((i) => (name === "row" ? number * files + i : i * files + number))
        .filter((square) => attackers(square, path, files) === 0 && !path.includes(square)).length;
    const open = ["row", "column"].flatMap((name) =>
      size
        .filter(
          (number) =>
            !Array.from(path).some((queen) => cell(queen, files)[name === "row" ? 0 : 1] === number),
        )
        .map((number) => places(name, number)),
    );
    return (value) => {
      const [name, number] = String(value).split(" ");
      return places(name, Number(number)) === Math.min(...open);
    };
  },
  symmetry(session) {
    const { solutions } = session.counts();
    const { files } = session.frame();
    // In the order of the search row by row, see the lessons.
    const small = { 5: [4, 7], 8: [14, 38, 55, 79] }[files] ?? [];
    if (files === 4) return is(2);
    if (files === 6) return is(4);
    const isRows = !session.setup().includes("method=") && !session.setup().includes("columns=");
    return isRows ? is(small.includes(solutions) ? (files === 5 ? 2 : 4) : 8) : null;
  },
  pattern: (session) => is(/method=(\w+)/.exec(session.setup())?.[1] ?? ""),
};
