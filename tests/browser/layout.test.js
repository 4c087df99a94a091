// The page on every screen: nothing cut off, nothing over something else, everything within reach.
import { open, reach, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** Screens on which nothing scrolls, and those that are one column. */
const WIDE = [
  [1280, 800],
  [1024, 768],
  [1366, 620],
  [800, 600],
];
const NARROW = [
  [390, 844],
  [360, 640],
  [320, 640],
  [320, 256], // 1280×1024 at 400 %
];

/**
 * What is wrong with the layout.
 * @param {Page} page @param {number} target the least side of a thing to press @returns {Promise<string[]>}
 */
function faultsOf(page, target) {
  return page.evaluate((least) => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
    const dialog = document.querySelector("dialog[open]");
    const controls = "button, summary, select, input:not([type=radio]), input[type=radio] + span";
    const texts = dialog ? "" : ", #sentence, #counters, #aim, #marks, .board-grid, #time";
    const parts = Array.from((dialog ?? document).querySelectorAll(controls + texts))
      .filter((element) => element.getClientRects().length > 0 && !element.closest(".panel"))
      .map((element) => ({ element, box: element.getBoundingClientRect(), seen: seenOf(element) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);

    /** The part of an element that the boxes which scroll around it leave to be seen. @param {Element} element */
    function seenOf(element) {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflow === "visible") continue;
        const box = outer.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    }

    const nameOf = (/** @type {Element} */ element) => element.id || element.textContent?.trim().slice(0, 30);
    for (const { element, box } of parts) {
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${nameOf(element)} is cut off`);
      const isControl = element.matches(controls);
      // The words beside a box belong to what can be pressed.
      const { width, height } = (element.closest("label.check") ?? element).getBoundingClientRect();
      if (isControl && Math.min(width, height) < least - 0.5) {
        found.push(`${nameOf(element)} is ${Math.round(width)}×${Math.round(height)}`);
      }
    }
    for (const [i, a] of parts.entries()) {
      for (const b of parts.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        // What stays in sight covers what scrolls, and an open menu covers what is below.
        const layer = (/** @type {Element} */ element) => element.closest(".menu-items, .now, .dialog-head");
        if (layer(a.element) !== layer(b.element)) continue;
        const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
        const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
        if (across > 1 && down > 1) found.push(`${nameOf(a.element)} over ${nameOf(b.element)}`);
      }
    }
    return found;
  }, target);
}

/** @param {Page} page */
async function expectBoardIsLarge(page) {
  const share = await page.evaluate(() => {
    const { width, height } = /** @type {Element} */ (
      document.querySelector(".board-grid")
    ).getBoundingClientRect();
    return Math.max(width, height) / Math.min(innerWidth, innerHeight);
  });
  expect(share, "the board is the hero").toBeGreaterThan(0.45);
}

test("on a computer's screen everything is in sight and nothing scrolls", async ({ page }) => {
  test.setTimeout(60_000);
  for (const link of [
    "#problem=queens&n=4&step=8",
    "#problem=tour&n=8&start=a8&step=136&lang=hi&panel=numbers",
  ]) {
    for (const [width, height] of WIDE) {
      await page.setViewportSize({ width, height });
      await open(page, link);
      const where = `${link} at ${width}×${height}`;
      expect(await faultsOf(page, 24), where).toEqual([]);
      const { scrollHeight, visible } = await page.evaluate(() => ({
        scrollHeight: document.documentElement.scrollHeight,
        visible: ["#next", "#timeline", "#speed", "#sentence", "#marks"].every((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box && box.top >= 0 && box.bottom <= innerHeight;
        }),
      }));
      expect(scrollHeight, where).toBeLessThanOrEqual(height);
      expect(visible, where).toBe(true);
      await expectBoardIsLarge(page);
    }
  }
});

test("on a narrow screen one column scrolls, and the steps stay within reach", async ({ page }) => {
  test.setTimeout(60_000);
  for (const lang of ["en", "hi"]) {
    for (const [width, height] of NARROW) {
      await page.setViewportSize({ width, height });
      await open(page, `#problem=tour&n=8&start=a8&step=136&lang=${lang}&panel=why`);
      const where = `${lang} at ${width}×${height}`;
      expect(await faultsOf(page, 24), where).toEqual([]);
      const inSight = () =>
        page.evaluate(() =>
          ["#previous", "#play", "#next", "#jump"].every((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return box && box.top >= 0 && box.bottom <= innerHeight + 1;
          }),
        );
      expect(await inSight(), where).toBe(true);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await inSight(), `${where}, scrolled`).toBe(true);
      await page.evaluate(() => scrollTo(0, 0));
      if (height > 400) await expectBoardIsLarge(page);
      // What scrolls under the steps can be seen above them.
      const free = await page.evaluate(() => {
        const steps = document.querySelector(".now")?.getBoundingClientRect();
        return steps ? steps.top / innerHeight : 0;
      });
      expect(free, where).toBeGreaterThan(0.4);
    }
  }
});

test("letters twice as large, as the reader has set them, cut nothing off", async ({ page }) => {
  test.setTimeout(60_000);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const [width, height] of [...WIDE, NARROW[0]]) {
    await page.setViewportSize({ width, height });
    await open(page, "#problem=queens&n=4&step=8");
    const where = `${width}×${height}`;
    expect(await page.locator("#sentence").evaluate((element) => getComputedStyle(element).fontSize)).toBe(
      "38.4px",
    );
    expect(await faultsOf(page, 24), where).toEqual([]);
    await page.click("#next");
    expect(await stepOf(page), where).toBe(9);
    await page.locator("#speed").scrollIntoViewIfNeeded();
    await expect(page.locator("#speed"), where).toBeInViewport();
  }
});

test("dialogs and the menu fit every screen", async ({ page }) => {
  test.setTimeout(60_000);
  await open(page);
  for (const [width, height] of [...WIDE, ...NARROW]) {
    await page.setViewportSize({ width, height });
    const where = `${width}×${height}`;
    for (const opener of ["#puzzle", "#more", "?", "r"]) {
      if (opener.length > 1) await page.click(opener);
      else await page.keyboard.press(opener);
      if (opener === "#puzzle") await page.locator("summary").click();
      expect(await faultsOf(page, 24), `${opener} at ${where}`).toEqual([]);
      const dialog = page.locator("dialog[open]");
      await expect(dialog.locator(".dialog-head button"), `${opener} at ${where}`).toBeInViewport({
        ratio: 1,
      });
      await page.keyboard.press("Escape");
    }
    await page.click("#jump");
    expect(await faultsOf(page, 24), `menu at ${where}`).toEqual([]);
    const box = await page.locator("#jump-menu").boundingBox();
    expect(box?.y, where).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Escape");
  }
});

test("an open note and a message cover nothing", async ({ page }) => {
  for (const [width, height] of [WIDE[0], WIDE[1], WIDE[3], NARROW[0], NARROW[2]]) {
    await page.setViewportSize({ width, height });
    await open(page, "#problem=tour&n=5&start=a1&step=96&theme=pink");
    await expect(page.locator("#message")).toBeVisible();
    await page.locator("[role=gridcell][tabindex='0']").focus();
    await page.keyboard.press("Enter");
    expect(await faultsOf(page, 24), `${width}×${height}`).toEqual([]);
  }
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test("everything is large enough for a thumb, and a tap explains a square", async ({ page }) => {
    test.setTimeout(60_000);
    for (const [width, height] of [
      [390, 844],
      [320, 640],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await open(page, "#problem=queens&n=4&step=8");
      expect(await faultsOf(page, 44), `${width}×${height}`).toEqual([]);
      await page.locator("#jump").tap();
      expect(await faultsOf(page, 44), `menu at ${width}×${height}`).toEqual([]);
      await page.locator("#jump").tap();
      for (const opener of ["#puzzle", "#more"]) {
        await page.locator(opener).tap();
        await expect(page.locator("dialog[open]")).toBeVisible();
        expect(await faultsOf(page, 44), `${opener} at ${width}×${height}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // The board and its grid follow a new size in the next frame.
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await page.evaluate(frame);
    const cell = await page.getByRole("gridcell").nth(6).boundingBox();
    await page.touchscreen.tap((cell?.x ?? 0) + 9, (cell?.y ?? 0) + 9);
    await expect(page.locator("#note-text")).toHaveText("Queen 2 stands on c3.");
  });

  test("turning the phone keeps the place", async ({ page }) => {
    await open(page, "#problem=tour&n=5&start=a1&step=96");
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator(".board-grid")).toBeInViewport();
    await page.locator("#next").tap();
    const turned = await stepOf(page);
    expect(turned).toBeGreaterThan(96);
    await page.setViewportSize({ width: 390, height: 844 });
    await reach(page, turned);
    expect(await faultsOf(page, 44)).toEqual([]);
  });
});

test("the picture is sharp on any screen, and redrawn when its size changes", async ({
  browser,
  baseURL,
}) => {
  for (const deviceScaleFactor of [1, 1.5, 3]) {
    const context = await browser.newContext({
      baseURL,
      deviceScaleFactor,
      viewport: { width: 800, height: 600 },
    });
    const page = await context.newPage();
    await open(page);
    for (const width of [800, 1100]) {
      await page.setViewportSize({ width, height: 600 });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
            return canvas.width / canvas.getBoundingClientRect().width;
          }),
        )
        .toBeCloseTo(deviceScaleFactor, 1);
    }
    await context.close();
  }
});

test("however much the panels hold, the page itself does not grow", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "#problem=queens&n=6&panel=why.program.stack.tree.numbers.log&step=300");
  await expect(page.locator("#panel-log li")).toHaveCount(200);
  await expect(page.locator("#panel-program .listing span").first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
});
