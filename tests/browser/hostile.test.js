// Bad links and bad answers: the page says what is wrong, keeps the board, and goes on.
import { createI18n } from "../../www/i18n/index.js";
import { lesson } from "../../www/lessons/l1.js";
import { momentText } from "../../www/moment-file.js";
import "../languages.mjs";
import { damage, LINKS } from "./damage.js";
import { cellsOf, open, positionOf, press, reach, seeded, stepOf } from "./page.js";
import { expect, test } from "./support.js";

/** @import { Page } from "@playwright/test" */

/** Each bad link, the field that the message must name, and how it goes on. */
const BAD = [
  ["problem=queens&n=0", "n", ": 0"],
  ["problem=queens&n=1000000000", "n", ": 1000000000"],
  ["problem=queens&n=1e9", "n", ": “1e9”"],
  ["problem=queens&n=abc", "n", ": “abc”"],
  ["problem=queens&n=-4", "n", ": -4"],
  ["problem=queens&n=4.5", "n", ": “4.5”"],
  ["problem=queens&files=4&ranks=99999", "ranks", ""],
  ["problem=tour&n=5&start=h8", "start", ": “h8”"],
  ["problem=tour&n=5&start=a1&blocked=a1", "start", ": “a1” is barred"],
  ["problem=tour&n=5&blocked=a1.z9", "blocked", ""],
  ["problem=tour&n=5&order=0123", "order", ""],
  ["problem=chess", "problem", ": “chess”"],
  ["n=5", "problem", " is missing"],
  ["problem=tour&method=telepathy", "method", ": “telepathy”"],
  ["problem=queens&n=4&start=a1", "start", ": this method does not use it"],
  ["problem=tour&n=5&method=warnsdorff&ties=coin", "ties", ""],
  ["problem=tour&n=5&seed=99999999999", "seed", ""],
  ["problem=__proto__", "problem", ": “__proto__”"],
  ["problem=tour&method=constructor", "method", ": “constructor”"],
  ["problem=%E0%A4%A", "problem", ": “%E0%A4%A” cannot be read"],
  ["problem=queens&n=4&at=%%%&counts=1.1.0.0.0.1", "position", ": “%%%” cannot be read"],
  ["problem=queens&n=4&at=ACE", "position", ": the counts in the link"],
  ["problem=queens&n=4&at=ACE&counts=8.2.6.0.0.9", "position", ": the counts in the link"],
  ["problem=queens&n=4&at=ACE&counts=9007199254740991.2.6.0.0.2", "position", ": the counts in the link"],
  ["problem=queens&n=4&at=zzzzzz&counts=8.2.6.0.0.2", "position", ": this search never comes"],
  // The address of another puzzle.
  ["problem=queens&n=4&at=CEBGAHD&counts=31.6.25.0.0.6", "position", ": "],
  ["problem=queens&n=4&step=-1", "position", ": “-1”"],
  ["problem=queens&n=4&step=soon", "position", ": “soon”"],
  ["v=2&problem=queens&n=4", "link", ": “2”"],
  [`problem=queens&n=4&lang=${"x".repeat(5000)}`, "lang", ": “xxx"],
  [`problem=queens&n=4&blocked=${"a".repeat(200_000)}`, "link", ": it is longer than"],
  ["problem=queens&n=4&theme=pink", "theme", ": “pink”"],
  ["problem=queens&n=4&labels=__proto__", "labels", ""],
  ["problem=queens&n=4&rate=0", "rate", ": “0”"],
  ["problem=queens&n=4&panel=toString", "panel", ": “toString”"],
  ["problem=queens&n=4&lang=<b>", "lang", ""],
  ["<script>alert(1)</script>", "link", ": “"],
  ["__proto__=1&constructor=2&toString=3", "link", ": “"],
  ["&&&===&&&", "link", ": “"],
  ["%", "link", ": “"],
];

const { t } = createI18n("en");

/** What a field is called. @param {string} key */
const nameOf = (key) => t(/** @type {import("../../www/i18n/index.js").Key} */ (`field.${key}`));

let loads = 0;

/** The page must be whole and go on. @param {Page} page @param {string} why */
async function expectAlive(page, why) {
  await expect(page.locator("#page"), why).toBeVisible();
  expect(
    (await cellsOf(page)).every((name) => name !== ""),
    why,
  ).toBe(true);
  await expect(page.locator("#sentence"), why).not.toBeEmpty();
  const before = await stepOf(page);
  await press(page, "next");
  expect(await stepOf(page), why).not.toBe(before);
}

for (const load of [true, false]) {
  test(`a bad link is named and harmless, ${load ? "when the page opens" : "in an open page"}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await open(page, "#problem=tour&n=5&start=a1&step=40");
    // Loading takes its time, so every third link stands for the others there.
    for (const [link, field, told] of load ? BAD.filter((_, i) => i % 3 === 0) : BAD) {
      const fragment = `#${link.replace(/[<>]/g, encodeURIComponent)}`;
      // Only a full address loads the page anew.
      if (load) await page.goto(`./?${loads++}${fragment}`);
      else await go(page, fragment);
      const message = page.locator("#message-text");
      await expect(message, link.slice(0, 200)).toContainText(nameOf(field) + told);
      // However long the nonsense is, the message is one that can be read.
      expect((await message.textContent())?.length, link.slice(0, 200)).toBeLessThan(300);
      await expectAlive(page, link.slice(0, 200));
    }
  });
}

/** Follows a link within the page. @param {Page} page @param {string} fragment */
async function go(page, fragment) {
  await page.evaluate(
    (hash) =>
      new Promise((done) => {
        if (location.hash === hash) return done(null);
        addEventListener("hashchange", done, { once: true });
        location.hash = hash;
      }),
    fragment,
  );
}

test("a bad set-up in a link keeps the board that was there", async ({ page }) => {
  await open(page, "#problem=tour&n=5&start=a1&step=40");
  const before = await cellsOf(page);
  for (const link of ["problem=queens&n=0", "problem=tour&n=5&start=h8&step=3", "problem=nothing"]) {
    await go(page, `#${link}`);
    await expect(page.locator("#message-text")).not.toBeEmpty();
    expect(await cellsOf(page), link).toEqual(before);
  }
  await page.click("#message-close");
  await expect(page.locator("#message")).toBeHidden();
  await press(page, "next");
  expect((await positionOf(page)).setup, "the address bar is right again").toContain("problem=tour");
});

test("three hundred damaged links neither blank nor break the page", async ({ page }) => {
  test.setTimeout(60_000);
  await open(page);
  const random = seeded(31);
  const links = [
    "v=1&problem=queens&files=4&ranks=4&at=ACE&counts=8.2.6.0.0.2&grain=tests&lang=hi",
    "v=1&problem=tour&files=5&ranks=5&start=a1&at=CEBGAHD&counts=31.6.25.0.0.6&panel=why",
    "v=1&problem=tour&n=8&method=warnsdorff&ties=random&seed=5&step=30&theme=dark&rate=20",
    "v=1&problem=queens&n=5&method=enumerate&step=700&labels=from1&panel=log",
    "v=1&problem=tour&files=3&ranks=4&method=enumerate&blocked=b2&step=100&room=1",
  ];
  const damaged = Array.from({ length: 300 }, () => damage(links[random(links.length)], random));
  const blank = await page.evaluate(async (all) => {
    const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent ?? "";
    const found = [];
    for (const link of all) {
      const before = location.hash;
      location.hash = `#${link}`;
      // Some damage is none: the link reads as it did.
      if (location.hash !== before)
        await new Promise((done) => addEventListener("hashchange", done, { once: true }));
      const cells = Array.from(document.querySelectorAll("[role=gridcell]"));
      const whole =
        text("sentence") !== "" &&
        !document.getElementById("page")?.hidden &&
        cells.length > 0 &&
        cells.every((cell) => cell.getAttribute("aria-label"));
      document.getElementById("next")?.click();
      if (!whole) found.push(link);
    }
    return found;
  }, damaged);
  expect(blank).toEqual([]);
  await go(page, "#problem=queens&n=4&step=8&lang=en&room=0");
  await reach(page, 8);
});

test("a bad answer in the form names the field, keeps the board and the dialog", async ({ page }) => {
  await open(page);
  const board = await cellsOf(page);
  await page.click("#puzzle");
  await page.getByText("All settings").click();
  const form = page.locator("form");
  await form.locator("[name=problem]").selectOption("tour");
  await form.locator("[name=order]").selectOption("own");
  const fault = page.locator("#puzzle-fault");
  for (const [name, value, told] of [
    ["files", "0", ": 0"],
    ["files", "1000000000", ": 1000000000"],
    ["files", "abc", ": “abc”"],
    ["ranks", "-3", ": -3"],
    ["start", "z99", ": “z99”"],
    ["start", "a1&problem=queens", ""],
    ["order.own", "12", ""],
    ["seed", "1.5", ": “1.5”"],
    ["blocked", "%%%=", ""],
  ]) {
    const field = form.locator(`[name="${name}"]`);
    const usual = await field.inputValue();
    await field.fill(value);
    await form.getByRole("button", { name: "Open this puzzle" }).click();
    await expect(fault, value).toContainText(nameOf(name.replace(".own", "")) + told);
    await expect(field, value).toHaveAttribute("aria-invalid", "true");
    await expect(field, value).toBeFocused();
    expect(await cellsOf(page), value).toEqual(board);
    await field.fill(usual);
  }
  await form.locator("[name=files]").fill("5");
  await form.locator("[name=ranks]").fill("6");
  await form.getByRole("button", { name: "Open this puzzle" }).click();
  await expect(page.locator("#puzzle-dialog")).toBeHidden();
  expect((await positionOf(page)).setup).toBe("problem=tour&files=5&ranks=6");
});

test("changed links in a row never blank the page, and afterwards it steps", async ({ page }) => {
  test.slow();
  await open(page);
  const random = seeded(7);
  for (let i = 0; i < 200; i++) {
    const link = damage(LINKS[random(LINKS.length)], random);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    // Most are overtaken by the next one; some are looked at.
    if (i % 20 === 19) await expect(page.locator("#sentence"), link).not.toBeEmpty();
  }
  await page.evaluate(() => {
    location.hash = "v=1&problem=queens&n=4&step=8&lang=en";
  });
  await reach(page, 8);
  await expect(page.locator("#sentence")).toContainText("Dead end: queen 3");
  await press(page, "next");
  expect(await stepOf(page)).toBe(9);
  expect(await page.locator("#page b").count()).toBe(0);
});

const MOMENT = momentText("v=1&problem=queens&n=5&step=4");
const LESSON = JSON.stringify(lesson);
/** Files that nobody has made for the page, or that were damaged on their way. */
const FILES = [
  "",
  "\0\x01\xff".repeat(3000),
  "x".repeat(6_000_000),
  "<!doctype html><img src=x onerror=alert(1)><b>no</b>",
  '{"backstep":"moment"}',
  '{"backstep":"lesson"}',
  '{"backstep":"lesson","version":1,"code":"MY","title":"<b>x</b>","stops":[{}]}',
  '{"backstep":"moment","version":1,"link":"problem=queens&n=0"}',
  '{"backstep":"moment","version":1,"link":"lesson=~AAAA-1"}',
  '{"backstep":"moment","version":1,"link":"problem=tour&n=5&try=-1.zz.a1.a1"}',
];

test("files of any kind that are dropped neither break the page nor get into it", async ({ page }) => {
  test.slow();
  await open(page);
  const random = seeded(5);
  const damaged = Array.from({ length: 12 }, (_, i) => damage(i % 2 ? MOMENT : LESSON, random));
  const silent = await page.evaluate(
    async (files) => {
      const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
      const dialog = () => /** @type {HTMLDialogElement|null} */ (document.querySelector("dialog[open]"));
      /** Some seconds at the most. @param {() => unknown} condition */
      const until = async (condition) => {
        for (let frames = 0; frames < 200 && !condition(); frames++)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return Boolean(condition());
      };
      const untold = [];
      for (const text of files) {
        location.hash = "v=1&problem=queens&n=4";
        await until(() => !document.documentElement.dataset.activity && location.hash.includes("files=4"));
        byId("message-close").click();
        const before = location.hash;
        const data = new DataTransfer();
        data.items.add(new File([text], "a.backstep"));
        byId("page").dispatchEvent(
          new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
        );
        const isTold = await until(
          () =>
            dialog()?.querySelector(".check-result > *") ||
            !byId("message").hidden ||
            location.hash !== before,
        );
        if (!isTold) untold.push(text.slice(0, 300));
        dialog()?.close();
      }
      return untold;
    },
    [...FILES, ...damaged],
  );
  expect(silent, "files of which nothing was told").toEqual([]);
  // What the tab remembers may be as odd.
  await page.evaluate(() => sessionStorage.setItem("backstep.draft", '{"stops":[5,{"text":"a"}]}'));
  await page.click("#lessons");
  await page.getByRole("button", { name: "Make a lesson" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("");
  await page.evaluate(() => {
    location.hash = "v=1&problem=queens&n=4&step=8&lang=en";
  });
  await reach(page, 8);
  await expectAlive(page, "after all of them");
  expect(await page.locator("#page b, #page img, dialog b, dialog img").count()).toBe(0);
});
