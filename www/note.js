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

/**
 * @param {{ onStart: (square: number) => void, onClose: () => void }} actions
 */
export function createNote({ onStart, onClose }) {
  /** @type {number|null} */
  let square = null;

  start.addEventListener("click", () => {
    if (square !== null) onStart(square);
  });
  byId("note-close").addEventListener("click", onClose);

  return {
    get square() {
      return square;
    },

    /** @param {number|null} chosen @param {Moment} moment @returns {string} what it says, "" for nothing */
    show(chosen, moment) {
      square = chosen;
      note.hidden = square === null;
      if (square === null) return "";
      const { frame, i18n, labels } = moment;
      const text = describeBoard(moment).info(square);
      say(byId("note-text"), text);
      const may = frame.problem === "tour" && !frame.blocked.includes(square) && frame.path[0] !== square;
      start.hidden = !may;
      say(start, i18n.t("note.start", { square: label(square, frame, labels) }));
      return text;
    },
  };
}
