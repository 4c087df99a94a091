// Lessons: every one to its end, by keys alone, on the wall, from a file, in the making, on paper.
import { BUILT_IN } from "../../www/lessons/index.js";
import { open, reach, stepOf } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const cardOf = (page) => page.locator("#activity");

/** Waits until the lesson is at a stop. @param {Page} page @param {string} code */
async function atStop(page, code) {
  // Looked at in every frame, because there are many stops. Some lie many million steps away.
  await page.waitForFunction(
    (wanted) => document.querySelector(".lesson-code")?.textContent === wanted,
    code,
    { timeout: 60_000 },
  );
}

/** Opens the page at a stop. @param {Page} page @param {string} code @param {string} [more] of the link */
async function openAt(page, code, more = "") {
  await page.goto(`./?${Math.random()}#lesson=${code}${more}`);
  await atStop(page, code);
}

/** @param {Page} page @returns {Promise<string>} where the board is, in whole pixels */
function boardOf(page) {
  return page.locator("#board").evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  });
}

/** @param {Page} page */
const isAsked = (page) => page.locator("html").evaluate((root) => root.hasAttribute("data-asked"));

for (const lang of ["en", "hi"]) {
  test(`every lesson is played to its end, ${lang}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const [code, load] of Object.entries(BUILT_IN)) {
      const { lesson } = await load();
      await openAt(page, `${code}-1`, `&lang=${lang}`);
      const boards = new Set();
      for (const [i, stop] of lesson.stops.entries()) {
        await atStop(page, `${code}-${i + 1}`);
        await expect(page.locator(".lesson-text")).not.toHaveText("");
        if (!stop.second) expect(await stepOf(page), `${code}-${i + 1}`).toBe(stop.at.step);
        if (!stop.second) boards.add(await boardOf(page));
        if (await isAsked(page)) {
          await page.keyboard.press("PageDown");
          await page.waitForFunction(() => !document.documentElement.hasAttribute("data-asked"));
        }
        // No number that is still missing, nothing that was not put in.
        await page.waitForFunction(
          () =>
            !/\{\w+\}|\[\w\d\]|(?<!\} )(?<!\d )…(?! \d)/.test(
              document.querySelector("#activity")?.textContent ?? "",
            ),
          undefined,
          { timeout: 60_000 },
        );
        await page.keyboard.press("PageDown");
      }
      await expect(page.locator(".lesson-more li")).not.toHaveCount(0);
      expect(Array.from(boards), `${code}: the board keeps its place`).toHaveLength(1);
    }
  });
}

test("the list begins a lesson, and the browser's way back leads out of it", async ({ page }) => {
  await open(page);
  await page.click("#lessons");
  await expect(page.locator(".lesson-list li")).toHaveCount(Object.keys(BUILT_IN).length);
  await expectAccessible(page);
  await page.locator(".lesson-list li").nth(2).getByRole("button").nth(1).click();
  await expect(page.locator(".lesson-code")).toHaveText(/^L3-\d$/);
  await expect(page.getByLabel("Core stops only")).toBeChecked();
  await page.goBack();
  await expect(cardOf(page)).toBeHidden();
  await reach(page, 8);
  await page.goForward();
  await expect(page.locator(".lesson-code")).toHaveText(/^L3-\d$/);
});

test("by keyboard alone: a code, an answer by its letter, the reason, the next stop, out", async ({
  page,
}) => {
  await open(page);
  const { keyboard } = page;
  await page.locator("#lessons").focus();
  await keyboard.press("Enter");
  await expect(page.locator("#lessons-dialog")).toBeVisible();
  await page.getByLabel("Go to a moment").focus();
  await keyboard.type("l9-99");
  await keyboard.press("Enter");
  await expect(page.locator(".lesson-place")).toHaveText("What it was about");
  const { stops } = (await BUILT_IN.L9()).lesson;
  await reach(page, stops[stops.length - 1].at.step);
  await page.locator("#lessons").focus();
  await keyboard.press("Enter");
  await expect(page.locator("#lessons-dialog")).toBeVisible();
  await page.getByLabel("Go to a moment").focus();
  await keyboard.type("x1");
  await keyboard.press("Enter");
  await expect(page.locator("#lessons-dialog [role=alert]").first()).toContainText("no moment");
  await page.getByLabel("Go to a moment").fill("l1 3");
  await keyboard.press("Enter");
  await atStop(page, "L1-3");
  await expect(page.locator(".question-ask")).toBeFocused();
  await expectAccessible(page);
  await keyboard.press("a");
  await expect(page.locator(".question-told")).toContainText("Not this one");
  await expect(page.locator(".question-options [data-right]")).toHaveCount(1);
  await keyboard.press("Enter");
  await atStop(page, "L1-4");
  await keyboard.press("PageUp");
  await atStop(page, "L1-3");
  await expect.poll(() => isAsked(page)).toBe(false);
  await keyboard.press("PageUp");
  await expect.poll(() => isAsked(page)).toBe(true);
  await reach(page, 8);
  await keyboard.press("Escape");
  await atStop(page, "L1-3");
  await page.getByRole("button", { name: "Leave the lesson" }).press("Enter");
  await expect(cardOf(page)).toBeHidden();
  expect(await page.evaluate(() => location.hash)).toContain("problem=queens");
});

test("the code of a preset and a step leads there", async ({ page }) => {
  await open(page);
  await page.click("#lessons");
  await page.getByLabel("Go to a moment").fill("p2-38");
  await page.keyboard.press("Enter");
  await reach(page, 38);
  await expect(page.locator("#puzzle-name")).toHaveText("Four queens, the book's way");
  await openAt(page, "L1-1");
  await page.goto("./#lesson=P3-96");
  await reach(page, 96);
  await expect(cardOf(page)).toBeHidden();
});

test("a stop's board is played by hand, and the lesson is found again", async ({ page }) => {
  await openAt(page, "L8-1");
  await page.getByRole("button", { name: "Try it by hand" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-activity", "try");
  await page.getByRole("button", { name: "Return to the lesson" }).click();
  await atStop(page, "L8-1");
  await expect(page.locator(".lesson-text")).not.toHaveText("");
});

test("a square that is an answer can be chosen on the board", async ({ page }) => {
  await openAt(page, "L1-1");
  await page.locator("[role=gridcell][aria-label^='c3']").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".question-told")).toContainText("Right");
  await reach(page, 4);
});

test("on the wall a page that is loaded anew is at the same stop, and B blanks it", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAt(page, "L1-2", "&room=1");
  const { keyboard } = page;
  await keyboard.press("PageDown");
  await keyboard.press("PageDown");
  await atStop(page, "L1-3");
  await keyboard.press("b");
  await expect(page.locator("#blank")).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.locator("#blank")).toBeHidden();
  await page.reload();
  await atStop(page, "L1-3");
  await reach(page, 8);
  await expect.poll(() => isAsked(page)).toBe(true);
  await expect(page.locator("#play")).toHaveText("Play");
  const { height, bottom } = await page.locator(".question-ask").evaluate((ask) => ({
    height: Number.parseFloat(getComputedStyle(ask).fontSize),
    bottom: ask.getBoundingClientRect().bottom,
  }));
  expect(height).toBeGreaterThanOrEqual(768 / 30);
  expect(bottom).toBeLessThan(768 * 0.9);
});

test("what a lesson shows is not remembered", async ({ page }) => {
  await open(page, "#problem=queens&n=4&grain=tests&panel=log");
  await page.click("#lessons");
  await page.locator(".lesson-list li").nth(0).getByRole("button").first().click();
  await atStop(page, "L1-1");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await atStop(page, "L1-2");
  expect(await page.evaluate(() => location.hash)).toContain("grain=tests&panel=log");
  await page.getByRole("button", { name: "Leave the lesson" }).click();
  await expect(page.locator("input[name=grain][value=tests]")).toBeChecked();
  await expect(page.locator("#panel")).toBeVisible();
});

const OWN = {
  backstep: "lesson",
  version: 1,
  code: "MY",
  title: "<b>Mine</b>",
  stops: [{ stage: "P", setup: "problem=queens&n=4", at: { step: 8 }, text: "<img src=x onerror=alert(1)>" }],
};

/** @param {Page} page @param {unknown} lesson */
async function choose(page, lesson) {
  const buffer = Buffer.from(typeof lesson === "string" ? lesson : JSON.stringify(lesson));
  await page.setInputFiles("#lessons-dialog input[type=file]", {
    name: "lesson.json",
    mimeType: "application/json",
    buffer,
  });
}

test("a file is given as a lesson, or it is said what is wrong and where", async ({ page }) => {
  await open(page);
  await page.click("#lessons");
  const fault = page.locator("#lessons-dialog [role=alert]").last();
  const [stop] = OWN.stops;
  /** @type {[unknown, string][]} */
  const bad = [
    ["{\n", "from line 2 on it is no JSON"],
    [{ ...OWN, stops: [stop, { ...stop, options: [] }] }, "Stop 2, options: there must be at least 2."],
    [
      { ...OWN, stops: [{ ...stop, setup: "problem=queens&n=0" }] },
      "Stop 1, setup: this puzzle cannot be opened.",
    ],
    [{ ...OWN, stops: [{ ...stop, at: { step: 80 } }] }, "Stop 1, at step: the run never comes there."],
    [
      { ...OWN, stops: [{ ...stop, at: { event: { kind: "deadEnd" }, step: 9 } }] },
      "this event comes at step 8.",
    ],
  ];
  for (const [lesson, said] of bad) {
    await choose(page, lesson);
    await expect(fault).toContainText(said);
  }
  await choose(page, OWN);
  await expect(page.locator(".lesson-text")).toHaveText(OWN.stops[0].text);
  await expect(page.locator(".lesson-code")).toHaveText("");
  await page.reload();
  await expect(page.locator(".lesson-text")).toHaveText(OWN.stops[0].text);
});

test("a lesson is made, kept, tried out, saved, opened, and shared as a link", async ({ page, context }) => {
  test.slow();
  await open(page);
  await page.click("#lessons");
  await page.getByRole("button", { name: "Make a lesson" }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await expect(cardOf(page).getByRole("alert")).toContainText("title: it is empty.");
  await page.getByLabel("Title").fill("Dead end");
  await page.getByRole("button", { name: "Add a stop here" }).click();
  await page.getByLabel("Text for the wall").fill("What now?");
  await page.getByLabel("Question").fill("Which queen?");
  const answer = (/** @type {string} */ letter) => page.getByRole("group", { name: `Answer ${letter}` });
  await answer("A").getByLabel("Answer", { exact: true }).fill("1");
  await answer("B").getByLabel("Answer", { exact: true }).fill("2");
  await page.getByRole("button", { name: "Share as a link" }).click();
  await expect(cardOf(page).getByRole("alert")).toContainText("Stop 1, options: one must be right.");
  await answer("B").getByLabel("right").check();
  await expectAccessible(page);

  // Loaded anew, in the middle of it.
  await page.reload();
  await reach(page, 8);
  await page.click("#lessons");
  await page.getByRole("button", { name: "Make a lesson" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Dead end");
  await expect(answer("B").getByLabel("right")).toBeChecked();

  // Another stop, later, put before the first, deleted, and there again.
  const stops = page.locator(".maker-go");
  await page.click("#next");
  await page.getByRole("button", { name: "Add a stop here" }).click();
  await expect(stops).toHaveText(["Stop 1, step 8 · What now?", "Stop 2, step 9"]);
  await page.getByRole("button", { name: "Stop 2 earlier" }).click();
  await expect(stops).toHaveText(["Stop 1, step 9", "Stop 2, step 8 · What now?"]);
  await page.getByRole("button", { name: "Delete stop 2" }).click();
  await expect(stops).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(stops).toHaveCount(2);
  await page.getByRole("button", { name: "Delete stop 1" }).click();
  await expect(stops).toHaveText(["Stop 1, step 8 · What now?"]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save to a file" }).click(),
  ]);
  await page.getByRole("button", { name: "Share as a link" }).click();
  const shared = page.getByLabel("Link to this lesson");
  await expect(shared).toHaveValue(/lesson=/);
  const address = await shared.inputValue();
  expect(address.length).toBeLessThanOrEqual(300);
  await page.getByRole("button", { name: "New lesson" }).click();
  await expect(stops).toHaveCount(0);
  await page.setInputFiles("#activity input[type=file]", await download.path());
  await expect(stops).toHaveText(["Stop 1, step 8 · What now?"]);
  await page.getByRole("button", { name: "Try it out" }).click();
  await expect(page.locator(".question-ask")).toHaveText("Which queen?");

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.locator(".question-ask")).toHaveText("Which queen?");
  await reach(other, 8);
  await other.goto(`${address.replace(/~.*/, "~AAAA-1")}`);
  await expect(other.locator("#message-text")).toContainText("The lesson in this link cannot be read.");
});

test("the guide is for paper: the screen never shows what is for the teacher", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.toggleAttribute("data-printed", true);
  });
  const { lesson } = await BUILT_IN.L1();
  const { teacher } = lesson.stops[0];
  const said = typeof teacher === "object" ? teacher.hi.slice(0, 20) : "";
  expect(said).not.toBe("");
  await open(page, "#problem=queens&n=4&step=8&lang=hi");
  await page.click("#lessons");
  await page.locator(".lesson-list li").first().getByRole("button").nth(2).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  const guide = page.locator("#guide");
  await expect(guide).toContainText(said);
  await expect(guide).toBeHidden();
  await expect(guide.locator("section")).toHaveCount(lesson.stops.length);
  await expect(guide.locator("tr")).toHaveCount(lesson.plan?.length ?? 0);
  await expect(guide).not.toContainText(/\{\w+\}|\[\w\d\]/);
  await page.emulateMedia({ media: "print" });
  await expect(guide).toBeVisible();
  await expect(page.locator("#page")).toBeHidden();
  await expect(page.locator("#lessons-dialog")).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(guide).toHaveCount(0);
});
