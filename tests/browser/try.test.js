// Playing by hand: by keyboard, by touch, with questions, a hint, and the program that goes on.
import { cellsOf, open, press, reach, sentenceOf, stepOf } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** Worksheet C4: a tour of 5×5 from the middle, by the numbers of its moves. */
const C4 = "23 10 15 4 25 16 5 24 9 14 11 22 1 18 3 6 17 20 13 8 21 12 7 2 19".split(" ").map(Number);
const TOUR = C4.map((_, move) => C4.indexOf(move + 1));

/** @param {Page} page */
async function startTry(page) {
  await page.click("#try");
  await expect(page.locator("#activity")).toBeVisible();
}

/** @param {Page} page @param {...number} squares chosen as by a screen reader's click */
async function choose(page, ...squares) {
  const cells = page.getByRole("gridcell");
  for (const square of squares) await cells.nth(square).dispatchEvent("click");
}

/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator("#activity").getByRole("button", { name, exact: true });

test("a whole tour by keyboard alone, and back to the search where it was", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=c3&step=40");
  await page.focus("#try");
  await page.keyboard.press("Enter");
  await expect(page.locator("#sentence")).toHaveText("Your turn: choose the square to jump to.");
  await page.locator("[role=gridcell][tabindex='0']").focus();
  let [row, column] = [0, 0];
  for (const square of TOUR.slice(1)) {
    const [toRow, toColumn] = [Math.floor(square / 5), square % 5];
    for (; row < toRow; row++) await page.keyboard.press("ArrowDown");
    for (; row > toRow; row--) await page.keyboard.press("ArrowUp");
    for (; column < toColumn; column++) await page.keyboard.press("ArrowRight");
    for (; column > toColumn; column--) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    if (square === TOUR[3]) {
      await page.keyboard.press("Backspace");
      expect(await sentenceOf(page)).toMatch(/^Move 3 is taken back: the knight is on/);
      await page.keyboard.press("Shift+U");
      await page.keyboard.press("u");
      await page.keyboard.press("Enter");
    }
  }
  await expect(page.locator("#sentence")).toHaveText(
    "Done! The knight has visited all 25 squares. You took back 1 piece.",
  );
  await expect(page.locator("#status")).toContainText("Done!");
  await page.click("#watch");
  await expect(page.locator("#activity")).toBeHidden();
  expect(await stepOf(page)).toBe(40);
  // The game is kept for whoever comes back.
  await startTry(page);
  await expect(page.locator("#sentence")).toContainText("Done!");
});

test("queens come in any order; one that is attacked is refused, and taken off by a click", async ({
  page,
}) => {
  await open(page);
  await startTry(page);
  await choose(page, 14, 7);
  await expect(page.locator("#sentence")).toHaveText("Queen 2 is placed on d3: nothing attacks it.");
  await choose(page, 6);
  await expect(page.locator("#sentence")).toHaveText("c3 is refused: the queen on c1 is in the same column.");
  await expect(page.locator("#marks")).toContainText("refused");
  const free = (await cellsOf(page)).filter((name) => name.endsWith("can be tried"));
  expect(free).toEqual(["a4", "b4", "a2"].map((name) => `${name}, empty, can be tried`));
  await page.getByLabel("Show which squares can be chosen").uncheck();
  expect((await cellsOf(page)).join()).not.toContain("can be tried");
  await choose(page, 14);
  await expect(page.locator("#sentence")).toHaveText("Queen 1 is taken off c1.");
  await button(page, "Redo").click();
  await choose(page, 1, 8);
  await expect(page.locator("#sentence")).toHaveText(
    "Done! 4 queens stand, and none attacks another. You took nothing back.",
  );
  await expect(page.locator("#activity")).toContainText(
    "The program (Backtracking, row by row) takes back 4 pieces before it finds a solution: 8 placed.",
  );
  await expectAccessible(page);
});

test("questions: whether it can be finished, where the mistake was, in how many ways", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&step=96");
  const reply = page.locator(".try-answer");
  // What the search has come to is taken over.
  await page.getByRole("gridcell").nth(0).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Try it yourself from here" }).click();
  await expect(page.locator("#counters")).toContainText("22");
  await button(page, "Can it still be finished?").click();
  await expect(reply).toContainText("It could until move 18, to d4: take back 5 moves.");
  for (let i = 0; i < 5; i++) await button(page, "Take back").click();
  await button(page, "Can it still be finished?").click();
  await expect(reply).toHaveText("Yes, it can still be finished.");
  await button(page, "Take all back").click();
  await button(page, "Ways from here").click();
  await expect(reply).toHaveText(/in 304 ways\..* c2: 152, b3: 152\.$/);
  expect(await cellsOf(page)).toContain("a1, knight, start");
});

test("hints lead to the end", async ({ page }) => {
  await open(page, "#problem=queens&n=6");
  await startTry(page);
  for (let queen = 0; queen < 6; queen++) {
    await button(page, "Hint").click();
    await page.getByRole("button", { name: /^Choose / }).click();
    await expect(button(page, "Take back"), "the focus stays near").toBeFocused();
  }
  await expect(page.locator("#sentence")).toContainText("Done! 6 queens stand");
  await button(page, "Take all back").click();
  await button(page, "Try the knight on 5×5").click();
  await expect(page.locator("#sentence")).toHaveText("Your turn: choose the square to jump to.");
  await expect(page).toHaveURL(/problem=tour&files=5/);
});

test("the program goes on from the queens and from the moves played", async ({ page }) => {
  await open(page, "#problem=queens&n=6");
  await startTry(page);
  await choose(page, 3);
  await button(page, "Let the program finish from here").click();
  await expect(page).toHaveURL(/queens=d6/);
  await expect(page.locator("#activity")).toBeHidden();
  await expect(page.locator("#play")).toHaveText("Pause");
  await expect(page.locator("#play")).toBeFocused();
  await page.goBack();
  await expect(page.locator("#activity")).toBeVisible();
  expect(await cellsOf(page)).toContain("d6, queen 1");
  await open(page, "#problem=tour&files=3&ranks=4&start=a1&leaper=1.2");
  await startTry(page);
  await choose(page, 4);
  await button(page, "Let the program finish from here").click();
  await expect(page).toHaveURL(/method=script&path=a1\.b3\./);
  await press(page, "play");
  await page.keyboard.press("End");
  await reach(page, 12);
  await expect(page.locator("#sentence")).toContainText("all 12 squares");
});

test("a reload keeps the game; a link that is wrong is told", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&step=30");
  await startTry(page);
  await choose(page, 11, 2, 11);
  await button(page, "Take back").click();
  await expect(page).toHaveURL(/try=1\.b3(&|$)/);
  await page.reload();
  await expect(page.locator("#activity")).toBeVisible();
  await expect(page.locator("#counters")).toHaveText(/2.*1.*1/);
  expect(await cellsOf(page)).toContain("b3, knight, move 1");
  await page.click("#watch");
  await reach(page, 30);
  await expect(page).not.toHaveURL(/try=/);
  await open(page, "#problem=queens&n=4&ask=1&try=0.b4");
  await expect(page.locator("html")).toHaveAttribute("data-activity", "try");
  await expect(page.locator("#ask")).not.toBeChecked();
  expect(await cellsOf(page)).toContain("b4, queen 1");
  await open(page, "#problem=tour&n=5&try=x");
  await expect(page.locator("#message-text")).toContainText("x");
});

test("in Hindi", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&lang=hi&digits=deva");
  await startTry(page);
  await choose(page, 11, 4);
  await expect(page.locator("#sentence")).toHaveText("e5 अस्वीकृत: b3 से कोई छलाँग वहाँ नहीं ले जाती।");
  await page.getByRole("button", { name: "यहाँ से रास्ते" }).click();
  // Through each of two squares 152 tours lead on: there are 304 from a corner.
  await expect(page.locator(".try-answer")).toContainText("१५२ तरीक़ों");
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  /** @param {Page} page @param {number} square */
  async function tap(page, square) {
    const cell = page.getByRole("gridcell").nth(square);
    await cell.scrollIntoViewIfNeeded();
    const box = await cell.boundingBox();
    if (!box) throw new Error("the cell has no place");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  test("a whole tour on a phone", async ({ page }) => {
    await open(page, "#problem=tour&n=5&start=c3");
    await page.tap("#try");
    await expect(page.locator("#activity")).toBeVisible();
    for (const square of TOUR.slice(1)) await tap(page, square);
    await expect(page.locator("#sentence")).toContainText("Done! The knight has visited all 25 squares.");
    await expectAccessible(page);
  });

  test("on small squares a tap selects, and the bar below confirms", async ({ page }) => {
    await open(page, "#problem=queens&n=10");
    await page.tap("#try");
    await expect(page.locator("#activity")).toBeVisible();
    await tap(page, 12);
    await expect(page.locator("#counters")).toHaveText(/0.*0.*0/);
    await page.getByRole("button", { name: "Choose c9" }).tap();
    await expect(page.locator("#sentence")).toContainText("Queen 1 is placed on c9");
    await tap(page, 33);
    await tap(page, 33);
    await expect(page.locator("#sentence")).toContainText("Queen 2 is placed on d7");
  });
});

test("the cross is untangled, by itself and by hand, and played as a graph", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "#problem=tour&n=4&start=b4&closed=1&blocked=a1.a4.d1.d4");
  await startTry(page);
  await button(page, "Untangle the board").click();
  const dialog = page.locator("#untangle-dialog");
  const count = dialog.locator(".untangle-crossings");
  await expect(count).toHaveText("36 crossings.");
  await dialog.getByRole("button", { name: "Untangle it" }).click();
  await expect(count).toHaveText("No lines cross.", { timeout: 20_000 });
  await expectAccessible(page);
  // Jumps by a click and by a key; what is no jump is refused.
  const node = (/** @type {string} */ name) => dialog.getByRole("button", { name: new RegExp(`^${name},`) });
  await node("d3").click();
  await expect(node("d3")).toHaveAccessibleName(/^d3, move 1, joined to/);
  await node("b2").focus();
  await page.keyboard.press("Enter");
  await expect(dialog.locator(".untangle-told")).toHaveText("Move 2: the knight jumps from d3 to b2.");
  await node("a3").click();
  await expect(dialog.locator(".untangle-told")).toHaveText("a3 is refused: no jump leads there from b2.");
  // Whoever cannot drag clicks a node, as just now, and then the place where it is to go.
  const whole = dialog.getByRole("button", { name: "Back onto the board" });
  await whole.click();
  await expect(count).toHaveText("36 crossings.");
  await dialog.locator(".untangle-drawing").click({ position: { x: 5, y: 5 } });
  await expect(node("a3")).toHaveAttribute("transform", "translate(0.00 0.00)");
  // A node that is moved through the others makes lines cross.
  await whole.click();
  await expect(count).toHaveText("36 crossings.");
  await node("b4").focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowDown");
  await expect(count).not.toHaveText("36 crossings.");
  const [from, to] = [await node("b3").boundingBox(), await node("c4").boundingBox()];
  if (!from || !to) throw new Error("a node has no place");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y - 30, { steps: 4 });
  await page.mouse.up();
  const now = await node("b3").boundingBox();
  expect(now?.y).toBeLessThan(to.y);
  await page.keyboard.press("Escape");
  await expect(page.locator("#counters")).toContainText("2");
});
