// Check my answer: pasted, opened or dropped; the verdict, the likely mistake, the board.
import { readFileSync } from "node:fs";
import { open, press } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** An output of a program that is known. @param {string} name */
const output = (name) => readFileSync(new URL(`../outputs/${name}.txt`, import.meta.url), "utf8");

// Worksheet C of the lessons: three boards with a fault, and one that is right.
const PASTED = [
  ["worksheet-c1", "Move 3: e1 to e4 is no knight’s jump.", null],
  ["worksheet-c2", "Number 11 stands twice.", "Likely the line that takes a choice back is missing"],
  ["worksheet-c3", "The queens on a7 and e3 attack each other along a diagonal.", null],
  [
    "forgot-scan-4",
    /^Row \d from the top has no queen/,
    "Likely the line that takes a choice back is missing",
  ],
  ["ignored-rows-3", /^0 queens/, "Likely the result is ignored: this board has no solution"],
  ["traceback", "No answer was found in this text.", null],
  ["worksheet-c4", /^Right: an open tour of all 25/, null],
];

/** @param {Page} page @param {string} text */
async function check(page, text) {
  await page.locator("#check-dialog textarea").fill(text);
  await page.locator("#check-dialog").getByRole("button", { name: "Check it" }).click();
}

test("a pasted answer is checked, its mistake is named, and a right one is played", async ({ page }) => {
  await open(page);
  await page.click("#check");
  const dialog = page.locator("#check-dialog");
  for (const [name, verdict, likely] of PASTED) {
    await check(page, output(String(name)));
    await expect(dialog.locator(".check-result p").first()).toHaveText(
      /** @type {string|RegExp} */ (verdict),
    );
    if (likely) await expect(dialog.locator(".likely")).toContainText(String(likely));
    else await expect(dialog.locator(".likely")).toHaveCount(0);
  }
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Show it on the board" }).click();
  await expect(page).toHaveURL(/method=script&path=c3\.d1/);
  await press(page, "next");
  await expect(page.locator("#sentence")).toContainText("d1");
});

test("the answer is found among what else a program prints, one of several is chosen", async ({ page }) => {
  await open(page, "#problem=queens&n=6");
  await page.click("#check");
  const dialog = page.locator("#check-dialog");
  await check(page, output("c-gfg-all-6"));
  await expect(dialog).toContainText("4 answers were found, 4 of them right. This is answer 1.");
  await expect(dialog).toContainText("Lines 2 to 7. Read as a board of 0 and 1.");
  const answer = dialog.getByLabel("Answer", { exact: true });
  await answer.fill("3");
  await answer.press("Enter");
  await expect(dialog).toContainText("This is answer 3.");
  await expect(answer).toBeFocused();
  await dialog.getByRole("button", { name: "Show it on the board" }).click();
  await expect(page).toHaveURL(/queens=/);
});

test("a tour with a fault is gone through up to it, by keys", async ({ page }) => {
  await open(page);
  await page.click("#check");
  await check(page, output("worksheet-c1"));
  const moves = page.getByLabel("Up to move");
  // Moves 0, 1 and 2 are right.
  await expect(moves).toHaveAttribute("aria-valuetext", "3: e4");
  await moves.press("ArrowLeft");
  await expect(moves).toHaveAttribute("aria-valuetext", "2: e1");
  await expect(page.locator(".check-number:not(.later)")).toHaveCount(3);
});

test("a file is opened, and one is dropped on the page, as Notepad saves them", async ({ page }) => {
  await open(page);
  await page.click("#check");
  const dialog = page.locator("#check-dialog");
  const utf16 = Buffer.from(`\ufeff${output("c-gfg").replace(/\n/g, "\r\n")}`, "utf16le");
  const chosen = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Open a file…" }).click();
  await (await chosen).setFiles({ name: "out.txt", mimeType: "text/plain", buffer: utf16 });
  await expect(dialog.locator(".right")).toHaveText(/^Right: 4 queens/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.evaluate(
    (text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "tour.txt"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    `${output("tour-box")}\n${"done\n".repeat(20_000)}`,
  );
  await expect(dialog.locator(".right")).toHaveText(/^Right: an? (open|closed) tour of all 64/);
  // Of so long a file the beginning is shown.
  await expect(dialog.getByText("All of this file is checked")).toBeVisible();
  expect((await dialog.locator("textarea").inputValue()).length).toBe(50_000);
  await check(page, output("tour-box"));
  await expect(dialog.getByText("All of this file is checked")).toBeHidden();
});
