/**
 * The drawing of a position on paper: pieces, what is refused at this node, what was just taken back.
 *
 * @import { Step } from "./run.js"
 * @import { Drawing, View } from "./types.js"
 */
import { label, OFF_BOARD } from "../words/squares.js";

/** @param {Step} step @param {View} view @param {number} side of a square in millimetres @returns {Drawing} */
export function positionOf({ explanation, frame }, { i18n, labels }, side) {
  const { problem, files, ranks, blocked, path, head, candidates } = frame;
  const isQueens = problem === "queens";
  const refused = candidates.flatMap(({ square, conflict }) =>
    square === undefined || conflict === undefined || path.includes(square) ? [] : [square],
  );
  const visited = Array.from(path).flatMap((square, move) =>
    square === OFF_BOARD ? [] : [/** @type {[number, string]} */ ([square, String(move)])],
  );
  const names = i18n.list(Array.from(path, (square) => label(square, frame, labels)));
  return {
    files,
    ranks,
    labels,
    side,
    name: i18n.t(names ? "sheets.drawn" : "sheets.empty", { files, ranks, squares: names }),
    barred: blocked,
    queens: isQueens ? Array.from(path) : [],
    texts: new Map(isQueens ? [] : visited.filter(([square]) => square !== head)),
    knight: isQueens ? null : head,
    refused,
    taken: explanation?.kind === "backtrack" ? (explanation.square ?? null) : null,
  };
}
