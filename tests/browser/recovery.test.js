// When something breaks that must not break.
import { jump, open, positionOf, press, reach, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/**
 * The next call of this method of a session panics in WebAssembly, as a mistake in the engine would.
 * @param {Page} page @param {string} method
 */
async function arm(page, method) {
  await page.evaluate(async (name) => {
    const load = (/** @type {string} */ file) => import(new URL(`www/pkg/${file}`, document.baseURI).href);
    // The search may be in either by now.
    const modules = (await Promise.all(["core.js", "backstep.js"].map(load))).map(({ Session, panic }) => ({
      methods: Session.prototype,
      real: Session.prototype[name],
      panic,
    }));
    for (const { methods, panic } of modules) {
      methods[name] = () => {
        for (const each of modules) each.methods[name] = each.real;
        panic();
      };
    }
  }, method);
}

test("after a panic the board is restored, the reader is told, and it goes on", async ({
  page,
  complaints,
}) => {
  await open(page);
  const message = page.locator("#message-text");
  const told = "Something went wrong inside; your board was restored.";
  const before = await positionOf(page);
  await arm(page, "runUntil");
  await page.click("#next");
  await expect(message).toHaveText(told);
  expect(await positionOf(page)).toEqual(before);
  await page.click("#message-close");
  await page.click("#next");
  await expect(page.locator("#sentence")).toHaveText("Queen 2 is taken off c3; d3 comes next.");
  await expect(page.locator("#message")).toBeHidden();

  // In the middle of play, of a jump, and of showing what was reached.
  await page.locator("#speed").fill("1000");
  await arm(page, "runUntil");
  await page.click("#play");
  await expect(message).toHaveText(told);
  await expect(page.locator("#play")).toHaveText("Play");
  expect(await stepOf(page)).toBe(9);
  for (const method of ["runTo", "frame", "explain", "counts"]) {
    await page.click("#message-close");
    await arm(page, method);
    await jump(page, "Next dead end");
    await expect(message, method).toHaveText(told);
    await press(page, "next", "previous");
    expect(await stepOf(page), method).toBe(9);
  }
  // Of a long play not more than a moment is lost.
  await open(page, "#problem=tour&n=8&start=b8&rate=max");
  await page.click("#play");
  const written = () => page.evaluate(() => Number(/counts=(\d+)/.exec(location.hash)?.[1]));
  await expect.poll(written).toBeGreaterThan(0);
  const known = await written();
  await arm(page, "runUntil");
  await expect(message).toHaveText(told);
  expect(await stepOf(page)).toBeGreaterThanOrEqual(known);
  await page.click("#message-close");
  expect(complaints.some((line) => line.includes("panicked"))).toBe(true);
  // Another puzzle opens in the new instance too.
  await page.click("#puzzle");
  await page.getByRole("button", { name: /^A knight in trouble/ }).click();
  await reach(page, 96);
  expect(complaints.filter((line) => line.startsWith("uncaught"))).toEqual([]);
  complaints.length = 0;
});

test("a browser below the floor is told to be too old", async ({ page, context, complaints }) => {
  const missing = [
    () => Reflect.deleteProperty(globalThis, "WebAssembly"),
    () => Reflect.deleteProperty(globalThis, "HTMLDialogElement"),
    () => Reflect.deleteProperty(Object, "hasOwn"),
  ];
  for (const remove of missing) {
    const old = await context.newPage();
    await old.addInitScript(remove);
    await old.goto("./");
    await expect(old.locator("#fallback")).toContainText("This browser is too old for Backstep");
    await expect(old.locator("#fallback [lang=hi]")).toBeVisible();
    await expect(old.locator("#page")).toBeHidden();
    await old.close();
  }
  await page.goto("about:blank");
  complaints.length = 0;
});

test("a page that did not arrive whole says so", async ({ page, complaints }) => {
  for (const file of ["**/core_bg.wasm", "**/narrate.js", "**/main.js"]) {
    await page.route(file, (route) => route.abort());
    await page.goto(`./?${file.length}`);
    await expect(page.locator("#broken"), file).toBeVisible();
    await expect(page.locator("#page"), file).toBeHidden();
    await page.unroute(file);
  }
  complaints.length = 0;
});

test("a host that does not know WebAssembly does no harm", async ({ page, complaints }) => {
  await page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { "Content-Type": "text/plain" } });
  });
  await open(page, "#problem=queens&n=10&panel=numbers");
  await page.getByRole("button", { name: "Count them all" }).click();
  await expect(page.locator("#panel")).toContainText("There are 724 solutions.");
  expect(complaints.filter((line) => !line.includes("instantiateStreaming"))).toEqual([]);
  complaints.length = 0;
});

test("the first puzzle is played without the rest, which comes when it can", async ({ page, complaints }) => {
  // Never unrouted: what is on its way at that moment would not arrive.
  let isCut = true;
  await page.route("**/backstep_bg.wasm", (route) => (isCut ? route.abort() : route.continue()));
  await open(page);
  await press(page, "next");
  expect(await stepOf(page)).toBe(9);
  const keys = await page.evaluate(() => {
    const texts = Array.from(document.querySelectorAll("*"), (each) => [
      each.childElementCount === 0 ? each.textContent : "",
      each.getAttribute("aria-label"),
    ]);
    return texts.flat().filter((text) => /^[a-z]\w*(\.\w+)+$/.test(text ?? ""));
  });
  expect(keys, "messages that are not there yet").toEqual([]);
  await page.click("#puzzle");
  await expect(page.locator("#message-text")).toHaveText(
    "This part of the page could not be loaded. Please load the page again: it comes back to this step.",
  );
  isCut = false;
  await page.click("#puzzle");
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  // In the whole module now, at the same step, with the same past.
  await press(page, "previous");
  expect(await stepOf(page)).toBe(8);
  await press(page, "previous");
  expect(await stepOf(page)).toBeLessThan(8);
  complaints.length = 0;
});

test("what nobody has thought of is told, and the page goes on", async ({ page, complaints }) => {
  await open(page, "#problem=tour&n=5&start=a1&rate=20");
  await page.waitForLoadState("networkidle");
  const message = page.locator("#message-text");
  await page.click("#play");
  for (const mishap of [
    () => void setTimeout(() => Reflect.get(/** @type {any} */ (undefined), "odd")),
    () => void Promise.reject(new Error("odd")),
  ]) {
    await page.evaluate(mishap);
    await expect(message).toContainText("Something unexpected happened.");
    await expect(page.locator("#play")).toHaveText("Play");
    await page.click("#message-close");
  }
  const step = await stepOf(page);
  await press(page, "next");
  expect(await stepOf(page)).toBeGreaterThan(step);
  await expect(message).toBeHidden();

  // Pictures for which a browser has no memory.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (/** @type {BlobCallback} */ done) => done(null);
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new RangeError("Out of memory");
    };
  });
  await page.click("#more");
  await page.getByRole("button", { name: "Export…" }).click();
  const dialog = page.locator("#export-dialog");
  const told = "This browser could not make it, perhaps for want of memory.";
  await dialog.getByRole("button", { name: "Save as PNG" }).click();
  await expect(dialog.locator("[role=status]").first()).toContainText(told);
  await dialog.getByText("Film").click();
  await dialog.getByRole("button", { name: "Make a GIF" }).click();
  await expect(dialog.locator("[role=status]").first()).toContainText(told);
  await page.keyboard.press("Escape");
  await press(page, "previous");
  expect(await stepOf(page)).toBe(step);
  expect(complaints.filter((line) => line.startsWith("uncaught")).length).toBe(2);
  complaints.length = 0;
});

test("without storage the page works, and where it is full", async ({ page }) => {
  /** @type {(() => void)[]} */
  const refusals = [
    () =>
      Object.defineProperty(globalThis, "localStorage", {
        get() {
          throw new DOMException("not here", "SecurityError");
        },
      }),
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ];
  for (const refuse of refusals) {
    await page.addInitScript(refuse);
    await open(page);
    await press(page, "next");
    expect(await stepOf(page)).toBe(9);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs, in both languages", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("noscript .fallback:visible")).toHaveText([
      /^Backstep needs JavaScript\./,
      /^Backstep के लिए JavaScript चाहिए।/,
    ]);
    await expect(page.locator("#page")).toBeHidden();
  });
});
