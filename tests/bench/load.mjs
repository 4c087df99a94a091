/**
 * When the page is there, in milliseconds from the beginning of its loading, in Chromium with an empty cache: `served`
 * by BASE_URL as it is worked on, `built` from dist/, or as one `file`.
 */
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser/chromium.js";
import { builtFiles, startHost } from "../browser/host.js";
import { add, print } from "./rows.mjs";

const host = await startHost(builtFiles());
const url = {
  served: process.env.BASE_URL ?? "http://127.0.0.1:8080/",
  built: host.url,
  file: pathToFileURL("dist/backstep.html").href,
}[process.argv[2]];
if (!url) throw new Error("served, built or file?");

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addInitScript(() => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(".board-grid td")) return;
    performance.mark("board");
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, childList: true });
});
await page.goto(url);
await page.waitForSelector(".board-grid td");
await page.waitForLoadState("networkidle");
const times = await page.evaluate(() => {
  const [navigation] = performance.getEntriesByType("navigation");
  const { responseStart, domInteractive } = /** @type {PerformanceNavigationTiming} */ (navigation);
  const at = (/** @type {string} */ name) => performance.getEntriesByName(name)[0]?.startTime;
  const resources = performance.getEntriesByType("resource");
  return {
    "first byte": responseStart,
    "document read": domInteractive,
    "first paint": at("first-contentful-paint"),
    "board and its cells": at("board"),
    "the last file": Math.max(
      responseStart,
      ...resources.map((each) => /** @type {PerformanceResourceTiming} */ (each).responseEnd),
    ),
  };
});
await browser.close();
await host.cut();

for (const [name, value] of Object.entries(times)) add(name, value, "ms");
print();
