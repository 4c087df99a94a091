/**
 * Time to think: seconds that run down, large and without a sound. They are read out only when they are over.
 *
 * @import { I18n } from "../i18n/index.js"
 */
import { make, say } from "./dom.js";

const CHOICES = [20, 30, 60];

/** @param {I18n} i18n */
export function createThinking({ t, n }) {
  const left = make("span", { className: "thinking-left", "aria-hidden": "true" });
  const over = make("span", { role: "status" });
  const buttons = CHOICES.map((seconds) => {
    const button = make("button", { type: "button" }, t("thinking.seconds", { seconds }));
    button.addEventListener("click", () => start(seconds));
    return button;
  });
  const element = make(
    "div",
    { className: "thinking", role: "group", "aria-label": t("thinking.label") },
    make("span", { "aria-hidden": "true" }, t("thinking.label")),
    ...buttons,
    left,
    over,
  );
  let end = 0;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;

  /** @param {number} seconds */
  function start(seconds) {
    reset();
    end = performance.now() + seconds * 1000;
    tick();
  }

  function tick() {
    const rest = end - performance.now();
    const seconds = Math.max(0, Math.ceil(rest / 1000));
    say(left, seconds > 0 ? n(seconds) : "");
    if (seconds === 0) return say(over, t("thinking.over"));
    timer = setTimeout(tick, rest - (seconds - 1) * 1000);
  }

  /** Stops it, if it runs. */
  function reset() {
    clearTimeout(timer);
    say(left, "");
    say(over, "");
  }

  return { element, reset };
}
