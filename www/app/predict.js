/**
 * "Ask me first": before a step is shown the page asks what it will be. The questions come from the run itself; the
 * score is on the page alone and goes with it.
 *
 * @import { Whole } from "../engine.js"
 * @import { Asked } from "../predict/index.js"
 * @import { View } from "../predict/look.js"
 * @import { Moment } from "../readout.js"
 * @import { Activity, Page } from "./activity.js"
 */
import { EXTENSIONS, loadListing, PROGRAMS, programOf } from "../listings/index.js";
import { linesOf } from "../listings/lines.js";
import { pause } from "../pause.js";
import { Asker } from "../predict/index.js";
import { lengthOf, raceQuestion } from "../predict/race.js";
import { seeded } from "../random.js";
import { byId, make, say } from "../ui/dom.js";
import { createQuestion } from "../ui/question.js";
import { loadStyle } from "../ui/styles.js";
import { describeBoard } from "../words/describe.js";
import { difference } from "../words/difference.js";
import { activity } from "./activity.js";

const NAME = "predict";
/** Milliseconds of play between two questions. */
const EVERY = 20_000;
/** Steps a second above which nothing is asked. */
const FASTEST = 5;
/** Milliseconds between two steps of play; longer, the page was hidden. */
const LONGEST = 1500;

/** Begins to ask, or ends it, as the view says. @param {Page} page */
export async function askFirst(page) {
  const [engine] = await Promise.all([page.whole(), loadStyle("question")]);
  const wanted = page.settings.view.ask === true;
  if (wanted !== (activity()?.name === NAME)) page.enter(wanted ? createPredict(page, engine) : null);
}

/** @param {Page} page @param {Whole} engine @returns {Activity} */
function createPredict(page, engine) {
  const box = byId("activity");
  const random = seeded(Date.now());
  const asker = new Asker();
  const score = { asked: 0, right: 0 };
  /** @type {ReturnType<typeof createQuestion>} */
  let card;
  /** @type {HTMLElement} */
  let told;
  /** The question that is open: where it was asked, and whether play goes on after it. @type {{ key: string, resume: boolean }|null} */
  let open = null;
  /** The step after a question is not asked about. */
  let passes = false;
  /** Milliseconds of play since the last question, and when the last step was. */
  let played = EVERY;
  let seen = 0;
  /** The program that is shown. @type {{ name: string, listing: View["listing"] }} */
  let program = { name: "", listing: null };
  /** Boards whose race was asked for already, or is being made. */
  let raced = "";
  let words = page.settings.i18n;

  page.stage.hushed = true;
  build();

  /** Makes the card in the language of the page. */
  function build() {
    words = page.settings.i18n;
    const place = make("div", { hidden: true });
    told = make("p", { className: "quiet-text" });
    card = createQuestion(place, {
      i18n: words,
      letters: () => page.settings.letters,
      onAnswer: ({ right }) => {
        score.asked += 1;
        if (right) score.right += 1;
        else asker.missed();
        showScore();
      },
      onReveal: keepInSight,
      onDone: () => goOn(open?.resume === true),
    });
    const heading = make("h2", { id: "activity-heading", className: "unseen" }, words.t("field.ask"));
    box.replaceChildren(heading, place, told);
    showScore();
  }

  function showScore() {
    say(told, words.t("predict.score", score));
  }

  /** What a question belongs to. */
  function keyOf() {
    const { setup, counts, labels } = page.stage.moment;
    return `${setup} ${counts.step} ${labels} ${page.both()?.second.moment.setup ?? ""}`;
  }

  /** @param {Asked} asked @param {string} where what has to be known for it @param {boolean} resume */
  function show(asked, where, resume) {
    open = { key: keyOf(), resume };
    played = 0;
    document.documentElement.setAttribute("data-asking", "");
    card.show({ ...asked, aloud: words.sentences(where, asked.ask) });
    keepInSight();
  }

  /** Next to the board, as far as the screen allows. */
  function keepInSight() {
    box.scrollIntoView({ block: "nearest" });
  }

  function close() {
    open = null;
    document.documentElement.removeAttribute("data-asking");
    card.close();
  }

  /** The step that was asked about. @param {boolean} resume play after it */
  function goOn(resume) {
    close();
    passes = true;
    page.press(1);
    passes = false;
    if (resume && page.stage.moment.status === "running") page.play(1);
  }

  /** @param {boolean} resume @returns {boolean} whether there is something to ask */
  function ask(resume) {
    const { moment } = page.stage;
    const view = { i18n: words, labels: moment.labels, random, listing: program.listing };
    const asked = page.attempt((session) => asker.ask(session, engine, view));
    if (asked) show(asked, describeBoard(moment).position(moment.counts), resume);
    return asked !== null;
  }

  /** Asks which of two boards is done first, once, when both searches have been made. @param {boolean} resume @returns {boolean} */
  function race(resume) {
    const both = page.both();
    if (!both || both.lockstep.time > 0) return false;
    const { setup, labels } = page.stage.moment;
    const { unit } = both.lockstep;
    const other = both.second.moment.setup;
    const key = `${setup} ${other} ${unit}`;
    if (raced === key) return false;
    raced = key;
    const sessions = [setup, other].map((each) => engine.Session.open(each));
    Promise.all(sessions.map((session) => lengthOf(session, unit, pause))).then(([left, right]) => {
      for (const session of sessions) session.free();
      const now = page.both();
      const isElsewhere = now?.second.moment.setup !== other || now.lockstep.time > 0;
      if (open || isElsewhere || !page.stage.hushed) return;
      if (left === null || right === null) return goOn(resume);
      show(raceQuestion(left, right, unit, words), difference(setup, other, words, labels), resume);
    });
    return true;
  }

  /** The lines of the program, if its panel is open. @param {Moment} moment */
  function follow({ frame }) {
    const { panel = "", code } = page.settings.view;
    const name = panel.split(".").includes("program") ? programOf(frame) : null;
    const language = code ?? (name ? PROGRAMS[name] : "python");
    const key = `${name} ${language}`;
    if (program.name === key) return;
    program = { name: key, listing: null };
    if (!name) return;
    loadListing(name, language).then(({ text, lines }) => {
      if (program.name === key) program.listing = { text, lines: linesOf(text, lines, EXTENSIONS[language]) };
    }, console.warn);
  }

  /** Counts time of play. @returns {boolean} whether it is time for a question */
  function isDue() {
    const now = performance.now();
    played += Math.min(now - seen, LONGEST);
    seen = now;
    return played >= EVERY;
  }

  return {
    name: NAME,

    holds({ kind, direction }) {
      if (open) {
        // Other times are gone to without an answer; the next step is what was asked for.
        if (kind === "leap" || direction < 0) close();
        else queueMicrotask(() => card.onCommand("next"));
        return open !== null;
      }
      if (passes || direction < 0 || kind !== "press") return false;
      const { mode, rate } = page.player();
      const plays = mode === "playing";
      if (plays && (rate > FASTEST || !isDue())) return false;
      return page.both() ? race(plays) : ask(plays);
    },

    show(moment) {
      if (open && open.key !== keyOf()) close();
      if (moment.i18n.locale !== words.locale) {
        close();
        build();
      }
      follow(moment);
    },

    onSquare: (square) => card.onSquare(square),
    onCommand(command) {
      const closes = open !== null && command === "close";
      if (closes) close();
      return closes || card.onCommand(command);
    },
    onOpen: close,

    leave() {
      close();
      page.stage.hushed = false;
      page.settings.set({ ask: undefined });
      /** @type {HTMLInputElement} */ (byId("ask")).checked = false;
    },
  };
}
