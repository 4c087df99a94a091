// How does it grow: measured in workers, drawn, told, cancelled at once.
import { open } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

test("queens by two methods: chart, keys, table, fit, file; accessible", async ({ page }) => {
  await open(page, "#problem=queens&n=4&panel=numbers");
  await page.getByRole("button", { name: "How does it grow?" }).click();
  const dialog = page.locator("#growth-dialog");
  await dialog.getByLabel("to", { exact: true }).fill("9");
  await dialog.getByRole("button", { name: "Measure", exact: true }).click();
  await expect(dialog.getByText("All 12 searches are done.")).toBeVisible();
  await expect(dialog).toContainText(/Backtracking, row by row: each larger N takes about [\d.]+ times/);
  await expect.poll(() => page.workers().length).toBe(0);
  const plot = dialog.getByRole("slider", { name: "How does it grow?" });
  await plot.focus();
  await page.keyboard.press("Home");
  await expect(plot).toHaveAttribute("aria-valuetext", "N: 4. The whole board for each queen: 19.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(dialog.locator(".chart-told")).toHaveText("N: 9. Backtracking, row by row: 41.");
  await dialog.getByText("The same as a table").click();
  await expect(dialog.locator(".data tr").nth(3)).toHaveText("61,43931");
  await expect(dialog.locator("textarea")).toHaveValue(
    /problem=queens&method=scan,first,8,found,\d+,25943,1,[\d.]+\r?\n/,
  );
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save the picture (SVG)" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.svg$/);
  await expectAccessible(page);
});

test("what does not end in its limit says so; stopping is at once, and the page stays usable", async ({
  page,
}) => {
  await open(page, "#problem=tour&n=5");
  await page.click("#more");
  await page.getByRole("button", { name: "How does it grow?" }).click();
  const dialog = page.locator("#growth-dialog");
  await dialog.getByLabel("Steps for each N at most").selectOption("1000000");
  await dialog.getByLabel("to", { exact: true }).fill("7");
  await dialog.getByRole("button", { name: "Measure", exact: true }).click();
  await expect(dialog).toContainText(
    "Backtracking, jump by jump: N = 6, 7 had not ended after 1,000,000 steps.",
  );
  await expect(dialog.getByText("All 3 searches are done.")).toBeVisible();
  // Hours of work, and the board goes on beside it.
  await dialog.getByLabel("Steps for each N at most").selectOption("100000000000");
  await dialog.getByLabel("Seconds for each N at most").selectOption("600");
  await dialog.getByLabel("to", { exact: true }).fill("30");
  await dialog.getByRole("button", { name: "Measure", exact: true }).click();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.click("#next");
  await expect(page.locator("#sentence")).not.toHaveText("");
  await page.click("#more");
  await page.getByRole("button", { name: "How does it grow?" }).click();
  await dialog.getByRole("button", { name: "Stop measuring" }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(dialog).toContainText("Measuring was stopped");
});
