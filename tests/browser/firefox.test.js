// The page in Firefox, which shares no code with the other browser: the one file from file:// in the strictest mood, and
// what a host serves, with the network cut. `cargo xtask test browser` builds both first.
import puppeteer from "puppeteer-core";
import { findProgram } from "./chromium.js";
import { builtFiles, kept, startHost } from "./host.js";
import { expect, test } from "./support.js";

/** @import { Page } from "puppeteer-core" */

const file = new URL("../../dist/backstep.html", import.meta.url);

test("in Firefox the page plays and counts without network: as one file, and as it was kept", async () => {
  test.setTimeout(90_000);
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findProgram("firefox-esr"),
    extraPrefsFirefox: {
      // As everybody has it; tests have it otherwise.
      "security.fileuri.strict_origin_policy": true,
      // Nobody listens there: no network.
      "network.proxy.type": 1,
      "network.proxy.socks": "127.0.0.1",
      "network.proxy.socks_port": 9,
    },
  });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) complaints.push(message.text());
    });
    await page.evaluateOnNewDocument(() => {
      const told = { results: 0 };
      globalThis.Worker = class extends Worker {
        /** @param {string|URL} url @param {WorkerOptions} [options] */
        constructor(url, options) {
          super(url, options);
          this.addEventListener("message", ({ data }) => {
            if ("result" in data) told.results += 1;
          });
        }
      };
      Object.assign(globalThis, { told });
    });
    await playAndCount(page, file.href);
    const host = await startHost(builtFiles());
    await page.goto(host.url);
    await page.evaluate(kept);
    await host.cut();
    await playAndCount(page, `${host.url}?again`);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** @param {Page} page @param {string} url */
async function playAndCount(page, url) {
  await page.goto(`${url}#problem=queens&n=12&panel=program.numbers&code=c`);
  await page.waitForSelector("#panel pre ::-p-text(#include)");
  await page.waitForSelector(".board-grid td");
  await page.click("#next");
  await page.waitForSelector("#sentence ::-p-text(Queen 1 is placed on a12)");
  await page.click("#panel ::-p-text(Count them all)");
  await page.waitForSelector("#panel ::-p-text(There are 14,200 solutions.)");
  const results = await page.evaluate(() => /** @type {any} */ (globalThis).told.results);
  expect(results).toBeGreaterThan(0);
  await page.click("#languages [lang=hi]");
  await page.waitForSelector("html[lang=hi]");
  expect(await page.$eval("#next", (button) => button.textContent)).toBe("अगला चरण");
}
