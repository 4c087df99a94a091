/**
 * What may take the page over for a while: a lesson, a question, a game played by hand. One at a time; each is
 * loaded when it is wanted, and sees and does everything through the `Page` that it is given.
 *
 * @import { Fault } from "../i18n/errors.js"
 * @import { Whole } from "../engine.js"
 * @import { Lockstep } from "../lockstep.js"
 * @import { Session } from "../pkg/backstep.js"
 * @import { Goal, Order, Player } from "../player.js"
 * @import { Moment } from "../readout.js"
 * @import { LinkState, ViewState } from "../url-state.js"
 * @import { Command } from "../keys.js"
 * @import { Settings } from "./settings.js"
 * @import { Stage } from "./stage.js"
 */
import { byId } from "../ui/dom.js";

/**
 * @typedef {Fault & { text: string }} ToldFault
 * @typedef {object} Page what activities see of the page, and do to it
 * @property {Settings} settings
 * @property {Stage} stage the first board
 * @property {() => Stage} focused the board that the panels tell of
 * @property {() => Player} player
 * @property {() => Promise<Whole>} whole everything that the core has not
 * @property {<T>(action: (session: Session) => T) => T|null} attempt something with the search; null: it panicked
 * @property {(setup: string, step?: number, entry?: "push"|"replace") => ToldFault|null} open another puzzle, as a new
 *   entry of the browser's history if it is not to replace the present one
 * @property {(setup: string, step?: number) => ToldFault|null} choose the same for one that a person chose, which ends what belongs to the old one
 * @property {() => Promise<unknown>} readyCompare loads what shows two boards
 * @property {(setup: string, unit?: "placements"|"steps") => ToldFault|null} compare opens a second board beside the
 *   first, when that and the whole module are loaded
 * @property {(goals: Goal[], direction?: 1|-1) => Promise<void>} run to each goal in turn; settles as soon as the board
 *   rests, there or (because something else was pressed) elsewhere
 * @property {(step: number) => Promise<void>} seek the same, for one step
 * @property {(direction: 1|-1) => void} press
 * @property {(direction: 1|-1) => void} play or pause
 * @property {(goal: Goal, direction: 1|-1) => void} jumpTo the next event of a kind; N repeats it
 * @property {() => { second: Stage, lockstep: Lockstep }|null} both boards, if there are two
 * @property {() => void} stop
 * @property {() => void} refresh shows this moment again
 * @property {() => void} showWays counts the ways on and writes them on the board, where they stay until it is shown again
 * @property {(change: Partial<ViewState>) => Promise<void>} setView
 * @property {(lent: Partial<ViewState>) => void} lend sets the view for the activity's time: nothing of it is remembered
 * @property {(show: keyof typeof import("./dialogs.js")) => () => void} opening what opens a dialog and tells if it cannot
 * @property {(text: string) => void} message a fault, over the board; "" takes it away
 * @property {(text: string) => void} announce to screen readers
 * @property {(limit?: number) => string} link to this very moment; how long it may be, if it can be kept so short
 * @property {(activity: Activity|null) => void} enter instead of the present one
 */
/**
 * @typedef {object} Activity
 * @property {string} name `data-activity` of the document, for styles
 * @property {(moment: Moment, player: Player) => void} [show] the board rests at, or passes, another moment
 * @property {(order: Order) => boolean} [holds] whether the page must stop instead of carrying an order out
 * @property {(square: number) => boolean} [onSquare] a square was chosen; true: that was all
 * @property {(command: Command) => boolean} [onCommand] a key was pressed; true: that was all
 * @property {() => void} [onOpen] another puzzle is about to be chosen
 * @property {() => Partial<LinkState>} [link] what it adds to the link
 * @property {() => void} leave takes back all that it changed
 */

/**
 * @typedef {object} Limits what the link allows, whatever activity there is
 * @property {(order: Order) => Order|null} allow as much of an order as is allowed
 * @property {(command: Command) => boolean} takes
 * @property {(moment: Moment, player: Player) => void} show
 */

/** @type {Activity|null} */
let present = null;
/** @type {Limits|null} */
let limits = null;

/** The activity that has the page, if one has. */
export function activity() {
  return present;
}

/** @param {Limits} next */
export function limitTo(next) {
  limits = next;
}

/** What may be carried out of an order. @param {Order} order @returns {Order|null} null: the page must stop instead */
export function allowed(order) {
  const rest = limits ? limits.allow(order) : order;
  return rest && present?.holds?.(rest) ? null : rest;
}

/** Whether somebody else has done what a key stands for. @param {Command} command */
export function isTaken(command) {
  return limits?.takes(command) || present?.onCommand?.(command) || false;
}

/** The board rests at, or passes, another moment. @param {Moment} moment @param {Player} player */
export function tellMoment(moment, player) {
  limits?.show(moment, player);
  present?.show?.(moment, player);
}

/** @param {Activity|null} next */
export function enter(next) {
  if (present === next) return;
  const last = present;
  const box = byId("activity");
  const hasFocus = box.contains(document.activeElement);
  present = next;
  last?.leave();
  const root = document.documentElement;
  if (next) root.dataset.activity = next.name;
  else delete root.dataset.activity;
  showChosen(next?.name === "try" ? "try" : "watch");
  box.hidden = next === null;
  if (next) return;
  box.replaceChildren();
  // The focus does not go with it, unless it is somewhere by now.
  if (hasFocus && document.activeElement === document.body) byId("next").focus();
}

/** Which of the bar's two activities it is. @param {"watch"|"try"} name */
function showChosen(name) {
  const [chosen, other] = [name, name === "try" ? "watch" : "try"].map((id) => byId(id));
  chosen.setAttribute("aria-pressed", "true");
  other.setAttribute("aria-pressed", "false");
  // Where there is little room the one chosen is hidden.
  if (document.activeElement === chosen && chosen.offsetParent === null) other.focus();
}
