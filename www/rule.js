/**
 * The rule card: how a queen and a knight move. Half of many classes does not play chess.
 *
 * @import { I18n } from "./i18n/index.js"
 */

import { KNIGHT, pieceDrawing, QUEEN } from "./pieces.js";
import { openDialog } from "./ui/dialogs.js";
import { make, svg } from "./ui/dom.js";

const SIDE = 5;
const CELL = 20;
/** From the middle square: files right, ranks down. */
const KNIGHT_TARGETS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];
const LINES = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** @param {I18n} i18n */
export function openRule(i18n) {
  const figures = [
    { shape: KNIGHT, text: i18n.t("rule.knight"), targets: KNIGHT_TARGETS, lines: false },
    {
      shape: QUEEN,
      text: i18n.t("rule.queen"),
      targets: LINES.flatMap(([x, y]) => [
        [x, y],
        [2 * x, 2 * y],
      ]),
      lines: true,
    },
  ];
  const cards = figures.map(({ shape, text, targets, lines }) => {
    const picture = svg("svg", {
      viewBox: `0 0 ${SIDE * CELL} ${SIDE * CELL}`,
      role: "img",
      "aria-label": text,
    });
    for (let i = 0; i < SIDE * SIDE; i++) {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      const tone = (x + y) % 2 === 0 ? "rule-dark" : "rule-light";
      picture.append(svg("rect", { x: x * CELL, y: y * CELL, width: CELL, height: CELL, class: tone }));
    }
    const middle = (SIDE * CELL) / 2;
    for (const [x, y] of targets) {
      const [cx, cy] = [middle + x * CELL, middle + y * CELL];
      if (lines) picture.append(svg("line", { x1: middle, y1: middle, x2: cx, y2: cy, class: "rule-line" }));
    }
    for (const [x, y] of targets) {
      picture.append(
        svg("circle", { cx: middle + x * CELL, cy: middle + y * CELL, r: 3.5, class: "rule-dot" }),
      );
    }
    const size = CELL * 0.9;
    const piece = pieceDrawing(shape);
    piece.setAttribute(
      "transform",
      `translate(${middle - size / 2} ${middle - size / 2}) scale(${size / 100})`,
    );
    picture.append(piece);
    return make("figure", {}, picture, make("figcaption", {}, text));
  });
  openDialog("rule-dialog", "rule.title", i18n, make("div", { className: "rules" }, ...cards));
}
