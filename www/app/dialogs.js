/**
 * The page's dialogs, each loaded when it is wanted.
 *
 * @import { Page } from "./activity.js"
 * @import { Check } from "../pkg/backstep.js"
 */
import { openKeys } from "../keys.js";
import { COMPARED, PRESETS } from "../presets.js";
import { plainDigits } from "../setup-text.js";
import { byId } from "../ui/dom.js";
import { loadStyle } from "../ui/styles.js";
import { label } from "../words/squares.js";

/** The dialog of growth, once it was open. @type {ReturnType<typeof import("../growth/view.js").createGrowth>|null} */
let growth = null;

/** @param {Page} page */
export async function showPuzzles(page) {
  const [{ openPuzzle }] = await Promise.all([import("../puzzle.js"), page.readyCompare(), page.whole()]);
  const { setup, labels } = page.stage.moment;
  openPuzzle({
    i18n: page.settings.i18n,
    setup,
    labels,
    presets: PRESETS,
    compared: COMPARED,
    onPreset: ({ setup, step, second }) => {
      choose(page, setup, step);
      if (second) page.compare(second, "placements");
    },
    onSetup: (setup) => choose(page, setup, 0),
    onSecond: (setup) => page.compare(setup),
  });
}

/** A puzzle from the dialog: what comes next is Next. @param {Page} page @param {string} setup @param {number} step */
function choose(page, setup, step) {
  const fault = page.choose(setup, step);
  // The dialog, closing, would give the focus back to the button that opened it.
  if (!fault) byId("puzzle-dialog").addEventListener("close", () => byId("next").focus(), { once: true });
  return fault;
}

/** @param {Page} page */
export async function showJumps({ settings, stage, seek, jumpTo }) {
  const { openJumps } = await import("../jumps.js");
  const { frame, labels, counts } = stage.moment;
  openJumps({
    i18n: settings.i18n,
    frame,
    labels,
    step: counts.step,
    square: stage.pointer,
    onStep: seek,
    onGoal: jumpTo,
  });
}

/** @param {Page} page */
export async function showMore(page) {
  const { settings } = page;
  const { openMore } = await import("../more.js");
  openMore({
    i18n: settings.i18n,
    view: settings.view,
    letters: settings.letters,
    link: `${location.href.split("#")[0]}#${page.link()}`,
    onView: async (change) => {
      await page.setView(change);
      showMore(page);
    },
    onLetters: (on) => {
      settings.letters = on;
      page.setView({});
    },
    tools: [
      ["keys.title", page.opening("showKeys")],
      ["rule.title", page.opening("showRule")],
      ["growth.title", page.opening("showGrowth")],
    ],
  });
}

/** @param {Page} page */
export function showKeys({ settings }) {
  openKeys(settings.i18n);
}

/** @param {Page} page */
export async function showRule({ settings }) {
  const { openRule } = await import("../rule.js");
  openRule(settings.i18n);
}

/** @param {Page} page */
export async function showGrowth(page) {
  const [{ createGrowth }, { grow }] = await Promise.all([
    import("../growth/view.js"),
    import("../growth/index.js"),
    page.whole(),
    loadStyle("chart"),
  ]);
  growth ??= createGrowth(grow);
  growth.open(page.settings.i18n, page.focused().moment.setup);
}

/** @param {Page} page */
export async function showLessons(page) {
  const { openLessons } = await import("./lessons.js");
  return openLessons(page);
}

/** @param {Page} page */
export async function showCheck(page) {
  const [{ openCheck }, { check }] = await Promise.all([import("../check.js"), page.whole()]);
  const { setup, labels, frame } = page.stage.moment;
  openCheck({
    i18n: page.settings.i18n,
    labels,
    frame,
    check: (text) => check(plainDigits(text), setup),
    onPlay: (checked) => playChecked(page, checked),
  });
}

/** Shows a right answer that was checked. @param {Page} page @param {Check} checked */
function playChecked(page, { problem, files, ranks, squares }) {
  const names = Array.from(squares, (square) => label(square, { files, ranks }, "chess")).join(".");
  const size = `problem=${problem}&files=${files}&ranks=${ranks}`;
  const fault = page.choose(
    problem === "queens" ? `${size}&queens=${names}` : `${size}&method=script&path=${names}`,
  );
  if (fault) page.message(fault.text);
}
