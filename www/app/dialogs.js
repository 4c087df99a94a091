/**
 * The page's dialogs, each loaded when it is wanted.
 *
 * @import { Page } from "./activity.js"
 * @import { Check } from "../pkg/backstep.js"
 */
import { openKeys } from "../keys.js";
import { COMPARED, PRESETS } from "../presets.js";
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
    onView: async (change) => {
      await page.setView(change);
      showMore(page);
    },
    onLetters: (on) => {
      settings.letters = on;
      page.setView({});
    },
    tools: [
      ["share.open", page.opening("showShare")],
      ["export.open", page.opening("showExport")],
      ["builder.open", page.opening("showBuilder")],
      ["keys.title", page.opening("showKeys")],
      ["rule.title", page.opening("showRule")],
      ["growth.title", page.opening("showGrowth")],
      ["sheets.title", page.opening("showSheets")],
      ["access.title", page.opening("showAccessibility")],
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
export async function showAccessibility({ settings }) {
  const [{ openAccessibility }] = await Promise.all([
    import("../accessibility.js"),
    loadStyle("accessibility"),
  ]);
  openAccessibility(settings.i18n);
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
export async function showSheets(page) {
  const [{ openWorksheets }, engine] = await Promise.all([
    import("./sheets.js"),
    page.whole(),
    loadStyle("paper"),
    loadStyle("sheets"),
  ]);
  openWorksheets(page, engine);
}

/** @param {Page} page */
export async function showShare(page) {
  const { showShare } = await import("./share.js");
  await showShare(page);
}

/** @param {Page} page */
export async function showExport(page) {
  const { showExport } = await import("./export.js");
  await showExport(page);
}

/** @param {Page} page */
export async function showBuilder(page) {
  const { showBuilder } = await import("./builder.js");
  await showBuilder(page);
}

/** The tools of the room. @param {Page} page */
export async function showTools(page) {
  const { showTools } = await import("./wall.js");
  await showTools(page);
}

/** @param {Page} page */
export async function toggleSpotlight(page) {
  const { toggleSpotlight } = await import("./wall.js");
  toggleSpotlight(page);
}

/** @param {Page} page */
export async function freeze(page) {
  const { freeze } = await import("./wall.js");
  await freeze(page);
}

/** @param {Page} page */
export async function showCode(page) {
  const { showCode } = await import("./wall.js");
  await showCode(page);
}

/** @param {Page} page */
export async function showVote(page) {
  const { showVote } = await import("./wall.js");
  await showVote(page);
}

/** @param {Page} page */
export async function showLessons(page) {
  const { openLessons } = await import("./lessons.js");
  return openLessons(page);
}

/** @param {Page} page @param {File} [file] to check at once */
export async function showCheck(page, file) {
  const [{ openCheck }, { check }] = await Promise.all([
    import("../check/index.js"),
    page.whole(),
    loadStyle("check"),
  ]);
  const { setup, labels, frame } = page.stage.moment;
  const options = {
    i18n: page.settings.i18n,
    labels,
    frame,
    check: (/** @type {string} */ text, /** @type {number|undefined} */ answer) => check(text, setup, answer),
    onPlay: (/** @type {Check} */ checked, /** @type {Uint32Array} */ squares) =>
      playChecked(page, checked, squares),
  };
  openCheck(options, file);
}

/** Shows an answer that was checked, or what is right of it. @param {Page} page @param {Check} checked @param {Uint32Array} squares */
function playChecked(page, { problem, files, ranks }, squares) {
  const names = Array.from(squares, (square) => label(square, { files, ranks }, "chess")).join(".");
  const size = `problem=${problem}&files=${files}&ranks=${ranks}`;
  const fault = page.choose(
    problem === "queens" ? `${size}&queens=${names}` : `${size}&method=script&path=${names}`,
  );
  if (fault) page.message(fault.text);
}
