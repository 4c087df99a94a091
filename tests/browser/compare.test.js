// Two boards in lock-step.
import { open, reach } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

const EXCHANGED = "#problem=tour&n=5&start=a5&b.order=21034567&unit=placements";

test("a preset opens two boards; they run to their first tours, go back, and are a link", async ({
  page,
}) => {
  await open(page);
  await page.click("#puzzle");
  await page.getByRole("button", { name: /^Exchange two moves/ }).click();
  await expect(page.locator("#difference")).toHaveText(
    "Only the order of the moves differs: the classic order 01234567 against 21034567.",
  );
  await page.click("#next");
  await reach(page, 1);
  await expect(page.locator("#time")).toHaveText("placement 1");
  await page.click("#jump");
  await expect(page.locator("#jump-menu button:visible")).toHaveCount(3);
  await page.getByRole("button", { name: "To first solution" }).click();
  await reach(page, 8839);
  await expect(page.locator("#compare-verdict")).toHaveText(
    "Left is done after 8,839 placements, right after 181: left takes 49 times as many.",
  );
  await expect(page.locator("#counters")).toContainText("8,815");
  await expect(page.locator("#second-counters")).toContainText("157");
  await page.locator("#timeline").fill("100");
  await reach(page, 100);
  await expect(page.locator("#compare-verdict")).toHaveText("");
  const sentence = await page.locator("#second-sentence").textContent();
  expect(sentence).toMatch(/^Earlier: step /);
  await page.click("#previous");
  await page.click("#next");
  await expect(page.locator("#second-sentence")).toHaveText(
    (sentence ?? "").replace(/^Earlier: [^.]*\. /, ""),
  );
  await expect(page).toHaveURL(/b\.order=21034567&unit=placements&.*step=100/);
  await page.reload();
  await reach(page, 100);
  await expect(page.locator("#second")).toBeVisible();
  await page.click("#one-board");
  await expect(page.locator("#second")).toBeHidden();
  await expect(page).not.toHaveURL(/unit=/);
});

test("by steps; the table; the panels tell of the board that was touched; accessible", async ({ page }) => {
  await open(page, `${EXCHANGED}&step=300&panel=numbers`, 300);
  // The moment stays: the left board's.
  await page.getByLabel("by steps").check();
  await expect(page.locator("#time")).toHaveText(/^step \d,\d+$/);
  await expect(page.locator("#panel-numbers")).toContainText("placed300");
  await page.click("#to-start");
  await reach(page, 0);
  await page.locator("#next").click({ clickCount: 3 });
  await reach(page, 3);
  const focus = page.locator("#compare-focus");
  await expect(focus).toHaveText("Panels: left board");
  await focus.click();
  await expect(focus).toHaveText("Panels: right board");
  await focus.click();
  await page.locator("#second-board .board-grid td").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#note")).toBeVisible();
  await page.click("#compare-table");
  await expect(page.locator(".data tr", { hasText: /^step/i })).toHaveText(/^step33$/i);
  await expect(page.locator("#numbers-dialog textarea")).toHaveValue(/step\t3\t3/);
  await expect(page.locator("#numbers-dialog .chart-drawing")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expectAccessible(page);
});

test("a second board that cannot be opened is told, and the first one stays", async ({ page }) => {
  await open(page, "#problem=tour&n=5&b.order=99&unit=steps");
  await expect(page.locator("#message-text")).toContainText("Second board:");
  await expect(page.locator("#second")).toBeHidden();
  await page.click("#next");
  await expect(page.locator("#sentence")).toContainText("Move 1");
});
