/**
 * One board, or two in lock-step. What shows and moves two is loaded when they are first wanted.
 *
 * @import { Fault } from "../i18n/errors.js"
 * @import { Lockstep, Unit } from "../lockstep.js"
 * @import { Order, Player } from "../player.js"
 * @import { Settings } from "./settings.js"
 */
import { loadStyle } from "../ui/styles.js";
import { partsOf, Stage } from "./stage.js";

/** @typedef {typeof import("./compare.js") & typeof import("../lockstep.js")} Code of two boards */

export class Pair {
  /** Null: there is one board. @type {Lockstep|null} */
  lockstep = null;
  /** The furthest time that two boards have seen. */
  furthest = 0;

  /** @type {Stage} */
  #first;
  /** The second board, once there was one. @type {Stage|null} */
  #second = null;
  #settings;
  #actions;
  /** @type {Code|null} */
  #code = null;

  /**
   * @param {Stage} first @param {Settings} settings
   * @param {object} actions
   * @param {() => void} actions.redraw
   * @param {(square: number|null, board: Stage) => void} actions.onSquare a square of the second board was chosen
   * @param {() => void} actions.onFocus the panels are to tell of the other board
   * @param {(time: number) => void} actions.onRestart both are to go to a time from the beginning
   * @param {() => void} actions.onLeave one board is enough
   */
  constructor(first, settings, actions) {
    this.#first = first;
    this.#settings = settings;
    this.#actions = actions;
  }

  /** The boards that are shown. */
  get boards() {
    return this.lockstep && this.#second ? [this.#first, this.#second] : [this.#first];
  }

  /** All boards that have a search, shown or not. */
  get all() {
    return this.#second ? [this.#first, this.#second] : [this.#first];
  }

  /** What a link says of both. */
  get both() {
    return this.lockstep && this.#second ? { second: this.#second, lockstep: this.lockstep } : null;
  }

  /** Where time stands: the step, or what two boards count. */
  get time() {
    return this.lockstep ? this.lockstep.time : this.#first.moment.counts.step;
  }

  /** Whether nothing is left to be done. */
  get isOver() {
    return this.lockstep && this.#code ? this.#code.isDone(this.lockstep) : this.#first.isOver;
  }

  /** Loads what two boards need. */
  async ready() {
    if (this.#code) return;
    const [view, rules] = await Promise.all([
      import("./compare.js"),
      import("../lockstep.js"),
      loadStyle("compare"),
      loadStyle("chart"),
    ]);
    if (this.#code) return;
    this.#code = { ...view, ...rules };
    view.listenToCompare({
      onUnit: (unit) => {
        if (!this.lockstep) return;
        const { step, placed } = this.#first.moment.counts;
        this.#begin(rules.createLockstep(unit, 2));
        this.#actions.onRestart(unit === "steps" ? step : placed);
      },
      onFocus: this.#actions.onFocus,
      onTable: () => {
        if (this.#second) view.openTable([this.#first, this.#second], this.#settings);
      },
      onLeave: this.#actions.onLeave,
    });
  }

  /**
   * Opens a second board beside the first; `ready` comes before.
   * @param {string} setup @param {Unit} unit @returns {(Fault & { text: string })|null}
   */
  open(setup, unit) {
    if (!this.#code) throw new Error("what shows two boards is not loaded");
    const { redraw, onSquare } = this.#actions;
    this.#second ??= new Stage(partsOf("second-"), this.#settings, {
      redraw,
      onSquare: (square) => onSquare(square, /** @type {Stage} */ (this.#second)),
    });
    const fault = this.#second.open(setup, null);
    if (fault) return fault;
    this.#begin(this.#code.createLockstep(unit, 2));
    this.#code.setCompare(true);
    for (const each of this.all) each.relabel();
    return null;
  }

  /** One board again, the first. */
  leave() {
    this.lockstep = null;
    this.#code?.setCompare(false);
    this.#first.relabel();
  }

  /** Does what an order says on both. @param {Order} order @returns {boolean|null} whether nothing is left of it; null: it panicked */
  advance(order) {
    const { lockstep } = this;
    const drive = this.#code?.drive;
    if (!lockstep || !drive) return null;
    const done = this.#first.attempt((left) =>
      this.#second?.attempt((right) => drive([left, right], lockstep, order)),
    );
    if (!done) return null;
    this.lockstep = done.lockstep;
    this.furthest = Math.max(this.furthest, done.lockstep.time);
    return done.stopped;
  }

  /** The second board's words, and what is said of both. @param {Player} player @param {Stage} focused that the panels tell of */
  showWords(player, focused) {
    if (!this.lockstep || !this.#second) return;
    this.#second.showWords(player);
    this.#code?.showCompare([this.#first, this.#second], focused, this.lockstep, this.#settings);
  }

  /** @param {Lockstep} lockstep */
  #begin(lockstep) {
    this.lockstep = lockstep;
    this.furthest = 0;
  }
}
