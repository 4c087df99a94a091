/**
 * A lesson that is being given: it brings the board to each of its stops, and the stop's words beside it.
 *
 * @import { Activity, Page } from "./activity.js"
 * @import { Course } from "../lessons/course.js"
 * @import { Lesson, Stop } from "../lessons/types.js"
 */
import { createCard } from "../lessons/card.js";
import * as C from "../lessons/course.js";
import { createNumbers } from "../lessons/numbers.js";
import { createTeller } from "../lessons/values.js";
import { viewOf } from "../lessons/view.js";
import { pause } from "../pause.js";
import { TARGET } from "../player.js";
import { byId } from "../ui/dom.js";
import { loadStyle } from "../ui/styles.js";

/** Milliseconds that a stop waits for its numbers; what comes later is put in then. */
const PATIENCE = 300;

/**
 * Gives a lesson. It settles when its first stop is shown.
 * @param {Page} page @param {Lesson} lesson
 * @param {object} options
 * @param {number} [options.stop] from 0
 * @param {boolean} [options.core]
 * @param {string} options.name of the lesson in the link
 * @param {boolean} options.isKnown its code can be typed anywhere
 * @param {"push"|"replace"} options.entry what becomes of the present entry in the browser's history
 * @param {(begin: { stop: number, core: boolean }) => void} options.onLeave where it was left
 * @returns {Promise<string>} what is wrong, "" if nothing is
 */
export async function giveLesson(page, lesson, { stop = 0, core, name, isKnown, entry, onLeave }) {
  const [engine] = await Promise.all([
    page.whole(),
    page.readyCompare(),
    loadStyle("question"),
    loadStyle("lesson"),
  ]);
  const teller = createTeller(engine, pause);
  const numbers = createNumbers(teller, lesson, { wall: true });
  let course = C.begin(lesson, stop, core);
  /** What the board was opened for, and what it holds then. */
  let board = { wanted: "", setup: "" };
  /** Counts the visits: what an earlier one was waiting for is of no account. */
  let visit = 0;
  /** The visit whose answer the board has gone on to. */
  let ran = 0;
  /** The words, and the names of squares, of which the card is made. */
  let reading = "";
  /** @type {ReturnType<typeof createCard>|null} */
  let card = null;

  /** @type {Activity} */
  const activity = {
    name: "lesson",
    // A stop says all the rest.
    link: () => ({
      setup: "",
      position: null,
      compare: undefined,
      lesson: `${name}-${course.stop + 1}${course.core ? "C" : ""}`,
    }),
    show({ i18n, labels, moving }) {
      if (card && reading !== i18n.locale + labels) write();
      if (!moving && course.answered && C.stopOf(course)?.reveal?.includes("ways")) page.showWays();
    },
    onSquare: (square) => card?.onSquare(square) ?? false,
    onCommand(command) {
      if (command === "onwards") go(C.onwards(course));
      else if (command === "backwards") go(C.backwards(course));
      else return false;
      return true;
    },
    onOpen: () => page.enter(null),
    leave() {
      visit++;
      card?.close();
      teller.close();
      document.documentElement.removeAttribute("data-asked");
      page.stage.hushed = false;
      page.lend({});
      onLeave({ stop: course.stop, core: course.core });
    },
  };

  // The end has no board of its own.
  const fault = await arrive(C.stopOf(course) ?? lesson.stops[lesson.stops.length - 1], entry);
  if (fault) {
    teller.close();
    return fault;
  }
  page.enter(activity);
  await show(++visit);
  return "";

  /** @param {Course} next */
  async function go(next) {
    if (next === course) return;
    if (next.stop === course.stop && next.answered) {
      if (C.stopOf(course)?.options) return card?.reveal();
      course = next;
      write();
      return answered();
    }
    course = next;
    const mine = ++visit;
    const wrong = await arrive(C.stopOf(course), "replace");
    if (mine !== visit) return;
    page.message(wrong);
    await show(mine);
  }

  /** The answer is shown now. */
  async function answered() {
    course = { ...course, answered: true };
    document.documentElement.removeAttribute("data-asked");
    page.stage.hushed = false;
    const stop = C.stopOf(course);
    if (stop) lend(stop, stop.reveal ?? []);
    await runOn(stop);
  }

  /**
   * Brings the board to a stop.
   * @param {Stop|null} stop @param {"push"|"replace"} entry @returns {Promise<string>} what is wrong
   */
  async function arrive(stop, entry) {
    if (!stop) {
      page.stage.hushed = false;
      page.refresh();
      return "";
    }
    const { setup, second, at } = stop;
    const wanted = JSON.stringify([setup, second]);
    if (wanted !== board.wanted || board.setup !== page.stage.moment.setup) {
      const fault = page.open(setup, 0, entry) ?? (second ? page.compare(second.setup, second.unit) : null);
      if (fault) return fault.text;
      board = { wanted, setup: page.stage.moment.setup };
    }
    page.stage.hushed = stop.options !== undefined;
    lend(stop, []);
    await page.seek(at.step);
    return "";
  }

  /** Sets the view that a stop wants. @param {Stop} stop @param {string[]} reveal what its answer lays over the board */
  function lend({ panels = [], show = [], grain = "moves" }, reveal) {
    const named = (/** @type {string[]} */ names) => names.join(".") || undefined;
    const laid = [...show, ...reveal.filter((name) => name !== "ways")];
    page.lend({ grain, panel: named(panels), show: named(laid), large: undefined, ask: undefined });
  }

  /** The board goes on to where the answer can be seen. @param {Stop|null} stop */
  async function runOn(stop) {
    // Once a visit: the same card in another language does not move the board.
    if (!stop?.run || ran === visit) return;
    const mine = visit;
    ran = visit;
    const { setup, at, run, second } = stop;
    if (second && run.event) return page.run([{ mask: TARGET.end }]);
    const step = await teller.locate({ setup, at: run }, at);
    if (mine === visit && step !== null) await page.seek(step);
  }

  /** Shows the stop as soon as its numbers are there, or at the latest after a while. @param {number} mine */
  async function show(mine) {
    const learned = numbers.learn(course.stop).then(() => true);
    const isInTime = await Promise.race([learned, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (mine !== visit) return;
    const { text, stop, stops } = write();
    const { t, sentences } = page.settings.i18n;
    page.announce(sentences(stop === 0 ? t("lesson.end") : t("lesson.place", { stop, stops }), text));
    if (course.answered) await answered();
    if (isInTime) return;
    await learned;
    if (mine !== visit) return;
    if (course.answered && C.stopOf(course)?.options) card?.refresh();
    else write();
  }

  /** Writes the card, anew if its words have changed. */
  function write() {
    const { settings, stage } = page;
    const { i18n } = settings;
    const { frame, labels } = stage.moment;
    const words = i18n.locale + labels;
    if (!card || words !== reading) {
      card?.close();
      reading = words;
      card = createCard(byId("activity"), i18n, {
        letters: () => settings.letters,
        onwards: () => go(C.onwards(course)),
        onRevealed: answered,
        next: () => go(C.nextStop(course)),
        previous: () => go(C.previousStop(course)),
        leave: () => page.enter(null),
        core: (core) => {
          course = { ...course, core };
          page.refresh();
        },
        tryIt: async () => (await import("./try.js")).startTry(page),
      });
    }
    const code = isKnown ? `${lesson.code}-${course.stop + 1}` : "";
    const view = viewOf(course, { i18n, labels, size: frame, values: numbers.known(course.stop) }, code);
    card.show(view);
    document.documentElement.toggleAttribute("data-asked", view.open);
    return view;
  }
}
