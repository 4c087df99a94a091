/**
 * Script of a frame in Chromium, at full speed on the classic 8×8 board with every panel open, for ten seconds; and
 * how often each panel was drawn anew. BASE_URL is the page. From b8 no tour is found in so short a time.
 */
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.js";
import { add, print } from "./rows.mjs";

/** Seconds of play that are measured. */
const SECONDS = 10;
const PANELS = ["why", "program", "stack", "tree", "numbers", "log"];

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(() => {
  /** @type {number[]} */
  const spent = [];
  const real = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    real((now) => {
      const begin = performance.now();
      callback(now);
      spent.push(performance.now() - begin);
    });
  Object.assign(window, { spent });
});
await page.goto(
  `${process.env.BASE_URL ?? "http://127.0.0.1:8080/"}#problem=tour&start=b8&rate=max&panel=${PANELS.join(".")}`,
);
await page.waitForSelector("#page:not([aria-busy])");
await page.click("#play");
await page.waitForTimeout(500);
const measured = await page.evaluate(async (seconds) => {
  const { spent } = /** @type {{ spent: number[] }} */ (/** @type {unknown} */ (window));
  spent.length = 0;
  /** @type {Map<string, number>} */
  const drawn = new Map();
  for (const box of document.querySelectorAll(".panel")) {
    const name = /** @type {HTMLElement} */ (box.parentElement).id;
    if (/** @type {HTMLElement} */ (box.parentElement).hidden) continue;
    drawn.set(name, 0);
    // One callback for each time that a panel has written anything.
    new MutationObserver(() => drawn.set(name, (drawn.get(name) ?? 0) + 1)).observe(box, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const sorted = [...spent].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))];
  return { frames: spent.length, half: at(0.5), p99: at(0.99), drawn: Array.from(drawn) };
}, SECONDS);
await browser.close();

add("frames", measured.frames / SECONDS, "a second");
add("script of a frame, median", measured.half, "ms");
add("script of a frame, 99th percentile", measured.p99, "ms");
for (const [name, times] of measured.drawn) add(`${name} drawn`, times / SECONDS, "a second");
print();
