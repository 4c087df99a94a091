/** Draws a QR code: always dark on light, because readers expect it. */
import { svg } from "./dom.js";

/** Light cells that must lie around it. */
const QUIET = 4;

/** @param {{ size: number, cells: Uint8Array }} code @param {string} name for who cannot see it @returns {SVGSVGElement} */
export function qrDrawing({ size, cells }, name) {
  const side = size + 2 * QUIET;
  let dark = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!cells[y * size + x]) continue;
      // Cells in a row are one piece: between pieces a screen may show a hair of light.
      let end = x;
      while (end < size && cells[y * size + end]) end += 1;
      dark += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  }
  const drawing = svg(
    "svg",
    { viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, class: "qr", role: "img", "aria-label": name },
    svg("rect", { x: -QUIET, y: -QUIET, width: side, height: side, fill: "white" }),
    svg("path", { d: dark, fill: "black", "shape-rendering": "crispEdges" }),
  );
  return /** @type {SVGSVGElement} */ (drawing);
}
