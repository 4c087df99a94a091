/**
 * The explanation of a square that was clicked, and what can be done with it. Watching never edits: a
 * tour starts elsewhere only when its button is pressed.
 *
 * @import { Moment } from "./readout.js"
 */

import { byId, say } from "./ui/dom.js";
import { describeBoard } from "./words/describe.js";
import { label } from "./words/squares.js";

const note = byId("note");
const start = byId("note-start");
const bar = byId("note-bar");
const give = byId("note-give");
const tryIt = byId("note-try");

/**
 * @typedef {(square: number) => void} Act
 * @param {{ onStart: Act, onBar: Act, onGive: Act, onTry: Act, onClose: () => void }} actions onBar and onGive change what there is
 */
export function createNote({ onStart, onBar, onGive, onTry, onClose }) {
  /** @type {number|null} */
  let square = null;
  /** What had the focus before: most likely the square. @type {Element|null} */
  let before = null;

  for (const [button, act] of /** @type {[HTMLElement, Act][]} */ ([
    [start, onStart],
    [bar, onBar],
    [give, onGive],
    [tryIt, onTry],
  ])) {
    button.addEventListener("click", () => {
      if (square !== null) act(square);
    });
  }
  byId("note-close").addEventListener("click", onClose);

  return {
    get square() {
      return square;
    },

    /** @param {number|null} chosen @param {Moment} moment @returns {string} what it says, "" for nothing */
    show(chosen, moment) {
      square = chosen;
      const isInside = note.contains(document.activeElement);
      if (!isInside) before = document.activeElement;
      note.hidden = square === null;
      if (isInside && square === null && before instanceof HTMLElement) before.focus();
      if (square === null) return "";
      const { frame, i18n, labels } = moment;
      const info = describeBoard(moment).info(square);
      const { visits } = moment.overlays;
      const text = visits ? i18n.sentences(info, i18n.t("note.visits", { count: visits[square] })) : info;
      say(byId("note-text"), text);
      const may = frame.problem === "tour" && !frame.blocked.includes(square) && frame.path[0] !== square;
      start.hidden = !may;
      const name = { square: label(square, frame, labels) };
      say(start, i18n.t("note.start", name));
      const barred = frame.blocked.includes(square);
      const given = frame.problem === "queens" && frame.path.slice(0, frame.given).includes(square);
      say(bar, i18n.t(barred ? "note.free" : "note.bar", name));
      give.hidden = frame.problem === "tour" || barred;
      say(give, i18n.t(given ? "note.ungive" : "note.give", name));
      return text;
    },
  };
}
