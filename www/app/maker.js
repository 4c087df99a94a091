/**
 * The lesson maker: what was made is kept in this tab at every letter, and goes into a file or a link.
 *
 * @import { Activity, Page } from "./activity.js"
 * @import { Lesson, Stop } from "../lessons/types.js"
 */
import { emptyDraft, finished } from "../lessons/draft.js";
import { checkLesson, LessonError, readLesson, writeLesson } from "../lessons/format.js";
import { createMaker } from "../lessons/maker.js";
import { toLink } from "../lessons/share.js";
import { held, hold } from "../store.js";
import { copyText } from "../ui/copy.js";
import { byId } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { loadStyle } from "../ui/styles.js";
import { MAX_LINK, parseLink } from "../url-state.js";

/**
 * @param {Page} page
 * @param {object} tools
 * @param {(lesson: Lesson) => Promise<string>} tools.give gives it; what is wrong, "" if nothing is
 * @param {(lesson: Lesson) => Promise<void>} tools.print its guide
 * @param {(lesson: Lesson) => Promise<void>} tools.prove throws what only the engine can find wrong
 * @param {(error: unknown) => string} tools.told such an error in the reader's words; throws any other
 */
export async function makeLesson(page, { give, print, prove, told }) {
  await Promise.all([page.whole(), loadStyle("question"), loadStyle("lesson")]);
  let draft = lastDraft();
  let reading = "";
  /** @type {ReturnType<typeof createMaker>|null} */
  let maker = null;

  /** @type {Activity} */
  const activity = {
    name: "maker",
    show({ i18n }) {
      if (reading === i18n.locale) return;
      reading = i18n.locale;
      maker = createMaker(byId("activity"), i18n, draft, {
        onChange(next) {
          draft = next;
          hold("draft", JSON.stringify(draft));
        },
        stopHere,
        onVisit: ({ setup, at }) => {
          const fault = page.open(setup, at.step, "replace");
          page.message(fault?.text ?? "");
        },
        onPlay: () =>
          withLesson(async (lesson) => {
            await prove(lesson);
            const wrong = await give(lesson);
            if (wrong) maker?.tell(wrong);
          }),
        onSave: () =>
          withLesson((lesson) => saveFile("lesson.json", "application/json", writeLesson(lesson))),
        onFile: open,
        onShare: () => withLesson(share),
        onGuide: () => withLesson(print),
        onClose: () => page.enter(null),
      });
    },
    leave() {},
  };
  page.enter(activity);

  /** The moment at which the page is, as a stop without words. @returns {Stop} */
  function stopHere() {
    const { setup, counts } = page.stage.moment;
    const { grain, panel, show } = page.settings.view;
    const { compare, position } = parseLink(page.link());
    return {
      stage: "P",
      setup,
      at: { step: compare && position && "step" in position ? position.step : counts.step },
      ...(grain && { grain }),
      ...(panel && { panels: panel.split(".") }),
      ...(show && { show: show.split(".") }),
      ...(compare && { second: compare }),
      text: "",
    };
  }

  /** Does something with the lesson, if it is one; else says where it is not. @param {(lesson: Lesson) => void|Promise<void>} action */
  async function withLesson(action) {
    try {
      const lesson = finished(draft);
      checkLesson(lesson);
      maker?.tell("");
      await action(lesson);
    } catch (error) {
      if (error instanceof LessonError && error.fault.stop) maker?.openStop(error.fault.stop - 1);
      maker?.tell(told(error));
    }
  }

  /** @param {string} text of a file @returns {Promise<Lesson|null>} */
  async function open(text) {
    try {
      const lesson = readLesson(text);
      await prove(lesson);
      return lesson;
    } catch (error) {
      maker?.tell(told(error));
      return null;
    }
  }

  /** @param {Lesson} lesson */
  async function share(lesson) {
    const { t } = page.settings.i18n;
    const address = `${location.href.split("#")[0]}#v=1&lesson=~${toLink(lesson)}-1`;
    const isCopied = await copyText(address, () => {});
    maker?.showLink(address);
    if (address.length > MAX_LINK)
      return maker?.tell(t("maker.tooLong", { length: address.length, max: MAX_LINK }));
    maker?.tell(t(isCopied ? "copy.done" : "copy.select"));
  }
}

/** What was being made in this tab, if this version can still show it. @returns {Lesson} */
function lastDraft() {
  try {
    const draft = JSON.parse(held("draft") ?? "null");
    return draft.stops.every(isDrafted) ? draft : emptyDraft();
  } catch {
    return emptyDraft();
  }
}

/** @param {Partial<Stop>|null} stop */
function isDrafted(stop) {
  return typeof stop?.setup === "string" && Number.isSafeInteger(stop.at?.step);
}
