// The address bar holds everything that is shown, and brings it back.
import {
  cellsOf,
  countersOf,
  jump,
  open,
  positionOf,
  press,
  reach,
  seeded,
  sentenceOf,
  stepOf,
} from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const hashOf = (page) => page.evaluate(() => location.hash);

/** Everything that a link must bring back. @param {Page} page */
async function shown(page) {
  return {
    setup: (await positionOf(page)).setup,
    counters: await countersOf(page),
    cells: await cellsOf(page),
    hash: await hashOf(page),
  };
}

test("the link after any play brings the same board, counts and all, in a new page", async ({ page }) => {
  test.setTimeout(60_000);
  const random = seeded(21);
  for (const setup of [
    "problem=queens&n=8",
    "problem=queens&n=4&method=scan&grain=tests",
    "problem=queens&n=4&method=enumerate",
    "problem=tour&n=5&start=any&seed=3",
    "problem=tour&files=6&ranks=5&method=warnsdorff&ties=last&lang=hi",
    "problem=tour&files=4&ranks=3&method=enumerate&labels=from1",
  ]) {
    await open(page, `#${setup}&step=${random(900)}`);
    await press(page, ...Array.from({ length: 15 }, () => ["next", "next", "previous"][random(3)]));
    const before = await shown(page);
    expect(before.hash).toMatch(/&at=[\w~.-]+&counts=[\d.]+$/);
    expect((await page.evaluate(() => location.href)).length, setup).toBeLessThanOrEqual(300);
    await open(page, before.hash);
    expect(await shown(page), setup).toEqual(before);
    await page.reload();
    await reach(page, Number(/counts=(\d+)/.exec(before.hash)?.[1]));
    expect(await shown(page), `${setup}, loaded again`).toEqual(before);
  }
});

test("a position that is too long for a link is a step", async ({ page }) => {
  await open(page, "#problem=tour&n=24&method=warnsdorff&step=400");
  expect(await hashOf(page)).toMatch(/&step=400$/);
  expect((await page.evaluate(() => location.href)).length).toBeLessThanOrEqual(300);
  await press(page, "next");
  await page.reload();
  await reach(page, 401);
});

test("the same keys are read after ?, and the fragment wins", async ({ page }) => {
  await page.goto("./?problem=queens&n=5&step=3&lang=hi");
  await reach(page, 3);
  expect((await positionOf(page)).frame).toMatchObject({ problem: "queens", files: 5 });
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("./?problem=queens&n=5&step=3&theme=dark#problem=tour&n=6&lang=en");
  await reach(page, 0);
  expect((await positionOf(page)).frame).toMatchObject({ problem: "tour", files: 6 });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("what is seen is in the link too", async ({ page }) => {
  const view = "lang=hi&theme=dark&labels=from0&digits=deva&grain=tests&panel=numbers&rate=20&room=0";
  await open(page, `#problem=queens&n=4&step=12&${view}`);
  const check = async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect((await cellsOf(page))[5]).toContain("(1, 1)");
    await expect(page.locator("#counters dd").first()).toHaveText("१२");
    await expect(page.locator("input[value=tests]")).toBeChecked();
    await expect(page.locator("#panel table")).toBeVisible();
    await expect(page.locator("#speed")).toHaveValue("500");
  };
  await check();
  const hash = await hashOf(page);
  for (const pair of view.split("&")) expect(hash).toContain(pair);
  await page.evaluate(() => localStorage.clear());
  await open(page, hash);
  await check();
});

test("choices that are made are written into the link", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await page.locator("input[value=tests]").check({ force: true });
  await page.locator("[aria-controls=panel-log]").click();
  await page.locator("#speed").fill("250");
  const hash = await hashOf(page);
  for (const pair of ["lang=hi", "grain=tests", "panel=log", "rate=4"]) expect(hash).toContain(pair);
});

test("Back undoes a change of set-up, Forward redoes it", async ({ page }) => {
  await open(page);
  await page.click("#puzzle");
  await page.getByRole("button", { name: /^A knight in trouble/ }).click();
  await reach(page, 96);
  await page.click("#puzzle");
  await page.getByRole("button", { name: /^Eight queens/ }).click();
  await reach(page, 23);
  await press(page, "next");
  const last = await stepOf(page);
  await page.goBack();
  await reach(page, 96);
  await expect(page.locator("#puzzle-name")).toHaveText("A knight in trouble");
  await page.goBack();
  await reach(page, 8);
  await expect(page.locator("#puzzle-name")).toHaveText("Four queens");
  expect(await sentenceOf(page)).toMatch(/^Dead end: queen 3/);
  await page.goForward();
  await reach(page, 96);
  await page.goForward();
  await reach(page, last);
  await expect(page.locator("#puzzle-name")).toHaveText("Eight queens");
});

test("a return visit offers the last board, and shows the first screen all the same", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1");
  await jump(page, "To first solution");
  await reach(page, 253);
  await press(page, "previous");
  await open(page);
  const chip = page.locator("#continue");
  await expect(chip).toHaveText("Continue: Knight’s tour 5×5 · Backtracking, jump by jump, step 252");
  expect(await sentenceOf(page)).toMatch(/^Dead end: queen 3/);
  await chip.click();
  await reach(page, 252);
  await expect(chip).toBeHidden();
  await page.goBack();
  await reach(page, 8);
});

test("the link can be copied or selected", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.click("#more");
  await page.getByRole("button", { name: "Share…" }).click();
  const field = page.getByLabel("Link to this moment");
  // What stood after ? is in the fragment too.
  await expect(field).toHaveValue(
    await page.evaluate(() => location.origin + location.pathname + location.hash),
  );
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.locator("#share-dialog [role=status]")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
});

test("of two links in a row the last is what is seen", async ({ page }) => {
  await open(page);
  const tour = "problem=tour&n=5&start=a1&step=20";
  for (const first of ["problem=queens&n=4&b.method=scan", "lesson=L3-2", "problem=queens&n=5&try=0.a5.c4"]) {
    await page.evaluate(
      (links) => {
        for (const link of links) location.hash = link;
      },
      [first, tour],
    );
    await reach(page, 20);
    await expect(page.locator("#compare"), first).toBeHidden();
    await expect(page.locator("#activity"), first).toBeHidden();
    expect((await positionOf(page)).setup, first).toContain("problem=tour&files=5&ranks=5&start=a1");
  }
});

test("what a link allows holds in a page that is open, and goes with it", async ({ page }) => {
  /** The page loads itself anew. @param {string} link */
  const follow = async (link) => {
    const loaded = page.waitForEvent("load");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await loaded;
    await page.waitForSelector("#page:not([aria-busy])");
  };
  await open(page, "#problem=queens&n=5&step=3", 3);
  await follow("problem=queens&n=5&step=4&hide=previous");
  await reach(page, 4);
  await expect(page.locator("#previous")).toBeHidden();
  await follow("problem=queens&n=5&step=5");
  await reach(page, 5);
  await expect(page.locator("#previous")).toBeVisible();
  expect(await hashOf(page)).not.toContain("hide");
});
