// What is handed out as files: they are what they say, and show what the board shows.
import { readFile } from "node:fs/promises";
import { open, stepOf } from "./page.js";
import { expect, expectAccessible, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} part of the dialog, as it is called */
async function openExport(page, part) {
  await page.click("#more");
  await page.getByRole("button", { name: "Export…" }).click();
  await page.locator("#export-dialog").getByText(part, { exact: true }).click();
}

/** @param {Page} page @param {string} button @returns {Promise<{ name: string, bytes: Buffer }>} the file that it saves */
async function save(page, button) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** @param {Buffer} png @returns {[number, number]} width and height, as its first chunk says */
const sizeOfPng = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("a position is a picture in pixels and in lines, in the colours chosen", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=8");
  await openExport(page, "Picture");
  await expect(page.locator("#export-dialog canvas")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Width in pixels").selectOption("800");
  const png = await save(page, "Save as PNG");
  expect(png.name).toBe("backstep-queens-4x4.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(sizeOfPng(png.bytes)[0]).toBe(800);

  await page.getByLabel("Colours").selectOption("projector");
  await page.getByText("With the sentence below the board").click();
  const svg = (await save(page, "Save as SVG, sharp in print")).bytes.toString();
  const seen = await page.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const all = (/** @type {string} */ selector) => Array.from(drawing.querySelectorAll(selector));
    return {
      error: drawing.querySelector("parsererror") !== null,
      title: drawing.querySelector("title")?.textContent,
      texts: all("text").map((element) => element.textContent),
      squares: all("rect[fill='#bfc5ce']").length,
    };
  }, svg);
  expect(seen.error).toBe(false);
  expect(seen.title).toBe("4 queens on 4×4 · Backtracking, row by row");
  // Eight dark squares; the names of files and ranks, the queens' numbers, the sentence in lines.
  expect(seen.squares).toBe(8);
  expect(seen.texts.slice(0, 10)).toEqual(["a", "b", "c", "d", "4", "3", "2", "1", "1", "2"]);
  expect(seen.texts.slice(10).join(" ")).toContain("Dead end: queen 3 has no safe square.");
  expect(svg.length).toBeLessThan(20_000);
});

test("the drawing in lines shows the same as that in pixels", async ({ page }) => {
  test.setTimeout(60_000);
  for (const link of [
    "#problem=tour&n=5&start=a1&step=96&theme=dark",
    "#problem=queens&n=8&step=23&show=attacks.visits",
    "#problem=tour&n=4&start=b4&closed=1&blocked=a1.a4.d1.d4&step=20&labels=from0",
  ]) {
    await open(page, link);
    await openExport(page, "Picture");
    await page.getByLabel("Width in pixels").selectOption("800");
    const png = (await save(page, "Save as PNG")).bytes.toString("base64");
    const svg = (await save(page, "Save as SVG, sharp in print")).bytes.toString();
    const share = await page.evaluate(
      async ([pixels, lines]) => {
        const [a, b] = await Promise.all(
          [`data:image/png;base64,${pixels}`, `data:image/svg+xml,${encodeURIComponent(lines)}`].map(
            async (src) => {
              const image = new Image();
              image.src = src;
              await image.decode();
              return image;
            },
          ),
        );
        // Small: squares of whole pixels lie a little aside from those that need not be.
        const [width, height] = [100, Math.round((100 * a.naturalHeight) / a.naturalWidth)];
        const [one, other] = [a, b].map((image) => {
          const canvas = document.createElement("canvas");
          canvas.width = width;
          canvas.height = height;
          const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
          ctx.imageSmoothingQuality = "high";
          ctx.drawImage(image, 0, 0, width, height);
          return ctx.getImageData(0, 0, width, height).data;
        });
        let far = 0;
        for (let i = 0; i < one.length; i += 4) {
          if (Math.abs(one[i] - other[i]) + Math.abs(one[i + 2] - other[i + 2]) > 90) far += 1;
        }
        return far / (width * height);
      },
      [png, svg],
    );
    expect(share, link).toBeLessThan(0.018);
  }
});

test("a solution that is not there yet is looked for; the board stays where it is", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&step=96");
  await openExport(page, "Printed text");
  await page.locator("#export-dialog").getByText("the next solution, without marks").click();
  // The first tour from a1 on 5 × 5, as the textbook's program finds it.
  const text = page.getByRole("textbox", { name: "Printed text" });
  await expect(text).not.toHaveValue("");
  await expectAccessible(page);
  const rows = (await text.inputValue()).trimEnd().split("\n");
  const numbers = rows.map((row) => row.trim().split(/\s+/).map(Number));
  expect(numbers.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i));
  expect(numbers[4][0]).toBe(0);
  await page.getByLabel("How it is printed").selectOption("squares");
  expect((await text.inputValue()).split(" ")[0]).toBe("a1");
  await page.keyboard.press("Escape");
  expect(await stepOf(page)).toBe(96);
});

test("a table has every step of its range", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=8&grain=tests");
  await openExport(page, "Table of steps");
  await page.getByLabel("From step").fill("0");
  await page.getByLabel("To step").fill("8");
  const { bytes } = await save(page, "Save as CSV");
  await expectAccessible(page);
  const lines = bytes.toString().replace("\ufeff", "").trimEnd().split("\r\n");
  expect(lines).toHaveLength(10);
  expect(lines[0].split(",").slice(0, 5)).toEqual(["step", "event", "square", "refused by", "depth"]);
  // 4 queens row by row: a4, a3 and b3 are refused, c3, then all of row 2; of two attackers the one placed first.
  expect(lines.slice(2).map((line) => line.split(",").slice(0, 4).join(" "))).toEqual([
    "1 place a4 ",
    "2 reject a3 a4",
    "3 reject b3 a4",
    "4 place c3 ",
    "5 reject a2 a4",
    "6 reject b2 c3",
    "7 reject c2 a4",
    "8 reject d2 c3",
  ]);
  await page.getByLabel("To step").fill("x");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  await expect(page.locator("#export-dialog [role=status]")).toHaveText(/two whole numbers/);
});

test("a film shows what was drawn, frame by frame, and can be cancelled", async ({ page }) => {
  test.setTimeout(60_000);
  // Keeps every picture that the page has drawn for its film.
  await page.addInitScript(() => {
    /** @type {Uint8ClampedArray[]} */
    const drawn = [];
    Object.assign(globalThis, { drawn });
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (x, y, width, height) {
      const image = getImageData.call(this, x, y, width, height);
      if (width > 100) drawn.push(image.data);
      return image;
    };
  });
  await open(page, "#problem=queens&n=4&step=8");
  await openExport(page, "Film");
  await page.getByLabel("From step").fill("0");
  await page.getByLabel("To step").fill("26");
  await page.getByLabel("Width in pixels").selectOption("240");
  await page.getByLabel("Pictures a second").selectOption("8");
  await page.getByRole("button", { name: "Make a GIF" }).click();
  await expect(page.locator("#export-dialog [role=status]")).toHaveText(/^\d+ pictures, \d+ kB\.$/);
  await expectAccessible(page);
  const { name, bytes } = await save(page, "Save");
  expect(name).toBe("backstep-queens-4x4.gif");
  expect(bytes.length).toBeLessThan(100_000);
  const film = await page.evaluate(async (data) => {
    const { drawn, ImageDecoder } = /** @type {any} */ (globalThis);
    // The browser's own decoder.
    const decoder = new ImageDecoder({ data: Uint8Array.from(data), type: "image/gif" });
    await decoder.completed;
    await decoder.tracks.ready;
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
    const frames = [];
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = document.createElement("canvas");
      canvas.width = image.displayWidth;
      canvas.height = image.displayHeight;
      const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      ctx.drawImage(image, 0, 0);
      const { data: shown } = ctx.getImageData(0, 0, canvas.width, canvas.height);
      const wanted = drawn[frameIndex];
      let exact = 0;
      let worst = 0;
      for (let i = 0; i < shown.length; i += 4) {
        const off = Math.max(...[0, 1, 2].map((c) => Math.abs(shown[i + c] - wanted[i + c])));
        worst = Math.max(worst, off);
        if (off === 0) exact += 1;
      }
      frames.push({ exact: exact / (shown.length / 4), worst, milliseconds: image.duration / 1000 });
    }
    return { repetitionCount, pictures: drawn.length, frames };
  }, Array.from(bytes));
  // To the first solution, moves only: the start, and as many pictures as the page has presses.
  expect(film.frames).toHaveLength(film.pictures - film.frames.length);
  expect(film.repetitionCount).toBe(Number.POSITIVE_INFINITY);
  for (const { exact, worst } of film.frames) {
    expect(exact).toBeGreaterThan(0.9);
    expect(worst).toBeLessThan(40);
  }
  expect(film.frames.map(({ milliseconds }) => milliseconds).slice(0, -1)).toEqual(
    film.frames.slice(1).map(() => 130),
  );
  expect(film.frames.at(-1)?.milliseconds).toBe(2000);

  await page.getByLabel("From step").fill("5000");
  await page.getByLabel("To step").fill("5001");
  await page.getByRole("button", { name: "Make a GIF" }).click();
  await expect(page.locator("#export-dialog [role=status]")).toHaveText(/ends before/);
});

test("what takes long is given up at once", async ({ page }) => {
  await open(page, "#problem=tour&n=8&start=a8");
  await openExport(page, "Film");
  await page.getByLabel("From step").fill("90000000000");
  await page.getByLabel("To step").fill("90000000100");
  await page.getByRole("button", { name: "Make a GIF" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("#export-dialog [role=status]")).toHaveText("Cancelled.");
});

test("where the browser records there is a video", async ({ page }) => {
  await open(page, "#problem=queens&n=4&step=8");
  await openExport(page, "Film");
  await page.getByLabel("From step").fill("0");
  await page.getByLabel("To step").fill("4");
  await page.getByLabel("Width in pixels").selectOption("240");
  await page.getByLabel("Pictures a second").selectOption("20");
  await page.getByRole("button", { name: "Record a video" }).click();
  await expect(page.locator("#export-dialog [role=status]")).toHaveText(/^\d+ pictures, \d+ kB\.$/);
  const { name, bytes } = await save(page, "Save");
  expect(name).toBe("backstep-queens-4x4.webm");
  // EBML, the container of WebM.
  expect(bytes.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
});

test("a board of many squares is a picture, however often it is saved", async ({ page }) => {
  await open(page, "#problem=tour&n=600&method=tiles&step=360000");
  await openExport(page, "Picture");
  for (const width of ["480", "800"]) {
    await page.getByLabel("Width in pixels").selectOption(width);
    const { bytes } = await save(page, "Save as PNG");
    const middle = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 1;
      const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      ctx.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
      return Array.from(ctx.getImageData(0, 0, 1, 1).data.slice(0, 3));
    }, bytes.toString("base64"));
    // The path is half done there: the middle of cividis, #707173 or so.
    for (const channel of middle) expect(Math.abs(channel - 114)).toBeLessThan(30);
  }
});

test("a whole tour is one drawing with its line and its numbers", async ({ page }) => {
  await open(page, "#problem=tour&n=8&method=warnsdorff&step=64");
  await openExport(page, "Picture");
  await page.locator("#export-dialog").getByText("the next solution, without marks").click();
  await expect(page.locator("#export-dialog canvas")).toBeVisible();
  const svg = (await save(page, "Save as SVG, sharp in print")).bytes.toString();
  const numbers = Array.from(svg.matchAll(/>(\d+)<\/text>/g), ([, number]) => Number(number));
  // The ranks, then the moves from 0 to 63, the last one also beside the knight.
  expect(Array.from(new Set(numbers.slice(8))).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 64 }, (_, i) => i),
  );
});
