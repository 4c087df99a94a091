/**
 * The lessons that can be given: those of the page, a teacher's own, or any moment whose name was written down.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Lesson } from "./types.js"
 */
import { openDialog } from "../ui/dialogs.js";
import { make } from "../ui/dom.js";
import { sayWrong } from "../ui/form.js";
import { SAMPLE } from "./codes.js";
import { fill } from "./words.js";

/** Minutes that a stop takes a class, with its question, the hands and the talk. */
const MINUTES = 2.5;

/** @typedef {{ stop?: number, core?: boolean }} Begin where a lesson begins */

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {readonly Lesson[]} options.lessons
 * @param {(lesson: Lesson, begin: Begin) => void} options.onLesson
 * @param {(lesson: Lesson) => Promise<void>} options.onGuide
 * @param {(typed: string) => (() => void)|null} options.onMoment what goes there; null: there is no such moment
 * @param {(text: string) => Promise<(() => void)|string>} options.onFile what gives it, or what is wrong with it
 * @param {() => void} options.onMake
 */
export function openList({ i18n, lessons, onLesson, onGuide, onMoment, onFile, onMake }) {
  const { t } = i18n;
  const fault = make("p", { className: "fault", role: "alert" });
  // Where the file is chosen, which may be some screens further down.
  const fileFault = make("p", { className: "fault", role: "alert" });
  const status = make("p", { role: "status" });
  const typed = make("input", {
    type: "text",
    autocomplete: "off",
    size: 8,
    placeholder: SAMPLE.split(",")[0],
  });
  const go = make("button", { type: "submit" }, t("lessons.go"));
  const moment = make(
    "form",
    { className: "lesson-moment" },
    make("label", {}, make("span", {}, t("lessons.moment")), typed),
    go,
  );
  moment.addEventListener("submit", (event) => {
    event.preventDefault();
    const act = onMoment(typed.value);
    if (act) return leave(act);
    sayWrong(fault, t("lessons.fault.moment", { sample: SAMPLE }), typed);
    typed.focus();
  });
  const file = make("input", {
    type: "file",
    accept: ".json,application/json",
    "aria-describedby": "lessons-own",
  });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const text = await chosen.text().catch(() => null);
    const act = text === null ? t("file.unreadable", { name: chosen.name }) : await onFile(text);
    // The same file, mended, is to be a change too.
    file.value = "";
    if (typeof act !== "string") return leave(act);
    sayWrong(fileFault, act, file);
  });
  const create = make("button", { type: "button" }, t("lessons.make"));
  create.addEventListener("click", () => leave(onMake));
  const close = openDialog(
    "lessons-dialog",
    "nav.lessons",
    i18n,
    moment,
    fault,
    status,
    make("ul", { className: "lesson-list" }, ...lessons.map(item)),
    make("h3", {}, t("lessons.own")),
    make("p", { id: "lessons-own", className: "quiet-text" }, t("lessons.about")),
    make(
      "p",
      { className: "buttons" },
      create,
      make("label", { className: "lesson-file" }, make("span", {}, t("lessons.open")), file),
    ),
    fileFault,
  );

  /** Closes first: the dialog gives the focus back, and what comes may want it. @param {() => void} act */
  function leave(act) {
    close();
    act();
  }

  /** @param {Lesson} lesson */
  function item(lesson) {
    const reading = {
      i18n,
      labels: /** @type {const} */ ("chess"),
      size: { files: 0, ranks: 0 },
      values: new Map(),
    };
    const { stops } = lesson;
    const core = stops.filter((stop) => stop.core);
    const title = t("lesson.heading", { code: lesson.code, title: fill(lesson.title, reading) });
    const whole = make("button", { type: "button", className: "primary" }, t("lessons.start"));
    const short = make(
      "button",
      { type: "button", hidden: core.length === 0 || core.length === stops.length },
      t("lessons.short"),
    );
    const guide = make("button", { type: "button", className: "quiet" }, t("lessons.guide"));
    const from = stops.findIndex((stop) => stop.core);
    whole.addEventListener("click", () => begin({}));
    short.addEventListener("click", () => begin({ stop: from, core: true }));
    guide.addEventListener("click", async () => {
      // The runs behind its numbers take a moment.
      guide.disabled = true;
      status.textContent = t("lessons.preparing");
      await onGuide(lesson).finally(() => {
        guide.disabled = false;
        status.textContent = "";
      });
    });
    for (const button of [whole, short, guide])
      button.setAttribute("aria-label", `${button.textContent}: ${title}`);

    const begin = (/** @type {Begin} */ where) => leave(() => onLesson(lesson, where));

    return make(
      "li",
      {},
      make("h3", {}, title),
      make("p", {}, fill(lesson.aim, reading)),
      make(
        "p",
        { className: "quiet-text" },
        i18n.sentences(
          t("lessons.length", { stops: stops.length, minutes: minutesOf(stops.length) }),
          ...(short.hidden
            ? []
            : [t("lessons.core", { stops: core.length, minutes: minutesOf(core.length) })]),
        ),
      ),
      make("p", { className: "buttons" }, whole, short, guide),
    );
  }
}

/** @param {number} stops */
function minutesOf(stops) {
  return Math.ceil(stops * MINUTES);
}
