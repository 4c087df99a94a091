/**
 * The dialog that hands out what is on the board: as a picture, a film, a table of steps, or as a program prints it.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Session } from "../pkg/backstep.js"
 * @import { Grain } from "../types.js"
 * @import { GifLike } from "./film.js"
 *
 * @typedef {"light"|"dark"|"projector"|undefined} Colours of a theme; undefined: those of the page
 *
 * @typedef {object} Look of a picture
 * @property {Colours} colours
 * @property {boolean} caption the sentence is below the board
 * @property {"board"|"step"|"solution"} what exactly what the page shows; where the search is, with its marks; without
 * @property {number} refused squares that passed unseen, for the sentence
 *
 * @typedef {object} Source what there is to hand out, and who draws it
 * @property {I18n} i18n
 * @property {string} name with which every file's name begins
 * @property {string} title
 * @property {number} step where the board stands
 * @property {number} furthest step that was seen
 * @property {Grain} grain
 * @property {() => Session} copy another search, where the board stands; whoever asks for it frees it
 * @property {(session: Session, look: Look, pixels: number, canvas?: HTMLCanvasElement) => HTMLCanvasElement} draw
 * @property {(session: Session, look: Look) => string} svg
 * @property {(session: Session, look: Look, width: number, height: number) => GifLike} openGif
 * @property {(session: Session, refused: number) => string} sentence
 * @property {(session: Session) => (string|number|null)[]} row of the table of steps
 *
 * @typedef {{ element: HTMLElement, begin: () => void, end: () => void }} Part of the dialog; `end` gives up what is under way
 */
import { openDialog } from "../ui/dialogs.js";
import { make } from "../ui/dom.js";
import { choiceField } from "../ui/form.js";
import { createFilmPart } from "./film-part.js";
import { createPicturePart } from "./picture-part.js";
import { createStepsPart } from "./steps-part.js";
import { createTextPart } from "./text-part.js";

const PARTS = {
  picture: createPicturePart,
  film: createFilmPart,
  steps: createStepsPart,
  text: createTextPart,
};

/** @param {Source} source */
export function openExport(source) {
  const { i18n } = source;
  const box = make("div", { className: "export-part" });
  /** @type {Part|null} */
  let part = null;

  /** @param {keyof typeof PARTS} name */
  function show(name) {
    part?.end();
    part = PARTS[name](source);
    box.replaceChildren(part.element);
    part.begin();
  }

  const names = /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS));
  const choice = choiceField(
    i18n.t("export.what"),
    "export-what",
    names.map((name) => [name, i18n.t(`export.${name}`)]),
    names[0],
    (name) => show(/** @type {keyof typeof PARTS} */ (name)),
  );
  openDialog("export-dialog", "export.title", i18n, choice, box);
  const dialog = /** @type {HTMLElement} */ (box.closest("dialog"));
  dialog.addEventListener("close", () => part?.end(), { once: true });
  show(names[0]);
}
