// Two languages, complete; and what would break in a third.
import { createI18n } from "../../www/i18n/index.js";
import "../languages.mjs";
import { open, press, reach } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

const SIZES = [
  [1280, 800],
  [1024, 768],
  [390, 844],
  [320, 640],
];

test("switching the language switches every word, the digits' grouping and the document's language", async ({
  page,
}) => {
  await open(page, "#problem=tour&n=5&start=a1&step=96&panel=numbers&lang=en");
  const hi = createI18n("hi", { strict: true });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page).toHaveTitle(hi.t("app.title"));
  await expect(page.locator("#next")).toHaveText(hi.t("transport.next"));
  await expect(page.locator("#puzzle-name")).toHaveText(hi.t("preset.knightTrouble"));
  await expect(page.getByRole("grid")).toHaveAttribute("aria-label", hi.t("heading.board"));
  await expect(page.getByRole("button", { name: "हिन्दी" })).toHaveAttribute("aria-pressed", "true");
  // Only names that stay what they are in every language may be written in Latin letters.
  const latin = (await words(page)).filter((text) => /[a-z]{2,}/i.test(text.replace(/SVG|CSV/, "")));
  expect(latin.filter((text) => !["English", "Backstep", hi.t("app.title")].includes(text))).toEqual([]);
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const hindi = (await words(page)).filter((text) => /[\u0900-\u097f]/.test(text));
  expect(hindi).toEqual(["हिन्दी"]);
});

test("the browser's languages choose the first one that the page speaks", async ({ browser, baseURL }) => {
  for (const [locale, lang] of [
    ["hi-IN", "hi"],
    ["de-DE", "en"],
  ]) {
    const context = await browser.newContext({ locale, baseURL });
    const page = await context.newPage();
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await context.close();
  }
});

test("digits are Latin in Hindi until the reader wants others; names of squares stay", async ({ page }) => {
  await open(page, "#problem=queens&n=8&step=1500&lang=hi&panel=numbers");
  await expect(page.locator("#counters dd").first()).toHaveText("1,500");
  await page.click("#more");
  await page.locator("#more-dialog").getByText("१ २ ३").click();
  await page.keyboard.press("Escape");
  await expect(page.locator("#counters dd").first()).toHaveText("१,५००");
  await expect(page.locator("#panel td").first()).toHaveText("१,५००");
  await press(page, "next");
  expect(await page.locator("#position").textContent()).toMatch(/[a-h][1-8]/);
});

test("in a language that was never translated, no text of another remains", async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, "#problem=queens&n=4&step=8&lang=pseudo");
  /** @param {string} where */
  const expectTranslated = async (where) => {
    const strange = (await words(page)).filter((text) => !text.startsWith("[") || !text.endsWith("]"));
    expect(
      strange.filter((text) => !isName(text)),
      where,
    ).toEqual([]);
  };
  await expectTranslated("first screen");
  await press(page, "next", "next", "next");
  for (const index of [0, 1, 2]) {
    await page.locator("#panel-names button").nth(index).click();
    await expectTranslated(`panel ${index}`);
  }
  await page.getByRole("gridcell").nth(5).focus();
  await page.keyboard.press("Enter");
  await expectTranslated("note");
  await page.click("#jump");
  await expectTranslated("menu");
  await page.keyboard.press("Escape");
  await page.click("#puzzle");
  await page.locator("summary").click();
  for (const problem of ["tour", "queens"]) {
    await page.locator("[name=problem]").selectOption(problem);
    await expectTranslated(`form: ${problem}`);
  }
  await page.locator("[name=files]").fill("0");
  await page.locator("form [type=submit]").click();
  await expect(page.locator("#puzzle-fault")).not.toBeEmpty();
  await expectTranslated("fault");
  await page.keyboard.press("Escape");
  await page.click("#more");
  await expectTranslated("settings");
  // The first three tools: sharing, exporting, the link builder.
  for (const [at, parts] of [0, 4, 0].entries()) {
    if (at > 0) await page.click("#more");
    await page.locator("#more-dialog .buttons button").nth(at).click();
    await expect(page.locator("#more-dialog")).toBeHidden();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await expectTranslated(`tool ${at}`);
    for (let part = 0; part < parts; part++) {
      await page.locator("#export-dialog [name=export-what]").nth(part).check({ force: true });
      await expectTranslated(`export ${part}`);
    }
    await page.keyboard.press("Escape");
  }
  for (const key of ["?", "r"]) {
    await page.keyboard.press(key);
    await expectTranslated(`key ${key}`);
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => {
    location.hash = "#problem=queens&n=0";
  });
  await expect(page.locator("#message-text")).not.toBeEmpty();
  await expectTranslated("message");
});

test("words that are 40 % longer fit on every screen, and so do words from right to left", async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const lang of ["pseudo", "hi", "rtl"]) {
    await open(page, `#problem=queens&n=8&step=23&panel=why&lang=${lang}`);
    await expect(page.locator("html")).toHaveAttribute("dir", lang === "rtl" ? "rtl" : "ltr");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const where = `${lang} at ${width}×${height}`;
      expect(await clipped(page), where).toEqual([]);
      for (const opener of ["#puzzle", "#more"]) {
        await page.click(opener);
        await expect(page.locator("dialog[open]")).toBeVisible();
        if (opener === "#puzzle") await page.locator("summary").click();
        expect(await clipped(page), `${where}, ${opener}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    }
  }
});

test("right to left mirrors the page, not the board", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=8&lang=rtl&labels=from0");
  const [board, sentence, first, second] = await Promise.all(
    ["#board", "#sentence", "[role=gridcell]:nth-child(1)", "[role=gridcell]:nth-child(2)"].map((selector) =>
      page.locator(selector).first().boundingBox(),
    ),
  );
  expect(board?.x).toBeGreaterThan(sentence?.x ?? 0);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  await press(page, "next");
  await reach(page, 9);
});

/** Text that is the same in every language. @param {string} text */
function isName(text) {
  const plain = text.replace(/[\s\d.,:;×()↗↘⋯▾–-]/g, "");
  return (
    plain === "" || // numbers and signs
    /^[a-h]\d$/.test(text) || // squares
    /^P\d+-\d+$/.test(text) || // codes of moments
    ["English", "हिन्दी"].includes(text) || // languages, each in itself
    /^([A-Z?+−.]|[←→])$/.test(text) || // keys
    /^https?:/.test(text)
  );
}

/**
 * Every text that is seen or heard: text, names, placeholders.
 * @param {Page} page @returns {Promise<string[]>}
 */
function words(page) {
  return page.evaluate(() => {
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const dialog = parent?.closest("dialog");
      const outside =
        parent?.closest("noscript, script, .fallback, [hidden], pre, [translate=no]") ||
        (dialog && !dialog.open);
      if (!outside && node.nodeValue?.trim()) found.add(node.nodeValue.trim());
    }
    for (const attribute of [
      "aria-label",
      "aria-valuetext",
      "aria-description",
      "title",
      "placeholder",
      "alt",
    ]) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        const dialog = element.closest("dialog");
        if (element.closest("[hidden]") || (dialog && !dialog.open)) continue;
        const text = element.getAttribute(attribute);
        if (text) found.add(text);
      }
    }
    return Array.from(found);
  });
}

/**
 * What does not fit: a page that scrolls sideways, and texts wider than what holds them.
 * @param {Page} page @returns {Promise<string[]>}
 */
function clipped(page) {
  return page.evaluate(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`page: ${root.scrollWidth} > ${innerWidth}`);
    const dialog = document.querySelector("dialog[open]");
    const all = (dialog ?? document).querySelectorAll(
      "button, label, legend, p, dt, dd, h2, li, th, td, summary, output",
    );
    for (const element of all) {
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
      const shown = element.getClientRects().length > 0 && !element.matches(".unseen");
      // A name of a puzzle may end in an ellipsis.
      if (!shown || element.querySelector(".puzzle-name")) continue;
      const inline = getComputedStyle(element).display === "inline";
      if (!inline && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2)) {
        found.push(
          `${element.id || element.textContent?.slice(0, 40)}: ${scrollWidth} > ${clientWidth} or ${scrollHeight} > ${clientHeight}`,
        );
      }
    }
    if (dialog && dialog.scrollWidth > dialog.clientWidth) found.push("dialog");
    return found;
  });
}
