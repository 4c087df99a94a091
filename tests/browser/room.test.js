// Room mode: a projector, a clicker, thirty pupils.
import { open, reach, stepOf } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

test.beforeEach(async ({ page }) => {
  // Counts how many locks are held: the headless browser has no screen to keep awake.
  await page.addInitScript(() => {
    const locks = { held: 0 };
    Object.assign(globalThis, { locks });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        async request(/** @type {string} */ type) {
          if (type === "screen") locks.held++;
          return { release: async () => locks.held-- };
        },
      },
    });
  });
});

/** @param {import("@playwright/test").Page} page */
const locksOf = (page) =>
  page.evaluate(
    () => /** @type {{ locks: { held: number } }} */ (/** @type {unknown} */ (globalThis)).locks.held,
  );

test("room mode is paused, light, large, awake, and in the link", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=8&theme=dark&rate=1");
  await page.click("#play");
  const size = () =>
    page.locator("#sentence").evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const small = await size();
  await page.keyboard.press("m");
  await expect(page.locator("#play")).toHaveText("Play");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "projector");
  await expect(page.locator("#room")).toHaveText("Leave room");
  expect(await size()).toBeGreaterThan(Math.max(small, 800 / 22));
  expect(await locksOf(page)).toBe(1);
  expect(await page.evaluate(() => location.hash)).toContain("room=1");
  await page.click("#room");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => locksOf(page)).toBe(0);
  expect(await size()).toBe(small);
});

test("a clicker steps, blanks, and may load the page again", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=8&room=1");
  const { keyboard } = page;
  await keyboard.press("PageDown");
  await keyboard.press("PageDown");
  await keyboard.press("PageUp");
  expect(await stepOf(page)).toBe(9);
  const sentence = await page.locator("#sentence").textContent();
  // F5, as "start the show" of many clickers sends it.
  await page.reload();
  await reach(page, 9);
  await expect(page.locator("#play")).toHaveText("Play");
  await expect(page.locator("#room")).toHaveText("Leave room");
  expect(`Earlier: step 9. ${await page.locator("#sentence").textContent()}`).toContain(sentence ?? "");
  for (const key of ["b", "."]) {
    await keyboard.press(key);
    await expect(page.locator("#blank")).toBeVisible();
    await keyboard.press(key);
    await expect(page.locator("#blank")).toBeHidden();
  }
  await keyboard.press("b");
  await keyboard.press("Escape");
  await expect(page.locator("#blank")).toBeHidden();
  await keyboard.press("b");
  await page.mouse.click(600, 400);
  await expect(page.locator("#blank")).toBeHidden();
  expect(await stepOf(page)).toBe(9);
});

test("outside room mode no key blanks the page", async ({ page }) => {
  await open(page);
  await page.keyboard.press("b");
  await page.keyboard.press(".");
  await expect(page.locator("#blank")).toBeHidden();
});

test("nothing that is needed lies where a projector cuts or heads are", async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [800, 600],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page, "#problem=queens&n=8&step=23&room=1");
    const boxes = await page.evaluate(() =>
      ["#sentence", "#counters", "#previous", "#play", "#next", "#board", "#marks"].map((selector) => {
        const { left, top, right, bottom } = /** @type {Element} */ (
          document.querySelector(selector)
        ).getBoundingClientRect();
        return { selector, left, top, right, bottom };
      }),
    );
    for (const { selector, left, top, right, bottom } of boxes) {
      const where = `${selector} at ${width}×${height}`;
      expect(left, where).toBeGreaterThanOrEqual(width * 0.05 - 1);
      expect(right, where).toBeLessThanOrEqual(width * 0.95 + 1);
      expect(top, where).toBeGreaterThanOrEqual(0);
      expect(bottom, where).toBeLessThanOrEqual(height * 0.9 + 1);
    }
  }
});

test("the tools: a square is pointed at, the picture is frozen, a vote is counted, the code is shown", async ({
  page,
}) => {
  await open(page, "#problem=queens&n=4&step=8&room=1");
  await page.click("#tools");
  await expect(page.locator("#wall-dialog button")).toHaveCount(6);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  const corner = () =>
    page.locator("#board canvas").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  const plain = await corner();
  await page.keyboard.press("s");
  await expect(page.locator("#status")).toHaveText("The arrow points at c3.");
  await expect.poll(corner).not.toBe(plain);
  await page.keyboard.press("s");
  await expect(page.locator("#status")).toHaveText("The arrow is gone.");
  await expect.poll(corner).toBe(plain);

  await page.keyboard.press("f");
  await expect(page.locator("#freeze-dialog")).toBeVisible();
  await expectAccessible(page);
  for (const key of ["PageDown", "PageUp", "ArrowRight", "b", "m", "s"]) await page.keyboard.press(key);
  await page.mouse.click(300, 400);
  await page.mouse.click(900, 600);
  expect(await stepOf(page)).toBe(8);
  await expect(page.locator("#blank")).toBeHidden();
  await expect(page.locator("#note")).toBeHidden();
  await expect(page.locator("#freeze-dialog")).toBeVisible();
  await page.keyboard.press("f");
  await expect(page.locator("#freeze-dialog")).toHaveCount(0);
  await page.keyboard.press("PageDown");
  await reach(page, 9);

  await page.keyboard.press("v");
  const counts = page.locator("#vote-dialog input");
  await expect(counts).toHaveCount(4);
  for (const [i, votes] of [12, 5, 9, 2].entries()) await counts.nth(i).fill(String(votes));
  const bars = await page
    .locator("#vote-dialog .vote-bar")
    .evaluateAll((all) =>
      all.map((bar) => Math.round(Number.parseFloat(/** @type {HTMLElement} */ (bar).style.width))),
    );
  expect(bars).toEqual([43, 18, 32, 7]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.keyboard.press("q");
  await expect(page.locator("#code-dialog .typed")).toHaveText("P1-9");
  await expect(page.locator("#code-dialog .qr")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
});

test("the tools keep clear of the edges, and are silent outside the room", async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [800, 600],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page, "#problem=queens&n=4&step=8&room=1");
    for (const [key, parts] of Object.entries({ q: ".qr, .typed", v: "input", f: "p, button" })) {
      await page.keyboard.press(key);
      await page.locator("dialog[open]").locator(parts).last().waitFor();
      const boxes = await page
        .locator("dialog[open]")
        .locator(parts)
        .evaluateAll((all) =>
          all.map((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return { left, top, right, bottom };
          }),
        );
      expect(boxes.length).toBeGreaterThan(1);
      for (const { left, top, right, bottom } of boxes) {
        const where = `${key} at ${width}×${height}`;
        expect(left, where).toBeGreaterThanOrEqual(width * 0.05 - 1);
        expect(right, where).toBeLessThanOrEqual(width * 0.95 + 1);
        expect(top, where).toBeGreaterThanOrEqual(height * 0.05 - 1);
        expect(bottom, where).toBeLessThanOrEqual(height * 0.9 + 1);
      }
      await page.keyboard.press("Escape");
      await expect(page.locator("dialog[open]")).toHaveCount(0);
    }
  }
  await open(page, "#problem=queens&n=4&step=8");
  for (const key of ["s", "f", "q", "v"]) await page.keyboard.press(key);
  await expect(page.locator("#tools")).toBeHidden();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});
