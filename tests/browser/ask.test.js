// What the page knows without a search: impossible boards, counts, ways on; and boards that
// are changed square by square.
import { open, press } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

test("an impossible puzzle says why before any search, and can be searched all the same", async ({
  page,
}) => {
  await open(page, "#problem=tour&n=5&start=b5");
  const verdict = page.locator("#verdict");
  await expect(verdict).toHaveText(
    "Impossible: a tour would need 13 squares of the marked colour, and there are 12. You can search all the same.",
  );
  await press(page, "next");
  await expect(page.locator("#sentence")).toContainText("Move 1");
  await open(page, "#problem=queens&n=3");
  await expect(verdict).toContainText("wherever the first queen stands on 3×3");
  await open(page, "#problem=tour&n=5&start=a1");
  await expect(verdict).toBeHidden();
});

test("solutions are counted in workers, the different ones shown, and one of them opened", async ({
  page,
}) => {
  await open(page, "#problem=queens&n=8&panel=numbers");
  const counting = page.locator(".counting");
  await counting.getByRole("button", { name: "Count them all" }).click();
  await expect(counting.getByRole("status")).toHaveText(
    "There are 92 solutions. Turned and mirrored boards taken as one, they are 12.",
  );
  const boards = counting.locator(".gallery button");
  await expect(boards).toHaveCount(12);
  // Eleven stand for eight boards, one for four.
  await expect(boards.filter({ hasText: "in 8 positions" })).toHaveCount(11);
  await expect(boards.filter({ hasText: "in 4 positions" })).toHaveCount(1);
  await expectAccessible(page);
  await boards.first().click();
  await expect(page).toHaveURL(/queens=([a-h][1-8]\.){7}[a-h][1-8]/);
  await expect(page.locator("#aim")).toContainText("8");
});

test("tours are counted too, and a count can be stopped", async ({ page }) => {
  await open(page, "#problem=tour&files=5&ranks=6&start=any&panel=numbers");
  const counting = page.locator(".counting");
  await counting.getByRole("button", { name: "Count them all" }).click();
  await expect(counting.getByRole("status")).toContainText("The board has 8 closed tours");
  await open(page, "#problem=queens&n=20&panel=numbers");
  await counting.getByRole("button", { name: "Count them all" }).click();
  await expect(counting.getByRole("status")).toContainText("counted");
  await counting.getByRole("button", { name: "Stop counting" }).click();
  await expect(counting.getByRole("status")).toHaveText("The count was stopped.");
});

test("the ways on are told and drawn", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&panel=why");
  const button = page.getByRole("button", { name: "How many ways lead on from here?" });
  await button.click();
  await expect(page.locator("#panel [role=status]")).toContainText("The numbers on the board");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  // They follow the search: after move 18 of this run nothing can be finished any more.
  await press(page, "next");
  await expect(page.locator("#panel [role=status]")).toContainText("The numbers on the board");
  await open(page, "#problem=tour&n=5&start=a1&step=96&panel=why");
  await button.click();
  await expect(page.locator("#panel [role=status]")).toHaveText("None: this position cannot be finished.");
});

test("squares are barred and queens given from the board", async ({ page }) => {
  await open(page, "#problem=queens&n=6");
  const cell = page.getByRole("gridcell").nth(1);
  await cell.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Give a queen on b6" }).click();
  await expect(page).toHaveURL(/queens=b6/);
  await page.getByRole("gridcell").nth(12).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Bar a4" }).click();
  await expect(page).toHaveURL(/blocked=a4&queens=b6/);
  // A queen that attacks a given one is refused by name, and the board stays.
  await page.getByRole("gridcell").nth(7).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Give a queen on b5" }).click();
  await expect(page.locator("#message-text")).toContainText("b6");
  await expect(page).toHaveURL(/blocked=a4&queens=b6/);
});
