// The page in one file, opened by double-click: from file://, without network. In Firefox: `firefox.test.js`.
// `cargo xtask test browser` builds it first.
import { readFileSync } from "node:fs";
import { press, reach } from "./page.js";
import { expect, test } from "./support.js";

const file = new URL("../../dist/backstep.html", import.meta.url);
/** It travels by chat and on old memory sticks. */
const LARGEST = 600_000;

test("it is small, and all that it is lies in it", () => {
  const text = readFileSync(file, "utf8");
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LARGEST);
  expect(text).not.toMatch(/\s(src|href)="(?!data:)/);
  expect(text).toContain("script-src 'sha256-");
  expect(text).not.toContain("'unsafe-inline'");
});

test("in Chromium it plays, counts in workers and speaks both languages", async ({ page, context }) => {
  await context.setOffline(true);
  await page.goto(file.href);
  await reach(page, 8);
  await press(page, "next");
  await expect(page.locator("#sentence")).toHaveText("Queen 2 is taken off c3; d3 comes next.");
  await page.goto(`${file.href}?#problem=queens&n=12&panel=program.numbers&code=c`);
  await reach(page, 0);
  await expect(page.locator("#panel pre").first()).toContainText("#include");
  const worker = page.waitForEvent("worker");
  await page.getByRole("button", { name: "Count them all" }).click();
  await expect(page.locator("#panel")).toContainText("There are 14,200 solutions.");
  expect((await worker).url()).toMatch(/^blob:/);
  await page.getByRole("button", { name: "How does it grow?" }).click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.click("#more");
  // With it comes the third module.
  await page.getByRole("button", { name: "Export…" }).click();
  await expect(page.locator("#export-dialog canvas")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#languages [lang=hi]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.locator("#next")).toHaveText("अगला चरण");
  // Where it was: in the address, which a file has too.
  await press(page, "next");
  await page.reload();
  await reach(page, 1);
  await page.goto(`${file.href}?#lesson=L1-2`);
  await expect(page.locator(".lesson-code")).toHaveText("L1-2");
});

test("without workers it counts all the same", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  await page.goto(`${file.href}#problem=queens&n=10&panel=numbers`);
  await reach(page, 0);
  await page.getByRole("button", { name: "Count them all" }).click();
  await expect(page.locator("#panel")).toContainText("There are 724 solutions.");
});

test("a damaged file says so", async ({ page, complaints }) => {
  const text = readFileSync(file, "utf8");
  const archive = text.indexOf('id="archive"');
  /** Another sign at a place. @param {number} at */
  const spoilt = (at) => text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
  const damaged = {
    "at the beginning of the archive": spoilt(archive + 6_000),
    "in the script": spoilt(archive + 60_000),
    "in a module": spoilt(archive + 200_000),
    "a script that the policy does not know": spoilt(
      text.lastIndexOf("sha256-", text.indexOf("; worker-src")) + 9,
    ),
    "cut off": text.slice(0, 300_000),
  };
  for (const [name, body] of Object.entries(damaged)) {
    await page.route(file.href, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(file.href);
    await expect(page.locator("#broken"), name).toBeVisible();
    await expect(page.locator("#page")).toBeHidden();
    await page.unroute(file.href);
  }
  complaints.length = 0;
});
