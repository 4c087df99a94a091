// A moment goes to others: by link, by camera, by a code that is typed, as a file; and inside other pages.
import { readFile } from "node:fs/promises";
import { open, positionOf, press, reach, sentenceOf, stepOf } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

/** @import { FrameLocator, Page } from "@playwright/test" */

/** @param {Page} page @param {string} name */
async function openTool(page, name) {
  await page.click("#more");
  await page.getByRole("button", { name }).click();
}

test("sharing shows the link, its code for a camera and the one to be typed", async ({ page }) => {
  await open(page);
  await openTool(page, "Share…");
  const link = await page.locator("#share-dialog").getByLabel("Link to this moment").inputValue();
  expect(link).toMatch(/#v=1&problem=queens&files=4&ranks=4&at=\w+&counts=8\.2\.6\.0\.0\.2$/);
  expect(link.length).toBeLessThanOrEqual(300);
  await expect(page.locator("#share-dialog .typed")).toHaveText("P1-8");
  // What the cells say is tested with a decoder in Rust (media/tests/qr.rs); here that they are the link's.
  const drawn = await page.evaluate(async (text) => {
    const media = await import(new URL("www/pkg/media.js", document.baseURI).href);
    await media.default();
    const { size, cells } = media.qr(text);
    const svg = /** @type {SVGSVGElement} */ (document.querySelector("#share-dialog .qr"));
    const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
    const side = size + 8;
    const scale = 4;
    copy.setAttribute("width", String(scale * side));
    copy.setAttribute("height", String(scale * side));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = scale * side;
    const ctx = /** @type {CanvasRenderingContext2D} */ (
      canvas.getContext("2d", { willReadFrequently: true })
    );
    ctx.drawImage(image, 0, 0);
    let wrong = 0;
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const inside = x >= 4 && y >= 4 && x < size + 4 && y < size + 4;
        const dark = inside && cells[(y - 4) * size + x - 4] === 1;
        const [red] = ctx.getImageData((x + 0.5) * scale, (y + 0.5) * scale, 1, 1).data;
        if (red < 128 !== dark) wrong += 1;
      }
    }
    return { size, wrong };
  }, link);
  expect(drawn).toEqual({ size: expect.any(Number), wrong: 0 });
  await expectAccessible(page);
});

test("a moment that is no named puzzle's has no code; one too long for a link is saved exactly", async ({
  page,
}) => {
  const setup = "problem=tour&n=24&method=warnsdorff";
  await open(page, `#${setup}&step=400`);
  await openTool(page, "Share…");
  await expect(page.locator("#share-dialog").getByLabel("Link to this moment")).toHaveValue(/&step=400$/);
  await expect(page.locator("#share-dialog .typed")).toHaveCount(0);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("backstep-tour-24x24-400.backstep");
  const path = await file.path();
  const { backstep, version, link } = JSON.parse(await readFile(path, "utf8"));
  expect([backstep, version]).toEqual(["moment", 1]);
  expect(link).toMatch(/&at=\w{300,}&counts=400\./);

  await open(page);
  await openTool(page, "Share…");
  await page.locator("#share-dialog input[type=file]").setInputFiles(path);
  await reach(page, 400);
  expect((await positionOf(page)).setup).toContain("files=24&ranks=24&method=warnsdorff");
  // What is no such file says so and leaves the board.
  await openTool(page, "Share…");
  await page
    .locator("#share-dialog input[type=file]")
    .setInputFiles({ name: "x.backstep", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.locator("#message-text")).toHaveText(/no moment of Backstep/);
  expect(await stepOf(page)).toBe(400);
});

test("a file that is dropped is opened", async ({ page }) => {
  await open(page);
  const text = JSON.stringify({ backstep: "moment", version: 1, link: "v=1&problem=queens&n=6&step=10" });
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "a.backstep"));
    document.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, text);
  await reach(page, 10);
});

test("where the device shares, it is asked to", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (/** @type {unknown} */ shared) => Object.assign(globalThis, { shared }),
    });
  });
  await open(page);
  await openTool(page, "Share…");
  await page.getByRole("button", { name: "Send…" }).click();
  const shared = await page.evaluate(() => /** @type {any} */ (globalThis).shared);
  expect(shared.title).toContain("step 8");
  expect(shared.url).toContain("&counts=8.");
});

/** Puts the page into another one, in a sandbox without an origin. @param {Page} page @param {string} link */
async function embed(page, link) {
  const body = `<!doctype html><iframe sandbox="allow-scripts" width="480" height="700" src="${link}"></iframe>`;
  await page.route("**/outside.html", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("./outside.html");
  return page.frameLocator("iframe");
}

test("the link builder's page works inside another one and shows what was chosen", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=8");
  await openTool(page, "Link for pupils…");
  const dialog = page.locator("#builder-dialog");
  await dialog.getByLabel("Jump", { exact: true }).check();
  await dialog.getByLabel("the timeline").check();
  await dialog.getByLabel(/^Language/).selectOption("hi");
  await dialog.getByLabel("From step").fill("4");
  await dialog.getByLabel("To step").fill("12");
  const link = await dialog.getByLabel("Link to this moment").inputValue();
  expect(link).toContain("&lang=hi&");
  expect(link).toContain("embed=1");
  expect(link).toContain("hide=jump.timeline");
  expect(link).toContain("loop=4.12");
  const code = await dialog.getByLabel("Code for another page").inputValue();
  expect(code).toMatch(/^<iframe src="[^"]+" title="Backstep: 4 queens[^"]*" width="480" height="720"/);
  expect(code).toContain(`src="${link.replaceAll("&", "&amp;")}"`);
  await expectAccessible(page);
  await dialog.getByLabel("To step").fill("2");
  await expect(dialog.getByText(/two whole numbers/)).toBeVisible();
  await expect(dialog.getByLabel("To step")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("To step")).toHaveAccessibleDescription(/two whole numbers/);

  const frame = await embed(page, link);
  await expect(frame.locator("html")).toHaveAttribute("lang", "hi");
  await expect(frame.locator(".bar button").first()).toBeHidden();
  await expect(frame.locator("#jump")).toBeHidden();
  await expect(frame.locator("#timeline")).toBeHidden();
  await expect(frame.locator("#next")).toBeVisible();
  await expect(frame.locator(".whole-page")).toHaveAttribute("href", /^(?!.*(embed|hide|loop)=).*counts=8\./);
});

/** The step in a frame. @param {FrameLocator} frame */
const stepIn = async (frame) => Number(await frame.locator("#timeline").inputValue());

test("a loop beyond the end of the search comes to rest", async ({ page }) => {
  await page.goto("./#problem=queens&n=4&loop=1000.2000");
  await expect(page.locator("#next")).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#play")).toHaveText("Play");
  const frames = await page.evaluate(async () => {
    let asked = 0;
    const real = requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      asked++;
      return real(callback);
    };
    for (let i = 0; i < 10; i++) await new Promise((resolve) => real(resolve));
    return asked;
  });
  // One more, if the last picture was not drawn yet.
  expect(frames).toBeLessThan(2);
});

test("in a loop no key and no button leaves the range; play begins again", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=6&grain=tests&loop=4.8&rate=20", 6);
  await press(page, "next", "next");
  await reach(page, 8);
  await press(page, "next");
  await reach(page, 4);
  await press(page, "previous");
  await page.keyboard.press("ArrowLeft");
  expect(await stepOf(page)).toBe(4);
  await page.keyboard.press("End");
  await reach(page, 8);
  await page.keyboard.press("Home");
  await reach(page, 4);
  // Played, it comes by its first step again and again.
  await page.evaluate(() => {
    /** @type {number[]} */
    const steps = [];
    Object.assign(globalThis, { steps });
    new MutationObserver(() => {
      steps.push(Number(/** @type {HTMLInputElement} */ (document.querySelector("#timeline")).value));
    }).observe(/** @type {Element} */ (document.querySelector("#sentence")), {
      childList: true,
      subtree: true,
    });
  });
  await press(page, "play");
  const passed = () =>
    page.evaluate(() => /** @type {{ steps: number[] }} */ (/** @type {any} */ (globalThis)).steps);
  await expect.poll(async () => (await passed()).filter((step) => step === 4).length).toBeGreaterThan(1);
  await press(page, "play");
  const seen = await passed();
  expect(Math.min(...seen)).toBe(4);
  expect(Math.max(...seen)).toBe(8);
  expect(await sentenceOf(page)).not.toBe("");
});

test("in a sandbox the board steps, both ways, and nothing is remembered", async ({ page }) => {
  const frame = await embed(page, "./?#problem=queens&n=4&step=8&embed=1&hide=grain.jump");
  await expect(frame.locator("#sentence")).toHaveText(/Dead end/);
  await frame.locator("#next").click();
  await expect.poll(() => stepIn(frame)).toBe(9);
  await frame.locator("#previous").click();
  await expect.poll(() => stepIn(frame)).toBe(8);
  // Neither the buttons nor their keys.
  await expect(frame.locator(".grain")).toBeHidden();
  for (const key of ["n", "End", "g"]) await frame.locator("body").press(key);
  await expect(frame.locator("input[value=moves]")).toBeChecked();
  await frame.locator("body").press("ArrowRight");
  await expect.poll(() => stepIn(frame)).toBe(9);
  await open(page, "#problem=queens&n=5&step=3&embed=1&theme=dark");
  await expectAccessible(page);
  await press(page, "next");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
