// Makes www/icons/ from www/icon.svg, when that has changed: `node tests/browser/icons.mjs`. A test compares them.
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.js";

/** The blue of the icon. */
const GROUND = "#0072b2";
/** A launcher may cut a maskable icon to a circle of four fifths of its width. */
const ICONS = [
  { name: "icon-192", size: 192, share: 1 },
  { name: "icon-512", size: 512, share: 1 },
  { name: "maskable-512", size: 512, share: 0.8 },
];

mkdirSync("www/icons", { recursive: true });
const drawing = readFileSync("www/icon.svg").toString("base64");
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
for (const { name, size, share } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const ground = share < 1 ? GROUND : "transparent";
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <img src="data:image/svg+xml;base64,${drawing}" width="${size * share}" height="${size * share}">`,
  );
  await page.screenshot({ path: `www/icons/${name}.png`, omitBackground: true });
}
await browser.close();
