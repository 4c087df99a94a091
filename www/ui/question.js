/**
 * A card that asks before it tells: answers as buttons, keys or squares, a class that votes by letters, time to think,
 * and then the answer with its reason.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Command } from "../keys.js"
 *
 * @typedef {object} Option
 * @property {string} text
 * @property {boolean} right several may be
 * @property {string} [reply] to whoever has chosen it, if it is wrong
 * @property {number} [square] it can also be chosen on the board
 *
 * @typedef {object} Question
 * @property {string} ask
 * @property {string} [aloud] the same for whoever has no board to look at
 * @property {readonly Option[]} options two to six
 * @property {string} because the reason of the right answer
 *
 * @typedef {object} Answer
 * @property {number|null} choice the place of the option; null: whoever was asked does not know
 * @property {boolean} right
 */
import { dialogIsOpen } from "./dialogs.js";
import { make, say, takesKey } from "./dom.js";
import { createThinking } from "./thinking.js";
import { createVote } from "./vote.js";

/** As on the cards that a class holds up: the same in every language. */
const LETTERS = ["A", "B", "C", "D", "E", "F"];
/** Characters up to which all answers are so short that two stand in a line. */
const SHORT = 14;

/**
 * @param {HTMLElement} box
 * @param {object} page
 * @param {I18n} page.i18n
 * @param {() => boolean} page.letters whether single letters and digits are keys
 * @param {(answer: Answer) => void} [page.onAnswer] not called when the answer is shown without one
 * @param {() => void} [page.onReveal] the answer is shown, whether one was given or not
 * @param {() => void} page.onDone whoever was asked goes on
 */
export function createQuestion(box, { i18n, letters, onAnswer, onReveal, onDone }) {
  const { t } = i18n;
  const ask = make("p", { className: "question-ask", tabIndex: -1 });
  const list = make("ol", { className: "question-options" });
  const unknown = make("button", { type: "button", className: "quiet" }, t("question.unknown"));
  const told = make("p", { className: "question-told", role: "status" });
  const go = make("button", { type: "button" });
  const aloud = make("p", { className: "question-aloud" });
  const thinking = createThinking(i18n);
  const vote = createVote(i18n);
  const teacher = make(
    "details",
    { className: "question-class" },
    make("summary", {}, t("question.class")),
    aloud,
    thinking.element,
    vote.element,
  );
  const card = make(
    "div",
    { className: "question" },
    ask,
    list,
    told,
    make("div", { className: "question-tools" }, unknown, go),
    teacher,
  );
  teacher.addEventListener("toggle", () => {
    if (teacher.open) teacher.scrollIntoView({ block: "nearest" });
  });
  /** @type {Question|null} */
  let question = null;
  let isRevealed = false;
  /** What is told with the answer. @type {() => string} */
  let telling = () => "";
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  /** What had the focus before. @type {Element|null} */
  let before = null;

  unknown.addEventListener("click", () => answer(null));
  go.addEventListener("click", () => (isRevealed ? onDone() : reveal()));

  /** @param {Question} asked */
  function show(asked) {
    if (!question) {
      before = document.activeElement;
      document.addEventListener("keydown", onKey, true);
    }
    question = asked;
    isRevealed = false;
    const { options } = asked;
    buttons = options.map(({ text }, i) => {
      const button = make(
        "button",
        { type: "button" },
        make("kbd", {}, LETTERS[i]),
        make("span", { className: "question-text" }, text),
      );
      button.addEventListener("click", () => answer(i));
      return button;
    });
    list.replaceChildren(...buttons.map((button) => make("li", {}, button)));
    list.toggleAttribute(
      "data-short",
      options.every(({ text }) => text.length <= SHORT),
    );
    say(ask, asked.ask);
    say(told, "");
    say(aloud, asked.aloud ?? asked.ask);
    say(go, t("question.reveal"));
    go.className = "";
    unknown.hidden = false;
    thinking.reset();
    vote.show(LETTERS.slice(0, options.length));
    if (!card.isConnected) box.replaceChildren(card);
    box.hidden = false;
    ask.focus({ preventScroll: true });
  }

  /** @param {number|null} choice */
  function answer(choice) {
    if (!question || isRevealed) return;
    const chosen = choice === null ? null : question.options[choice];
    const isRight = chosen?.right === true;
    const verdict = t(chosen ? (isRight ? "question.right" : "question.wrong") : "question.answer");
    onAnswer?.({ choice, right: isRight });
    tell(() => (chosen?.reply && !isRight ? [verdict, chosen.reply] : [verdict]), choice);
  }

  /** Shows the answer without one having been given. */
  function reveal() {
    if (question && !isRevealed) tell(() => [t("question.answer")], null);
  }

  /** @param {() => string[]} words that come before the reason @param {number|null} choice */
  function tell(words, choice) {
    const now = /** @type {Question} */ (question);
    const { options } = now;
    telling = () => i18n.sentences(...words(), now.because);
    isRevealed = true;
    thinking.reset();
    for (const [i, button] of buttons.entries()) {
      const { right } = options[i];
      button.setAttribute("aria-disabled", "true");
      button.toggleAttribute("data-right", right);
      if (i === choice) button.setAttribute("aria-pressed", "true");
      /** @type {Key|null} */
      const mark = right ? "question.mark.right" : i === choice ? "question.mark.wrong" : null;
      if (mark) button.append(make("span", { className: "question-mark" }, t(mark)));
    }
    say(told, telling());
    unknown.hidden = true;
    say(go, t("question.continue"));
    go.className = "primary";
    // What that changes may move it.
    onReveal?.();
    go.focus();
  }

  /** Letters and digits, before they can mean anything else. @param {KeyboardEvent} event */
  function onKey(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || !letters()) return;
    if (isRevealed || dialogIsOpen() || takesKey(target, key)) return;
    const typed = key.toUpperCase();
    const choice = /^[1-9]$/.test(key) ? Number(key) - 1 : LETTERS.indexOf(typed);
    if (choice < 0 || choice >= buttons.length) return;
    // A clicker's key for a blank screen.
    if (typed === "B" && document.documentElement.hasAttribute("data-room")) return;
    event.preventDefault();
    event.stopPropagation();
    answer(choice);
  }

  return {
    show,
    reveal,

    /** Says the answers again, and what is told with them: more of it may be known by now. */
    refresh() {
      for (const [i, button] of buttons.entries())
        say(/** @type {Element} */ (button.querySelector(".question-text")), question?.options[i].text ?? "");
      if (isRevealed) say(told, telling());
    },

    close() {
      if (!question) return;
      question = null;
      document.removeEventListener("keydown", onKey, true);
      thinking.reset();
      const isInside = card.contains(document.activeElement);
      card.remove();
      box.hidden = true;
      if (isInside && before instanceof HTMLElement) before.focus();
    },

    /** A square was chosen. @param {number} square @returns {boolean} whether it was meant for the question */
    onSquare(square) {
      if (!question || isRevealed) return false;
      const choice = question.options.findIndex((option) => option.square === square);
      if (choice < 0) return false;
      answer(choice);
      return true;
    },

    /** A key or a clicker: question, answer, on. @param {Command} command @returns {boolean} true: that was all */
    onCommand(command) {
      if (!question) return false;
      switch (command) {
        case "next":
        case "onwards":
        case "play":
          if (isRevealed) onDone();
          else reveal();
          return true;
        case "close":
          onDone();
          return true;
        default:
          return false;
      }
    },
  };
}
