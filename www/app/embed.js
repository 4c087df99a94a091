/**
 * What a link allows: a page that is a part of another, some of it hidden, or a range of steps that begins again. It is
 * a choice of what is shown, nothing that could not be undone by changing the link.
 *
 * @import { Limits, Page } from "./activity.js"
 * @import { Command } from "../keys.js"
 */
import { byId, make } from "../ui/dom.js";
import { loadStyle } from "../ui/styles.js";
import { formatLink, parseLink } from "../url-state.js";
import { limitTo } from "./activity.js";
import { addressOf } from "./moment.js";

/** The keys that do what a hidden button does. @type {Record<string, Command[]>} */
const SILENT = {
  room: ["room"],
  start: ["toStart"],
  previous: ["previous", "backwards", "playBackwards"],
  play: ["play", "playBackwards"],
  next: ["next", "onwards"],
  jump: ["jump", "jumpBefore", "toEnd"],
  grain: ["grain"],
  speed: ["slower", "faster"],
  more: ["rule", "help"],
};

/** @param {Page} page */
export async function limit(page) {
  const { embed = false, hide = "", loop } = page.settings.view;
  await loadStyle("embed");
  const root = document.documentElement;
  root.toggleAttribute("data-embed", embed);
  root.dataset.hide = hide.split(".").join(" ");
  const hidden = hide.split(".");
  const silent = new Set([...hidden.flatMap((name) => SILENT[name] ?? []), ...(embed ? SILENT.room : [])]);
  const loops = loop
    ? createLoop(page, .../** @type {[number, number]} */ (loop.split(".").map(Number)))
    : null;
  const whole = embed ? wholeLink(page) : null;
  limitTo({
    takes: (command) => silent.has(command),
    allow: (order) => (loops ? loops.allow(order) : order),
    show(moment, player) {
      loops?.show(moment, player);
      whole?.();
    },
  });
}

/**
 * Keeps to a range of steps: play begins again at its end.
 * @param {Page} page @param {number} first @param {number} last
 * @returns {Pick<Limits, "allow"|"show">}
 */
function createLoop(page, first, last) {
  const within = (/** @type {number} */ step) => Math.min(Math.max(step, first), last);
  /** Where the way to the range has ended: the search goes no further. */
  let end = -1;

  /** @param {boolean} plays */
  async function again(plays) {
    await page.seek(first);
    if (plays) page.play(1);
  }

  return {
    allow(order) {
      if (order.kind === "leap" && "step" in order.goal)
        return { ...order, goal: { step: within(order.goal.step) } };
      const { step } = page.stage.moment.counts;
      const room = order.direction === 1 ? last - step : step - first;
      if (room > 0) return { ...order, ...(order.kind === "press" && { presses: 1 }), most: room };
      const { mode } = page.player();
      // The page comes to rest first.
      if (order.direction === 1 && order.kind !== "leap") setTimeout(() => again(mode === "playing"));
      return null;
    },

    show({ counts: { step } }, { mode }) {
      if (mode !== "paused" || step === within(step) || step === end) return;
      end = step;
      page.seek(within(step));
    },
  };
}

/** The way out of the frame: a link to the same moment with everything. @param {Page} page @returns {() => void} brings it up to date */
function wholeLink(page) {
  const link = make("a", { target: "_blank", rel: "noopener", className: "whole-page" });
  byId("marks").after(link);
  return () => {
    const { view, ...state } = parseLink(page.link());
    const own = { ...view, embed: undefined, hide: undefined, loop: undefined };
    link.href = `${addressOf() ?? ""}#${formatLink({ ...state, view: own })}`;
    link.textContent = page.settings.i18n.t("builder.whole");
  };
}
