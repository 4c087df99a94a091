// Worksheets, printed: what stands on the paper is read back from it.
import { DEVANAGARI, open } from "./page.js";
import { readPdf } from "./pdf.js";
import { expect, expectAccessible, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

const A4 = { width: 595, height: 842 };
const LETTER = { width: 612, height: 792 };

/** @param {Page} page @param {string} [link] @param {string} [name] of the dialog */
async function openSheets(page, link = "", name = "Worksheets") {
  await open(page, link);
  await page.click("#more");
  await page.locator("#more-dialog").getByRole("button", { name, exact: true }).click();
  await expect(page.locator("#sheets-dialog .sheet").first()).toBeAttached();
}

/** Waits for the sheets, then prints them. @param {Page} page @param {RegExp} told */
async function printed(page, told) {
  await expect(page.locator(".sheets-bar [role=status]")).toHaveText(told);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

/** @param {{ width: number, height: number }} page */
const sizeOf = ({ width, height }) => ({ width: Math.round(width), height: Math.round(height) });

/** @param {readonly string[]} texts */
const line = (texts) => texts.join(" ").replace(/\s+/g, " ");

test("a trace table on A4 with its key, which is not on its back", async ({ page }) => {
  await openSheets(page);
  await expectAccessible(page);
  const [sheet, back, key, ...more] = await printed(page, /^3 pages\.$/);
  expect(more).toEqual([]);
  expect([sheet, back, key].map(sizeOf)).toEqual([A4, A4, A4]);
  // Steps 9 and 10 are to be filled in; the key has them, and all 31 rows.
  expect(line(sheet.texts)).toContain("8 d2 refused ↘ c3 a4 c3 9 10 11 a2 refused column a4 a4 d3 12");
  expect(line(sheet.texts)).toContain("A-1-A");
  expect(line(back.texts)).toMatch(/stays empty/);
  expect(line(key.texts)).toContain("9 c3 taken back – a4 10 d3 placed – a4 d3 11");
  expect(line(key.texts)).toContain("31 – solution – b4 d3 a2 c1");
  expect(line(key.texts)).toContain("2: after steps 8, 16.");
});

test("versions A to D on Letter, in Hindi: four sheets and one key", async ({ page }) => {
  await openSheets(page, "#lang=hi&digits=deva", "अभ्यास-पत्र");
  await page.getByLabel("काग़ज़").selectOption("letter");
  await page.getByLabel("प्रतियाँ").selectOption("versions");
  const pages = await printed(page, /^५ पन्ने।$/);
  expect(pages.map(sizeOf)).toEqual(pages.map(() => LETTER));
  expect(pages).toHaveLength(5);
  for (const [i, version] of ["A", "B", "C", "D"].entries()) {
    expect(line(pages[i].texts)).toContain(`A-1-${version}`);
    // Row 8 is given in each: the last refusal of the dead end, mirrored in B and D.
    expect(pages[i].texts).toContain(DEVANAGARI[8]);
    expect(pages[i].texts).toContain(i % 2 === 0 ? "d2" : "a2");
  }
  expect(line(pages[4].texts)).toContain("A-1-A, A-1-C");
});

test("the number on a sheet brings back its key", async ({ page }) => {
  await openSheets(page);
  await page.getByLabel("Sheet number").fill("17");
  await page.keyboard.press("Tab");
  await page.getByLabel("Copies").selectOption("each");
  await page.getByLabel("Number of pupils").fill("3");
  await page.keyboard.press("Tab");
  await page.getByLabel("Kind").selectOption("C");
  const [, second, , , all] = await printed(page, /^5 pages\.$/);
  expect(line(second.texts)).toContain("C-18-B");
  await page.getByLabel("Number on a sheet").fill("c 18 b");
  await page.getByRole("button", { name: "Show its key" }).click();
  await expect(page.locator(".sheets-bar [role=status]")).toHaveText("No sheet has this number.");
  await page.getByLabel("Number on a sheet").fill("c-18-b");
  await page.keyboard.press("Enter");
  const [key, ...more] = await printed(page, /^1 page\.$/);
  expect(more).toEqual([]);
  const answers = key.texts.filter((text) => text.endsWith("."));
  expect(answers.length).toBeGreaterThanOrEqual(4);
  for (const answer of answers) expect(all.texts).toContain(answer);
});

test("two on a page, side by side; what is too long for that is said", async ({ page }) => {
  await openSheets(page);
  await page.getByLabel("Two on a page").check();
  await expect(page.locator(".sheets-bar [role=status]")).toContainText("Two on a page do not fit here");
  await page.getByLabel("Kind").selectOption("F");
  const [side, ...more] = await printed(page, /^1 page\.$/);
  expect(more).toEqual([]);
  expect(sizeOf(side)).toEqual({ width: A4.height, height: A4.width });
  expect(side.texts.filter((text) => text === "F-1-A")).toHaveLength(2);
  // The page itself is back once the dialog is closed.
  await page.keyboard.press("Escape");
  const [plain] = readPdf(await page.pdf());
  expect(line(plain.texts)).toContain("Dead end");
});

test("the puzzle on the board is one of the list, by its name if it has one", async ({ page }) => {
  for (const [link, code] of /** @type {const} */ ([
    ["#problem=tour&n=5&start=a1&step=104", "F-1-A P3"],
    ["#problem=tour&n=5&blocked=a1&step=3", "F-1-A problem=tour&"],
  ])) {
    await openSheets(page, link);
    await page.getByLabel("Kind").selectOption("F");
    const puzzles = page.locator('select[name="sheets.puzzle"]');
    await puzzles.selectOption(
      code.endsWith("P3")
        ? "problem=tour&n=5&start=a1"
        : { label: "The puzzle on the board: Knight’s tour 5×5 · Backtracking, jump by jump" },
    );
    await expect(page.locator(".sheet-foot code")).toContainText(code);
    await expect(puzzles.locator("option", { hasText: "The puzzle on the board" })).toHaveCount(
      code.endsWith("P3") ? 0 : 1,
    );
  }
});

test("six exit cards with the question of a lesson", async ({ page }) => {
  await openSheets(page);
  await page.getByLabel("Kind").selectOption("X");
  await page
    .getByLabel("Question of a lesson")
    .selectOption({ label: "L6: The rule failed. Was there no tour?" });
  const [cards] = await printed(page, /^1 page\.$/);
  expect(cards.texts.filter((text) => text === "The rule failed. Was there no tour?")).toHaveLength(6);
});

test("every kind of sheet fits on its page, on narrow and on short paper", async ({ page }) => {
  await openSheets(page);
  const kinds = page.getByLabel("Kind");
  for (const paper of ["a4", "letter"]) {
    await page.getByLabel("Paper").selectOption(paper);
    for (const kind of await kinds
      .locator("option")
      .evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value))) {
      await kinds.selectOption(kind);
      await expect(page.locator(".sheets-bar [role=status]"), `${kind} on ${paper}`).toHaveText(
        /^[13] pages?\.$/,
      );
    }
  }
});
