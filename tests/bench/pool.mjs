/**
 * Counting queens in the page's own workers, in Chromium: with the word `1` in one of them, else in as many as
 * there are cores. BASE_URL is the page. `--long` adds N = 17 and 18.
 */
import { availableParallelism } from "node:os";
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.js";
import { add, isLong, print } from "./rows.mjs";

const hands = process.argv.includes("1") ? 1 : availableParallelism();
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
await page.goto(process.env.BASE_URL ?? "http://127.0.0.1:8080/");
await page.waitForLoadState("networkidle");

/** From the start of the first worker to the last result. @param {number} n */
function pooled(n) {
  return page.evaluate(
    async ({ n, hands }) => {
      /** @param {string} name @returns {Promise<any>} */
      const module = (name) => import(new URL(`www/${name}`, location.href).href);
      /** @type {[typeof import("../../www/count/pool.js"), typeof import("../../www/count/index.js"), typeof import("../../www/pkg/backstep.js")]} */
      const [{ startCount }, { spawn }, { Counter }] = await Promise.all([
        module("count/pool.js"),
        module("count/index.js"),
        module("pkg/backstep.js"),
      ]);
      const setup = `problem=queens&n=${n}`;
      const start = performance.now();
      /** @type {import("../../www/count/pool.js").Standing} */
      const last = await new Promise((resolve) => {
        startCount(setup, Counter.slices(setup), (standing) => standing.done && resolve(standing), {
          spawn,
          begin: () => Promise.reject(new Error("the workers did not start")),
          pause: () => Promise.resolve(),
          now: () => performance.now(),
          hands,
        });
      });
      return { ms: performance.now() - start, solutions: Number(last.solutions) };
    },
    { n, hands },
  );
}

await pooled(12);
for (let n = 15; n <= (isLong ? 18 : 16); n++) {
  const { ms, solutions } = await pooled(n);
  add(`${n} queens`, ms, "ms");
  add(`${n} queens`, solutions, "solutions");
}
await browser.close();
print();
