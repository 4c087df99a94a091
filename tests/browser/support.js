// What every browser test starts from: a page on which nothing may go wrong unseen.
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";
import { CLASSROOM } from "./chromium.js";

/** @import { Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions } from "@playwright/test" */

export { expect };

/**
 * Playwright's test with a page whose errors, warnings and requests to other hosts fail the test. Breaches of
 * the content security policy are among the errors that the browser prints. A test that provokes an error
 * takes it out of `complaints`.
 */
export const test = base.extend(
  /** @type {Fixtures<{ complaints: string[] }, {}, PlaywrightTestArgs & PlaywrightTestOptions>} */ ({
    complaints: [
      async ({ page, baseURL }, use) => {
        /** @type {string[]} */
        const complaints = [];
        page.on("pageerror", (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()}`);
        });
        page.on("request", (request) => {
          const { protocol, hostname } = new URL(request.url());
          const isOurs = hostname === new URL(baseURL ?? "").hostname || hostname === CLASSROOM;
          if (!isOurs && !["blob:", "data:", "file:"].includes(protocol))
            complaints.push(`request to another host: ${request.url()}`);
        });
        await use(complaints);
        expect(complaints).toEqual([]);
      },
      { auto: true },
    ],
  }),
);

/**
 * Fails the test if axe finds anything wrong with the page as it is now.
 * @param {Page} page
 */
export async function expectAccessible(page) {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html),
  }));
  expect(found).toEqual([]);
}
