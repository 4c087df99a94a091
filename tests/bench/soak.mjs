/**
 * What the page holds in memory during a long life, in Chromium: 10⁸ steps at full speed with every panel open, then
 * two hundred changes of set-up; with `--long` 10⁹ and a thousand. Of each quarter the most that was seen after the
 * garbage was gone. BASE_URL is the page.
 */
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.js";
import { changeSetups, ENDLESS, memoryOf, watchMemory } from "../browser/memory.js";
import { stepOf } from "../browser/page.js";
import { add, isLong, print } from "./rows.mjs";

/** @import { Page } from "@playwright/test" */
/** @import { Memory } from "../browser/memory.js" */

const [STEPS, CHANGES] = isLong ? [1e9, 1000] : [1e8, 200];
/** Looks at the memory, a multiple of the quarters. */
const LOOKS = 20;
const QUARTERS = ["first", "second", "third", "last"];
const UNITS = { heap: "MB", wasm: "MB", nodes: "nodes", listeners: "listeners" };

const browser = await chromium.launch(launchOptions);

/**
 * @param {string} name of what happens to the page @param {string} link
 * @param {(page: Page, share: number) => Promise<void>} live until this share of it has happened
 */
async function soak(name, link, live) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${process.env.BASE_URL ?? "http://127.0.0.1:8080/"}#${link}`);
  await page.waitForSelector("#page:not([hidden])");
  await page.waitForLoadState("networkidle");
  const session = await watchMemory(page);
  /** @type {Memory[]} */
  const seen = [];
  for (let look = 1; look <= LOOKS; look++) {
    await live(page, look / LOOKS);
    seen.push(await memoryOf(page, session));
  }
  await page.close();
  const each = LOOKS / QUARTERS.length;
  for (const [what, unit] of Object.entries(UNITS))
    for (const [i, quarter] of QUARTERS.entries()) {
      const values = seen
        .slice(i * each, (i + 1) * each)
        .map((memory) => memory[/** @type {keyof Memory} */ (what)]);
      add(`${name}: ${what}, ${quarter} quarter`, Math.max(...values), unit);
    }
}

const begun = performance.now();
await soak(`${STEPS.toExponential()} steps`, ENDLESS, async (page, share) => {
  if ((await stepOf(page)) === 0) await page.click("#play");
  await page.waitForFunction(
    (wanted) => Number(/** @type {HTMLInputElement} */ (document.querySelector("#timeline")).value) >= wanted,
    STEPS * share,
    { timeout: 0, polling: 500 },
  );
});
add("steps, memory looked at", STEPS / (performance.now() - begun) / 1000, "M events/s");
let changed = 0;
await soak(`${CHANGES} set-ups`, "problem=queens&n=4", async (page, share) => {
  const from = changed;
  changed = Math.round(CHANGES * share);
  await changeSetups(page, from, changed);
});
await browser.close();
print();
