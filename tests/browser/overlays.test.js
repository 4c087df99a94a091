// What is laid over the board, and the transcript.
import { readFile } from "node:fs/promises";
import { open } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

test("overlays are chosen in the Why panel, told in the key and kept in the link", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&step=110&panel=why", 110);
  await expect(page.getByLabel("Attacked squares")).toBeHidden();
  await page.getByLabel("The last retreat").check();
  await expect(page.locator("#marks")).toContainText("taken back in the last retreat");
  await page.getByLabel("Ways on from each candidate").check();
  await page.getByLabel("How often each square was used").check();
  await page.getByLabel("The path as").selectOption("numbers");
  await expect(page).toHaveURL(/show=retreat\.degrees\.visits\.numbers/);
  await page.locator(".board-grid [tabindex='0']").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#note-text")).toContainText(
    /A piece has been placed here|No piece has been placed/,
  );
  await expectAccessible(page);
});

test("the transcript: the whole lesson run as CSV; at speed milestones only", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=31&panel=log&grain=tests", 31);
  await expect(page.locator("#panel li")).toHaveCount(31);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  const path = await (await saved).path();
  const lines = (await readFile(path, "utf8")).replace("\ufeff", "").trim().split("\r\n");
  expect(lines.length).toBe(32);
  // Worksheet A of the lessons: step 9 takes c3 back, step 31 is the solution.
  expect(lines[9]).toMatch(/^9,backtrack,c3,1,/);
  expect(lines[31]).toMatch(/^31,solution,,4,/);
});
