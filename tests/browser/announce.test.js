// What a screen reader hears: every step when stepping, little while playing.
import { jump, open, press } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** Notes every announcement from now on. @param {Page} page */
async function listen(page) {
  await page.evaluate(() => {
    const status = /** @type {Element} */ (document.querySelector("#status"));
    /** @type {string[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    new MutationObserver(() => heard.push(status.textContent ?? "")).observe(status, { childList: true });
  });
}

/** @param {Page} page @returns {Promise<string[]>} */
const heard = (page) =>
  page.evaluate(() => /** @type {{ heard: string[] }} */ (/** @type {unknown} */ (globalThis)).heard);

test("each step that is pressed is announced, in whole sentences", async ({ page }) => {
  await open(page);
  await listen(page);
  for (const id of ["next", "next", "previous"]) {
    await press(page, id);
    await expect(page.locator("#status")).toHaveText((await page.locator("#sentence").textContent()) ?? "");
  }
  expect(await heard(page)).toEqual([
    "Queen 2 is taken off c3; d3 comes next.",
    "Queen 2 is placed on d3: nothing attacks it.",
    "Earlier: step 9. Queen 2 is taken off c3; d3 comes next.",
  ]);
});

test("play is summed up at most every three seconds, and a solution is said at once", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&rate=4");
  await listen(page);
  await page.click("#play");
  await page.waitForFunction(
    (end) => performance.now() > end,
    await page.evaluate(() => performance.now() + 5000),
  );
  const said = await heard(page);
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(3);
  await page.click("#play");
  await jump(page, "To first solution");
  await expect(page.locator("#status")).toHaveText("Solution 1: the knight has visited all 25 squares.");
});
