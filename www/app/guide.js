/**
 * Prints the teacher's guide of a lesson. It is never to be seen on the screen, which is the wall.
 *
 * @import { Page } from "./activity.js"
 * @import { Frame } from "../types.js"
 * @import { Lesson } from "../lessons/types.js"
 */
import { createGuide } from "../lessons/guide.js";
import { createNumbers } from "../lessons/numbers.js";
import { createTeller } from "../lessons/values.js";
import { pause } from "../pause.js";
import { loadStyle } from "../ui/styles.js";

/** @param {Page} page @param {Lesson} lesson */
export async function printGuide(page, lesson) {
  const [engine] = await Promise.all([page.whole(), loadStyle("guide")]);
  const teller = createTeller(engine, pause);
  const numbers = createNumbers(teller, lesson);
  try {
    /** @type {(Frame|null)[]} */
    const frames = [];
    for (const [i, stop] of lesson.stops.entries()) {
      await numbers.learn(i);
      frames.push(await teller.frame(stop));
    }
    const { i18n } = page.settings;
    const { labels = "chess" } = page.settings.view;
    const guide = createGuide(lesson, frames, (stop) => ({
      i18n,
      labels,
      size: frames[stop] ?? frames[0] ?? page.stage.moment.frame,
      values: numbers.known(stop),
    }));
    print(guide);
  } finally {
    teller.close();
  }
}

/** @param {HTMLElement} guide */
function print(guide) {
  const root = document.documentElement;
  document.getElementById(guide.id)?.remove();
  document.body.append(guide);
  root.toggleAttribute("data-guide", true);
  addEventListener(
    "afterprint",
    () => {
      guide.remove();
      root.removeAttribute("data-guide");
    },
    { once: true },
  );
  globalThis.print();
}
