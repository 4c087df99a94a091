// The Program panel: the line just executed, its variables and calls, in step with the board both ways.
import { open, press, reach } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

test("the line follows the search forwards and backwards, and the link keeps the language", async ({
  page,
}) => {
  await open(page, "#problem=queens&n=4&step=8&grain=tests&panel=program&lang=en", 8);
  const line = page.locator(".listing [aria-current]");
  const state = page.locator(".program-state");
  await expect(line).toHaveText("return False");
  await expect(state).toContainText("safe(2, 3)");
  await press(page, "next");
  await expect(line).toHaveText("board[row][column] = 0");
  await expect(state).toContainText("2 calls are open: solve(0) › solve(1)");
  await expect(page.locator(".program-state td")).toHaveText(["1", "2"]);
  await press(page, "previous");
  await expect(line).toHaveText("return False");
  await page.selectOption("#program-code", "rust");
  await expect(line).toHaveText("return false;");
  await expect(line).toBeInViewport();
  await expect.poll(() => page.url()).toContain("code=rust");
  await expectAccessible(page);
  await press(page, "to-start");
  await reach(page, 0);
  await expect(line).toHaveCount(0);
  await expect(page.locator("#panel-program")).toContainText("The program has not begun.");
});

test("a repair has its program to the end, and back from there", async ({ page }) => {
  await open(page, "#problem=queens&n=4&method=repair&step=3&panel=program&code=c&lang=en");
  const line = page.locator(".listing [aria-current]");
  const values = page.locator(".program-state td");
  await expect(line).toHaveText("return true;");
  await expect(values).toHaveText(["2"]);
  await press(page, "previous");
  await expect(line).toHaveText("queens[row] = column;");
  await expect(values).toHaveText(["2", "0", "1"]);
});

test("it says where there is no program, and where the search goes beyond it", async ({ page }) => {
  await open(page, "#problem=tour&method=tiles&step=2&panel=program&lang=en");
  const panel = page.locator("#panel-program");
  await expect(panel).toContainText("so its program has no steps to follow. Choose Warnsdorff’s rule");
  await expect(page.locator(".listing")).toBeHidden();
  await expect(page.locator("#program-code")).toBeHidden();
  await open(page, "#problem=queens&n=40&method=smallest&panel=program&lang=en");
  await expect(panel).toContainText("Choose a smaller board.");
  await expect(page.locator("#program-code")).toBeHidden();
  await open(page, "#problem=queens&n=4&blocked=b4&step=2&panel=program&lang=en");
  await expect(panel).toContainText("For this puzzle the program needs n = 4.");
  await expect(panel).toContainText("goes beyond the program: Barred squares");
});
