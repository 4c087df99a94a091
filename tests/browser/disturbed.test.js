// What happens to a page while it plays: it is hidden for an hour, and its screen becomes another one.
import { ENDLESS } from "./memory.js";
import { jump, open, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */
/** @typedef {{ hide: () => void, show: () => void, pass: (ms: number) => void, frames: () => Promise<number> }} World */

/** Milliseconds that a frame may take on a machine that does other things as well. */
const LONGEST_FRAME = 1000;

/** A page whose time and whose tab are in our hands. @param {Page} page */
async function takeTime(page) {
  await page.addInitScript(() => {
    let ahead = 0;
    let hidden = false;
    let longest = 0;
    const now = performance.now.bind(performance);
    const request = requestAnimationFrame.bind(window);
    performance.now = () => now() + ahead;
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        const begin = now();
        callback(time + ahead);
        longest = Math.max(longest, now() - begin);
      });
    Object.defineProperty(document, "hidden", { get: () => hidden });
    const turn = (/** @type {boolean} */ to) => {
      hidden = to;
      document.dispatchEvent(new Event("visibilitychange"));
    };
    /** @type {World} */
    const world = {
      hide: () => turn(true),
      show: () => turn(false),
      pass(ms) {
        ahead += ms;
      },
      // Some frames later: how long the longest of them was.
      frames: () =>
        new Promise((resolve) => {
          longest = 0;
          let left = 4;
          const next = () => (left-- > 0 ? request(next) : resolve(longest));
          next();
        }),
    };
    Object.assign(globalThis, { world });
  });
}

/** @template T @param {Page} page @param {(world: World) => T|Promise<T>} action @returns {Promise<T>} */
async function inWorld(page, action) {
  const world = await page.evaluateHandle(() => /** @type {any} */ (globalThis).world);
  return /** @type {Promise<T>} */ (world.evaluate(action));
}

/** An hour later, in a tab that was hidden, or on a machine that was asleep. */
const AWAY = /** @type {const} */ ([
  (/** @type {World} */ { hide, show, pass }) => {
    hide();
    pass(3_600_000);
    show();
  },
  (/** @type {World} */ { pass }) => pass(3_600_000),
]);

test("an hour in which the page was hidden or asleep is no time to it", async ({ page }) => {
  await takeTime(page);
  await open(page, "#problem=tour&n=8&start=a8&rate=4");
  const play = page.locator("#play");
  await play.click();
  for (const away of AWAY) {
    await expect.poll(() => stepOf(page)).toBeGreaterThan(1);
    const before = await stepOf(page);
    await inWorld(page, away);
    expect(await inWorld(page, ({ frames }) => frames())).toBeLessThan(LONGEST_FRAME);
    // An hour would have been 14,400 presses.
    expect(await stepOf(page)).toBeLessThan(before + 1000);
    await expect(play).toHaveText("Pause");
    await expect.poll(() => stepOf(page), "it plays on").toBeGreaterThan(before);
  }
  await inWorld(page, ({ hide }) => hide());
  const still = await stepOf(page);
  await inWorld(page, ({ frames }) => frames());
  expect(await stepOf(page), "nothing moves where nobody sees it").toBe(still);

  await open(page, `#${ENDLESS}`, 0);
  await play.click();
  for (const away of AWAY) {
    await inWorld(page, away);
    expect(await inWorld(page, ({ frames }) => frames())).toBeLessThan(LONGEST_FRAME);
  }
  await play.click();
  await expect(play).toHaveText("Play");
  // Nothing was found in half a minute: but this one did not search for so long.
  await jump(page, "Next solution");
  for (const away of AWAY) {
    const before = await stepOf(page);
    await inWorld(page, away);
    await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
    await expect(play).toHaveText("Stop");
  }
});

test("a board on another screen in the midst of play is drawn as if it had always been there", async ({
  page,
  context,
}) => {
  // As wide, the words lie beside the board, which is as large whatever they say.
  const last = { width: 1100, height: 700, deviceScaleFactor: 1.25 };
  const screens = [
    { width: 1280, height: 800, deviceScaleFactor: 2 },
    { width: 400, height: 800, deviceScaleFactor: 3 },
    last,
  ];
  await open(page, "#problem=tour&n=6&start=a1&rate=4");
  await page.click("#play");
  const session = await context.newCDPSession(page);
  for (const screen of screens) {
    const before = await stepOf(page);
    await session.send("Emulation.setDeviceMetricsOverride", { ...screen, mobile: false });
    await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
  }
  await page.click("#play");
  await expect(page.locator("#play")).toHaveText("Play");

  const other = await context.newPage();
  const fresh = await context.newCDPSession(other);
  await fresh.send("Emulation.setDeviceMetricsOverride", { ...last, mobile: false });
  await open(other, await page.evaluate(() => location.hash));
  // The last piece may still be on its way.
  await expect.poll(async () => differences(other, await pictureOf(page))).toBe(0);
});

/** The board as it is drawn. @param {Page} page */
function pictureOf(page) {
  return page.evaluate(() =>
    /** @type {HTMLCanvasElement} */ (document.querySelector("#board canvas")).toDataURL(),
  );
}

/**
 * How many pixels of a picture are other than those of the board. Its squares count: the names beside them are letters,
 * whose edges a browser softens as it did for the first screen.
 * @param {Page} page @param {string} picture
 */
function differences(page, picture) {
  return page.evaluate(async (url) => {
    const board = /** @type {HTMLCanvasElement} */ (document.querySelector("#board canvas"));
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    const { width, height } = board;
    if (image.width !== width || image.height !== height) return Number.POSITIVE_INFINITY;
    const grid = /** @type {Element} */ (document.querySelector(".board-grid")).getBoundingClientRect();
    const outer = board.getBoundingClientRect();
    const squares = [grid.left - outer.left, grid.top - outer.top, grid.width, grid.height];
    const [x, y, across, down] = squares.map((length) => Math.round(length * devicePixelRatio));
    const [seen, wanted] = [image, board].map((source) => {
      const ctx = /** @type {CanvasRenderingContext2D} */ (
        Object.assign(document.createElement("canvas"), { width, height }).getContext("2d")
      );
      ctx.drawImage(source, 0, 0);
      return ctx.getImageData(x, y, across, down).data;
    });
    return seen.filter((value, i) => Math.abs(value - wanted[i]) > 16).length;
  }, picture);
}
