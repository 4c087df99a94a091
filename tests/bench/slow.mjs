/**
 * How long a key waits for its picture in Chromium, on a machine so many times as slow as this one: while the classic
 * 8×8 search plays at full speed with every panel open, while it jumps, and while the page counts by itself, without
 * workers. BASE_URL is the page.
 */
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.js";
import { ENDLESS } from "../browser/memory.js";
import { add, print } from "./rows.mjs";

const PRESSES = 15;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
await page.goto(`${process.env.BASE_URL ?? "http://127.0.0.1:8080/"}#${ENDLESS}`);
await page.waitForSelector("#page:not([aria-busy])");
await page.waitForSelector("#panel-numbers .panel > *");
const session = await page.context().newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: Number(process.argv[2]) });

await page.evaluate(() => {
  /** @type {number[]} */
  const delays = [];
  Object.assign(globalThis, { delays });
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      // The frame that shows the answer is over when the next one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => delays.push(performance.now() - timeStamp))),
    { capture: true },
  );
});
const delays = await page.evaluateHandle(
  () => /** @type {{ delays: number[] }} */ (/** @type {any} */ (globalThis)).delays,
);

/** @param {string} name */
async function measure(name) {
  await delays.evaluate((all) => {
    all.length = 0;
  });
  for (let i = 1; i <= PRESSES; i++) {
    await page.keyboard.press(i % 2 === 1 ? "-" : "+");
    await page.waitForFunction(([all, count]) => all.length === count, /** @type {const} */ ([delays, i]));
  }
  const sorted = (await delays.jsonValue()).sort((a, b) => a - b);
  add(`${name}, median`, sorted[PRESSES >> 1], "ms");
  add(`${name}, longest`, sorted[PRESSES - 1], "ms");
}

await page.click("#play");
await measure("playing");
await page.keyboard.press("Escape");
await page.click("#jump");
await page.getByRole("button", { name: "Next solution" }).click();
await measure("jumping");
await page.keyboard.press("Escape");
await page.evaluate(() => {
  location.hash = "problem=queens&n=16&panel=numbers";
});
await page.getByRole("button", { name: "Count them all" }).click();
await measure("counting");
await browser.close();
print();
