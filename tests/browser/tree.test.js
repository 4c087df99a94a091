// The tree, the stack, and the tree as an exam wants it.
import { open, reach, stepOf } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

test("with keys to a node, and to its moment", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=31&panel=tree");
  const tree = page.getByRole("tree");
  await expect(page.locator(".tree-note").first()).toHaveText(/^8 nodes/);
  await tree.focus();
  const chosen = tree.locator("[aria-selected=true]");
  await expect(chosen).toHaveText("c1: solution");
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  await expect(chosen).toHaveText("b4: on the path");
  await page.keyboard.press("ArrowLeft");
  await expect(chosen).toHaveText("a4: taken back after 4 placements");
  expect(await tree.getAttribute("aria-activedescendant")).toBe(await chosen.getAttribute("id"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(chosen).toHaveText("c3: dead end, taken back");
  await page.keyboard.press("Enter");
  await reach(page, 4);
  await expect(chosen).toHaveText("c3: here");
  await expectAccessible(page);
  // Solutions that have been left are told wherever one is.
  await open(page, "#problem=queens&n=4&step=79&panel=tree");
  await expect(tree.getByRole("treeitem", { name: /: solution$/ })).toHaveText([
    "c1: solution",
    "b1: solution",
  ]);
  await expect(tree).toContainText("b4: taken back after 4 placements, 1 solution among them");
});

test("a click on a node goes to its moment, a drag does not", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=31&panel=tree");
  const canvas = page.locator(".tree-stage canvas");
  await canvas.scrollIntoViewIfNeeded();
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (
    await canvas.boundingBox()
  );
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 3 });
  await page.mouse.up();
  expect(await stepOf(page)).toBe(31);
  await page.getByRole("button", { name: "As a whole" }).click();
  // The root is in the middle of what hangs on it: found by its shape, the topmost ink.
  const at = await canvas.evaluate((element) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (element);
    const ctx = /** @type {CanvasRenderingContext2D} */ (
      /** @type {HTMLCanvasElement} */ (element).getContext("2d")
    );
    const { data } = ctx.getImageData(0, 0, width, height);
    const first = data.findIndex((value, i) => i % 4 === 3 && value > 200);
    const pixel = Math.floor(first / 4);
    return { x: (pixel % width) / devicePixelRatio, y: Math.floor(pixel / width) / devicePixelRatio + 5 };
  });
  await canvas.click({ position: at });
  await reach(page, 0);
});

test("in the exam view four queens have 17 nodes and their edges have names", async ({ page }) => {
  for (const [step, nodes, edges] of /** @type {const} */ ([
    [31, 9, 8],
    [79, 17, 16],
  ])) {
    await open(page, `#problem=queens&n=4&step=${step}&panel=tree&theme=dark`);
    await page.getByRole("button", { name: "As in an exam" }).click();
    const picture = page.getByRole("img", { name: `${nodes} nodes` });
    await expect(picture.locator(".exam-node")).toHaveCount(nodes);
    const words = await picture.locator("text").allTextContents();
    expect(
      words.filter((word) => word.startsWith("x") && word.includes("=") && !word.includes("(")),
    ).toHaveLength(edges);
    expect(words).toContain("x₂=4");
    expect(words).toContain("x = (2, 4, 1, 3)");
    expect(words.includes("x = (3, 1, 4, 2)")).toBe(step === 79);
    expect(await picture.locator(".exam-refused").count()).toBe(step === 79 ? 44 : 18);
    // All of it is seen at 1280 × 800.
    const fits = await page
      .locator("#exam-dialog .dialog-body")
      .evaluate((body) => body.scrollHeight <= body.clientHeight);
    expect(fits).toBe(true);
    await expectAccessible(page);
  }
  // On a phone it is turned, and all of it is seen without scrolling; what can be read in it is a list, too.
  await page.setViewportSize({ width: 390, height: 844 });
  const paper = page.locator(".exam-paper");
  const { across, bottom } = await paper.evaluate((element) => ({
    across: element.scrollWidth - element.clientWidth,
    bottom: element.getBoundingClientRect().bottom,
  }));
  expect(across).toBe(0);
  expect(bottom).toBeLessThanOrEqual(844);
  const letters = await paper.locator("text:visible").evaluateAll((all) =>
    all.map((text) => {
      const scale = /** @type {SVGGraphicsElement} */ (text).getScreenCTM()?.a ?? 0;
      return scale * Number(text.getAttribute("font-size"));
    }),
  );
  expect(letters.length).toBeGreaterThan(17 + 44);
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(9);
  await page.getByText("The same in words").click();
  await expect(page.locator(".exam-words li")).toHaveCount(16);
  await expect(page.locator(".exam-words li").nth(7)).toHaveText("8 x₄=3 ☐ x = (2, 4, 1, 3)");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as SVG" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("state-space-tree.svg");
});

test("a call on the stack leads to the moment of its piece", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=12&panel=stack");
  const calls = page.locator(".stack button");
  await expect(calls).toHaveText([
    "Queen 4: a1 is next, candidate 1 of 4, then 3 left",
    "Queen 3: b2, candidate 2 of 4, 2 left",
    "Queen 2: d3, candidate 4 of 4, 0 left",
    "Queen 1: a4, candidate 1 of 4, 3 left",
  ]);
  await expectAccessible(page);
  await calls.nth(2).click();
  await reach(page, 10);
  await expect(calls).toHaveCount(3);
});
