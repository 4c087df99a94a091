/** What the canvas takes from the style sheet: the custom properties of www/style/tokens.css, by role. */

/**
 * @typedef {object} Theme
 * @property {string} font
 * @property {string} squareLight
 * @property {string} squareDark
 * @property {string} barred
 * @property {string} ink
 * @property {string} halo
 * @property {string} piece
 * @property {string} pieceHalo
 * @property {string} path
 * @property {string} pathText
 * @property {string} current
 * @property {string} candidate
 * @property {string} candidateText
 * @property {string} conflict
 * @property {string} takenBack
 * @property {string} label
 * @property {number} labelSize  px
 * @property {number} mark       px: the thinnest stroke of a mark
 * @property {number} outline    px
 */

/**
 * @param {Element} element
 * @returns {Theme}
 */
export function readTheme(element) {
  const style = getComputedStyle(element);
  const text = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  const pixels = (/** @type {string} */ name) => Number.parseFloat(text(name));
  return {
    font: text("--font"),
    squareLight: text("--square-light"),
    squareDark: text("--square-dark"),
    barred: text("--barred"),
    ink: text("--ink"),
    halo: text("--halo"),
    piece: text("--piece"),
    pieceHalo: text("--piece-halo"),
    path: text("--path"),
    pathText: text("--path-text"),
    current: text("--current"),
    candidate: text("--candidate"),
    candidateText: text("--candidate-text"),
    conflict: text("--conflict"),
    takenBack: text("--taken-back"),
    label: text("--board-label"),
    labelSize: pixels("--board-label-size"),
    mark: pixels("--mark"),
    outline: pixels("--outline"),
  };
}

/**
 * Any CSS colour, a system colour too, as [r, g, b] in 0–255: the canvas itself is asked.
 *
 * @param {string} colour
 * @returns {[number, number, number]}
 */
export function rgbOf(colour) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, 1, 1);
  const [r, g, b] = ctx.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}
