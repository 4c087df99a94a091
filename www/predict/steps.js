/**
 * Questions about what the search does next, and how far it goes: they can be asked of every method that takes
 * choices back.
 *
 * @import { Choice, Draft, Look } from "./look.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { maskOf } from "../player.js";
import { AHEAD } from "./look.js";

const FINAL = maskOf("solution", "exhausted", "stuck");
const MOVES = maskOf("place", "backtrack") | FINAL;
const DEAD_END = 1 << 8;
/** Moves that are counted ahead. */
const MOVES_AHEAD = 3;

/** Whether choices are placed and taken back here, one piece at a time. @param {Look} look */
function searches({ frame, isOver }) {
  return frame.exhaustive && frame.attempt === undefined && !isOver && frame.method !== "repair";
}

/** Goes on to an event. @param {Session} session @param {number} mask @returns {boolean} whether it came in time */
function goes(session, mask) {
  return session.runTo({ mask }, 1, AHEAD.steps, AHEAD.ms).stop === "reached";
}

/** How far a retreat goes. @param {Look} look @returns {Draft|null} */
export function retreat(look) {
  const { frame, counts } = look;
  if (!frame.deadEnd || !searches(look)) return null;
  const found = look.ahead((session) => {
    for (let length = 0; goes(session, MOVES); length++) {
      const { kind, square } = session.explain() ?? {};
      if (kind !== "backtrack")
        return kind === "place" && square !== undefined && length > 0 ? { length, square } : null;
    }
    return null;
  });
  if (!found) return null;
  const { length } = found;
  const all = counts.depth;
  const near = [length - 2, length - 1, length + 1, length + 2, all].filter((n) => n >= 0 && n <= all);
  /** @param {number} n @returns {string} */
  const reply = (n) => {
    if (n < length) return look.of("retreat.less", { n });
    return n === all ? look.of("retreat.all") : look.of("retreat.more");
  };
  return {
    ask: look.of("retreat.ask"),
    right: [{ text: look.i18n.n(length), value: length }],
    wrong: Array.from(new Set(near))
      .filter((n) => n !== length)
      .map((n) => ({ text: look.i18n.n(n), value: n, reply: reply(n) })),
    because: look.of("retreat.because", { count: length, square: look.name(found.square) }),
    kinds: true,
    sorted: true,
  };
}

/** Where the search goes on after it has taken a piece back. @param {Look} look @returns {Draft|null} */
export function resume(look) {
  const { frame, explanation } = look;
  const { candidates, cursor, method } = frame;
  const next = candidates[cursor]?.square;
  const old = explanation?.square;
  if (explanation?.kind !== "backtrack" || next === undefined || old === undefined) return null;
  if (!searches(look) || method === "scan") return null;
  /** @param {number|undefined} square @param {string} reply @returns {Choice[]} */
  const other = (square, reply) =>
    square === undefined || square === next ? [] : [choiceOf(look, square, reply)];
  const wrong = [
    ...other(old, look.t("predict.resume.same")),
    ...candidates.slice(0, cursor - 1).flatMap(({ square }) => other(square, look.t("predict.resume.tried"))),
    ...candidates
      .slice(cursor + 1)
      .flatMap(({ square }) => other(square, look.t("predict.resume.later", { square: look.name(next) }))),
  ];
  return {
    ask: look.of("resume.ask", { piece: explanation.piece ?? 0, square: look.name(old) }),
    right: [choiceOf(look, next)],
    wrong,
    because: look.t("predict.resume.because", { square: look.name(next), before: look.name(old) }),
  };
}

/** Whether this is a dead end, asked when at most one way looks open. @param {Look} look @returns {Draft|null} */
export function deadEnd(look) {
  const { frame } = look;
  const { method, problem, path, goal, candidates, cursor, depth } = frame;
  const tests = ["backtrack", "rows", "scan", "forward", "smallest"].includes(method);
  const isLeaf = method === "enumerate" && path.length === goal - 1;
  if (!searches(look) || !(tests || isLeaf) || depth === 0 || frame.deadEnd) return null;
  const untried = candidates.slice(cursor).flatMap(({ square }) => square ?? []);
  if (cursor === candidates.length || candidates.slice(0, cursor).some(({ conflict }) => !conflict))
    return null;
  const taken = new Set([...path, ...frame.blocked]);
  const open = problem === "queens" ? look.safe(untried) : untried.filter((square) => !taken.has(square));
  if (open.length > 1) return null;
  const found = look.ahead((session) => {
    if (!goes(session, MOVES | DEAD_END)) return null;
    const isPlaced = session.explain()?.kind === "place";
    return { isPlaced, told: isPlaced ? look.tell(session) : look.of("deadEnd.because") };
  });
  if (!found) return null;
  const [no, yes] = ["no", "yes"].map((value) => ({ text: look.of(`deadEnd.${value}`), value }));
  return {
    ask: look.of("deadEnd.ask", { piece: path.length + (problem === "queens" ? 1 : 0) }),
    right: [found.isPlaced ? no : yes],
    wrong: [found.isPlaced ? yes : no],
    because: found.told,
    kinds: true,
  };
}

/** Whether a square that a queen has been refused comes up for her again. @param {Look} look @returns {Draft|null} */
export function again(look) {
  const { frame, explanation } = look;
  const { method, files, path, given, blocked } = frame;
  if (!["rows", "forward"].includes(method) || given > 0 || explanation?.kind !== "backtrack") return null;
  const row = explanation.piece ?? 0;
  if (!searches(look) || row >= frame.goal || explanation.square === undefined) return null;
  const squares = Array.from({ length: files }, (_, column) => row * files + column);
  const free = squares.filter((square) => !blocked.includes(square));
  const square = free[look.random(free.length)];
  const before = [...path, explanation.square];
  const value = look.ahead((session) => {
    const mask = maskOf("place", "reject");
    const { stop } = session.runTo({ mask, square }, 1, AHEAD.steps, AHEAD.ms);
    if (stop === "end") return "never";
    if (stop !== "reached") return null;
    const now = session.snapshot();
    return before.slice(0, -1).every((each, i) => each === now[i]) ? "soon" : "later";
  });
  if (!value) return null;
  const params = { piece: row + 1, before: row, square: look.name(square) };
  const choices = ["soon", "later", "never"].map((each) => ({
    value: each,
    text: look.t(/** @type {"predict.again.soon"} */ (`predict.again.${each}`), params),
    ...(each === "never" && { reply: look.t("predict.again.reply") }),
  }));
  return {
    ask: look.t("predict.again.ask", params),
    right: choices.filter((each) => each.value === value),
    wrong: choices.filter((each) => each.value !== value),
    because: look.t(/** @type {"predict.again.because.soon"} */ (`predict.again.because.${value}`), params),
    kinds: true,
  };
}

/** How many pieces stand on the board after a few more moves. @param {Look} look @returns {Draft|null} */
export function balance(look) {
  if (!searches(look)) return null;
  const now = look.frame.path.length;
  const found = look.ahead((session) => {
    let back = 0;
    for (let i = 0; i < MOVES_AHEAD; i++) {
      if (!goes(session, MOVES)) return null;
      const { kind, attempt } = session.explain() ?? {};
      if (attempt !== undefined || (kind !== "place" && kind !== "backtrack")) return null;
      if (kind === "backtrack") back += 1;
    }
    return { back };
  });
  if (!found) return null;
  const placed = MOVES_AHEAD - found.back;
  const change = placed - found.back;
  const choices = [-3, -1, 1, 3]
    .filter((each) => now + each >= 0)
    .map((each) => ({ text: look.i18n.n(now + each), value: each, reply: look.t("predict.balance.reply") }));
  return {
    ask: look.of("balance.ask", { count: MOVES_AHEAD, now }),
    right: choices.filter(({ value }) => value === change),
    wrong: choices.filter(({ value }) => value !== change),
    because: look.t("predict.balance.because", { now, placed, back: found.back, after: now + change }),
    kinds: true,
    sorted: true,
  };
}

/** What happens next, where that is open. @param {Look} look @returns {Draft|null} */
export function event(look) {
  const { frame, explanation } = look;
  if (!searches(look) || frame.deadEnd || frame.depth === 0 || explanation?.attempt !== undefined)
    return null;
  const kinds = ["place", "reject", "backtrack"];
  const { explanation: next, told } = look.next();
  if (!next || !kinds.includes(next.kind) || next.attempt !== undefined) return null;
  const choices = kinds.map((value) => ({ value, text: look.of(`event.${value}`) }));
  return {
    ask: look.t("predict.event.ask"),
    right: choices.filter(({ value }) => value === next.kind),
    wrong: choices.filter(({ value }) => value !== next.kind),
    because: told,
    kinds: true,
  };
}

/** @param {Look} look @param {number} square @param {string} [reply] @returns {Choice} */
export function choiceOf(look, square, reply) {
  return { text: look.name(square), value: square, square, ...(reply && { reply }) };
}
