// The five classic programs, forwards and backwards, at a walk and at full speed.
import { countersOf, jump, open, positionOf, press, reach, sentenceOf, stepOf } from "./page.js";
import { expect, test } from "./support.js";

test("the first screen is four queens at their first dead end, and Next explains it", async ({ page }) => {
  await open(page);
  await expect(page.locator("#aim")).toHaveText("Place 4 queens so that none attacks another.");
  const sentence = page.locator("#sentence");
  await expect(sentence).toHaveText("Dead end: queen 3 has no safe square. What would you do?");
  expect(await countersOf(page)).toEqual(["8 step", "2 on the board", "0 taken back"]);
  await expect(page.locator("button.primary:visible")).toHaveText(["Next"]);
  await page.click("#next");
  await expect(sentence).toHaveText("Queen 2 is taken off c3; d3 comes next.");
  expect(await countersOf(page)).toEqual(["9 step", "1 on the board", "1 taken back"]);
  await page.click("#previous");
  await expect(sentence).toHaveText("Earlier: step 8. Dead end: queen 3 has no safe square.");
});

/** Each program: its first presses, then its first solution. */
const PROGRAMS = [
  {
    setup: "problem=queens&n=6",
    steps: [1, 4, 9],
    third: "Queen 3 is placed on e4: nothing attacks it. 4 squares were refused before.",
    first: { step: 197, placed: 31, rejected: 140, backtracks: 25 },
    solution: "Solution 1: 6 queens, and none attacks another.",
  },
  {
    setup: "problem=queens&n=4&method=scan",
    steps: [1, 8, 22],
    third: "Queen 3 is placed on b1: nothing attacks it. 13 squares were refused before.",
    first: { step: 290, placed: 19, rejected: 255, backtracks: 15 },
    solution: "Solution 1: 4 queens, and none attacks another.",
  },
  {
    setup: "problem=queens&n=4&method=enumerate",
    steps: [1, 2, 3],
    third: "Queen 3 is put on a2. Nothing is checked yet.",
    first: { step: 191, placed: 40, rejected: 114, backtracks: 36 },
    solution: "Solution 1: 4 queens, and none attacks another.",
  },
  {
    setup: "problem=tour&n=5&start=a1",
    steps: [3, 5, 10],
    third: "Move 3: the knight jumps from e1 to d3. 4 jumps were refused before.",
    first: { step: 253, placed: 40, rejected: 196, backtracks: 16 },
    solution: "Solution 1: the knight has visited all 25 squares.",
  },
  {
    setup: "problem=tour&method=warnsdorff",
    steps: [1, 2, 3],
    third: "Move 3: a7 has the fewest ways on (2), so the knight goes there.",
    first: { step: 64, placed: 63, rejected: 0, backtracks: 0 },
    solution: "Solution 1: the knight has visited all 64 squares.",
  },
  {
    setup: "problem=tour&n=3&method=enumerate&blocked=b2",
    steps: [1, 2, 3],
    third: "Move 3: the knight is still off the board. Nothing is checked yet.",
    first: { step: 159_052, placed: 17_676, rejected: 123_706, backtracks: 17_669 },
    solution: "Solution 1: the knight has visited all 8 squares.",
  },
];

for (const { setup, steps, third, first, solution } of PROGRAMS) {
  test(`steps, steps back, plays and finds: ${setup}`, async ({ page }) => {
    await open(page, `#${setup}`);
    const told = [await sentenceOf(page)];
    const at = [await countersOf(page)];
    for (const step of steps) {
      await press(page, "next");
      expect(await stepOf(page)).toBe(step);
      told.push(await sentenceOf(page));
      at.push(await countersOf(page));
    }
    expect(told[3]).toBe(third);
    for (const i of [2, 1, 0]) {
      await press(page, "previous");
      const step = i === 0 ? 0 : steps[i - 1];
      expect(await stepOf(page)).toBe(step);
      expect(await countersOf(page)).toEqual(at[i]);
      // What passed unseen is told on the way there, not on the way back.
      const words = (await sentenceOf(page)).replace(`Earlier: step ${step}. `, "");
      expect(told[i].startsWith(words), words).toBe(true);
    }

    await page.locator("#speed").fill("1000");
    await page.click("#play");
    await expect(page.locator("#sentence")).toHaveText(solution);
    await expect(page.locator("#play")).toHaveText("Play");
    const { counts, status } = await positionOf(page);
    expect(counts).toMatchObject({ ...first, solutions: 1 });
    expect(status).toBe("solution");

    await press(page, "previous");
    expect((await positionOf(page)).counts).toMatchObject({ step: first.step - 1, solutions: 0 });
    await page.click("#to-start");
    await reach(page, 0);
    expect((await positionOf(page)).counts).toMatchObject({ placed: 0, rejected: 0, deepest: 0 });
    await jump(page, "To first solution");
    await expect(page.locator("#sentence")).toHaveText(solution);
    expect((await positionOf(page)).counts).toEqual(counts);
  });
}

const WITHOUT_SOLUTION = [
  { setup: "problem=queens&n=3", step: 24 },
  { setup: "problem=queens&n=3&method=scan", step: 260 },
  { setup: "problem=queens&n=3&method=enumerate", step: 52 },
  { setup: "problem=tour&n=3", step: 135 },
  { setup: "problem=tour&n=4&method=warnsdorff", step: 4445 },
  { setup: "problem=tour&n=3&method=enumerate", step: 21_570_705 },
];

test("boards without a solution end with that, after a real search", async ({ page }) => {
  for (const { setup, step } of WITHOUT_SOLUTION) {
    await open(page, `#${setup}`);
    await jump(page, "To the end");
    await expect(page.locator("#sentence"), setup).toHaveText(
      "Every possibility has been tried: there is no solution.",
      { timeout: 20_000 },
    );
    expect(await stepOf(page), setup).toBe(step);
    await press(page, "next");
    expect(await stepOf(page), `${setup}: nothing after the end`).toBe(step);
    await press(page, "previous");
    expect(await stepOf(page), setup).toBeLessThan(step);
  }
});

test("Warnsdorff's rule alone gets stuck and says where", async ({ page }) => {
  await open(page, "#problem=tour&n=5&method=warnsdorff&pure=1&start=c5");
  await jump(page, "To the end");
  await expect(page.locator("#sentence")).toHaveText(/^The rule is stuck after \d+ of 25 squares\.$/);
});

test("plays at the speed that is asked for, however often Play is pressed", async ({ page }) => {
  await open(page, "#problem=tour&n=8&start=a8&rate=20");
  // Pausing and playing in quick succession must not pile up: only one press is owed at once.
  await press(page, ...Array(40).fill("play"));
  const started = await page.evaluate(() => performance.now());
  const before = await stepOf(page);
  expect(before).toBeLessThan(10);
  await page.click("#play");
  await page.waitForFunction(() => Number(document.querySelector("#counters dd")?.textContent) >= 100);
  const [shown, seconds] = await page.evaluate(
    (t) => [Number(document.querySelectorAll("#counters dd")[1].textContent), (performance.now() - t) / 1000],
    started,
  );
  await page.click("#play");
  await expect(page.locator("#play")).toHaveText("Play");
  // Up to the first dead end each press is a placement.
  expect(shown / seconds).toBeLessThan(24);
  expect(shown / seconds).toBeGreaterThan(8);
  const at = await stepOf(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await stepOf(page), "pause is pause").toBe(at);
});

test("plays backwards to the start and rests there", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&step=253&rate=max");
  await jump(page, "Play backwards");
  await reach(page, 0);
  await expect(page.locator("#play")).toHaveText("Play");
  await expect(page.locator("#time")).toHaveText("step 0 of at least 253");
});

test("jumps stop where they say, in both directions", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1");
  const places = /** @type {const} */ ([
    ["Next dead end", "Dead end: every jump from"],
    ["Next piece taken back", "is taken back"],
    ["Next solution", "Solution 1"],
    ["Previous piece taken back", "is taken back"],
    ["Previous dead end", "Dead end: every jump from"],
  ]);
  for (const [item, sentence] of places) {
    await jump(page, item);
    await expect(page.locator("#sentence"), item).toContainText(sentence);
    await expect(page.locator("#play")).toHaveText("Play");
  }
  await jump(page, "Next solution");
  expect((await positionOf(page)).counts.step).toBe(253);
});

test("a long retreat is found, its length told, and asked for again", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a5&panel=numbers");
  const dialog = page.locator("#jump-dialog");
  const retreat = dialog.getByLabel("retreat of at least so many pieces", { exact: true });
  await jump(page, "More jumps…");
  await retreat.fill("14");
  await dialog.getByRole("button", { name: "Next: retreat of at least" }).click();
  await expect(page.locator("#sentence")).toContainText("14 pieces in a row have been taken back by now.");
  await expect(page.locator("#play")).toHaveText("Play");
  await jump(page, "More jumps…");
  await expect(retreat).toHaveValue("14");
  await page.keyboard.press("Escape");
  await jump(page, "To first solution");
  await reach(page, 79_440);
  await expect(page.locator("#panel-numbers")).toContainText(
    "3,318 dead ends so far; the longest retreat took back 14 in a row",
  );
});

test("every test is a step of its own when asked, and the steps keep their numbers", async ({ page }) => {
  await open(page, "#problem=queens&n=4");
  await page.locator(".grain").getByText("every test").click();
  await press(page, "next", "next");
  await expect(page.locator("#sentence")).toHaveText("a3 is refused: the queen on a4 is in the same column.");
  expect(await countersOf(page)).toEqual(["2 step", "1 on the board", "0 taken back", "1 refused"]);
  await page.locator(".grain").getByText("moves only").click();
  await press(page, "next");
  expect(await stepOf(page)).toBe(4);
});

test("the timeline leads to any step that was seen", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&step=253");
  await page.locator("#timeline").fill("96");
  await reach(page, 96);
  await expect(page.locator("#sentence")).toHaveText(/^Earlier: step 96\. Move 22:/);
  await page.locator("#timeline").fill("253");
  await reach(page, 253);
  await expect(page.locator("#sentence")).toHaveText(/^Solution 1/);
});

test("solutions are marked along the whole timeline, however many there are", async ({ page }) => {
  await open(page, "#problem=queens&n=8");
  await jump(page, "To the end");
  await expect(page.locator("#counters")).toContainText("92");
  const places = await page
    .locator(".timeline-solution")
    .evaluateAll((marks) =>
      marks.map((mark) => Number.parseFloat(/** @type {HTMLElement} */ (mark).style.insetInlineStart)),
    );
  expect(places.length).toBeLessThanOrEqual(40);
  for (const part of [0, 25, 50, 75])
    expect(
      places.some((at) => at >= part && at < part + 25),
      `from ${part} %`,
    ).toBe(true);
});

test.describe("full speed on the textbook's 8×8 search", () => {
  test("finds the first tour, is there within seconds, and steps back from it", async ({ page }) => {
    test.setTimeout(60_000);
    await open(page, "#problem=tour&n=8&start=a8&panel=numbers");
    await jump(page, "To first solution");
    await expect(page.locator("#sentence")).toHaveText("Solution 1: the knight has visited all 64 squares.", {
      timeout: 20_000,
    });
    await expect(page.locator("#panel pre")).toHaveText(/^\s*0\s+59\s+38\s+33\s+30\s+17\s+8\s+63\s/);
    const { counts } = await positionOf(page);
    expect(counts).toMatchObject({
      placed: 8_250_732,
      rejected: 57_754_869,
      backtracks: 8_250_669,
      depth: 63,
    });
    const link = await page.evaluate(() => location.href);
    expect(link.length).toBeLessThanOrEqual(300);
    await press(page, "previous");
    expect((await positionOf(page)).counts).toMatchObject({ step: counts.step - 1, solutions: 0, depth: 63 });

    const memory = () =>
      page.evaluate(async () => {
        const { default: init } = await import(new URL("www/pkg/backstep.js", document.baseURI).href);
        return (await init()).memory.buffer.byteLength;
      });
    const before = await memory();
    await page.locator("#speed").fill("1000");
    await jump(page, "Play backwards");
    await page.waitForFunction(
      (from) => Number(/** @type {HTMLInputElement} */ (document.querySelector("#timeline")).value) < from,
      counts.step - 20_000_000,
    );
    await page.click("#play");
    await expect(page.locator("#play")).toHaveText("Play");
    expect(await memory(), "no history is kept").toBe(before);
    const back = await positionOf(page);
    expect(back.counts.placed - back.counts.backtracks).toBe(back.counts.depth);
  });

  test("Pause acts within 100 ms, and Previous works at once", async ({ page }) => {
    test.setTimeout(60_000);
    await open(page, "#problem=tour&n=8&start=a8&rate=max");
    const delays = [];
    // The machine may be busy with something else for once: the best of three is what the page can do.
    for (let round = 0; round < 3; round++) {
      // From the start every time, or play would come to rest at the first tour.
      await page.click("#to-start");
      await expect.poll(() => stepOf(page)).toBe(0);
      await page.click("#play");
      await page.waitForFunction(
        () => Number(/** @type {HTMLInputElement} */ (document.querySelector("#timeline")).value) > 1_000_000,
      );
      delays.push(await pauseDelay(page));
      await expect(page.locator("#play")).toHaveText("Play");
      const step = await stepOf(page);
      await press(page, "previous");
      expect(await stepOf(page)).toBeLessThan(step);
    }
    expect(Math.min(...delays)).toBeLessThan(100);
  });
});

/**
 * Clicks Pause.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<number>} milliseconds from the click, as the browser dates it, to the last change of the step
 */
async function pauseDelay(page) {
  const delay = page.evaluate(
    () =>
      new Promise((done) => {
        const timeline = /** @type {HTMLInputElement} */ (document.querySelector("#timeline"));
        addEventListener("click", watch, { capture: true, once: true });

        /** @param {MouseEvent} click */
        function watch({ timeStamp }) {
          let last = timeStamp;
          let seen = timeline.value;
          let frames = 0;
          const look = () => {
            if (timeline.value !== seen) last = performance.now();
            seen = timeline.value;
            if (frames++ < 30) requestAnimationFrame(look);
            else done(last - timeStamp);
          };
          // After the page has handled the click.
          setTimeout(look);
        }
      }),
  );
  await page.click("#play");
  return /** @type {Promise<number>} */ (delay);
}
