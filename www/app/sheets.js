/**
 * Worksheets: the dialog with all that it takes from other parts.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Engine } from "../predict/look.js"
 * @import { Asking } from "../sheets/questions.js"
 * @import { Page } from "./activity.js"
 */
import { BUILT_IN } from "../lessons/index.js";
import { inLanguage } from "../lessons/words.js";
import { Asker, TEMPLATES } from "../predict/index.js";
import { PRESETS } from "../presets.js";
import { openSheets } from "../sheets/view.js";
import { drawExam, listExam } from "../tree/picture.js";
import { puzzleName } from "../words/puzzle-name.js";

/** Questions that need a proof, or a long look ahead; and squares of a solution up to which neither takes long. */
const LONG = ["finish", "mistake", "tie", "again"];
const SHORT = 36;
/** Milliseconds that such a proof may take on a slow device. */
const PATIENCE = 500;

/**
 * Questions that are the same on every device, however slow: the number of a sheet brings them back.
 * @param {Engine} engine @returns {Asking}
 */
export function askingOf(engine) {
  /** @type {Engine} */
  const patient = {
    Session: engine.Session,
    complete: (setup, squares) => engine.complete(setup, squares, PATIENCE),
  };
  return {
    templates: Object.keys(TEMPLATES),
    begin() {
      const asker = new Asker();
      return (session, view, templates) => {
        const isLong = session.frame().goal > SHORT;
        const names = templates.filter((name) => !isLong || !LONG.includes(name));
        return asker.ask(session, patient, view, names);
      };
    },
  };
}

/** The questions with which the lessons end. @param {I18n} i18n @returns {Promise<[string, string][]>} */
async function exitsOf(i18n) {
  const all = await Promise.all(Object.values(BUILT_IN).map((load) => load()));
  return Object.keys(BUILT_IN).flatMap((code, i) => {
    const { exit } = all[i].lesson;
    return exit === undefined ? [] : [/** @type {[string, string]} */ ([code, inLanguage(exit, i18n)])];
  });
}

/** A setup as the list of puzzles has it, if it is there: numbers of sheets are shorter so. @param {string} setup @param {Engine} engine */
function namedSetup(setup, { Session }) {
  const found = PRESETS.find((preset) => {
    const session = Session.open(preset.setup);
    const isSame = session.setup() === setup;
    session.free();
    return isSame;
  });
  return found?.setup ?? setup;
}

/** @param {Page} page @param {import("../engine.js").Whole} engine */
export function openWorksheets({ settings, stage }, engine) {
  const { i18n } = settings;
  const { frame, counts, labels } = stage.moment;
  const setup = namedSetup(stage.moment.setup, engine);
  openSheets({
    i18n,
    presets: PRESETS,
    now: { setup, name: puzzleName(frame, i18n, setup), step: counts.step },
    exits: () => exitsOf(i18n),
    tools: {
      engine,
      view: { i18n, labels },
      drawTree: { picture: drawExam, list: listExam },
      asking: askingOf(engine),
    },
  });
}
