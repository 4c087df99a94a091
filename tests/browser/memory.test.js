// Memory that is refused, and memory that must not grow.
import { changeSetups, ENDLESS, limitMemory, memoryOf, watchMemory } from "./memory.js";
import { cellsOf, open, press, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Memory } from "./memory.js" */

test("where memory is refused it is told, and the last good board goes on", async ({ page, complaints }) => {
  // The searches may have some three megabytes, the workers that count not a page beyond what they begin with.
  await limitMemory(page, "backstep_bg.wasm", 50);
  await limitMemory(page, "backstep_simd_bg.wasm", 0);
  await open(page, "#problem=tour&n=8&rate=max&panel=numbers");
  const message = page.locator("#message-text");
  await expect(page.getByRole("button", { name: "Count them all" })).toBeVisible();

  // A set-up that is too large leaves the board as it is.
  await press(page, "next", "next");
  const board = await cellsOf(page);
  await page.evaluate(() => {
    location.hash = "problem=tour&n=1000&method=tiles";
  });
  await expect(message).toContainText("This puzzle could not be opened: something went wrong inside");
  expect(await cellsOf(page)).toEqual(board);
  await page.click("#message-close");
  await press(page, "next");
  expect(await stepOf(page)).toBe(3);

  // Play that fills a tree stops where it was well, and goes on from there.
  await page.locator("#panel-names button", { hasText: "Tree" }).click();
  await page.click("#play");
  await expect(message).toHaveText("Something went wrong inside; your board was restored.");
  await expect(page.locator("#play")).toHaveText("Play");
  await page.click("#message-close");
  const step = await stepOf(page);
  await press(page, "next");
  expect(await stepOf(page)).toBeGreaterThan(step);

  // A count that has not enough of it says so.
  await page.evaluate(() => {
    location.hash = "problem=queens&n=8&panel=numbers";
  });
  await page.getByRole("button", { name: "Count them all" }).click();
  await expect(page.locator("#panel")).toContainText("Counting broke off, perhaps for want of memory.");
  expect(complaints.filter((line) => line.startsWith("uncaught"))).toEqual([]);
  complaints.length = 0;
});

test("memory stays as it is, however many steps are made and set-ups opened", async ({ page }) => {
  test.slow();
  const session = await watchMemory(page);
  await open(page, `#${ENDLESS}`, 0);
  await page.click("#play");
  const passed = (/** @type {number} */ steps) =>
    page.waitForFunction(
      (wanted) =>
        Number(/** @type {HTMLInputElement} */ (document.querySelector("#timeline")).value) > wanted,
      steps,
      { timeout: 60_000 },
    );
  await passed(2_000_000);
  const early = await memoryOf(page, session);
  await passed(6_000_000);
  expectFlat(early, await memoryOf(page, session));

  await open(page);
  await changeSetups(page, 0, 32);
  const few = await memoryOf(page, session);
  await changeSetups(page, 32, 64);
  expectFlat(few, await memoryOf(page, session));
});

/** @param {Memory} before @param {Memory} after as much, but for what happens to be on the page just then */
function expectFlat(before, after) {
  expect(after.wasm).toBeLessThan(before.wasm + 1);
  expect(after.heap).toBeLessThan(before.heap + 1);
  expect(after.nodes).toBeLessThan(before.nodes + 600);
  expect(after.listeners).toBeLessThan(before.listeners + 60);
}
