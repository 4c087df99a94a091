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
    holds: (order) => loops?.holds(order) ?? false,
    show(moment, player) {
      loops?.show(moment, player);
      whole?.();
    },
  });
}

/**
 * Keeps to a range of steps: play begins again at its end.
 * @param {Page} page @param {number} first @param {number} last
 * @returns {Pick<Limits, "holds"|"show">}
 */
function createLoop(page, first, last) {
  /** @param {boolean} plays */
  async function again(plays) {
    await page.seek(first);
    if (plays) page.play(1);
  }

  return {
    holds(order) {
      if (order.kind === "leap" && "step" in order.goal) return false;
      const { step } = page.stage.moment.counts;
      const { mode } = page.player();
      if (order.direction === 1 && step >= last) {
        // The page comes to rest first.
        setTimeout(() => again(mode === "playing"));
        return true;
      }
      return order.direction === -1 && step <= first;
    },

    show({ counts: { step } }, { mode }) {
      if (mode === "jumping" || (step >= first && step <= last)) return;
      if (mode === "playing" && step > last) again(true);
      else page.seek(step < first ? first : last);
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
