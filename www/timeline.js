/**
 * What lies over the timeline, and how long it will take.
 *
 * @import { Player } from "./player.js"
 * @import { SearchRecord } from "./pkg/backstep.js"
 */
import { byId, make } from "./ui/dom.js";

const strip = byId("timeline-marks");
/** Marks of one kind at the most: more would be a bar. */
const MOST = 40;
/** How fast an old measurement is forgotten, for each new one. */
const FORGET = 0.2;

/**
 * Solutions, the deepest moment and the longest retreats, each with a shape of its own.
 * @param {SearchRecord|null} record @param {number} furthest step that the timeline ends at
 */
export function drawTimelineMarks(record, furthest) {
  if (!record || furthest === 0) return strip.replaceChildren();
  /** @type {[string, number[]][]} */
  const kinds = [
    ["solution", thinned(record.solutions.steps)],
    ["deepest", Array.from(record.deepenings.steps).slice(-1)],
    ["retreat", record.longest.slice(0, 3).map(({ step }) => step)],
  ];
  const marks = kinds.flatMap(([shape, steps]) =>
    steps
      .filter((step) => step <= furthest)
      .map((step) => {
        const mark = make("span", { className: `timeline-mark timeline-${shape}` });
        mark.style.insetInlineStart = `${(step / furthest) * 100}%`;
        return mark;
      }),
  );
  strip.replaceChildren(...marks);
}

/** Some of all: the first ones alone would say that there are none later. @param {ArrayLike<number>} steps */
function thinned(steps) {
  const every = Math.ceil(steps.length / MOST);
  return Array.from(steps).filter((_, i) => i % every === 0);
}

/** Measures how fast steps go by, and says how long the way to what is known will take. */
export function createPace() {
  let speed = 0;
  let last = { step: 0, now: 0 };

  return {
    /**
     * @param {number} step @param {number} furthest @param {Player} player @param {number} now milliseconds
     * @returns {number|null} seconds; null: nothing is known of how far it goes
     */
    left(step, furthest, { mode, direction }, now) {
      const passed = now - last.now;
      const measured = (Math.abs(step - last.step) / passed) * 1000;
      if (mode === "paused") speed = 0;
      else if (passed > 0) speed = speed === 0 ? measured : speed + FORGET * (measured - speed);
      last = { step, now };
      const way = direction === 1 ? furthest - step : step;
      return mode === "playing" && speed > 0 && way > 0 ? way / speed : null;
    },
  };
}
