/**
 * Why the search does what it does here: every candidate of the node with what has become of it.
 *
 * @import { Key } from "../i18n/index.js"
 * @import { Moment } from "../readout.js"
 * @import { Ways } from "../pkg/backstep.js"
 */

import { make, say } from "../ui/dom.js";
import { describeBoard } from "../words/describe.js";

/** Candidates listed on either side of the next one: a whole-board scan has thousands. */
const AROUND = 32;

/**
 * @typedef {object} Asking
 * @property {() => boolean} waysShown whether the ways on are wanted now
 * @property {() => void} toggleWays
 * @property {() => readonly string[]} overlays what is laid over the board, as in the link
 * @property {(overlays: string[]) => void} setOverlays
 * @property {() => Ways[]|null} ways counts them, and writes them on the board; null: that cannot be told
 */

/** What can be laid over the board, and for which puzzles. @type {readonly [string, "tour"|"queens"|null][]} */
const OVERLAYS = [
  ["degrees", "tour"],
  ["attacks", "queens"],
  ["retreat", null],
  ["visits", null],
];
/** How the path of a tour is drawn. */
const PATHS = ["both", "line", "numbers"];

/** @param {Asking} asking */
export function createWhy({ waysShown, toggleWays, ways, overlays, setOverlays }) {
  const position = make("p");
  const ask = make("button", { type: "button" });
  const told = make("p", { role: "status" });
  const scale = make("p", { className: "mark-ways" });
  const list = make("ol");
  const rest = make("p");
  ask.addEventListener("click", toggleWays);
  const boxes = OVERLAYS.map(([name]) => {
    const box = make("input", { type: "checkbox", name: `overlay-${name}` });
    box.addEventListener("change", () => choose(name, box.checked));
    return box;
  });
  const path = make("select", { name: "overlay-path" });
  path.addEventListener("change", () => {
    const others = overlays().filter((each) => !PATHS.includes(each));
    setOverlays(path.value === PATHS[0] ? others : [...others, path.value]);
  });
  const over = make("fieldset", { className: "overlays" });

  /** @param {string} name @param {boolean} on */
  function choose(name, on) {
    const others = overlays().filter((each) => each !== name);
    setOverlays(on ? [...others, name] : others);
  }

  /** @param {Moment} moment */
  function showOverlays({ frame, i18n }) {
    const chosen = overlays();
    if (over.children.length === 0) {
      const labels = boxes.map((box, i) =>
        make("label", { className: "check" }, box, make("span", {}, i18n.t(overlayKey(OVERLAYS[i][0])))),
      );
      path.replaceChildren(...PATHS.map((value) => make("option", { value }, i18n.t(overlayKey(value)))));
      const label = make("label", {}, make("span", {}, i18n.t("overlay.path")), path);
      over.append(make("legend", {}, i18n.t("overlay.title")), ...labels, label);
    }
    for (const [i, [name, problem]] of OVERLAYS.entries()) {
      boxes[i].checked = chosen.includes(name);
      /** @type {HTMLElement} */ (boxes[i].parentElement).hidden =
        problem !== null && problem !== frame.problem;
    }
    path.value = PATHS.find((each) => chosen.includes(each)) ?? PATHS[0];
    /** @type {HTMLElement} */ (path.parentElement).hidden = frame.problem !== "tour";
  }

  return {
    name: "why",

    /** @param {HTMLElement} box */
    open(box) {
      over.replaceChildren();
      box.append(position, ask, told, scale, over, list, rest);
    },

    /** @param {Moment} moment */
    show(moment) {
      const { frame, counts, i18n } = moment;
      const words = describeBoard(moment);
      const { candidates, cursor } = frame;
      const from = Math.max(0, cursor - AROUND);
      const shown = candidates.slice(from, cursor + AROUND);
      showOverlays(moment);
      say(position, words.position(counts));
      say(ask, i18n.t("ways.show"));
      ask.setAttribute("aria-pressed", String(waysShown()));
      say(scale, i18n.t("ways.scale"));
      scale.hidden = !waysShown();
      say(told, waysShown() && !moment.moving ? verdictOf(ways(), moment) : "");
      const items = shown.map((_, i) => {
        const item = make("li", {}, words.choice(from + i));
        if (from + i === cursor) item.setAttribute("aria-current", "true");
        return item;
      });
      list.replaceChildren(...items);
      const hidden = candidates.length - shown.length;
      rest.hidden = hidden === 0;
      if (hidden > 0) say(rest, i18n.t("why.more", { count: hidden }));
    },
  };
}

/** @param {string} name */
function overlayKey(name) {
  return /** @type {Key} */ (`overlay.${name}`);
}

/** @param {Ways[]|null} found @param {Moment} moment @returns {string} */
function verdictOf(found, { frame, i18n }) {
  if (frame.solution) return i18n.t("position.solution");
  if (!found) return i18n.t("ways.unknown");
  if (found.some((way) => !way.exact)) return i18n.t("ways.atLeast");
  return i18n.t(found.some((way) => way.ways > 0n) ? "ways.some" : "ways.none");
}
