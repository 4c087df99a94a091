// Everything can be done without a mouse.
import { open, press, reach, sentenceOf, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** What has the focus, by a name that a person would give it. @param {Page} page @returns {Promise<string>} */
function focused(page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "";
    if (element.matches("[role=gridcell]")) return "board";
    return element.id || element.getAttribute("name") || element.textContent || element.tagName;
  });
}

/** Presses Tab round the page once. @param {Page} page @param {string} [key] @returns {Promise<string[]>} */
async function walk(page, key = "Tab") {
  /** @type {string[]} */
  const stops = [];
  for (;;) {
    await page.keyboard.press(key);
    const name = await focused(page);
    if (name === "" || stops.includes(name)) return stops;
    stops.push(name);
  }
}

test("Tab goes through the page in the order of its parts, with few stops", async ({ page }) => {
  await open(page);
  const stops = await walk(page);
  expect(stops).toEqual([
    "puzzle",
    "lessons",
    "watch",
    "English",
    "हिन्दी",
    "room",
    "more",
    "board",
    "Why",
    "timeline",
    "to-start",
    "previous",
    "play",
    "next",
    "jump",
    "grain",
    "ask",
    "speed",
  ]);
  expect(stops.length - 1).toBeLessThanOrEqual(18);
  expect(await walk(page, "Shift+Tab")).toEqual(stops.reverse());
});

test("the focus can be seen wherever it is", async ({ page }) => {
  await open(page);
  for (let i = 0; i < 17; i++) {
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const element = /** @type {Element} */ (document.activeElement);
      // A hidden radio button shows its focus on the words beside it.
      const shown = element.matches("input[type=radio]") ? element.nextElementSibling : element;
      const { outlineStyle, outlineWidth } = getComputedStyle(/** @type {Element} */ (shown));
      return { outlineStyle, wide: Number.parseFloat(outlineWidth) >= 2 };
    });
    expect(ring, await focused(page)).toEqual({ outlineStyle: "solid", wide: true });
  }
});

test("the keys of time", async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  /** @param {string} key @param {number} step */
  const leadsTo = async (key, step) => {
    await keyboard.press(key);
    await reach(page, step);
  };
  await leadsTo("ArrowRight", 9);
  await leadsTo("ArrowLeft", 8);
  await leadsTo("PageDown", 9);
  await leadsTo("PageUp", 8);
  await leadsTo("Home", 0);
  await leadsTo("n", 8);
  await leadsTo("n", 16);
  await leadsTo("Shift+N", 8);
  await leadsTo("End", 79);
  await expect(page.locator("#sentence")).toHaveText("Every possibility has been tried: 2 solutions.");
  await leadsTo("Shift+N", 74);
  const play = page.locator("#play");
  await leadsTo("Home", 0);
  await keyboard.press(" ");
  await expect(play).toHaveText("Pause");
  await keyboard.press(" ");
  await expect(play).toHaveText("Play");
  await keyboard.press("ArrowRight");
  await keyboard.press("Shift+ ");
  await expect(play).toHaveText("Pause");
  await keyboard.press("Escape");
  await expect(play).toHaveText("Play");
});

test("the keys of pace and place", async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  const speed = page.locator("#speed");
  await keyboard.press("+");
  expect(Number(await speed.inputValue())).toBeGreaterThan(0);
  await keyboard.press("-");
  await expect(speed).toHaveValue("0");
  await keyboard.press("g");
  await expect(page.locator("input[value=tests]")).toBeChecked();
  await keyboard.press("g");
  await expect(page.locator("input[value=moves]")).toBeChecked();
  await keyboard.press("m");
  await expect(page.locator("#room")).toHaveText("Leave room");
  await keyboard.press("m");
  await expect(page.locator("#room")).toHaveText("Room");
  for (const [key, dialog] of [
    ["?", "keys"],
    ["r", "rule"],
  ]) {
    await keyboard.press(key);
    await expect(page.locator(`#${dialog}-dialog`)).toBeVisible();
    await keyboard.press("Escape");
    await expect(page.locator(`#${dialog}-dialog`)).toBeHidden();
  }
});

test("Page Up and Page Down always step; other keys belong to the control that has the focus", async ({
  page,
}) => {
  await open(page);
  for (const id of ["timeline", "speed", "play", "puzzle"]) {
    await page.focus(`#${id}`);
    await page.keyboard.press("PageDown");
    expect(await stepOf(page), id).toBe(9);
    await page.keyboard.press("PageUp");
    expect(await stepOf(page), id).toBe(8);
  }
  await page.locator("[role=gridcell][tabindex='0']").focus();
  await page.keyboard.press("PageDown");
  expect(await stepOf(page), "board").toBe(9);
  await page.keyboard.press("ArrowRight");
  expect(await stepOf(page), "an arrow is the board's").toBe(9);
  await page.focus("#speed");
  await page.keyboard.press("ArrowRight");
  expect(await stepOf(page), "an arrow is the slider's").toBe(9);
  // Letters mean nothing to a slider or a box to tick.
  await page.keyboard.press("g");
  await expect(page.getByLabel("every test")).toBeChecked();
  await page.getByLabel("every test").focus();
  await page.keyboard.press("g");
  await expect(page.getByLabel("moves only")).toBeChecked();
  await page.focus("#next");
  await page.keyboard.press(" ");
  await expect(page.locator("#play")).toHaveText("Play");
  expect(await stepOf(page), "Space presses the button").toBe(10);
});

test("single letters can be switched off, and stay off", async ({ page }) => {
  await open(page);
  await page.click("#more");
  await page.getByLabel("Use single letters as keys").uncheck();
  await page.keyboard.press("Escape");
  const silent = async () => {
    for (const key of ["n", "g", "m", "?", "r", "+"]) await page.keyboard.press(key);
    expect(await stepOf(page)).toBe(8);
    await expect(page.locator("input[value=moves]")).toBeChecked();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(page.locator("#room")).toHaveText("Room");
    await expect(page.locator("#speed")).toHaveValue("0");
  };
  await page.locator("#sentence").click();
  await silent();
  await page.keyboard.press("ArrowRight");
  expect(await stepOf(page), "an arrow is no letter").toBe(9);
  await page.keyboard.press("ArrowLeft");
  await page.reload();
  await reach(page, 8);
  await silent();
});

test("keys are silent in dialogs and fields", async ({ page }) => {
  await open(page);
  for (const id of ["puzzle", "more"]) {
    await page.click(`#${id}`);
    await expect(page.locator("dialog[open]")).toBeVisible();
    for (const key of ["ArrowRight", "PageDown", "n", "m", "End"]) await page.keyboard.press(key);
    expect(await stepOf(page), id).toBe(8);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(page.locator(`#${id}`), "the focus returns").toBeFocused();
  }
  await page.keyboard.press("n");
  await reach(page, 16);
});

test("the focus stays where it was, or goes where it came from", async ({ page }) => {
  await open(page);
  const { keyboard } = page;
  await page.click("#more");
  const dark = page.locator("#more-dialog [value=dark]");
  await page.locator("#more-dialog [value=light]").focus();
  await keyboard.press("ArrowRight");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(dark, "the dialog was filled anew").toBeFocused();
  await keyboard.press("Escape");
  const cell = page.locator("[role=gridcell][tabindex='0']");
  await cell.focus();
  await keyboard.press("Enter");
  await page.focus("#note-close");
  await keyboard.press("Enter");
  await expect(cell).toBeFocused();
  await page.evaluate(() => {
    location.hash = "#problem=queens&n=0";
  });
  await page.focus("#message-close");
  await keyboard.press("Enter");
  await expect(page.locator("#next")).toBeFocused();
  await page.click("#lessons");
  await page.locator(".lesson-list button").first().click();
  await expect(page.locator(".question-options button").first()).toBeVisible();
  await page.getByRole("button", { name: "Leave the lesson" }).focus();
  await keyboard.press("Enter");
  await expect(page.locator("#activity")).toBeHidden();
  await expect(page.locator("#next")).toBeFocused();
});

test("Escape closes one layer at a time", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=8&room=1");
  const { keyboard } = page;
  await page.locator("[role=gridcell][tabindex='0']").focus();
  await keyboard.press("Enter");
  await expect(page.locator("#note")).toBeVisible();
  await keyboard.press("b");
  await expect(page.locator("#blank")).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.locator("#blank")).toBeHidden();
  await expect(page.locator("#note")).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.locator("#note")).toBeHidden();
  await page.click("#jump");
  await expect(page.locator("#jump-menu")).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.locator("#jump-menu")).toBeHidden();
  await expect(page.locator("#jump")).toBeFocused();
  expect(await stepOf(page)).toBe(8);
  await expect(page.locator("#room"), "room mode stays").toHaveText("Leave room");
});

test("the menu of jumps works by keyboard and closes behind the focus", async ({ page }) => {
  await open(page);
  await page.focus("#jump");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Next dead end");
  await page.keyboard.press("Enter");
  await reach(page, 16);
  await expect(page.locator("#play"), "where a jump is stopped").toBeFocused();
  await page.focus("#jump");
  await page.keyboard.press(" ");
  await expect(page.locator("#jump-menu")).toBeVisible();
  for (let i = 0; i < 11; i++) await page.keyboard.press("Tab");
  await expect(page.locator("#jump-menu")).toBeHidden();
});

test("a lesson without a mouse: another puzzle, a panel, a setting", async ({ page }) => {
  await open(page);
  await page.focus("#puzzle");
  await page.keyboard.press("Enter");
  await expect(page.locator("#puzzle-dialog")).toBeVisible();
  await page.getByRole("button", { name: /^A knight in trouble/ }).focus();
  await page.keyboard.press("Enter");
  await reach(page, 96);
  await expect(page.locator("#puzzle-name")).toHaveText("A knight in trouble");
  await page.getByRole("button", { name: "Numbers" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#panel table")).toBeVisible();
  await press(page, "next");
  expect(await sentenceOf(page)).not.toBe("");
});
