// "Ask me first": the page asks before it shows.
import { open, press, reach, stepOf } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** Opens a link with questions on, and waits until they can come. @param {Page} page @param {string} link @param {number} [step] */
async function openAsking(page, link, step) {
  await open(page, `${link}&ask=1`, step);
  await expect(page.locator("html[data-activity=predict]")).toBeAttached();
}

/** The answer that says something. @param {Page} page @param {string|RegExp} text */
const answer = (page, text) =>
  page.locator(".question-options button", { has: page.locator(".question-text", { hasText: text }) });

test("by keyboard alone: the switch, a question, an answer with its letter, the reason, on", async ({
  page,
}) => {
  await open(page);
  const { keyboard } = page;
  await page.focus("#ask");
  await keyboard.press(" ");
  await expect(page.locator("html[data-activity=predict]")).toBeAttached();
  await expect(page).toHaveURL(/ask=1/);
  await page.locator("#next").focus();
  await keyboard.press("Enter");
  // The only question at a dead end.
  const ask = page.locator(".question-ask");
  await expect(ask).toHaveText("Dead end. How many queens are taken back before a new one is placed?");
  await expect(ask).toBeFocused();
  await page.getByRole("button", { name: "Program" }).click();
  await page.getByRole("button", { name: "Program" }).click();
  await expect(ask, "a panel may be looked into").toBeVisible();
  expect(await stepOf(page), "nothing is shown yet").toBe(8);
  await expectAccessible(page);
  // Lessons, L1: c3 alone is taken back.
  const letter = await answer(page, /^1$/).locator("kbd").textContent();
  await keyboard.press((letter ?? "").toLowerCase());
  await expect(page.locator(".question-told")).toHaveText(
    "Right. 1 queen is taken back, then one is placed on d3.",
  );
  await expect(answer(page, /^1$/)).toContainText("✓ right");
  await expect(page.locator("#activity")).toContainText("1 of 1 right");
  expect(await stepOf(page), "the board waits").toBe(8);
  await keyboard.press("Enter");
  await reach(page, 9);
  await expect(page.locator(".question")).toHaveCount(0);
  await expect(page.locator("#next")).toBeFocused();
  await expect(page.locator("#sentence"), "what comes next is kept back").toHaveText(
    "Queen 2 is taken off c3.",
  );
  await page.focus("#ask");
  await keyboard.press(" ");
  await expect(page.locator("#activity")).toBeHidden();
  await expect(page.locator("#sentence")).toHaveText("Queen 2 is taken off c3; d3 comes next.");
  await expect(page).not.toHaveURL(/ask=1/);
});

test("a wrong answer is answered, and not knowing is an answer", async ({ page }) => {
  await openAsking(page, "#problem=queens&n=4&step=8");
  await press(page, "next");
  await answer(page, /^[02]$/)
    .first()
    .click();
  await expect(page.locator(".question-told")).toContainText("Not this one.");
  await expect(page.locator(".question-options")).toContainText("✗ your answer");
  await expect(page.locator("#activity")).toContainText("0 of 1 right");
  await page.getByRole("button", { name: "Continue" }).click();
  await reach(page, 9);
  await openAsking(page, "#problem=queens&n=4&step=8");
  await press(page, "next");
  await page.getByRole("button", { name: "I don’t know" }).click();
  await expect(page.locator(".question-told")).toHaveText(
    "The answer: 1 queen is taken back, then one is placed on d3.",
  );
  await page.keyboard.press("PageDown");
  await reach(page, 9);
  await expect(page.locator("#activity")).toContainText("0 of 1 right");
});

test("a clicker: question, answer, on; nobody is counted", async ({ page }) => {
  await openAsking(page, "#problem=queens&n=4&step=8");
  await page.keyboard.press("PageDown");
  await expect(page.locator(".question")).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(page.locator(".question-told")).toContainText("The answer:");
  await expect(page.locator("#activity"), "nobody has answered").toContainText("Press Next");
  await page.keyboard.press("PageDown");
  await reach(page, 9);
});

test("a square of the board is an answer; Escape and Previous take the question away", async ({ page }) => {
  const link = "#problem=queens&n=4&method=scan&step=1";
  await openAsking(page, link);
  await press(page, "next");
  await expect(page.locator(".question-ask")).toHaveText("Queen 2 comes next. Which square is tried first?");
  await page.keyboard.press("Escape");
  await expect(page.locator(".question")).toHaveCount(0);
  expect(await stepOf(page)).toBe(1);
  await openAsking(page, link);
  await press(page, "next");
  // The scan begins anew for each queen: with a4, where the first one stands.
  await page.locator("[role=gridcell]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".question-told")).toContainText("Right. Each queen begins with a4");
  await press(page, "previous");
  await reach(page, 0);
  await expect(page.locator(".question")).toHaveCount(0);
});

test("on a phone a tapped square answers", async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await openAsking(page, "#problem=queens&n=4&method=scan&step=1&lang=hi");
  await page.locator("#next").tap();
  const ask = page.locator(".question-ask");
  await expect(ask).toHaveText("अब वज़ीर 2 की बारी है। सबसे पहले कौन-सा खाना आज़माया जाएगा?");
  await expect(page.locator(".question-options button").last()).toBeInViewport();
  await page.locator("#board canvas").tap({ position: { x: 60, y: 40 } });
  await expect(page.locator(".question-told")).toContainText("सही।");
  await page.getByRole("button", { name: "आगे बढ़ें" }).tap();
  await reach(page, 8);
  await page.close();
});

test("while playing it asks at most every twenty seconds, then goes on; not above five steps a second", async ({
  page,
}) => {
  await openAsking(page, "#problem=queens&n=4&rate=4");
  await page.click("#play");
  await expect(page.locator(".question")).toBeVisible();
  await expect(page.locator("#play")).toHaveText("Play");
  await page.getByRole("button", { name: "Show the answer" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await reach(page, 31);
  await openAsking(page, "#problem=queens&n=4&rate=20");
  await page.click("#play");
  await reach(page, 31);
  await expect(page.locator("#activity")).toContainText("Press Next");
});

test("letters are silent where they are switched off; a class votes and thinks", async ({ page }) => {
  await openAsking(page, "#problem=queens&n=4&step=8");
  await page.click("#more");
  await page.getByLabel("Use single letters as keys").uncheck();
  await page.keyboard.press("Escape");
  await press(page, "next");
  await expect(page.locator(".question")).toBeVisible();
  for (const key of ["a", "b", "1", "2"]) await page.keyboard.press(key);
  await expect(page.locator(".question-told")).toHaveText("");
  await page.getByText("With a class").click();
  await page.getByLabel("Votes for A").fill("12");
  await page.getByLabel("Votes for B").fill("4");
  await expect(page.locator(".vote li").first()).toContainText("12 of 16 votes");
  await page.getByRole("button", { name: "20 seconds" }).click();
  await expect(page.locator(".thinking-left")).toHaveText(/^(20|19)$/);
  await expectAccessible(page);
});

test("two boards: which is done first", async ({ page }) => {
  await openAsking(page, "#problem=tour&n=5&start=a5&b.order=21034567&unit=placements");
  await press(page, "next");
  await expect(page.locator(".question-ask")).toHaveText("Which board is done first?");
  await answer(page, "the right one").click();
  await expect(page.locator(".question-told")).toHaveText(
    "Right. Placements of the left one: 8,839, of the right one: 181.",
  );
  await page.getByRole("button", { name: "Continue" }).click();
  await reach(page, 1);
});
