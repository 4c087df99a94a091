/**
 * The stack of paper: which sheet lies on which side, and how many pages that makes. The key never lies on the back of a
 * sheet.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Room } from "./blank.js"
 * @import { Sheet } from "./types.js"
 *
 * @typedef {object} Layout
 * @property {keyof typeof PAPERS} paper
 * @property {boolean} halves two sheets on a side
 * @property {boolean} withKey
 * @property {boolean} keyOnly
 */
import { make } from "../ui/dom.js";
import { emptyPage, hasAnswers, keyPage, sheetPage } from "./paper.js";

/** Widths and heights in millimetres. */
export const PAPERS = /** @type {const} */ ({
  a4: [210, 297],
  letter: [215.9, 279.4],
  legal: [215.9, 355.6],
});

/** Millimetres of the margin all round, and of the head and foot of a sheet. */
const MARGIN = 12;
const HEAD = 50;

/** @param {Layout} layout @returns {[number, number]} width and height of a sheet */
function sizeOf({ paper, halves }) {
  const [width, height] = PAPERS[paper];
  return halves ? [height / 2, width] : [width, height];
}

/** What a sheet has between its head and its foot. @param {Layout} layout @returns {Room} */
export function roomOf(layout) {
  const [width, height] = sizeOf(layout);
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - HEAD };
}

/**
 * Puts sheets on the stack.
 * @param {HTMLElement} stack @param {readonly Sheet[]} sheets @param {readonly string[]} codes their numbers
 * @param {Layout} layout @param {I18n} i18n
 * @returns {{ pages: number, isLong: boolean }} isLong: a sheet has no room on its page
 */
export function fill(stack, sheets, codes, layout, i18n) {
  const { paper, halves, withKey, keyOnly } = layout;
  const [width, height] = sizeOf(layout);
  stack.dataset.paper = paper + (halves ? "-wide" : "");
  stack.style.setProperty("--sheet-width", String(width));
  stack.style.setProperty("--sheet-height", String(height));
  const isKeyed = hasAnswers(sheets[0]);
  const pages = keyOnly && isKeyed ? [] : sheets.map((sheet, i) => sheetPage(sheet, codes[i], i18n));
  // One sheet alone is there twice.
  if (halves && pages.length === 1) pages.push(sheetPage(sheets[0], codes[0], i18n));
  stack.replaceChildren(...(halves ? pairs(pages) : pages.map((page) => side(page))));
  // As long as they are in print: on a small screen nothing is quite in proportion.
  stack.style.setProperty("--mm", "1mm");
  for (const page of pages) page.classList.toggle("sheet-long", lengthOf(page) > 1);
  if (isKeyed && (withKey || keyOnly)) {
    if (countOf(stack) % 2 === 1) stack.append(side(emptyPage(i18n)));
    stack.append(side(keyPage(sheets, codes, i18n)));
  }
  const count = countOf(stack);
  stack.style.removeProperty("--mm");
  return { pages: count, isLong: stack.querySelector(".sheet-long") !== null };
}

/** One side of paper. @param {...HTMLElement} sheets */
const side = (...sheets) => make("div", { className: "sheet-side" }, ...sheets);

/** @param {readonly HTMLElement[]} pages */
const pairs = (pages) =>
  pages.flatMap((page, i) => (i % 2 === 0 ? [side(page, ...pages.slice(i + 1, i + 2))] : []));

/** How many pages a sheet takes. @param {Element} sheet */
function lengthOf(sheet) {
  const page = Number.parseFloat(getComputedStyle(sheet).minHeight);
  return Math.max(1, Math.ceil((sheet.clientHeight - 1) / page));
}

/** @param {Element} stack */
function countOf(stack) {
  return Array.from(stack.children, ({ children: [sheet] }) => lengthOf(sheet)).reduce((a, b) => a + b, 0);
}
