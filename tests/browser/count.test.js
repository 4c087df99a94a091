// Counting in real workers: right, started and cancelled a hundred times, and without any worker at all.
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/**
 * Counts in the page, from outside of it: with what main.js would be given.
 * @param {Page} page
 * @param {string} setup
 */
function countIn(page, setup) {
  return page.evaluate(async (text) => {
    const { count } = await import(/** @type {any} */ (new URL("www/count/index.js", location.href).href));
    /** @type {import("../../www/count/pool.js").Standing} */
    const last = await new Promise((resolve) => {
      count(text, (/** @type {import("../../www/count/pool.js").Standing} */ standing) => {
        if (standing.done || standing.error) resolve(standing);
      });
    });
    return { ...last, solutions: String(last.solutions), fundamental: String(last.fundamental) };
  }, setup);
}

test.beforeEach(async ({ page }) => {
  await page.goto("");
  await page.waitForLoadState("networkidle");
});

test("14 queens are counted in workers, within the content security policy", async ({ page }) => {
  const workers = new Set();
  const modules = new Set();
  page.on("worker", (worker) => workers.add(worker));
  page.on("request", (request) => {
    if (request.url().endsWith(".wasm")) modules.add(request.url().replace(/.*\//, ""));
  });
  expect(await countIn(page, "problem=queens&n=14")).toMatchObject({
    done: true,
    error: null,
    solutions: "365596",
    fundamental: "45752",
  });
  expect(workers.size).toBeGreaterThan(0);
  expect([...modules]).toEqual(["backstep_simd_bg.wasm"]);
  await expect.poll(() => page.workers().length).toBe(0);
});

test("a hundred starts and cancels leave no worker, and the next count is right", async ({ page }) => {
  await page.evaluate(async () => {
    const { count } = await import(/** @type {any} */ (new URL("www/count/index.js", location.href).href));
    for (let i = 0; i < 100; i++) {
      const cancel = count("problem=queens&n=18", () => {});
      await new Promise((resolve) => setTimeout(resolve, i % 10));
      const start = performance.now();
      cancel();
      if (performance.now() - start > 100) throw new Error("cancelling took its time");
    }
  });
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await countIn(page, "problem=queens&n=12")).toMatchObject({
    solutions: "14200",
    fundamental: "1787",
  });
});

test("workers that do not come whole, or die at their work, leave the count to the page", async ({
  page,
  complaints,
}) => {
  const files = ["**/backstep_simd_bg.wasm", "**/count/worker.js"];
  for (const [i, file] of files.entries()) {
    await page.route(file, (route) => (i === 0 ? route.abort() : route.fulfill({ status: 404 })));
    expect(await countIn(page, "problem=queens&n=10"), file).toMatchObject({ solutions: "724", done: true });
    await page.unroute(file);
  }
  await page.route("**/count/worker.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'self.onmessage = ({ data }) => { if ("slice" in data) throw new Error("it dies"); };',
    }),
  );
  expect(await countIn(page, "problem=queens&n=10")).toMatchObject({ solutions: "724", done: true });
  await expect.poll(() => page.workers().length).toBe(0);
  complaints.length = 0;
});

test("without workers the page counts by itself, and goes on drawing", async ({ page }) => {
  const frames = await page.evaluate(() => {
    // @ts-expect-error: as in a browser that has none
    delete window.Worker;
    /** @type {{ drawn: number }} */
    const seen = { drawn: 0 };
    const draw = () => {
      seen.drawn += 1;
      requestAnimationFrame(draw);
    };
    draw();
    Object.assign(window, { seen });
    return seen.drawn;
  });
  expect(await countIn(page, "problem=queens&n=15")).toMatchObject({ solutions: "2279184", done: true });
  const drawn = await page.evaluate(() => /** @type {any} */ (window).seen.drawn);
  expect(drawn).toBeGreaterThan(frames + 3);
});
