/**
 * Questions about whether a position can still be finished: they are proved, not guessed, and not asked where the
 * proof takes too long.
 *
 * @import { Choice, Draft, Look } from "./look.js"
 * @import { Key } from "../i18n/index.js"
 */
import { choiceOf } from "./steps.js";

/** Squares of a solution up to which every prefix is proved at once. */
const PROVABLE = 36;
/** Pieces of a retreat that is worth asking for the mistake behind it. */
const LONG = 3;

/** @param {Look} look */
function isPosition({ frame, isOver }) {
  const { method, solution } = frame;
  return (
    !isOver && !solution && !["repair", "enumerate", "script", "tiles", "rotate", "formula"].includes(method)
  );
}

/** Whether this position can still be finished. @param {Look} look @returns {Draft|null} */
export function finish(look) {
  const { frame } = look;
  const { path, goal, deadEnd } = frame;
  if (!isPosition(look) || deadEnd || 3 * path.length < goal || path.length === goal) return null;
  const squares = look.squares();
  const answer = squares ? look.canFinish(squares) : "unknown";
  if (answer === "unknown") return null;
  const choices = ["yes", "no"].map((value) => ({
    value,
    text: look.t(/** @type {Key} */ (`predict.finish.${value}`)),
    reply: look.t(/** @type {Key} */ (`predict.finish.${value}.reply`)),
  }));
  return {
    ask: look.t("predict.finish.ask"),
    right: choices.filter(({ value }) => value === answer),
    wrong: choices.filter(({ value }) => value !== answer),
    because: look.t(/** @type {Key} */ (`predict.finish.because.${answer}`)),
    kinds: true,
  };
}

/** After which piece there was no solution any more, behind a dead end. @param {Look} look @returns {Draft|null} */
export function mistake(look) {
  const { frame, explanation } = look;
  const { goal, given, method } = frame;
  if (explanation?.kind !== "backtrack" || goal > PROVABLE) return null;
  if (!isPosition(look) || method === "scan" || frame.attempt !== undefined) return null;
  const taken = look.lastRetreat();
  const squares = look.squares();
  if (!squares || taken.length < LONG) return null;
  const path = [...squares, ...taken.reverse()];
  // What is part of a position that can be finished can be finished too.
  let [good, bad] = [Math.max(given, 1) - 1, path.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const answer = look.canFinish(path.slice(0, middle));
    if (answer === "unknown") return null;
    if (answer === "yes") good = middle;
    else bad = middle;
  }
  const first = frame.problem === "queens" ? 1 : 0;
  if (bad <= Math.max(given, 1) || path.length - bad < 1) return null;
  /** @param {number} place @returns {Choice} */
  const choice = (place) => ({
    ...choiceOf(look, path[place]),
    value: place,
    text: look.of("mistake.choice", { piece: place + first, square: look.name(path[place]) }),
    reply: look.t(place < bad - 1 ? "predict.mistake.early" : "predict.mistake.late"),
  });
  const places = path.map((_, place) => place).slice(Math.max(given, 1));
  const near = places.filter((place) => Math.abs(place - (bad - 1)) <= 3 || place === path.length - 1);
  return {
    ask: look.of("mistake.ask", { piece: path.length - 1 + first, square: look.name(path[path.length - 1]) }),
    right: [choice(bad - 1)],
    wrong: near.filter((place) => place !== bad - 1).map(choice),
    because: look.of("mistake.because", { piece: bad - 1 + first, square: look.name(path[bad - 1]) }),
    sorted: true,
  };
}

/** Whether it matters which of two equal squares Warnsdorff's rule takes. @param {Look} look @returns {Draft|null} */
export function tie(look) {
  const { frame } = look;
  const { candidates, cursor, method } = frame;
  if (!isPosition(look) || method !== "warnsdorff" || cursor > 0) return null;
  const [one, two] = candidates;
  if (one?.square === undefined || two?.square === undefined || one.degree !== two.degree) return null;
  const squares = look.squares();
  if (!squares) return null;
  const answers = [one.square, two.square].map((square) => look.canFinish([...squares, square]));
  if (answers.includes("unknown")) return null;
  const names = ["neither", "second", "first", "both"];
  const value = names[(answers[0] === "yes" ? 2 : 0) + (answers[1] === "yes" ? 1 : 0)];
  // By their names on the board, not in the order of the rule.
  const [low, high] = one.square < two.square ? [one.square, two.square] : [two.square, one.square];
  const swapped = low !== one.square;
  const answer = swapped ? ({ first: "second", second: "first" }[value] ?? value) : value;
  const params = { first: look.name(low), second: look.name(high), degree: one.degree ?? 0 };
  const choices = names.map((each) => ({
    value: each,
    text: look.t(/** @type {Key} */ (`predict.tie.${each}`), params),
  }));
  return {
    ask: look.t("predict.tie.ask", params),
    right: choices.filter((each) => each.value === answer),
    wrong: choices.filter((each) => each.value !== answer),
    because: look.t(/** @type {Key} */ (`predict.tie.because.${answer}`), params),
    kinds: true,
  };
}
