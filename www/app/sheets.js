/**
 * Worksheets: the dialog with all that it takes from other parts.
 *
 * @import { Page } from "./activity.js"
 */
import { PRESETS } from "../presets.js";
import { openSheets } from "../sheets/view.js";
import { drawExam, listExam } from "../tree/picture.js";
import { puzzleName } from "../words/puzzle-name.js";

/** @param {Page} page @param {import("../engine.js").Whole} engine */
export function openWorksheets({ settings, stage }, engine) {
  const { i18n } = settings;
  const { setup, frame, counts, labels } = stage.moment;
  openSheets({
    i18n,
    presets: PRESETS,
    now: { setup, name: puzzleName(frame, i18n, setup), step: counts.step },
    tools: { engine, view: { i18n, labels }, drawTree: { picture: drawExam, list: listExam } },
  });
}
