/**
 * The panels beside the board: one is open at a time, or none.
 *
 * @import { Moment } from "../readout.js"
 * @import { Session } from "../pkg/backstep.js"
 *
 * @typedef {object} Panel
 * @property {string} name as in the link
 * @property {(moment: Moment, session: Session) => Node[]} content
 */
import { byId, make } from "../ui/dom.js";
import { createCounting } from "./counting.js";
import { log } from "./log.js";
import { createNumbers } from "./numbers.js";
import { createWhy } from "./why.js";

const names = byId("panel-names");
const panel = byId("panel");

/**
 * @param {(name: string|undefined) => void} onChoose undefined: none
 * @param {import("./counting.js").Counting & import("./why.js").Asking} tools
 */
export function createPanels(onChoose, tools) {
  /** @type {readonly Panel[]} */
  const panels = [createWhy(tools), createNumbers(createCounting(tools)), log];
  /** @type {Panel|undefined} */
  let open;
  const buttons = panels.map((each) => {
    const key = `panel.${each.name}`;
    const button = make("button", { type: "button", "data-t": key, "aria-controls": "panel" });
    button.addEventListener("click", () => onChoose(each === open ? undefined : each.name));
    return button;
  });
  names.append(...buttons);

  return {
    /** @param {string|undefined} name */
    choose(name) {
      open = panels.find((each) => each.name === name);
      panel.hidden = !open;
      panel.replaceChildren();
      for (const [i, button] of buttons.entries())
        button.setAttribute("aria-expanded", String(panels[i] === open));
    },

    /** @param {Moment} moment @param {Session} session */
    show(moment, session) {
      if (open) panel.replaceChildren(...open.content(moment, session));
    },
  };
}
