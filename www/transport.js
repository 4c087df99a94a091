/**
 * The row of buttons and sliders that moves time. It says what was asked for; the player decides.
 *
 * @import { I18n, Key } from "./i18n/index.js"
 * @import { Player } from "./player.js"
 * @import { Unit } from "./lockstep.js"
 * @import { Grain } from "./types.js"
 *
 * @typedef {"deadEnd"|"takenBack"|"solution"|"end"} Target
 * @typedef {object} Actions
 * @property {() => void} toStart
 * @property {(direction: 1|-1) => void} press
 * @property {(direction: 1|-1) => void} play
 * @property {(target: Target, direction: 1|-1) => void} jump
 * @property {() => void} firstSolution
 * @property {() => void} moreJumps
 * @property {(grain: Grain) => void} grain
 * @property {(rate: number) => void} rate
 * @property {(step: number) => void} seek
 */

import { rateFromSlider, sliderFromRate } from "./player.js";
import { byId, make, say } from "./ui/dom.js";

/** @type {HTMLInputElement} */
const speed = byId("speed");
/** @type {HTMLInputElement} */
const timeline = byId("timeline");
const jump = byId("jump");
const items = byId("jump-menu");
const play = byId("play");
const radios = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[name=grain]"));

/** @param {Actions} actions */
export function createTransport(actions) {
  /** The keys of jumps that two boards can make together. @type {Key[]} */
  const shared = ["jump.solution.first", "jump.end", "transport.playBackwards"];
  /** @type {readonly [Key, () => void][]} */
  const jumps = [
    ["jump.deadEnd.next", () => actions.jump("deadEnd", 1)],
    ["jump.takenBack.next", () => actions.jump("takenBack", 1)],
    ["jump.solution.next", () => actions.jump("solution", 1)],
    ["jump.solution.first", actions.firstSolution],
    ["jump.end", () => actions.jump("end", 1)],
    ["transport.playBackwards", () => actions.play(-1)],
    ["jump.deadEnd.previous", () => actions.jump("deadEnd", -1)],
    ["jump.takenBack.previous", () => actions.jump("takenBack", -1)],
    ["jump.solution.previous", () => actions.jump("solution", -1)],
    ["jumps.more", actions.moreJumps],
  ];
  for (const [key, act] of jumps) {
    const item = make("button", { type: "button", "data-t": key });
    item.toggleAttribute("data-compare", shared.includes(key));
    item.addEventListener("click", () => {
      open(false);
      // To where the jump is stopped.
      play.focus();
      act();
    });
    if (key === "transport.playBackwards" || key === "jumps.more") items.append(make("hr"));
    items.append(item);
  }

  /** @param {boolean} wanted */
  function open(wanted) {
    items.hidden = !wanted;
    jump.setAttribute("aria-expanded", String(wanted));
  }

  jump.addEventListener("click", () => open(items.hidden === true));
  items.parentElement?.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || items.hidden) return;
    event.stopPropagation();
    open(false);
    jump.focus();
  });
  // A click elsewhere, or the focus gone elsewhere, closes the menu.
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !items.parentElement?.contains(target)) open(false);
  });
  items.parentElement?.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !items.parentElement?.contains(relatedTarget)) open(false);
  });

  byId("to-start").addEventListener("click", actions.toStart);
  byId("previous").addEventListener("click", () => actions.press(-1));
  byId("next").addEventListener("click", () => actions.press(1));
  play.addEventListener("click", () => actions.play(1));
  for (const radio of radios) {
    radio.addEventListener("change", () => actions.grain(/** @type {Grain} */ (radio.value)));
  }
  speed.addEventListener("input", () =>
    actions.rate(rateFromSlider(Number(speed.value) / Number(speed.max))),
  );
  timeline.addEventListener("input", () => actions.seek(Number(timeline.value)));

  let shown = "";

  return {
    /** @param {Player} player @param {I18n} i18n */
    show(player, i18n) {
      const { mode, rate, grain } = player;
      const looks = [mode, rate, grain, i18n.locale].join();
      if (looks === shown) return;
      shown = looks;
      const running = mode === "playing" ? "transport.pause" : "transport.stop";
      say(play, i18n.t(mode === "paused" ? "transport.play" : running));
      for (const radio of radios) radio.checked = radio.value === grain;
      speed.value = String(Math.round(sliderFromRate(rate) * Number(speed.max)));
      const name = rateName(rate, i18n);
      say(byId("speed-name"), name);
      speed.setAttribute("aria-valuetext", name);
    },

    /** Which way there is still something to see. @param {boolean} before @param {boolean} after */
    showEnds(before, after) {
      byId("previous").setAttribute("aria-disabled", String(!before));
      byId("next").setAttribute("aria-disabled", String(!after));
    },

    /**
     * @param {number} step @param {number} furthest step seen @param {boolean} ended whether there is none beyond it
     * @param {I18n} i18n @param {Unit} [unit] what is counted
     * @param {number|null} [left] seconds to the end of what is known; null: that cannot be told
     */
    showTime(step, furthest, ended, i18n, unit = "steps", left = null) {
      timeline.max = String(Math.max(furthest, 1));
      timeline.value = String(step);
      const place = step === furthest ? "now" : ended ? "of" : "ofAtLeast";
      const where = i18n.t(unit === "steps" ? `time.${place}` : `time.placements.${place}`, {
        step,
        furthest,
      });
      const text = left === null ? where : i18n.t("time.left", { where, seconds: Math.ceil(left) });
      say(byId("time"), text);
      timeline.setAttribute("aria-valuetext", text);
    },
  };
}

/** @param {number} rate @param {I18n} i18n @returns {string} */
function rateName(rate, i18n) {
  if (rate === Number.POSITIVE_INFINITY) return i18n.t("speed.max");
  return i18n.t("speed.perSecond", { rate: Math.round(rate) });
}
