/**
 * The teacher's guide of a lesson, for paper only: what is said, what is asked, the answers, and what the wall must not
 * show.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Frame } from "../types.js"
 * @import { Lesson, Stop, Text } from "./types.js"
 * @import { Reading } from "./words.js"
 */
import { make } from "../ui/dom.js";
import { paperBoard } from "./board.js";
import { fill } from "./words.js";

const LETTERS = "ABCDEF";

/**
 * @param {Lesson} lesson
 * @param {readonly (Frame|null)[]} frames the board at each stop, the first of two; null: there is no such place
 * @param {(stop: number) => Reading} readingAt of a stop; of the whole lesson beyond the last
 */
export function createGuide(lesson, frames, readingAt) {
  const whole = readingAt(lesson.stops.length);
  const { i18n, labels } = whole;
  const { t } = i18n;
  const { code, stops, plan, credit } = lesson;
  const title = t("lesson.heading", { code, title: fill(lesson.title, whole) });
  const boards = stops.flatMap((stop, i) => {
    const frame = frames[i];
    if (!frame || stop.second || !stop.core) return [];
    const caption = make(
      "figcaption",
      {},
      t("guide.board", { code: `${code}-${i + 1}`, step: stop.at.step }),
    );
    return [make("figure", {}, paperBoard(frame, labels), caption)];
  });
  return make(
    "article",
    { id: "guide", className: "guide", lang: i18n.lang },
    make("h1", {}, title),
    make("p", {}, t("guide.title")),
    ...told("guide.aim", lesson.aim, whole),
    ...told("guide.prior", lesson.prior, whole),
    ...(plan ? [make("h2", {}, t("guide.plan")), planTable(plan, whole)] : []),
    ...(boards.length > 0
      ? [make("h2", {}, t("guide.boards")), make("div", { className: "guide-boards" }, ...boards)]
      : []),
    make("h2", {}, t("guide.stops")),
    ...stops.map((stop, i) =>
      section(stop, `${code}-${i + 1}`, stop.second ? null : frames[i], readingAt(i)),
    ),
    make("h2", {}, t("guide.after")),
    ...told("guide.insight", lesson.insight, whole),
    ...told("guide.modify", lesson.modify, whole),
    ...told("guide.make", lesson.make, whole),
    ...told("guide.exit", lesson.exit, whole),
    ...(credit ? [make("p", {}, fill(credit.text, whole), " ", credit.url)] : []),
  );
}

/** @param {Key} key @param {Text|undefined} text @param {Reading} reading @returns {HTMLElement[]} */
function told(key, text, reading) {
  if (text === undefined) return [];
  return [make("p", {}, make("strong", {}, reading.i18n.t(key)), " ", fill(text, reading))];
}

/** @param {string} code @param {I18n} i18n */
function misconceptionText(code, { t, has }) {
  const key = `misconception.${code}`;
  return has(key) ? t("guide.option", { letter: code, text: t(key) }) : code;
}

/** @param {NonNullable<Lesson["plan"]>} plan @param {Reading} reading */
function planTable(plan, reading) {
  const { t } = reading.i18n;
  const rows = plan.map(({ from, to, text }) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, t("guide.minutes", { from, to })),
      make("td", {}, fill(text, reading)),
    ),
  );
  return make("table", {}, make("tbody", {}, ...rows));
}

/** @param {Stop} stop @param {string} code @param {Frame|null} frame @param {Reading} reading */
function section(stop, code, frame, reading) {
  const { t } = reading.i18n;
  const { stage, core, at, options = [] } = stop;
  const kind = t(core ? "guide.stop.core" : "guide.stop", {
    code,
    stage: t(`guide.stage.${stage}`),
    step: at.step,
  });
  return make(
    "section",
    {},
    make("h3", {}, kind),
    ...(frame ? [paperBoard(frame, reading.labels)] : []),
    make("p", {}, fill(stop.text, reading)),
    ...told("guide.ask", stop.ask, reading),
    make(
      "ol",
      {},
      ...options.map(({ text, right, reply, misconception }, i) => {
        const parts = [t("guide.option", { letter: LETTERS[i], text: fill(text, reading) })];
        if (right) parts.push(t("question.mark.right"));
        if (misconception) parts.push(misconceptionText(misconception, reading.i18n));
        if (reply) parts.push(fill(reply, reading));
        return make("li", { className: right ? "guide-right" : "" }, parts.join(" · "));
      }),
    ),
    ...told("guide.because", stop.because, reading),
    ...told("guide.aloud", stop.aloud, reading),
    ...told("guide.teacher", stop.teacher, reading),
  );
}
