/**
 * Worksheets: the dialog with all that it takes from other parts.
 *
 * @import { Engine } from "../predict/look.js"
 * @import { Asking } from "../sheets/questions.js"
 * @import { Page } from "./activity.js"
 */
import { Asker, TEMPLATES } from "../predict/index.js";
import { PRESETS } from "../presets.js";
import { openSheets } from "../sheets/view.js";
import { drawExam, listExam } from "../tree/picture.js";
import { puzzleName } from "../words/puzzle-name.js";

/** @param {Engine} engine @returns {Asking} */
export function askingOf(engine) {
  return {
    templates: Object.keys(TEMPLATES),
    begin() {
      const asker = new Asker();
      return (session, view, templates) => asker.ask(session, engine, view, templates);
    },
  };
}

/** @param {Page} page @param {import("../engine.js").Whole} engine */
export function openWorksheets({ settings, stage }, engine) {
  const { i18n } = settings;
  const { setup, frame, counts, labels } = stage.moment;
  openSheets({
    i18n,
    presets: PRESETS,
    now: { setup, name: puzzleName(frame, i18n, setup), step: counts.step },
    tools: {
      engine,
      view: { i18n, labels },
      drawTree: { picture: drawExam, list: listExam },
      asking: askingOf(engine),
    },
  });
}
