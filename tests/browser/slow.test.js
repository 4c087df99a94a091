// On a machine six times as slow as this one the page stays usable, and says how long it will take.
import { ENDLESS } from "./memory.js";
import { jump, open, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

const TIMES = 6;
/** Milliseconds after which an answer no longer belongs to what was pressed. */
const BELONGS = 300;

/** @param {Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: TIMES });
  await page.evaluate(() => {
    /** @type {number[]} */
    const delays = [];
    Object.assign(globalThis, { delays });
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        // The frame that shows the answer is over when the next one begins.
        requestAnimationFrame(() => requestAnimationFrame(() => delays.push(performance.now() - timeStamp))),
      { capture: true },
    );
  });
}

/**
 * Presses a key some times: the machine may be busy with something else for once, so the quickest answer is what the
 * page can do.
 * @param {Page} page @param {string} key @returns {Promise<number>} milliseconds until a picture with the answer
 */
async function delayOf(page, key) {
  const delays = await page.evaluateHandle(
    () => /** @type {{ delays: number[] }} */ (/** @type {any} */ (globalThis)).delays,
  );
  await delays.evaluate((all) => {
    all.length = 0;
  });
  for (let i = 1; i <= 5; i++) {
    await page.keyboard.press(key);
    await expect.poll(() => delays.evaluate((all) => all.length)).toBe(i);
  }
  return delays.evaluate((all) => Math.min(...all));
}

test("it answers while it plays, jumps and counts by itself, and tells the time left", async ({ page }) => {
  test.slow();
  // Without workers all is done in the page.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  await open(page, `#${ENDLESS}`, 0);
  await slowDown(page);
  await page.click("#play");
  await expect.poll(() => stepOf(page)).toBeGreaterThan(100_000);
  expect(await delayOf(page, "-"), "playing with all panels").toBeLessThan(BELONGS);
  await page.keyboard.press("Escape");
  await expect(page.locator("#play")).toHaveText("Play");

  await page.locator("#timeline").fill("0");
  await expect.poll(() => stepOf(page)).toBe(0);
  await page.click("#play");
  await expect(page.locator("#time"), "playing what was seen").toContainText(/about [\d,]+ seconds? left/);
  await page.keyboard.press("Escape");

  await jump(page, "Next solution");
  expect(await delayOf(page, "+"), "jumping").toBeLessThan(BELONGS);
  await page.keyboard.press("Escape");

  await page.evaluate(() => {
    location.hash = "problem=queens&n=16&panel=numbers";
  });
  await page.getByRole("button", { name: "Count them all" }).click();
  await expect(page.locator("#panel"), "counting").toContainText(/About \d+ seconds? left/, {
    timeout: 20_000,
  });
  expect(await delayOf(page, "-"), "counting").toBeLessThan(BELONGS);
  await page.getByRole("button", { name: "Stop counting" }).click();
  await expect(page.locator("#panel")).toContainText("The count was stopped.");
});
