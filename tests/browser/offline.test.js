// What `cargo xtask build` made, as a host serves it: without network after one visit, one version at a time, and on
// plain HTTP. `cargo xtask test browser` builds it first.
import { CLASSROOM } from "./chromium.js";
import { builtFiles, folderOf, kept, slim, startHost, versionOf } from "./host.js";
import { open, press, reach, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

const built = builtFiles();
const folder = folderOf(built);
/** @type {Awaited<ReturnType<typeof startHost>>} */
let host;
/** Milliseconds that a busy browser may take to find a new version, and to fetch all of it. */
const LOOKING = 15_000;

test.beforeEach(async () => {
  host = await startHost(built);
});
test.afterEach(() => host.cut());

/** @param {Page} page @param {string} [link] @param {number} [step] */
async function visit(page, link = "", step = 8) {
  await page.goto(host.url + link);
  await reach(page, step);
}

/** Looks for a new version. @param {Page} page @returns {Promise<string|undefined>} what became of it */
function lookForUpdate(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    while (coming?.state === "installing")
      await new Promise((resolve) => coming.addEventListener("statechange", resolve, { once: true }));
    return coming?.state;
  });
}

test("after one visit all of it works with the network cut", async ({ page, context }) => {
  await visit(page);
  await page.evaluate(kept);
  await host.cut();
  await context.setOffline(true);
  await visit(page, "?again#problem=queens&n=12&panel=program.numbers&code=c", 0);
  await expect(page.locator("#panel pre").first()).toContainText("#include");
  const worker = page.waitForEvent("worker");
  await page.getByRole("button", { name: "Count them all" }).click();
  await expect(page.locator("#panel")).toContainText("There are 14,200 solutions.");
  expect((await worker).url()).toMatch(/\/v-\w+\/count\/worker\.js$/);
  await page.locator("#languages [lang=hi]").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await press(page, "next");
  expect(await stepOf(page)).toBe(1);
});

test("a new version waits until it is asked for, and never mixes with the one before", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const site = slim(built);
  host.put(site);
  const next = page.locator("#next");
  const offer = page.getByRole("button", { name: "A new version is ready: reload" });
  await visit(page);
  await page.evaluate(kept);
  const other = await context.newPage();
  await visit(other, "?other");
  await press(page, "next");
  host.put(versionOf(site, "v-2", "Onwards"));

  await page.reload();
  await reach(page, 9);
  await expect(next).toHaveText("Next");
  await expect(offer).toBeVisible({ timeout: LOOKING });
  // Whoever is in the middle of something is left alone.
  await page.click("#try");
  await expect(offer).toBeHidden();
  await page.click("#watch");
  await expect(offer).toBeVisible();
  // What is loaded only now is of the same version too.
  await page.locator("#panel-names button", { hasText: "Stack" }).click();
  await expect(page.locator("#panel .panel-stack")).toBeVisible();
  const folders = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => /\/(v-\w+)\//.exec(name)?.[1]);
      return Array.from(new Set(names)).filter(Boolean);
    });
  expect(await folders()).toEqual([folder]);

  // Only the one word makes it take over.
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    for (const odd of [null, 0, "", "Update", { data: "update" }, ["update"], new Uint8Array(9)])
      waiting?.postMessage(odd);
    window.postMessage("update", "*");
  });
  await page.reload();
  await reach(page, 9);
  await expect(next).toHaveText("Next");

  await offer.click();
  await expect(next).toHaveText("Onwards");
  await reach(page, 9);
  expect(await folders()).toEqual(["v-2"]);
  // The other window goes on as what it was, and is told.
  await expect(other.getByRole("button", { name: /^A new version/ })).toBeVisible();
  await other.click("#check");
  await expect(other.locator("dialog[open]")).toBeVisible();
  await expect(other.locator("#next")).toHaveText("Next");

  // A version that has not arrived whole on the host is none, nor one that comes from elsewhere, nor one for which
  // there is no room.
  const broken = versionOf(site, "v-3", "Never");
  const file = "v-3/words/squares.js";
  const full = `Cache.prototype.addAll = async () => { throw new DOMException("", "QuotaExceededError"); };`;
  for (const [name, spoilt] of /** @type {const} */ ([
    [file, undefined],
    [file, "v-3/words/elsewhere.js"],
    ["service-worker.js", Buffer.from(full + broken.get("service-worker.js"))],
  ])) {
    const files = new Map(broken).set("v-3/words/elsewhere.js", broken.get(file) ?? "");
    if (spoilt) host.put(files.set(name, spoilt));
    else {
      files.delete(name);
      host.put(files);
    }
    expect(await lookForUpdate(page), String(spoilt).slice(0, 80)).toBe("redundant");
  }
  expect(await keptVersions(page)).toEqual([folder, "v-2"]);
  host.put(versionOf(site, "v-4", "Later"));
  await page.reload();
  await expect(next).toHaveText("Onwards");
  await offer.click({ timeout: LOOKING });
  await expect(next).toHaveText("Later");
  // Two versions on, what the other window never asked for is still there.
  await other.keyboard.press("Escape");
  await other.click("#more");
  await expect(other.locator("#more-dialog[open]")).toBeVisible();
  expect(await keptVersions(page)).toEqual([folder, "v-2", "v-4"]);
  await other.close();
  host.put(versionOf(site, "v-5", "Alone"));
  await lookForUpdate(page);
  await offer.click();
  await expect(next).toHaveText("Alone");
  expect(await keptVersions(page)).toEqual(["v-4", "v-5"]);
});

/** @param {Page} page */
async function keptVersions(page) {
  const names = await page.evaluate(() => caches.keys());
  return names.map((name) => name.replace("backstep /backstep/ ", ""));
}

test("on plain HTTP nothing is kept, and a button that copies selects instead", async ({ page }) => {
  await visit(page, "", 8);
  await page.goto(host.url.replace("127.0.0.1", CLASSROOM));
  await reach(page, 8);
  expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator])).toEqual([false, false]);
  await page.click("#more");
  await page.getByRole("button", { name: "Share…" }).click();
  const dialog = page.locator("#share-dialog");
  await dialog.locator(".share button").click();
  await expect(dialog.locator(".share [role=status]")).toHaveText(/^Copying is not allowed here/);
  const link = await dialog.locator(".share input").inputValue();
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
  await page.keyboard.press("Escape");
  const missing = ["clipboard", "share", "wakeLock", "serviceWorker"];
  expect(await page.evaluate((names) => names.filter((name) => name in navigator), missing)).toEqual([]);
  await expect(dialog.getByRole("button", { name: "Send…" })).toHaveCount(0);
  await page.click("#more");
  await page.getByRole("button", { name: "Export…" }).click();
  const text = page.locator("#export-dialog");
  await text.getByText("Printed text").click();
  await text.getByRole("button", { name: "Copy" }).click();
  await expect(text.getByText(/^Copying is not allowed here: the text is selected/)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(await text.locator("textarea").inputValue());
  const saved = page.waitForEvent("download");
  await text.getByRole("button", { name: "Save" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.txt$/);
  await page.keyboard.press("Escape");
  // The wall cannot be kept awake, but it is a wall.
  await page.click("#room");
  await press(page, "next");
  expect(await stepOf(page)).toBe(9);
  await page.click("#room");
  await page.locator("#panel-names button", { hasText: "Numbers" }).click();
  await page.getByRole("button", { name: "Count them all" }).click();
  await expect(page.locator("#panel")).toContainText("There are 2 solutions.");
});

test("the page that is worked on is never kept", async ({ page }) => {
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("the page can be installed, with icons that are its icon", async ({ page }) => {
  await visit(page);
  const { manifest, sizes, unlike } = await page.evaluate(async () => {
    const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=manifest]"));
    const manifest = await (await fetch(link.href)).json();
    /** @param {string} src */
    const load = async (src) => {
      const image = new Image();
      image.src = new URL(src, link.href).href;
      await image.decode();
      return image;
    };
    /** @param {HTMLImageElement} image @param {number} share of the canvas */
    const pixels = (image, share) => {
      const context = /** @type {CanvasRenderingContext2D} */ (
        Object.assign(document.createElement("canvas"), { width: 64, height: 64 }).getContext("2d")
      );
      context.fillStyle = "#0072b2";
      context.fillRect(0, 0, 64, 64);
      context.drawImage(image, 32 - 32 * share, 32 - 32 * share, 64 * share, 64 * share);
      return context.getImageData(0, 0, 64, 64).data;
    };
    const drawing = await load(manifest.icons.at(-1).src);
    const sizes = [];
    const unlike = [];
    for (const { src, purpose } of manifest.icons.slice(0, -1)) {
      const icon = await load(src);
      sizes.push(icon.naturalWidth);
      const [is, wanted] = [pixels(icon, 1), pixels(drawing, purpose ? 0.8 : 1)];
      const difference = is.reduce((sum, value, i) => sum + Math.abs(value - wanted[i]), 0) / is.length;
      unlike.push(difference);
    }
    return { manifest, sizes, unlike };
  });
  expect(sizes).toEqual([192, 512, 512]);
  for (const difference of unlike) expect(difference).toBeLessThan(2);
  expect(manifest).toMatchObject({ name: "Backstep", display: "standalone" });
});
