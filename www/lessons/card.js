/**
 * A lesson's stop beside the board: what is said of it, what is asked, the answer, and the way on.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Question } from "../ui/question.js"
 */
import { make, say } from "../ui/dom.js";
import { createQuestion } from "../ui/question.js";

/**
 * @typedef {object} View of a stop, or of the lesson's end
 * @property {string} title of the lesson
 * @property {string} code of this moment; "" where it cannot be typed
 * @property {number} stop from 1; 0: at the end
 * @property {number} stops
 * @property {boolean} core
 * @property {string} text
 * @property {string} ask
 * @property {Question|null} question with options
 * @property {string} because
 * @property {boolean} open there is an answer that is not shown yet
 * @property {boolean} tries the board is offered to be played by hand
 * @property {readonly string[]} more what the end says besides
 *
 * @typedef {object} Actions
 * @property {() => boolean} letters whether single letters and digits are keys
 * @property {() => void} onwards
 * @property {() => void} onRevealed the answer of a question with options is shown
 * @property {() => void} next
 * @property {() => void} previous
 * @property {() => void} leave
 * @property {(core: boolean) => void} core
 * @property {() => void} tryIt plays on by hand
 */

/** @param {HTMLElement} box @param {I18n} i18n @param {Actions} actions */
export function createCard(box, i18n, actions) {
  const { t } = i18n;
  const heading = make("h2", { id: "activity-heading" });
  const close = make(
    "button",
    { type: "button", className: "quiet icon", "aria-label": t("lesson.leave") },
    "×",
  );
  const text = make("p", { className: "lesson-text" });
  const ask = make("p", { className: "lesson-ask" });
  const asked = make("div", { className: "lesson-question", hidden: true });
  const because = make("p", { className: "lesson-because", role: "status" });
  const more = make("ul", { className: "lesson-more" });
  const reveal = make("button", { type: "button", className: "primary" }, t("question.reveal"));
  const byHand = make("button", { type: "button" }, t("lesson.try"));
  const previous = make("button", { type: "button" }, t("lesson.previous"));
  const next = make("button", { type: "button" }, t("lesson.next"));
  const place = make("p", { className: "lesson-place" });
  const code = make("strong", { className: "lesson-code" });
  const core = make("input", { type: "checkbox" });
  const question = createQuestion(asked, {
    i18n,
    letters: actions.letters,
    onReveal: actions.onRevealed,
    onDone: actions.next,
  });

  for (const [button, act] of /** @type {[HTMLElement, () => void][]} */ ([
    [close, actions.leave],
    [reveal, actions.onwards],
    [byHand, actions.tryIt],
    [previous, actions.previous],
    [next, actions.next],
  ]))
    button.addEventListener("click", act);
  core.addEventListener("change", () => actions.core(core.checked));
  box.replaceChildren(
    make("div", { className: "lesson-head" }, heading, close),
    text,
    ask,
    asked,
    because,
    more,
    make("div", { className: "buttons" }, byHand, reveal),
    make(
      "div",
      { className: "lesson-foot" },
      previous,
      make("div", {}, code, place),
      next,
      make("label", { className: "lesson-core" }, core, make("span", {}, t("lesson.core"))),
    ),
  );

  return {
    /** @param {View} view */
    show(view) {
      const { stop, stops, open } = view;
      say(heading, view.title);
      say(text, view.text);
      say(ask, view.question ? "" : view.ask);
      say(because, !view.question && !open ? view.because : "");
      say(place, stop === 0 ? t("lesson.end") : t("lesson.place", { stop, stops }));
      say(code, view.code);
      more.replaceChildren(...view.more.map((said) => make("li", {}, said)));
      reveal.hidden = !open || view.question !== null;
      byHand.hidden = !view.tries;
      previous.setAttribute("aria-disabled", String(stop === 1));
      next.setAttribute("aria-disabled", String(stop === 0));
      next.classList.toggle("primary", !open && view.question === null && stop !== 0);
      core.checked = view.core;
      // From the top: on a phone the board is there.
      heading.scrollIntoView({ block: "nearest" });
      scrollTo(0, 0);
      if (!view.question) question.close();
      else {
        question.show(view.question);
        if (!open) question.reveal();
      }
    },

    /** Shows the answer of the question that is open, if one is. */
    reveal: question.reveal,
    refresh: question.refresh,
    onSquare: question.onSquare,

    /** Takes the keys back. */
    close: question.close,
  };
}
