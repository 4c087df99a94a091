// What browser tests do with the page: open it, press, read where it is.

/** @import { Page } from "@playwright/test" */
/** @import { Counts, Explanation, Frame } from "../../www/types.js" */

/** Digits of Hindi, for comparing numbers whatever they are written in. */
export const DEVANAGARI = "०१२३४५६७८९";

let opened = 0;

/**
 * Loads the page anew and waits until it is at its step.
 * @param {Page} page
 * @param {string} [link] the fragment, with its #
 * @param {number} [step] where it opens, if not where the link says
 */
export async function open(page, link = "", step) {
  // Another address each time: a new fragment alone would not load the page.
  await page.goto(`./?${opened++}${link}`);
  const said = /[#&](?:step=|counts=)(\d+)/.exec(link)?.[1];
  const expected = step ?? (said ? Number(said) : link.includes("problem=") ? 0 : 8);
  await page.waitForSelector("#page:not([aria-busy])", { state: "attached" });
  await reach(page, expected);
}

/**
 * Waits until the page is at a step and at rest there.
 * @param {Page} page @param {number} step @param {number} [timeout]
 */
export async function reach(page, step, timeout = 8000) {
  await page.waitForFunction(
    (wanted) =>
      Number(/** @type {HTMLInputElement} */ (document.querySelector("#timeline")).value) === wanted &&
      // The cells come with the first picture, a frame after the step.
      document.querySelector(".board-grid td") !== null,
    step,
    { timeout },
  );
}

/** The step that the page shows, whatever its digits. @param {Page} page @returns {Promise<number>} */
export function stepOf(page) {
  return page.evaluate(() =>
    Number(/** @type {HTMLInputElement} */ (document.querySelector("#timeline")).value),
  );
}

/** @param {Page} page */
export async function sentenceOf(page) {
  return (await page.locator("#sentence").textContent()) ?? "";
}

/** The counters as "8 step". @param {Page} page @returns {Promise<string[]>} */
export function countersOf(page) {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll("#counters div"),
      (row) => `${row.querySelector("dd")?.textContent} ${row.querySelector("dt")?.textContent}`,
    ),
  );
}

/**
 * Clicks buttons one after the other without waiting in between; a press is done when its click returns.
 * @param {Page} page @param {readonly string[]} ids
 */
export async function press(page, ...ids) {
  await page.evaluate((all) => {
    for (const id of all) document.getElementById(id)?.click();
  }, ids);
}

/** @param {Page} page @param {string} item of the menu, as it is called */
export async function jump(page, item) {
  await page.click("#jump");
  await page.locator("#jump-menu").getByRole("button", { name: item, exact: true }).click();
}

/** The names of all cells of the grid. @param {Page} page @returns {Promise<string[]>} */
export function cellsOf(page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("[role=gridcell]"), (cell) => cell.getAttribute("aria-label") ?? ""),
  );
}

/**
 * The position at which the page is, from a second search that is opened at the page's own link.
 * @param {Page} page
 * @returns {Promise<{ setup: string, frame: Frame, explanation: Explanation|null, counts: Counts, status: string }>}
 */
export function positionOf(page) {
  return page.evaluate(async () => {
    const load = (/** @type {string} */ file) => import(new URL(`www/${file}`, document.baseURI).href);
    const { default: init, Session } = await load("pkg/backstep.js");
    await init();
    const { setup, position } = (await load("url-state.js")).parseLink(location.hash);
    const session =
      position && "address" in position
        ? Session.restore(setup, position.address, position.counts)
        : Session.open(setup);
    if (position && "step" in position) while (!session.seek(position.step, 50));
    const { blocked, path, ...frame } = session.frame();
    const seen = {
      setup: session.setup(),
      frame: { ...frame, blocked: Array.from(blocked), path: Array.from(path) },
      explanation: session.explain(),
      counts: session.counts(),
      status: session.status(),
    };
    session.free();
    return seen;
  });
}

/**
 * mulberry32: the same numbers in every run.
 * @param {number} seed @returns {(below: number) => number}
 */
export function seeded(seed) {
  let a = seed;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}
