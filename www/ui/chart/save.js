/**
 * A drawing as a file of its own: what the style sheets say of it is written into it.
 */

/** What of the style makes the picture. */
const PROPERTIES = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin"],
  ...["font-family", "font-size", "font-weight", "text-anchor", "display"],
];

/** Pixels of paper around it. */
const MARGIN = 16;

/**
 * The text of an SVG file that looks as the drawing does now.
 * @param {SVGSVGElement} drawing shown on the page @param {string} title
 * @returns {string}
 */
export function svgText(drawing, title) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const shown = drawing.querySelectorAll("*");
  for (const [i, element] of copy.querySelectorAll("*").entries()) {
    const style = getComputedStyle(shown[i]);
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property);
      if (value) element.setAttribute(property, value);
    }
    element.removeAttribute("class");
  }
  for (const element of copy.querySelectorAll("[display=none]")) element.remove();
  const namespace = "http://www.w3.org/2000/svg";
  const name = document.createElementNS(namespace, "title");
  name.textContent = title;
  const paper = document.createElementNS(namespace, "rect");
  const { width, height } = drawing.viewBox.baseVal;
  const size = { width: `${width + 2 * MARGIN}`, height: `${height + 2 * MARGIN}` };
  const corner = { x: `${-MARGIN}`, y: `${-MARGIN}` };
  const fill = getComputedStyle(drawing).getPropertyValue("--surface").trim();
  for (const [key, value] of Object.entries({ ...corner, ...size, fill })) paper.setAttribute(key, value);
  for (const [key, value] of Object.entries(size)) copy.setAttribute(key, value);
  copy.setAttribute("viewBox", `${corner.x} ${corner.y} ${size.width} ${size.height}`);
  copy.prepend(name, paper);
  copy.removeAttribute("aria-hidden");
  copy.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
}
