/**
 * What somebody who plays can do, beside the board: buttons, a switch, a field, and what was answered.
 *
 * @import { I18n } from "../i18n/index.js"
 */
import { make, say, translate } from "../ui/dom.js";

/** Buttons in their groups. */
const GROUPS = /** @type {const} */ ([
  ["takeBack", "redo", "takeAllBack"],
  ["finish", "hint", "ways", "program"],
  ["untangle", "small"],
]);

/**
 * @typedef {typeof GROUPS[number][number]} Command
 *
 * @typedef {object} Actions
 * @property {(command: Command) => void} onCommand
 * @property {(marked: boolean) => void} onMarked whether squares that may be chosen are marked
 * @property {() => void} onConfirm the square that is selected
 * @property {(name: string) => string} onName chooses a square; what is wrong with its name, or ""
 *
 * @typedef {object} Shown
 * @property {boolean} marked
 * @property {string} selected the name of the square that waits for a second press, or ""
 * @property {boolean} named whether squares are chosen by name, because they are many
 * @property {string} answer
 * @property {string} race how the program fares
 * @property {readonly Command[]} idle what has nothing to do now
 * @property {readonly Command[]} hidden what this board does not offer
 */

/** @param {HTMLElement} root @param {Actions} actions */
export function createBox(root, { onCommand, onMarked, onConfirm, onName }) {
  const confirm = make("button", { type: "button", className: "primary try-confirm" });
  confirm.addEventListener("click", onConfirm);
  /** @type {Map<Command, HTMLButtonElement>} */
  const buttons = new Map();
  const groups = GROUPS.map((commands) => {
    const all = commands.map((command) => {
      const button = make("button", { type: "button", "data-t": `try.${command}` });
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") onCommand(command);
      });
      buttons.set(command, button);
      return button;
    });
    return make("p", { className: "try-buttons" }, ...all);
  });
  const marked = make("input", { type: "checkbox", name: "try-marked" });
  marked.addEventListener("change", () => onMarked(marked.checked));
  const mark = make("label", { className: "check" }, marked, make("span", { "data-t": "try.marked" }));
  const name = make("input", { type: "text", name: "try-square", autocomplete: "off", spellcheck: false });
  const fault = make("small", { id: "try-fault", className: "fault", role: "alert" });
  const choose = make("button", { type: "submit", "data-t": "try.choose" });
  const label = make("label", {}, make("span", { "data-t": "try.square" }), name);
  const form = make("form", { className: "try-name", noValidate: true }, label, choose, fault);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = onName(name.value);
    say(fault, wrong);
    name.setAttribute("aria-invalid", String(wrong !== ""));
    name.setAttribute("aria-describedby", fault.id);
    if (wrong === "") name.value = "";
    name.focus();
  });
  const answer = make("p", { className: "try-answer", role: "status" });
  const race = make("p", { className: "quiet-text" });
  const heading = make("h2", { id: "activity-heading", className: "unseen", "data-t": "try.title" });
  const [moves, questions, boards] = groups;
  root.replaceChildren(heading, confirm, moves, mark, form, questions, answer, race, boards);

  return {
    /** @param {Shown} shown @param {I18n} i18n */
    show(shown, i18n) {
      translate(root, i18n);
      const focused = document.activeElement === confirm;
      confirm.hidden = shown.selected === "";
      if (focused && confirm.hidden) buttons.get("takeBack")?.focus();
      say(confirm, i18n.t("try.confirm", { square: shown.selected }));
      marked.checked = shown.marked;
      form.hidden = !shown.named;
      say(answer, shown.answer);
      say(race, shown.race);
      for (const [command, button] of buttons) {
        button.hidden = shown.hidden.includes(command);
        button.setAttribute("aria-disabled", String(shown.idle.includes(command)));
      }
    },
  };
}
