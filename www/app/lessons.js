/**
 * Where lessons come from: the page's own, a file, a link, or the maker.
 *
 * @import { Fault } from "../i18n/errors.js"
 * @import { Page } from "./activity.js"
 * @import { Begin } from "../lessons/list.js"
 * @import { Lesson } from "../lessons/types.js"
 */
import { faultText } from "../i18n/errors.js";
import { parseMoment, SAMPLE } from "../lessons/codes.js";
import { LessonError, readLesson, writeLesson } from "../lessons/format.js";
import { BUILT_IN } from "../lessons/index.js";
import { openList } from "../lessons/list.js";
import { fromLink } from "../lessons/share.js";
import { createTeller } from "../lessons/values.js";
import { pause } from "../pause.js";
import { PRESETS } from "../presets.js";
import { held, hold } from "../store.js";
import { byId, make } from "../ui/dom.js";
import { loadStyle } from "../ui/styles.js";
import { giveLesson } from "./lesson.js";

/** In the link, for a lesson that only this tab knows. */
const OWN = "own";

/** @param {Page} page */
export async function openLessons(page) {
  const [lessons] = await Promise.all([
    Promise.all(Object.values(BUILT_IN).map(async (load) => (await load()).lesson)),
    loadStyle("lesson"),
  ]);
  openList({
    i18n: page.settings.i18n,
    lessons,
    onLesson: (lesson, begin) => give(page, lesson, lesson.code, { ...begin, entry: "push" }),
    onGuide: (lesson) => print(page, lesson),
    onMoment: (typed) => {
      const go = wayTo(page, typed);
      return go && (() => go("push"));
    },
    onFile: (text) => openOwn(page, text),
    onMake: async () => (await import("./maker.js")).makeLesson(page, makerTools(page)),
  });
}

/**
 * Goes where a link leads.
 * @param {Page} page @param {string} name of a stop
 * @returns {Promise<string>} what is wrong, "" if nothing is
 */
export async function followLesson(page, name) {
  const match = /^(own|~[\w-]+?)-(\d{1,3})(C?)$/.exec(name);
  if (!match && name.startsWith("~")) return toldOfLink(page, new LessonError({ path: ["lesson"] }, "cut"));
  if (!match)
    return wayTo(page, name)?.("replace") ?? page.settings.i18n.t("lessons.fault.moment", { sample: SAMPLE });
  const [, from, stop, core] = match;
  const begin = { stop: Number(stop) - 1, core: core !== "" };
  try {
    const lesson = from === OWN ? readLesson(String(held("lesson") ?? "")) : fromLink(from.slice(1));
    return await give(page, lesson, from, { ...begin, entry: "replace" });
  } catch (error) {
    return from === OWN ? page.settings.i18n.t("lessons.fault.gone") : toldOfLink(page, error);
  }
}

/** @param {Page} page @param {unknown} error @returns {string} */
function toldOfLink(page, error) {
  return page.settings.i18n.t("lessons.fault.link", { what: told(page, error) });
}

/**
 * What goes to a moment of the page's own.
 * @param {Page} page @param {string} typed
 * @returns {((entry: "push"|"replace") => Promise<string>)|null} says what is wrong; null: there is no such moment
 */
function wayTo(page, typed) {
  const moment = parseMoment(typed);
  if (moment && "preset" in moment) {
    const preset = PRESETS[moment.preset - 1];
    return preset ? async () => page.choose(preset.setup, moment.step)?.text ?? "" : null;
  }
  if (!moment || !Object.hasOwn(BUILT_IN, moment.lesson)) return null;
  return async (entry) => {
    const { lesson } = await BUILT_IN[moment.lesson]();
    return give(page, lesson, lesson.code, { stop: moment.stop - 1, core: moment.core, entry });
  };
}

/** @param {Page} page @param {Lesson} lesson @param {string} name @param {Begin & { entry: "push"|"replace" }} options */
function give(page, lesson, name, options) {
  return giveLesson(page, lesson, {
    ...options,
    name,
    isKnown: Object.hasOwn(BUILT_IN, name),
    onLeave: (begin) => offerReturn(page, () => give(page, lesson, name, { ...begin, entry: "push" })),
  });
}

/** Whoever left a lesson, to play by hand or by mistake, finds the place again. @param {Page} page @param {() => void} act */
function offerReturn(page, act) {
  document.getElementById("lesson-return")?.remove();
  const key = "lesson.return";
  const chip = make("button", { type: "button", id: "lesson-return", className: "chip", "data-t": key });
  chip.textContent = page.settings.i18n.t(key);
  chip.addEventListener("click", act);
  byId("continue").after(chip);
}

/** @param {Page} page @param {Lesson} lesson */
async function print(page, lesson) {
  const { printGuide } = await import("./guide.js");
  return printGuide(page, lesson);
}

/** @param {Page} page */
function makerTools(page) {
  return {
    give: (/** @type {Lesson} */ lesson) => giveOwn(page, lesson),
    print: (/** @type {Lesson} */ lesson) => print(page, lesson),
    prove: (/** @type {Lesson} */ lesson) => prove(page, lesson),
    told: (/** @type {unknown} */ error) => told(page, error),
  };
}

/**
 * A teacher's own lesson.
 * @param {Page} page @param {string} text of a file @returns {Promise<(() => Promise<string>)|string>} what gives it, or
 *   what is wrong with it
 */
async function openOwn(page, text) {
  try {
    const lesson = readLesson(text);
    await prove(page, lesson);
    return () => giveOwn(page, lesson);
  } catch (error) {
    return told(page, error);
  }
}

/** A lesson's file that was dropped on the page. @param {Page} page @param {string} text */
export async function openDropped(page, text) {
  const opened = await openOwn(page, text);
  const fault = typeof opened === "string" ? opened : await opened();
  if (fault) page.message(fault);
}

/** @param {Page} page @param {Lesson} lesson that the engine has proved @returns {Promise<string>} what is wrong */
function giveOwn(page, lesson) {
  hold("lesson", writeLesson(lesson));
  return give(page, lesson, OWN, { entry: "push" });
}

/**
 * Checks what only the engine can tell: that every puzzle opens, and that every event is where its step says.
 * @param {Page} page @param {Lesson} lesson
 * @throws a LessonError
 */
async function prove(page, { stops }) {
  const engine = await page.whole();
  const teller = createTeller(engine, pause);
  try {
    for (const [i, stop] of stops.entries()) {
      const where = { stop: i + 1, path: ["setup"] };
      for (const setup of [stop.setup, ...(stop.second ? [stop.second.setup] : [])]) {
        try {
          engine.Session.open(setup).free();
        } catch (error) {
          throw new LessonError(where, "setup", {
            what: faultText(page.settings.i18n, /** @type {Fault} */ (error)),
          });
        }
      }
      // With two boards it is a time of both.
      const step = stop.second ? stop.at.step : await teller.locate(stop);
      if (step === stop.at.step) continue;
      const place = { stop: i + 1, path: ["at", stop.at.event ? "event" : "step"] };
      throw step === null ? new LessonError(place, "nowhere") : new LessonError(place, "moved", { step });
    }
  } finally {
    teller.close();
  }
}

/** @param {Page} page @param {unknown} error @returns {string} in the reader's words */
function told(page, error) {
  if (!(error instanceof LessonError)) throw error;
  const { i18n } = page.settings;
  const { stop, field, code, params } = error.fault;
  const what = i18n.t(`lessons.fault.${code}`, params);
  return stop === undefined
    ? i18n.t("lessons.fault.lesson", { field, what })
    : i18n.t("lessons.fault.stop", { stop, field, what });
}
