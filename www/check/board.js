/**
 * The board of a checked text: a tour goes on move by move, the fault is ringed.
 *
 * @import { Check } from "../pkg/backstep.js"
 * @import { I18n } from "../i18n/index.js"
 * @import { Labels } from "../types.js"
 */
import { make, say, svg } from "../ui/dom.js";
import { label } from "../words/squares.js";

/** Boards larger than this are told, not drawn. */
const DRAWN = 40;

/** @param {Check} checked @param {I18n} i18n @param {Labels} labels @returns {HTMLElement|null} null: there is none to draw */
export function createBoard(checked, i18n, labels) {
  const { files, ranks, problem, squares, fault, valid, how } = checked;
  if (how === "none" || Math.max(files, ranks) > DRAWN) return null;
  const board = svg("svg", { viewBox: `0 0 ${files} ${ranks}`, class: "check-board", "aria-hidden": "true" });
  for (let i = 0; i < files * ranks; i++) {
    const [x, y] = [i % files, Math.floor(i / files)];
    const tone = (x + ranks - 1 - y) % 2 === 0 ? "rule-dark" : "rule-light";
    board.append(svg("rect", { x, y, width: 1, height: 1, class: tone }));
  }
  /** @param {number} square */
  const at = (square) => ({ cx: (square % files) + 0.5, cy: Math.floor(square / files) + 0.5 });
  const faults = (fault?.squares ?? new Uint32Array()).values();
  const rings = Array.from(faults, (square) =>
    svg("circle", { ...at(square), r: 0.44, class: "check-fault" }),
  );
  if (problem === "queens") {
    for (const square of squares)
      board.append(svg("circle", { ...at(square), r: 0.34, class: "gallery-queen" }));
    board.append(...rings);
    return make("div", {}, board);
  }
  // The numbers are the ones that were printed.
  const first = how === "from1" || how === "cells1" ? 1 : 0;
  const line = svg("polyline", { class: "check-path", points: "" });
  /** @param {number} square @param {string} text */
  const write = (square, text) => {
    const { cx, cy } = at(square);
    const number = svg("text", { x: cx, y: cy + 0.13, class: "check-number" });
    number.textContent = text;
    return number;
  };
  const numbers = Array.from(squares, (square, i) => write(square, String(i + first)));
  // A number that stands twice is on no square of the tour.
  const twice =
    fault?.kind === "doubled"
      ? Array.from(fault.squares, (square) => write(square, fault.params.number))
      : [];
  board.append(line, ...numbers, ...twice, ...rings);
  // The fault itself is the move after those that are right.
  const begin = Math.min(fault ? valid : squares.length - 1, squares.length - 1);
  if (squares.length < 2) return make("div", {}, board);
  const range = make("input", { type: "range", min: 0, max: squares.length - 1, value: begin });
  const told = make("output", {});
  const show = () => {
    const last = Number(range.value);
    const points = Array.from(squares.slice(0, last + 1), (square) => `${at(square).cx},${at(square).cy}`);
    line.setAttribute("points", points.join(" "));
    for (const [i, number] of numbers.entries()) number.classList.toggle("later", i > last);
    const text = i18n.t("check.move", { number: last + first, a: label(squares[last], checked, labels) });
    say(told, text);
    range.setAttribute("aria-valuetext", text);
  };
  range.addEventListener("input", show);
  show();
  return make(
    "div",
    { className: "check-steps" },
    board,
    make("label", {}, make("span", {}, i18n.t("check.upTo")), range),
    told,
  );
}
