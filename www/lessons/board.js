/**
 * A small board for paper: black on white, empty squares left empty, so that it costs little toner and can be drawn on.
 *
 * @import { Frame } from "../types.js"
 */
import { svg } from "../ui/dom.js";
import { label, OFF_BOARD } from "../words/squares.js";

/** Sides up to which squares have names at the edge. */
const NAMED = 12;
const MARGIN = 0.6;

/**
 * The pieces by their numbers, a cross where the current piece was refused.
 * @param {Frame} frame @param {import("../types.js").Labels} labels
 */
export function paperBoard({ files, ranks, blocked, path, problem, candidates }, labels) {
  const box = `${-MARGIN} ${-0.05} ${files + MARGIN + 0.05} ${ranks + MARGIN + 0.05}`;
  const board = svg("svg", { viewBox: box, class: "paper-board", "aria-hidden": "true" });
  const at = (/** @type {number} */ square) => ({ x: square % files, y: Math.floor(square / files) });
  for (const square of blocked)
    board.append(svg("rect", { ...at(square), width: 1, height: 1, class: "paper-barred" }));
  for (let x = 0; x <= files; x++) board.append(line(x, 0, x, ranks));
  for (let y = 0; y <= ranks; y++) board.append(line(0, y, files, y));
  if (Math.max(files, ranks) <= NAMED) {
    // Chess names its edges "a" and "4", a printed matrix "0" and "0".
    const [row, column] = [
      (/** @type {number} */ y) => edge(y * files, labels)[0],
      (/** @type {number} */ x) => edge(x, labels)[1],
    ];
    for (let y = 0; y < ranks; y++) board.append(text(-MARGIN / 2, y + 0.5, row(y), "paper-edge"));
    for (let x = 0; x < files; x++) board.append(text(x + 0.5, ranks + MARGIN / 2, column(x), "paper-edge"));
  }
  for (const { square, conflict } of candidates) {
    if (square === undefined || conflict === undefined || path.includes(square)) continue;
    const { x, y } = at(square);
    board.append(line(x + 0.3, y + 0.3, x + 0.7, y + 0.7), line(x + 0.3, y + 0.7, x + 0.7, y + 0.3));
  }
  for (const [i, square] of path.entries()) {
    if (square === OFF_BOARD) continue;
    const { x, y } = at(square);
    if (problem === "queens")
      board.append(svg("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.38, class: "paper-queen" }));
    const number = problem === "queens" ? i + 1 : i;
    board.append(
      text(x + 0.5, y + 0.5, String(number), problem === "queens" ? "paper-number" : "paper-move"),
    );
  }
  return board;

  /** @param {number} square @param {import("../types.js").Labels} labels @returns {[row: string, column: string]} */
  function edge(square, labels) {
    const name = label(square, { files, ranks }, labels);
    const [, first, second] = /^\(?([a-z]+|\d+)[, ]*(\d+)\)?$/.exec(name) ?? ["", "", ""];
    return labels === "chess" ? [second, first] : [first, second];
  }
}

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
function line(x1, y1, x2, y2) {
  return svg("line", { x1, y1, x2, y2, class: "paper-line" });
}

/** @param {number} x @param {number} y @param {string} said @param {string} name of its class */
function text(x, y, said, name) {
  const element = svg("text", { x, y, class: name, "text-anchor": "middle", "dominant-baseline": "central" });
  element.textContent = said;
  return element;
}
