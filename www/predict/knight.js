/**
 * Questions about a knight's tour.
 *
 * @import { Key } from "../i18n/index.js"
 * @import { Choice, Draft, Look } from "./look.js"
 */
import { movesOf } from "../words/moves.js";
import { AHEAD } from "./look.js";
import { choiceOf } from "./steps.js";

const PLACED = 1 << 1;
const EVENTS = PLACED | (1 << 2) | (1 << 3);
/** The largest board on which all ways are looked at. */
const LARGEST = 100;
/** Moves ahead whose colour is asked: too many to follow by eye. */
const FAR = 5;

/** Which jump is the first that is allowed. @param {Look} look @returns {Draft|null} */
export function jump(look) {
  const { problem, method, candidates, cursor, path, head, deadEnd } = look.frame;
  if (problem !== "tour" || method !== "backtrack" || cursor > 0 || head === null || deadEnd) return null;
  // Whoever is asked knows the numbers of the jumps: the order must be theirs.
  if (
    candidates.some(
      (each, i) => each.jump === undefined || (i > 0 && each.jump < (candidates[i - 1].jump ?? 0)),
    )
  )
    return null;
  const free = candidates.filter(({ square }) => square !== undefined && !path.includes(square));
  if (free.length < 2) return null;
  /** What is told of each refusal on the way. @type {string[]} */
  const refused = [];
  const first = look.ahead((session) => {
    while (session.runTo({ mask: EVENTS }, 1, AHEAD.steps, AHEAD.ms).stop === "reached") {
      const { kind, choice } = session.explain() ?? {};
      if (kind === "place") return choice ?? 0;
      if (kind !== "reject") return null;
      refused.push(look.tell(session));
    }
    return null;
  });
  if (!first) return null;
  /** @param {number} place @returns {Choice} */
  const choice = (place) => {
    const { square, jump: number = 0 } = candidates[place];
    const reply = refused[place] ?? look.t("predict.jump.later", { jump: candidates[first].jump ?? 0 });
    if (square === undefined)
      return { text: look.t("predict.jump.off", { jump: number }), value: place, reply };
    return {
      ...choiceOf(look, square, reply),
      text: look.t("predict.jump.choice", { jump: number, square: look.name(square) }),
      value: place,
    };
  };
  const places = candidates.map((_, place) => place);
  const { jump: number = 0, square = 0 } = candidates[first];
  return {
    ask: look.t("predict.jump.ask", { square: look.name(head) }),
    right: [choice(first)],
    wrong: places.filter((place) => place !== first).map(choice),
    because: look.t("predict.jump.because", { jump: number, square: look.name(square) }),
    sorted: true,
  };
}

/** Which free square has just lost its last way. @param {Look} look @returns {Draft|null} */
export function stranded(look) {
  const { frame, explanation } = look;
  const { problem, method, files, ranks, path, blocked, goal } = frame;
  const squares = look.squares();
  if (problem !== "tour" || !["backtrack", "warnsdorff", "portfolio"].includes(method)) return null;
  if (explanation?.kind !== "place" || !squares || squares.length < 2 || files * ranks > LARGEST) return null;
  if (goal - path.length < 3) return null;
  const taken = new Set([...path, ...blocked]);
  const free = Array.from({ length: files * ranks }, (_, square) => square).filter(
    (square) => !taken.has(square),
  );
  const head = squares[squares.length - 1];
  const left = squares[squares.length - 2];
  /** @param {number} square */
  const ways = (square) => look.jumpsFrom(square).filter((each) => each === head || !taken.has(each));
  const lost = free.filter((square) => ways(square).length === 0);
  const isNew = lost.some((square) => look.jumpsFrom(square).includes(left));
  const others = free.filter((square) => ways(square).length > 0 && ways(square).length < 3);
  if (!isNew || lost.length > 3 || others.length === 0) return null;
  return {
    ask: look.t("predict.stranded.ask"),
    right: lost.map((square) => choiceOf(look, square)),
    wrong: others.map((square) =>
      choiceOf(
        look,
        square,
        look.t("predict.stranded.reply", { square: look.name(square), squares: look.names(ways(square)) }),
      ),
    ),
    because: look.t("predict.stranded.because", { count: lost.length, squares: look.names(lost) }),
  };
}

/** What colour the square of a later move has. @param {Look} look @returns {Draft|null} */
export function colour(look) {
  const { problem, method, path, goal, head, files, ranks } = look.frame;
  const { leaper, wrap } = movesOf(look.setup);
  const changes = wrap === "none" && (leaper[0] + leaper[1]) % 2 === 1;
  const last = path.length - 1;
  const room = Math.min(goal - 1 - (last + FAR), 2 * FAR);
  if (problem !== "tour" || method === "enumerate" || !changes || head === null || last < 1 || room < 0)
    return null;
  const move = last + FAR + look.random(room + 1);
  // a1 is dark.
  const isDark = ((head % files) + ranks - 1 - Math.floor(head / files)) % 2 === 0;
  const answer = isDark === ((move - last) % 2 === 0) ? "dark" : "light";
  const choices = ["light", "dark"].map((value) => ({
    value,
    text: look.t(/** @type {Key} */ (`predict.colour.${value}`)),
    reply: look.t("predict.colour.reply"),
  }));
  return {
    ask: look.t("predict.colour.ask", { move, last }),
    right: choices.filter(({ value }) => value === answer),
    wrong: choices.filter(({ value }) => value !== answer),
    because: look.t((move - last) % 2 === 0 ? "predict.colour.same" : "predict.colour.other", {
      count: move - last,
    }),
    kinds: true,
  };
}

/** How many ways on a square has. @param {Look} look @returns {Draft|null} */
export function ways(look) {
  const { problem, method, candidates, cursor, path, blocked } = look.frame;
  if (problem !== "tour" || !["warnsdorff", "portfolio"].includes(method) || cursor > 0) return null;
  if (path.length < 2 || candidates.length === 0) return null;
  const { square, degree } = candidates[look.random(candidates.length)];
  if (square === undefined || degree === undefined) return null;
  const taken = new Set([...path, ...blocked]);
  const jumps = look.jumpsFrom(square);
  const free = jumps.filter((each) => !taken.has(each));
  const near = [degree - 2, degree - 1, degree + 1, degree + 2, jumps.length].filter((n) => n >= 0 && n <= 8);
  return {
    ask: look.t("predict.ways.ask", { square: look.name(square) }),
    right: [{ text: look.i18n.n(degree), value: degree }],
    wrong: Array.from(new Set(near))
      .filter((n) => n !== degree)
      .map((n) => ({
        text: look.i18n.n(n),
        value: n,
        reply: look.t(n === jumps.length ? "predict.ways.visited" : "predict.ways.reply", { count: n }),
      })),
    because: look.t("predict.ways.because", {
      count: free.length,
      square: look.name(square),
      squares: look.names(free),
    }),
    kinds: true,
    sorted: true,
  };
}

/** Where Warnsdorff's rule goes. @param {Look} look @returns {Draft|null} */
export function rule(look) {
  const { problem, method, candidates, cursor } = look.frame;
  if (problem !== "tour" || method !== "warnsdorff" || cursor > 0 || candidates.length < 2) return null;
  const [best, next] = candidates;
  const isFirst = candidates.every(({ jump: number = 0 }) => number >= (best.jump ?? 0));
  if (best.square === undefined || best.degree === next.degree || isFirst) return null;
  const { explanation, told } = look.next();
  if (explanation?.kind !== "place" || explanation.square !== best.square) return null;
  return {
    ask: look.t("predict.rule.ask"),
    right: [choiceOf(look, best.square)],
    wrong: candidates
      .slice(1)
      .flatMap(({ square, degree = 0 }) =>
        square === undefined
          ? []
          : [choiceOf(look, square, look.t("predict.rule.reply", { square: look.name(square), degree }))],
      ),
    because: told,
  };
}
