/**
 * The panels beside the board: one is open at a time, or several, each in a box of its own.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Moment } from "../readout.js"
 * @import { Session } from "../pkg/backstep.js"
 *
 * @typedef {object} Panel
 * @property {string} name as in the link
 * @property {(box: HTMLElement) => void} open makes what it shows: at the beginning, and in another language
 * @property {(moment: Moment, session: Session) => void} show at rest, and many times a second while playing
 * @property {() => void} [close]
 *
 * @typedef {object} Choice
 * @property {string[]} open names, in the order of the panels
 * @property {string|undefined} large the one that takes the room of all
 */
import { createTurn } from "../turns.js";
import { byId, make, say } from "../ui/dom.js";
import { rove } from "../ui/roving.js";

/** Milliseconds between two looks of a panel at speed. */
const EVERY = 45;

const names = byId("panel-names");
const boxes = byId("panel");

/**
 * @param {readonly Panel[]} panels
 * @param {(choice: Choice) => void} onChoose
 * @param {(panel: Panel) => void} show gives a panel the moment to show
 */
export function createPanels(panels, onChoose, show) {
  /** @type {Choice} */
  let choice = { open: [], large: undefined };
  const slots = panels.map((panel) => createSlot(panel, () => show(panel), press, keepToo, enlarge));
  const buttons = slots.map((slot) => slot.button);
  names.append(...buttons);
  rove(names, buttons);
  boxes.append(...slots.map((slot) => slot.box));

  /** One at a time, unless others are kept open. @param {string} name */
  function press(name) {
    const isOpen = choice.open.includes(name);
    const kept = choice.open.filter((each) => each !== name && slotOf(each).isKept);
    const open = isOpen ? choice.open.filter((each) => each !== name) : [...kept, name];
    // What was large makes way for another that is as large.
    choose(open, !isOpen && choice.large !== undefined ? name : choice.large);
    if (!isOpen) boxes.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} name */
  function keepToo(name) {
    slotOf(name).isKept = !slotOf(name).isKept;
    onChoose(choice);
  }

  /** @param {string} name */
  function enlarge(name) {
    onChoose({ ...choice, large: choice.large === name ? undefined : name });
  }

  /** @param {string[]} open @param {string|undefined} large */
  function choose(open, large) {
    onChoose({ open: inOrder(open), large: large !== undefined && open.includes(large) ? large : undefined });
  }

  /** The names that there are, in the order of the panels. @param {readonly string[]} open */
  function inOrder(open) {
    return panels.map(({ name }) => name).filter((name) => open.includes(name));
  }

  /** @param {string} name */
  function slotOf(name) {
    return slots[panels.findIndex((panel) => panel.name === name)];
  }

  return {
    /** @param {readonly string[]} open @param {string|undefined} large @param {I18n} i18n */
    choose(open, large, i18n) {
      choice = { open: inOrder(open), large };
      for (const [i, { name }] of panels.entries()) {
        const isOpen = choice.open.includes(name);
        // More than one can only be if all but the last are kept.
        if (choice.open.length > 1 && isOpen && choice.open.indexOf(name) < choice.open.length - 1)
          slots[i].isKept = true;
        slots[i].set(isOpen, large === name, i18n);
      }
      boxes.hidden = choice.open.length === 0;
      document.documentElement.toggleAttribute("data-panels", !boxes.hidden);
      document.documentElement.toggleAttribute(
        "data-large",
        large !== undefined && choice.open.includes(large),
      );
    },

    /** Of those that are open. */
    turns() {
      return slots.filter(({ isOpen }) => isOpen).map(({ turn }) => turn);
    },
  };
}

/**
 * The button and the box of one panel.
 * @param {Panel} panel @param {() => void} show
 * @param {(name: string) => void} onPress @param {(name: string) => void} onKeep @param {(name: string) => void} onLarge
 */
function createSlot(panel, show, onPress, onKeep, onLarge) {
  const { name } = panel;
  const key = /** @type {Key} */ (`panel.${name}`);
  const heading = make("h3", { className: "unseen", "data-t": key });
  const keep = make("button", { type: "button", className: "quiet small" });
  const large = make("button", { type: "button", className: "quiet small" });
  const content = make("div", {
    className: `panel panel-${name}`,
    tabIndex: 0,
    role: "group",
    "data-t-label": key,
  });
  const box = make("section", { id: `panel-${name}`, className: "panel-box", hidden: true });
  box.append(heading, make("p", { className: "panel-tools" }, keep, large), content);
  const button = make("button", { type: "button", "data-t": key, "aria-controls": box.id });
  button.addEventListener("click", () => onPress(name));
  keep.addEventListener("click", () => onKeep(name));
  large.addEventListener("click", () => onLarge(name));
  let language = "";

  return {
    box,
    button,
    isKept: false,
    isOpen: false,
    turn: createTurn(EVERY, show),

    /** @param {boolean} open @param {boolean} isLarge @param {I18n} i18n */
    set(open, isLarge, i18n) {
      const { t, lang } = i18n;
      box.hidden = !open;
      box.toggleAttribute("data-large", isLarge);
      button.setAttribute("aria-expanded", String(open));
      keep.setAttribute("aria-pressed", String(this.isKept));
      say(keep, t("panel.keep"));
      say(large, t(isLarge ? "panel.smaller" : "panel.larger"));
      if (this.isOpen && !open) {
        panel.close?.();
        this.isKept = false;
        content.replaceChildren();
      } else if (open && (!this.isOpen || lang !== language)) {
        content.replaceChildren();
        panel.open(content);
      }
      this.isOpen = open;
      language = lang;
    },
  };
}
