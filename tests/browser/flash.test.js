// The flash rule at every speed: no square may flash more than three times in a second (WCAG 2.3.1).
import { open } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

const SECONDS = 2.2;
const BOARDS = [
  "problem=queens&n=4&method=scan&grain=tests",
  "problem=tour&n=8&start=a8",
  "problem=queens&n=8&grain=tests&room=1",
];
const RATES = ["4", "8", "20", "60", "1000", "max"];

for (const board of BOARDS) {
  test(`no square flashes at any speed: ${board}`, async ({ page }) => {
    test.setTimeout(60_000);
    for (const rate of RATES) {
      await open(page, `#${board}&rate=${rate}`);
      await page.click("#play");
      const { most, frames, changes } = await flashes(page, SECONDS);
      expect(frames, "the samples are dense enough to mean something").toBeGreaterThan(SECONDS * 10);
      if (rate === "20") expect(changes, "the board does change").toBeGreaterThan(0);
      expect(most, `at ${rate} a second`).toBeLessThanOrEqual(3);
    }
  });
}

/**
 * Looks at the middle of each square in every frame, and counts flashes: pairs of opposing changes of relative
 * luminance by a tenth or more of which the darker is below 0.8.
 * @param {Page} page @param {number} seconds
 * @returns {Promise<{ most: number, frames: number, changes: number }>} most: flashes of a square in any one second
 */
function flashes(page, seconds) {
  return page.evaluate(async (duration) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    const outer = canvas.getBoundingClientRect();
    const cells = Array.from(document.querySelectorAll("[role=gridcell]"), (cell) => {
      const box = cell.getBoundingClientRect();
      const side = Math.max(4, Math.round(box.width / 2));
      return {
        x: Math.round(box.left - outer.left + (box.width - side) / 2),
        y: Math.round(box.top - outer.top + (box.height - side) / 2),
        side,
        /** The last extreme, which way from it, and when each change was complete. */
        extreme: Number.NaN,
        way: 0,
        /** @type {number[]} */
        turns: [],
      };
    });
    // A small copy: averaging is done by the browser, and one read is enough for all squares.
    const small = document.createElement("canvas");
    small.width = cells.length;
    small.height = 1;
    const copy = /** @type {CanvasRenderingContext2D} */ (
      small.getContext("2d", { willReadFrequently: true })
    );
    copy.imageSmoothingQuality = "high";
    const linear = Float64Array.from({ length: 256 }, (_, value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    let frames = 0;
    const start = performance.now();
    for (let now = start; now - start < duration * 1000; ) {
      now = await new Promise((done) => requestAnimationFrame(done));
      frames++;
      for (const [i, { x, y, side }] of cells.entries()) copy.drawImage(canvas, x, y, side, side, i, 0, 1, 1);
      const { data } = copy.getImageData(0, 0, cells.length, 1);
      for (const [i, cell] of cells.entries()) {
        const light =
          0.2126 * linear[data[4 * i]] + 0.7152 * linear[data[4 * i + 1]] + 0.0722 * linear[data[4 * i + 2]];
        if (Number.isNaN(cell.extreme)) cell.extreme = light;
        const change = light - cell.extreme;
        if (cell.way !== 0 && change * cell.way > 0) cell.extreme = light;
        else if (Math.abs(change) >= 0.1 && Math.min(light, cell.extreme) < 0.8) {
          cell.way = Math.sign(change);
          cell.extreme = light;
          cell.turns.push(now);
        }
      }
    }
    // Two opposing changes are one flash.
    let most = 0;
    let changes = 0;
    for (const { turns } of cells) {
      changes += turns.length;
      for (const from of turns) {
        const within = turns.filter((turn) => turn >= from && turn < from + 1000).length;
        most = Math.max(most, Math.floor(within / 2));
      }
    }
    return { most, frames, changes };
  }, seconds);
}
