// Pictures of every preset in both languages, all themes and six sizes, into shots/, for a person to look at, and the one
// that is www/preview.png: `cargo xtask shots`. Arguments, if any, are words that a picture's name must contain.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { PRESETS } from "../../www/presets.js";
import { launchOptions } from "./chromium.js";

const SIZES = [
  [1280, 800],
  [1024, 768],
  [1366, 620],
  [390, 844],
  [360, 640],
  [320, 640],
];
const base = process.env.BASE_URL ?? "http://127.0.0.1:8080/";
const wanted = process.argv.slice(2);
mkdirSync("shots", { recursive: true });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
let count = 0;
if (wanted.every((word) => "preview".includes(word))) {
  await page.setViewportSize({ width: 1200, height: 720 });
  await page.goto(base);
  await page.waitForSelector(".board-grid td");
  await page.screenshot({ path: "shots/preview.png" });
  count += 1;
}
for (const { name, setup, step } of PRESETS) {
  for (const lang of ["en", "hi"]) {
    for (const theme of ["light", "dark", "projector"]) {
      for (const [width, height] of SIZES) {
        const file = `${name.split(".")[1]}-${lang}-${theme}-${width}x${height}`;
        if (!wanted.every((word) => file.includes(word))) continue;
        await page.setViewportSize({ width, height });
        // Another address than the one before, so that the page loads anew.
        await page.goto(`${base}?shot=${count++}#v=1&${setup}&step=${step}&lang=${lang}&theme=${theme}`);
        await page.waitForSelector("#page:not([aria-busy])");
        await page.waitForFunction(
          (reached) => Number(document.querySelector("#timeline")?.getAttribute("max")) >= reached,
          step,
        );
        await page.screenshot({ path: `shots/${file}.png` });
      }
    }
  }
}
await browser.close();
console.log(`${count} pictures in shots/`);
