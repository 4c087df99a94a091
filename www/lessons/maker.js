/**
 * Making a lesson while the page is used: its stops, in their order, and the words of the one that is chosen.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Lesson, Stop, Text } from "./types.js"
 */
import { make, say } from "../ui/dom.js";
import * as D from "./draft.js";
import { inLanguage } from "./words.js";

/**
 * @typedef {object} Actions
 * @property {(draft: Lesson) => void} onChange every time that something is typed or done
 * @property {() => Stop} stopHere the moment at which the page is
 * @property {(stop: Stop) => void} onVisit
 * @property {() => void} onPlay
 * @property {() => void} onSave
 * @property {(text: string) => Promise<Lesson|null>} onFile null: it cannot be read, which was said
 * @property {() => void} onShare
 * @property {() => void} onGuide
 * @property {() => void} onClose
 */

/** Texts of a stop that take several lines. @type {readonly ("text"|"ask"|"because"|"teacher")[]} */
const TEXTS = ["text", "ask", "because", "teacher"];
const LETTERS = "ABCD";

/** @param {HTMLElement} box @param {I18n} i18n @param {Lesson} begun @param {Actions} actions */
export function createMaker(box, i18n, begun, actions) {
  const { t, lang } = i18n;
  let draft = begun;
  let chosen = draft.stops.length - 1;
  /** What the last deed has changed, to undo it. @type {Lesson|null} */
  let before = null;

  const title = field(
    "maker.title",
    "input",
    () => draft.title,
    (words) => change({ ...draft, title: words }),
  );
  const aim = field(
    "maker.aim",
    "textarea",
    () => draft.aim,
    (words) => change({ ...draft, aim: words }),
  );
  const insight = field(
    "maker.insight",
    "textarea",
    () => draft.insight,
    (words) => change({ ...draft, insight: words }),
  );
  const list = make("ol", { className: "maker-stops" });
  const form = make("div", { className: "maker-stop" });
  const told = make("p", { className: "fault", role: "alert" });
  const undo = button("maker.undo", () => {
    if (before) restore(before);
  });
  const file = make("input", { type: "file", accept: ".json,application/json" });
  file.addEventListener("change", async () => {
    const [picked] = file.files ?? [];
    const opened = picked && (await actions.onFile(await picked.text()));
    file.value = "";
    if (opened) act(opened, 0);
  });
  const close = button("nav.close", actions.onClose);
  close.className = "quiet icon";
  close.setAttribute("aria-label", t("nav.close"));
  say(close, "×");
  const link = make("input", { type: "text", readOnly: true, hidden: true, "aria-label": t("maker.link") });

  box.replaceChildren(
    make(
      "div",
      { className: "lesson-head" },
      make("h2", { id: "activity-heading" }, t("lessons.make")),
      close,
    ),
    make("p", { className: "quiet-text" }, t("maker.about")),
    title.element,
    primary(button("maker.add", () => act(D.addStop(draft, actions.stopHere(), chosen + 1), chosen + 1))),
    list,
    form,
    make("details", {}, make("summary", {}, t("maker.whole")), aim.element, insight.element),
    told,
    link,
    make(
      "p",
      { className: "buttons" },
      button("maker.play", actions.onPlay),
      button("maker.save", actions.onSave),
      button("maker.share", actions.onShare),
      button("lessons.guide", actions.onGuide),
      undo,
      button("maker.new", () => act(D.emptyDraft(), -1)),
    ),
    make("label", { className: "lesson-file" }, make("span", {}, t("lessons.open")), file),
  );
  show();

  /** @param {Key} key @param {() => void} act */
  function button(key, act) {
    const element = make("button", { type: "button" }, t(key));
    element.addEventListener("click", act);
    return element;
  }

  /** @param {HTMLButtonElement} element */
  function primary(element) {
    element.classList.add("primary");
    return element;
  }

  /**
   * A labelled field for a text; `fill` shows it.
   * @param {Key} key @param {"input"|"textarea"} tag @param {() => Text|undefined} read @param {(words: Text) => void} write
   */
  function field(key, tag, read, write) {
    const input = make(tag, tag === "input" ? { type: "text" } : { rows: 2 });
    input.addEventListener("input", () => write(D.reworded(read(), lang, input.value)));
    const fill = () => {
      const text = read();
      input.value = text === undefined ? "" : (inLanguage(text, i18n) ?? "");
    };
    fill();
    return { element: make("label", { className: "maker-field" }, make("span", {}, t(key)), input), fill };
  }

  /** Something was typed. @param {Lesson} next */
  function change(next) {
    draft = next;
    list.replaceChildren(...draft.stops.map(entry));
    actions.onChange(draft);
  }

  /** Something was done that can be undone. @param {Lesson} next @param {number} stop chosen then */
  function act(next, stop) {
    if (next === draft) return;
    before = draft;
    change(next);
    chosen = stop;
    show();
  }

  /** @param {Lesson} earlier */
  function restore(earlier) {
    before = null;
    change(earlier);
    chosen = Math.min(Math.max(chosen, 0), earlier.stops.length - 1);
    show();
  }

  /** All anew: the number of stops, or the one that is chosen, has changed. */
  function show() {
    for (const { fill } of [title, aim, insight]) fill();
    undo.hidden = before === null;
    say(told, "");
    link.hidden = true;
    list.replaceChildren(...draft.stops.map(entry));
    form.replaceChildren(...(draft.stops[chosen] ? formOf(chosen) : []));
  }

  /** @param {Stop} stop @param {number} i */
  function entry({ text, at }, i) {
    const name = t("maker.stop", { stop: i + 1, step: at.step });
    const said = inLanguage(text, i18n);
    const go = make("button", { type: "button", className: "maker-go" }, said ? `${name} · ${said}` : name);
    go.setAttribute("aria-pressed", String(i === chosen));
    go.addEventListener("click", () => {
      chosen = i;
      show();
      actions.onVisit(draft.stops[i]);
    });
    const tools = /** @type {const} */ ([
      ["maker.up", "↑", () => act(D.moveStop(draft, i, i - 1), i - 1)],
      ["maker.down", "↓", () => act(D.moveStop(draft, i, i + 1), i + 1)],
      ["maker.delete", "×", () => act(D.removeStop(draft, i), Math.min(i, draft.stops.length - 2))],
    ]).map(([key, sign, deed]) => {
      const tool = button(key, deed);
      tool.className = "quiet icon";
      tool.setAttribute("aria-label", t(key, { stop: i + 1 }));
      say(tool, sign);
      return tool;
    });
    return make("li", {}, go, ...tools);
  }

  /** @param {number} place @returns {HTMLElement[]} */
  function formOf(place) {
    const stop = () => draft.stops[place];
    const texts = TEXTS.map((name) =>
      field(
        `maker.${name}`,
        "textarea",
        () => stop()[name],
        (words) => change(D.changeStop(draft, place, { [name]: words })),
      ),
    );
    const stage = make(
      "select",
      { "aria-label": t("maker.stage") },
      ...["P", "R", "I"].map((value) =>
        make("option", { value }, t(/** @type {Key} */ (`guide.stage.${value}`))),
      ),
    );
    stage.value = stop().stage;
    stage.addEventListener("change", () =>
      change(D.changeStop(draft, place, { stage: /** @type {Stop["stage"]} */ (stage.value) })),
    );
    const core = checkbox("maker.core", stop().core === true, (on) =>
      change(D.changeStop(draft, place, { core: on })),
    );
    const [text, ask, because, teacher] = texts.map(({ element }) => element);
    const again = button("maker.here", () => {
      const { setup, at, grain, panels, show: shown, second } = actions.stopHere();
      act(D.changeStop(draft, place, { setup, at, grain, panels, show: shown, second }), place);
    });
    return [
      make("h3", {}, t("maker.stop", { stop: place + 1, step: stop().at.step })),
      text,
      ask,
      ...Array.from(LETTERS, (letter, i) => optionOf(place, letter, i)),
      because,
      teacher,
      make("p", { className: "buttons" }, stage, core, again),
    ];
  }

  /** @param {number} place @param {string} letter @param {number} i */
  function optionOf(place, letter, i) {
    const stop = () => draft.stops[place];
    /** @param {Partial<import("./types.js").Option>} changed */
    const set = (changed) => change(D.changeStop(draft, place, D.changeOption(stop(), i, changed)));
    const text = field(
      "maker.option",
      "input",
      () => stop().options?.[i]?.text,
      (words) => set({ text: words }),
    );
    const reply = field(
      "maker.reply",
      "input",
      () => stop().options?.[i]?.reply,
      (words) => set({ reply: words }),
    );
    const right = checkbox("maker.right", stop().options?.[i]?.right === true, (on) => set({ right: on }));
    return make(
      "fieldset",
      { className: "maker-option" },
      make("legend", {}, t("maker.answer", { letter })),
      text.element,
      right,
      reply.element,
    );
  }

  /** @param {Key} key @param {boolean} checked @param {(on: boolean) => void} set */
  function checkbox(key, checked, set) {
    const input = make("input", { type: "checkbox", checked });
    input.addEventListener("change", () => set(input.checked));
    return make("label", { className: "lesson-core" }, input, make("span", {}, t(key)));
  }

  return {
    /** Says what is wrong, or what came of something. @param {string} text */
    tell: (text) => say(told, text),

    /** Opens the stop at which something is wrong. @param {number} place */
    openStop(place) {
      if (place === chosen || place >= draft.stops.length) return;
      chosen = place;
      show();
    },

    /** A link to be copied. @param {string} address */
    showLink(address) {
      link.hidden = false;
      link.value = address;
      link.focus();
      link.select();
    },
  };
}
