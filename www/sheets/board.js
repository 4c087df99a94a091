/**
 * A board on paper: black lines on white, at least half a millimetre wide, and hatching instead of black squares, so
 * that little toner and a bad copier will do. Lengths are millimetres.
 *
 * @import { Drawing } from "./types.js"
 */
import { KNIGHT, pieceDrawing, QUEEN } from "../pieces.js";
import { svg } from "../ui/dom.js";
import { fileName } from "../words/squares.js";

/** The names beside a board, and the lines. */
const GUTTER = 5;
const LINE = 0.5;
/** Between two strokes of a hatching. */
const HATCH = 3;

/** How wide a board is, its names included. @param {Pick<Drawing, "files"|"side"|"plain">} drawing */
export const widthOf = ({ files, side, plain }) => gutterOf(plain) + files * side + LINE;

/** … and how high. @param {Pick<Drawing, "ranks"|"side"|"plain">} drawing */
export const heightOf = ({ ranks, side, plain }) => gutterOf(plain) + ranks * side + LINE;

const gutterOf = (plain = false) => (plain ? LINE / 2 : GUTTER);

/** @param {Drawing} drawing @returns {SVGElement} */
export function drawBoard(drawing) {
  const {
    files,
    ranks,
    labels,
    side,
    name,
    dark = false,
    plain = false,
    barred = [],
    texts = new Map(),
  } = drawing;
  const { queens = [], knight = null, refused = [], taken = null } = drawing;
  const left = gutterOf(plain);
  const top = plain || labels === "chess" ? LINE / 2 : GUTTER;
  const at = (/** @type {number} */ square) => ({
    x: left + (square % files) * side,
    y: top + Math.floor(square / files) * side,
  });
  const picture = /** @type {SVGElement} */ (
    svg("svg", {
      viewBox: `0 0 ${widthOf(drawing)} ${heightOf(drawing)}`,
      class: "sheet-board",
      role: "img",
      "aria-label": name,
    })
  );
  picture.style.width = `calc(var(--mm) * ${widthOf(drawing)})`;
  if (dark) {
    const squares = Array.from({ length: files * ranks }, (_, square) => square);
    // a1 is dark.
    for (const square of squares.filter((each) => isDark(each, files, ranks)))
      picture.append(hatch(at(square), side, 1));
  }
  for (const square of barred) picture.append(hatch(at(square), side, 1), hatch(at(square), side, -1));
  picture.append(lines(files, ranks, side, { x: left, y: top }), ...(plain ? [] : names(drawing, top)));
  for (const [square, text] of texts) picture.append(words(at(square), side, text));
  for (const queen of queens) picture.append(piece(at(queen), side, QUEEN));
  if (knight !== null) picture.append(piece(at(knight), side, KNIGHT));
  for (const square of refused) picture.append(cross(at(square), side));
  if (taken !== null) picture.append(ring(at(taken), side));
  return picture;
}

/** @param {number} square @param {number} files @param {number} ranks */
const isDark = (square, files, ranks) =>
  ((square % files) + ranks - 1 - Math.floor(square / files)) % 2 === 0;

/** @typedef {{ x: number, y: number }} Place of a square's corner */

/** @param {number} files @param {number} ranks @param {number} side @param {Place} corner */
function lines(files, ranks, side, { x, y }) {
  const across = Array.from({ length: ranks + 1 }, (_, i) => `M${x} ${y + i * side}h${files * side}`);
  const down = Array.from({ length: files + 1 }, (_, i) => `M${x + i * side} ${y}v${ranks * side}`);
  return svg("path", { d: [...across, ...down].join(""), class: "sheet-line" });
}

/** The names of rows and columns, as the page's labels have them. @param {Drawing} drawing @param {number} top */
function names({ files, ranks, labels, side }, top) {
  const isChess = labels === "chess";
  const first = labels === "from1" ? 1 : 0;
  const columns = Array.from({ length: files }, (_, i) =>
    words(
      { x: GUTTER + i * side, y: isChess ? top + ranks * side : 0 },
      side,
      isChess ? fileName(i) : String(i + first),
      GUTTER,
    ),
  );
  const rows = Array.from({ length: ranks }, (_, i) => {
    const place = { x: 0, y: top + i * side };
    const box = { width: GUTTER, height: side };
    return label(place, box, isChess ? String(ranks - i) : String(i + first), 3.5);
  });
  return [...columns, ...rows];
}

/** A text in a square, or below one. @param {Place} place @param {number} side @param {string} text @param {number} [height] */
function words(place, side, text, height = side) {
  const size = height < side ? 3.5 : Math.min(side * 0.5, (1.5 * side) / Math.max(text.length, 1));
  return label(place, { width: side, height }, text, size);
}

/** @param {Place} place @param {{ width: number, height: number }} box @param {string} text @param {number} size */
function label({ x, y }, { width, height }, text, size) {
  const middle = { x: x + width / 2, y: y + height / 2 + size * 0.36 };
  return svg("text", { ...middle, "font-size": size, class: "sheet-word" }, document.createTextNode(text));
}

/** Strokes across a square. @param {Place} place @param {number} side @param {1|-1} way falling or rising */
function hatch({ x, y }, side, way) {
  let d = "";
  for (let at = HATCH; at < 2 * side; at += HATCH) {
    const [from, to] = [Math.max(0, at - side), Math.min(at, side)];
    // From the left edge or the bottom to the top or the right edge.
    const [y0, y1] = way === 1 ? [y + to, y + from] : [y + side - to, y + side - from];
    d += `M${x + from} ${y0}L${x + to} ${y1}`;
  }
  return svg("path", { d, class: "sheet-hatch" });
}

/** @param {Place} place @param {number} side @param {import("../pieces.js").PieceShape} shape */
function piece({ x, y }, side, shape) {
  const inset = side * 0.1;
  const box = { x: x + inset, y: y + inset, width: side - 2 * inset, height: side - 2 * inset };
  return svg("svg", { ...box, viewBox: "0 0 100 100", class: "sheet-piece" }, pieceDrawing(shape));
}

/** @param {Place} place @param {number} side */
function cross({ x, y }, side) {
  const [near, far] = [side * 0.25, side * 0.75];
  const d = `M${x + near} ${y + near}L${x + far} ${y + far}M${x + far} ${y + near}L${x + near} ${y + far}`;
  return svg("path", { d, class: "sheet-cross" });
}

/** @param {Place} place @param {number} side */
function ring({ x, y }, side) {
  return svg("circle", { cx: x + side / 2, cy: y + side / 2, r: side * 0.36, class: "sheet-ring" });
}
