// Axe finds nothing, in any state, theme or language; and the page respects what the reader's system asks for.
import { open, press, stepOf } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

test("axe finds nothing on the first screen, in any theme and language", async ({ page }) => {
  test.setTimeout(60_000);
  for (const theme of ["light", "dark", "projector"]) {
    for (const lang of ["en", "hi"]) {
      await open(page, `#problem=queens&n=4&step=8&theme=${theme}&lang=${lang}`);
      await expectAccessible(page);
    }
  }
});

test("axe finds nothing with anything open", async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, "#problem=tour&n=5&start=a1&step=96&grain=tests");
  const panel = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).click();
  await test.step("why, with a square explained", async () => {
    await panel("Why");
    await page.getByRole("gridcell").nth(5).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#note")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("numbers and the menu", async () => {
    await panel("Numbers");
    await page.click("#jump");
    await expectAccessible(page);
  });
  await test.step("the log and a message, while playing", async () => {
    await panel("Log");
    await page.evaluate(() => {
      location.hash = "#problem=queens&n=0";
    });
    await expect(page.locator("#message")).toBeVisible();
    await page.click("#play");
    await expectAccessible(page);
  });
  await test.step("room mode", async () => {
    await page.click("#room");
    await expectAccessible(page);
  });
});

test("axe finds nothing in any dialog", async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, "#problem=tour&n=5&step=20&theme=dark");
  for (const opener of ["#puzzle", "#more", "?", "r"]) {
    if (opener.length > 1) await page.click(opener);
    else await page.keyboard.press(opener);
    if (opener === "#puzzle") {
      await page.locator("summary").click();
      await page.locator("[name=files]").fill("0");
      await page.locator("form [type=submit]").click();
      await expect(page.locator("#puzzle-fault")).not.toBeEmpty();
    }
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
  await page.click("#more");
  await page.getByRole("button", { name: "Accessibility" }).click();
  await expect(page.locator("#accessibility-dialog")).toContainText("WCAG 2.2");
  await expectAccessible(page);
});

test("axe finds nothing on a narrow screen and with forced colours", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "#problem=queens&n=4&step=8&panel=why");
  await expect(page.locator("#panel .panel-why")).not.toBeEmpty();
  // Nothing is under the steps then, which stay in sight.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: "active" });
  await expectAccessible(page);
  // The canvas follows: with everything forced, no colour of ours is left on it.
  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(() => coloursOf(page)).toBe(0);
});

/** How many pixels of the board have a hue of our palette's orange. @param {Page} page */
function coloursOf(page) {
  return page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i] - data[i + 2] > 120 && data[i + 1] < 200) count++;
    return count;
  });
}

test("the dark theme follows the system until it is told otherwise", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await surface()).toBe("rgb(21, 24, 29)");
  await page.click("#more");
  await page.locator("#more-dialog").getByText("light", { exact: true }).click();
  await expect.poll(surface).toBe("rgb(255, 255, 255)");
});

test("with reduced motion a step is drawn at once, else it glides", async ({ page }) => {
  // Pictures of the canvas in the frames after a press, each different from the one before.
  const pictures = () =>
    page.evaluate(async () => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const seen = new Set();
      document.getElementById("next")?.click();
      // The picture comes with the next frame, at the latest with the one after it.
      await frame();
      await frame();
      for (let i = 0; i < 20; i++) {
        await frame();
        seen.add(canvas.toDataURL());
      }
      return seen.size;
    });
  await open(page, "#problem=tour&n=5&start=a1");
  expect(await pictures()).toBeGreaterThan(2);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForFunction(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  await press(page, "next");
  expect(await pictures()).toBe(1);
  expect(await stepOf(page)).toBe(10);
});

test("nothing moves on load, and nothing is asked for while nothing happens", async ({ page }) => {
  await open(page);
  const frames = await page.evaluate(async () => {
    const settle = () => new Promise((done) => setTimeout(done, 400));
    await settle();
    const real = requestAnimationFrame;
    let asked = 0;
    globalThis.requestAnimationFrame = (callback) => {
      asked++;
      return real(callback);
    };
    await settle();
    globalThis.requestAnimationFrame = real;
    return asked;
  });
  expect(frames).toBe(0);
});

test("the outline of the page: one h1, named regions, words for the position", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Backstep");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Board",
    "What happens",
    "Look inside",
    "Steps",
  ]);
  await expect(page.locator("#position")).toHaveText(
    "Queens a4, c3. Queen 3: all 4 squares refused. Step 8.",
  );
  await expect(page.locator("#board canvas")).toHaveAttribute("aria-hidden", "true");
  // What changes with every step while playing is read where one asks for it, not aloud.
  await expect(page.locator("output:not([aria-live=off])")).toHaveCount(0);
});

test("on a phone, and at 400 %, nothing lies over what has the focus", async ({ page }) => {
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    await open(page, "#lesson=L1-3", 8);
    await expect(page.locator(".question-options button")).toHaveCount(4);
    await page.locator("#timeline").focus();
    let stops = 0;
    // Round the page once, by way of its end.
    for (let id = ""; id !== "timeline"; stops++) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() => {
        const focused = /** @type {Element} */ (document.activeElement);
        const shown = focused.matches(".segments input") ? focused.nextElementSibling : focused;
        const { left, top, width, height } = /** @type {Element} */ (shown).getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        // The pointer goes through the cells of the board to its canvas.
        const isSeen = shown === document.body || shown?.contains(seen) || seen?.matches("canvas");
        return { id: focused.id, isSeen, what: focused.outerHTML.slice(0, 80) };
      });
      expect(found.isSeen, found.what).toBe(true);
      id = found.id;
    }
    expect(stops).toBeGreaterThan(15);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across, "nothing scrolls sideways").toBe(320);
  }
});
