// On a machine six times as slow as this one the page stays usable, and says how long it will take.
import { ENDLESS } from "./memory.js";
import { jump, open, stepOf } from "./page.js";
import { expect, test } from "./support.js";

const TIMES = 6;

test("it answers while it plays, jumps and counts by itself, and tells the time left", async ({ page }) => {
  test.slow();
  // Without workers all is done in the page.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker"));
  await open(page, `#${ENDLESS}`, 0);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: TIMES });
  const speed = page.locator("#speed-name");

  await page.click("#play");
  await expect.poll(() => stepOf(page)).toBeGreaterThan(100_000);
  await page.keyboard.press("-");
  await expect(speed, "playing with all panels").not.toHaveText("as fast as it goes");
  await page.keyboard.press("Escape");
  await expect(page.locator("#play")).toHaveText("Play");

  // Slowly enough that what was seen lasts some seconds.
  for (let i = 0; i < 4; i++) await page.keyboard.press("-");
  await page.locator("#timeline").fill("0");
  await expect.poll(() => stepOf(page)).toBe(0);
  await page.click("#play");
  await expect(page.locator("#time"), "playing what was seen").toContainText(/about [\d,]+ seconds? left/);
  await page.keyboard.press("Escape");

  await jump(page, "Next solution");
  await expect(page.locator("#play"), "jumping").toHaveText("Stop");
  await page.keyboard.press("Escape");
  await expect(page.locator("#play")).toHaveText("Play");

  await page.evaluate(() => {
    location.hash = "problem=queens&n=16&panel=numbers";
  });
  await page.getByRole("button", { name: "Count them all" }).click();
  await expect(page.locator("#panel"), "counting").toContainText(/About \d+ seconds? left/, {
    timeout: 20_000,
  });
  await page.getByRole("button", { name: "Stop counting" }).click();
  await expect(page.locator("#panel")).toContainText("The count was stopped.");
});
