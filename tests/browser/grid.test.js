// The board for those who do not see it: a grid of cells that say what is on each square.
import { createI18n } from "../../www/i18n/index.js";
import "../languages.mjs";
import { label } from "../../www/words/squares.js";
import { cellsOf, open, positionOf, press, seeded, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Candidate, Explanation, Frame, Labels } from "../../www/types.js" */
/** @import { Key } from "../../www/i18n/index.js" */

test("arrows, Home, End move one tab stop; Enter explains the square", async ({ page }) => {
  await open(page);
  const grid = page.getByRole("grid", { name: "Board" });
  await expect(grid).toHaveAttribute("aria-rowcount", "4");
  await grid.locator("[tabindex='0']").focus();
  const here = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")?.slice(0, 2));
  for (const [key, square] of [
    ["ArrowRight", "b4"],
    ["ArrowDown", "b3"],
    ["ArrowLeft", "a3"],
    ["ArrowLeft", "a3"],
    ["ArrowUp", "a4"],
    ["ArrowUp", "a4"],
    ["End", "d4"],
    ["Control+End", "d1"],
    ["Home", "a1"],
    ["Control+Home", "a4"],
  ]) {
    await page.keyboard.press(key);
    expect(await here(), key).toBe(square);
    await expect(grid.locator("[tabindex='0']")).toHaveCount(1);
  }
  expect(await stepOf(page)).toBe(8);
  await page.keyboard.press("Enter");
  await expect(page.locator("#note-text")).toHaveText("Queen 1 stands on a4.");
  await expect(page.locator("#status")).toHaveText("Queen 1 stands on a4.");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await expect(page.locator("#note-text")).toHaveText(/^a2 is refused: the queen on a4/);
  await page.keyboard.press("Escape");
  await expect(page.locator("#note")).toBeHidden();
});

test("a click explains a square, never edits and leaves the focus alone", async ({ page }) => {
  await open(page);
  await page.focus("#next");
  const cells = page.getByRole("gridcell");
  for (const [index, text] of /** @type {const} */ ([
    [11, "d2 is refused: the queen on c3 attacks it along the diagonal ↘."],
    [6, "Queen 2 stands on c3."],
    [15, "d1 is empty. Queen 3 does not try it now."],
  ])) {
    const box = await cells.nth(index).boundingBox();
    if (!box) throw new Error("the cell has no place");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator("#note-text")).toHaveText(text);
    await expect(page.locator("#next")).toBeFocused();
    expect(await stepOf(page)).toBe(8);
  }
  await page.click("#note-close");
  await expect(page.locator("#note")).toBeHidden();
});

test("a tour can be started from a square that was clicked", async ({ page }) => {
  await open(page, "#problem=tour&n=5");
  await page.getByRole("gridcell").nth(12).focus();
  await page.keyboard.press("Enter");
  await page.click("#note-start");
  expect((await positionOf(page)).frame.path).toEqual([12]);
  await page.goBack();
  await expect.poll(async () => (await positionOf(page)).frame.path).toEqual([0]);
});

test("the cells lie on the squares, after scrolling and on a large board too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  for (const link of ["#problem=queens&n=4&step=8", "#problem=tour&files=9&ranks=4"]) {
    await open(page, link);
    await page.evaluate(() => scrollBy(0, 40));
    const cells = page.getByRole("gridcell");
    for (const index of [0, 7]) {
      const box = await cells.nth(index).boundingBox();
      if (!box) throw new Error("the cell has no place");
      await page.mouse.click(box.x + box.width - 4, box.y + 4);
      const name = ((await cells.nth(index).getAttribute("aria-label")) ?? "").split(",")[0];
      await expect(page.locator("#note-text")).toContainText(name);
    }
  }
  await open(page, "#problem=tour&n=100&method=warnsdorff");
  expect((await cellsOf(page)).length, "a window of a large board").toBeLessThan(400);
});

const METHODS = [
  "problem=queens&n=6",
  "problem=queens&n=7&columns=centre&blocked=a1.d4",
  "problem=queens&n=4&method=scan",
  "problem=queens&n=4&method=enumerate",
  "problem=tour&n=5&start=a1",
  "problem=tour&n=5&start=any&blocked=c3.e1",
  "problem=tour&n=6&method=warnsdorff&ties=random&seed=7",
  "problem=tour&files=3&ranks=4&method=enumerate",
];

for (const lang of ["en", "hi"]) {
  test(`after random steps every cell says what the search has there (${lang})`, async ({ page }) => {
    test.setTimeout(60_000);
    const i18n = createI18n(lang, { strict: true });
    const random = seeded(lang === "en" ? 11 : 12);
    /** @type {Set<Key>} */
    const said = new Set();
    for (const setup of METHODS) {
      const labels = /** @type {Labels} */ (["chess", "from0", "from1"][random(3)]);
      const grain = ["moves", "tests"][random(2)];
      await open(page, `#${setup}&step=${random(120)}&lang=${lang}&labels=${labels}&grain=${grain}`);
      const presses = Array.from({ length: 20 }, () => ["next", "next", "previous"][random(3)]);
      await press(page, ...presses);
      const { frame, explanation } = await positionOf(page);
      const wanted = Array.from({ length: frame.files * frame.ranks }, (_, square) =>
        nameOf(square, frame, explanation, labels),
      );
      for (const [key] of wanted) said.add(key);
      expect(await cellsOf(page), setup).toEqual(wanted.map(([key, params]) => i18n.t(key, params)));
    }
    expect(said.size, "the walk has seen many kinds of cells").toBeGreaterThan(12);
  });
}

/**
 * What a cell must say, straight from the frame; written without a look at the page's own description.
 * @param {number} square @param {Frame} frame @param {Explanation|null} explanation @param {Labels} labels
 * @returns {[Key, Record<string, string|number>]}
 */
function nameOf(square, frame, explanation, labels) {
  const { candidates, cursor, path, problem } = frame;
  const queens = problem === "queens";
  const order = path.lastIndexOf(square);
  const index = candidates.findIndex((each) => each.square === square);
  /** @type {Candidate|undefined} */
  const candidate = candidates[index];
  const state = index < 0 ? "" : index < cursor ? ".dead" : index === cursor ? ".next" : ".untried";
  /** @param {string} key @param {Record<string, string|number>} [params] @returns {[Key, Record<string, string|number>]} */
  const say = (key, params) => [
    /** @type {Key} */ (key),
    { square: label(square, frame, labels), ...params },
  ];
  if (order >= 0) {
    if (queens) return say(`cell.queen${state}`, { n: order + 1 });
    if (order === path.length - 1)
      return say(order === 0 ? "cell.knight.start" : "cell.knight", { n: order });
    return say(order === 0 ? `cell.start${state}` : `cell.visited${state}`, { n: order });
  }
  if (frame.blocked.includes(square)) return say(`cell.barred${state}`);
  if (explanation?.kind === "backtrack" && explanation.square === square) {
    return say(queens ? "cell.takenBack.queen" : "cell.takenBack.move", { n: explanation.piece ?? 0 });
  }
  if (state === ".dead" && candidate?.conflict) {
    // The queen that was placed first on the line which the conflict names, and where it looks from there.
    const [row, column] = [Math.floor(square / frame.files), square % frame.files];
    for (const queen of path) {
      const [down, right] = [row - Math.floor(queen / frame.files), column - (queen % frame.files)];
      const lines = {
        row: down === 0,
        column: right === 0,
        falling: down === right,
        rising: down === -right,
      };
      if (!lines[/** @type {keyof typeof lines} */ (candidate.conflict)]) continue;
      const arrow = `${down > 0 ? "↙↓↘" : "↖↑↗"}`[Math.sign(right) + 1];
      return say(`cell.refused.${candidate.conflict}`, { by: label(queen, frame, labels), arrow });
    }
    return say(`cell.refused.${candidate.conflict}`);
  }
  if (candidate?.degree !== undefined && state !== ".dead") {
    return say(`cell${state}.degree`, { degree: candidate.degree });
  }
  return say(`cell.empty${state}`);
}
