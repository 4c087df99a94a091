/**
 * Questions about refusals, asked before they are made: the reason, and how much shares it.
 *
 * @import { Conflict } from "../types.js"
 * @import { Key } from "../i18n/index.js"
 * @import { Choice, Draft, Look } from "./look.js"
 */

/** Sequences beyond which their number is no answer any more. */
const MOST = 10 ** 12;

/** @type {readonly Conflict[]} */
const LINES = ["row", "column", "falling", "rising"];
/** @type {readonly Conflict[]} */
const TOUR = ["visited", "stranded", "cut-off", "too-many-ends", "not-closed"];

/** Why the next square will be refused; with several reasons each is right. @param {Look} look @returns {Draft|null} */
export function why(look) {
  const { explanation, told } = look.next();
  const { kind, conflict, square } = explanation ?? {};
  if (kind !== "reject" || conflict === undefined || square === undefined) return null;
  const reasons = look.frame.problem === "queens" ? linesOf(look, conflict, square) : tourReasons(conflict);
  if (!reasons) return null;
  /** @param {readonly string[]} values @returns {Choice[]} */
  const choices = (values) =>
    values.map((value) => ({
      value,
      text: look.t(/** @type {Key} */ (`predict.why.${value}`)),
      ...(value === "again" && { reply: look.t("predict.why.again.reply") }),
    }));
  return {
    ask: look.t("predict.why.ask", { square: look.name(square) }),
    right: choices(reasons.right),
    wrong: choices([...reasons.wrong, "again"]),
    because: told,
    kinds: true,
  };
}

/** The lines on which a square is attacked, and the others. @param {Look} look @param {Conflict} named by the engine @param {number} square */
function linesOf({ frame }, named, square) {
  if (!LINES.includes(named)) return null;
  const { files, path } = frame;
  const row = Math.floor(square / files);
  const column = square % files;
  /** @type {Set<string>} */
  const found = new Set();
  for (const queen of path) {
    const down = row - Math.floor(queen / files);
    const right = column - (queen % files);
    if (down === 0) found.add("row");
    else if (right === 0) found.add("column");
    else if (right === down) found.add("falling");
    else if (right === -down) found.add("rising");
  }
  return { right: Array.from(found), wrong: LINES.filter((line) => !found.has(line)) };
}

/** Of several reasons that look ahead more than one may hold: beside one of them none of the others is offered. @param {Conflict} named by the engine */
function tourReasons(named) {
  if (!TOUR.includes(named)) return null;
  return { right: [named], wrong: named === "visited" ? ["barred", "stranded"] : ["visited", "barred"] };
}

/** Which row a look ahead would find empty. @param {Look} look @returns {Draft|null} */
export function emptyRow(look) {
  const { explanation, told } = look.next();
  const { kind, conflict, square, row } = explanation ?? {};
  if (kind !== "reject" || conflict !== "empty-row" || square === undefined || row === undefined) return null;
  const { files, ranks, path } = look.frame;
  const held = new Set([...path, square].map((queen) => Math.floor(queen / files)));
  const squares = (/** @type {number} */ of) =>
    Array.from({ length: files }, (_, column) => of * files + column);
  const rows = Array.from({ length: ranks }, (_, each) => each).filter((each) => !held.has(each));
  const safe = new Map(rows.map((each) => [each, look.safeBeside(square, squares(each))]));
  /** @param {number} each @returns {Choice} */
  const choice = (each) => ({
    text: look.rowName(each),
    value: each,
    reply: look.t("predict.emptyRow.reply", { squares: look.names(safe.get(each) ?? []) }),
  });
  const attacked = {
    text: look.t("predict.emptyRow.attacked"),
    value: -1,
    reply: look.t("predict.emptyRow.attacked.reply", { square: look.name(square) }),
  };
  const right = rows.filter((each) => safe.get(each)?.length === 0).map(choice);
  if (right.length === 0 || right.length > 3) return null;
  return {
    ask: look.t("predict.emptyRow.ask", { square: look.name(square) }),
    right,
    wrong: [...rows.filter((each) => safe.get(each)?.length !== 0).map(choice), attacked],
    because: told,
    sorted: true,
  };
}

/** How many sequences share the fault of the one just refused. @param {Look} look @returns {Draft|null} */
export function share(look) {
  const { frame, explanation } = look;
  const { kind, conflict, move } = explanation ?? {};
  if (kind !== "reject" || conflict !== "breaks" || move === undefined) return null;
  const { problem, goal, candidates } = frame;
  const rest = (problem === "queens" ? goal : goal - 1) - move;
  const ways = candidates.length;
  const count = ways ** rest;
  if (rest < 1 || count > MOST) return null;
  const others = [1, ways * rest, ways ** (rest - 1), ways ** (rest + 1), ways].filter((n) => n !== count);
  return {
    ask: look.of("share.ask", { move, goal: problem === "queens" ? goal : goal - 1 }),
    right: [{ text: look.i18n.n(count), value: count }],
    wrong: Array.from(new Set(others)).map((n) => ({
      text: look.i18n.n(n),
      value: n,
      reply: n === 1 ? look.t("predict.share.one") : look.t("predict.share.reply"),
    })),
    because: look.of("share.because", { move, ways, rest, count }),
    sorted: true,
  };
}
