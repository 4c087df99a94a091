/**
 * The composition root: the only module that knows all the others. The player says what is due, the stage
 * does it, and every view is shown the moment that came of it.
 *
 * @import { ViewState, LinkState } from "./url-state.js"
 * @import { Preset } from "./presets.js"
 * @import { Ways } from "./pkg/backstep.js"
 * @import { Whole } from "./engine.js"
 * @import { Goal, Order, Outcome } from "./player.js"
 * @import { Unit } from "./lockstep.js"
 * @import { Page } from "./app/activity.js"
 */
import { activity, allowed, enter, isTaken, tellMoment } from "./app/activity.js";
import { dress, engine, LIMITS, link, settings } from "./app/first.js";
import { lastVisitOf, linkText, writeLink } from "./app/links.js";
import { Pair } from "./app/pair.js";
import { createAllPanels } from "./app/panels.js";
import { loadWords } from "./app/settings.js";
import { isSlow, partsOf, Stage } from "./app/stage.js";
import { createClock } from "./clock.js";
import { Engine, loadFor, loadWhole } from "./engine.js";
import { faultText } from "./i18n/errors.js";
import { listenToKeys } from "./keys.js";
import { createNote } from "./note.js";
import { createPanels } from "./panels/index.js";
import * as P from "./player.js";
import { FIRST, PRESETS } from "./presets.js";
import { setRoom, toggleBlank, unblank } from "./room.js";
import { fieldsOf, withFields } from "./setup-text.js";
import { recall } from "./store.js";
import { createPace, drawTimelineMarks } from "./timeline.js";
import { createTransport } from "./transport.js";
import { Budget, createTurn, takeTurn } from "./turns.js";
import { byId, say, translate } from "./ui/dom.js";
import { rove } from "./ui/roving.js";
import { loadStyle } from "./ui/styles.js";
import { parseLink } from "./url-state.js";
import { showVerdict } from "./verdict.js";
import { puzzleName } from "./words/puzzle-name.js";
import { label } from "./words/squares.js";
import { waysOnBoard } from "./words/ways.js";

/** Milliseconds between writes to the address bar, and positions to come back to: browsers refuse more than about three a second. */
const LINK_EVERY = 350;
/** … between new names of the grid's cells, and new sentences, while playing. */
const WORDS_EVERY = 250;
/** … between two looks at the marks over the timeline, while playing. */
const MARKS_EVERY = 500;
/** … between announcements while playing. */
const ANNOUNCE_EVERY = 3000;
/** Milliseconds that two boards may take to come together when they are stopped. */
const SYNC_BUDGET = 50;
/** Milliseconds after which a jump that has found nothing says how far it got. */
const JUMP_BUDGET = 30_000;
/** Milliseconds that counting the ways on may take. */
const WAYS_BUDGET = 150;

/** @type {HTMLInputElement} */
const askBox = byId("ask");
await engine;
/** Everything that the core has not, once it is there. @type {Whole|null} */
let all = null;
/** @type {Promise<Whole>|null} */
let arriving = null;
let player = P.createPlayer({ rate: settings.view.rate, grain: settings.view.grain });
let wantsWays = false;
/** The jump that N repeats, and the milliseconds that the present one has taken. @type {Goal} */
let lastGoal = { mask: P.TARGET.deadEnd };
let jumping = 0;
/** Where the jumps still to be made lead, the present one first. @type {Goal[]} */
let plan = [];
/** The board of the last visit, if it is offered. @type {ReturnType<typeof lastVisitOf>} */
let lastVisit = null;
/** Whether anything was done here; until then the last visit's board stays remembered. */
let acted = false;
const budget = new Budget();
const pace = createPace();
/** Who waits for the board to rest. @type {(() => void)[]} */
let waiting = [];
let announced = 0;
/** What is shown when its turn comes, besides the panels. */
const turns = {
  marks: createTurn(MARKS_EVERY, showMarks),
  words: createTurn(WORDS_EVERY, showWords),
  link: createTurn(LINK_EVERY, () => {
    for (const each of pair.boards) each.remember();
    writeLink(linkOfNow(), acted && !settings.view.embed);
  }),
};

const clock = createClock(onFrame);
const stage = new Stage(partsOf(), settings, {
  redraw: () => clock.requestRedraw(),
  onSquare: (square) => explainSquare(square, stage),
});
/** The board that the panels tell of. */
let focused = stage;
const pair = new Pair(stage, settings, {
  redraw: () => clock.requestRedraw(),
  onSquare: explainSquare,
  onFocus: () => {
    explainSquare(
      null,
      pair.boards.find((board) => board !== focused),
    );
    showWords();
  },
  onRestart: restart,
  onLeave: () => {
    leaveCompare();
    reached(performance.now());
    showNames();
  },
});
const note = createNote({
  onStart: (square) =>
    changeSetup(withFields(focused.moment.setup, { start: label(square, focused.moment.frame, "chess") })),
  onBar: (square) => toggleSquare("blocked", square),
  onGive: (square) => toggleSquare("queens", square),
  onTry: fetching(() => showTry({ from: true })),
  onClose: () => explainSquare(null),
});
const panels = createPanels(
  createAllPanels({
    whole,
    asking: {
      waysShown: () => wantsWays,
      toggleWays,
      ways: showWays,
      overlays: () => settings.overlays,
      setOverlays: (names) => setView({ show: names.join(".") || undefined }),
    },
    program: { code: () => settings.view.code, onCode: (code) => setView({ code }) },
    seek,
    attempt: (action) => focused.attempt(action),
    onQueens: showQueens,
    onGrowth: opening("showGrowth"),
    onReady: () => {
      translate(byId("panel"), settings.i18n);
      showPanels();
    },
    onFailure: sayMissing,
  }),
  ({ open, large }) => setView({ panel: open.join(".") || undefined, large }),
  // They tell of the search; while somebody plays by hand it waits.
  (panel) => focused.byHand || focused.attempt((session) => panel.show(focused.moment, session)),
);
const transport = createTransport({
  toStart: () => seek(0),
  press,
  play,
  jump: (target, direction) => jumpTo({ mask: P.TARGET[target] }, direction),
  moreJumps: opening("showJumps"),
  firstSolution: () => run([{ step: 0 }, { mask: P.TARGET.solution | P.TARGET.end }], 1),
  grain: (grain) => setView({ grain }),
  rate: (rate) => setView({ rate }),
  seek,
});

/** What activities see of all this, and do to it. @type {Page} */
const page = {
  settings,
  stage,
  focused: () => focused,
  player: () => player,
  whole,
  attempt: (action) => stage.attempt(action),
  open: (setup, step = 0, entry = "push") => openSetup(setup, { step }, entry),
  choose: changeSetup,
  readyCompare: () => pair.ready(),
  both: () => pair.both,
  compare: (setup, unit = pair.lockstep?.unit ?? "placements") => openSecond(setup, unit),
  run: (goals, direction = 1) => resting(() => run(goals, direction)),
  seek: (step) => resting(() => seek(step)),
  press,
  play,
  jumpTo,
  stop,
  refresh: () => reached(performance.now()),
  showWays,
  setView: changeView,
  lend: (lent) => {
    settings.lend(lent);
    applyView();
    if (stage.moment.frame) reached(performance.now());
  },
  opening,
  message: showMessage,
  announce: (text) => say(byId("status"), text),
  link: linkOfNow,
  enter: (next) => {
    enter(next);
    if (stage.moment.frame) reached(performance.now());
  },
};

/* ---- Time ---- */

/** @param {number} now @param {number} dt */
function onFrame(now, dt) {
  const due = P.owed(player, dt, budget.begin(player.mode, allTurns(), dt));
  player = due.player;
  // A longer gap between two frames was no search: the machine was asleep.
  if (dt < JUMP_BUDGET) jumping += dt;
  // Whoever jumps is told after a while how far it got; the same jump again goes on from there.
  if (player.goal && !("step" in player.goal) && jumping > JUMP_BUDGET) {
    stop();
    // Afterwards: to stop amid refusals takes a press more, which forgets what was found.
    stage.giveUp();
    return reached(now);
  }
  if (due.order) carryOut(due.order, now);
  budget.draw(() => {
    // Other words belong to squares that have become too small for marks, or large enough.
    for (const each of pair.boards) if (each.draw(now)) reached(now);
  });
}

/** @param {Order} wanted @param {number} now */
function carryOut(wanted, now) {
  acted = true;
  const order = allowed(wanted);
  if (!order) {
    plan = [];
    player = P.pause(player);
    clock.stop();
    return reached(now);
  }
  const outcomes = budget.search(() => advance(order));
  if (!outcomes) return recovered();
  player = P.settle(player, outcomes);
  if (player.mode === "paused" && plan.length > 1) {
    plan = plan.slice(1);
    player = P.jump(player, plan[0], player.direction);
  }
  if (player.mode === "paused") clock.stop();
  const { head } = stage.moment.frame;
  reached(now);
  stage.followHead(player, head);
}

/** Does what an order says. @param {Order} order @returns {Outcome[]|null} null: it panicked */
function advance(order) {
  if (pair.lockstep) {
    const stopped = pair.advance(order);
    return stopped === null ? null : [{ refused: 0, stopped }];
  }
  const outcomes = stage.attempt((session) => P.drive([session], player, order));
  if (outcomes) stage.note(outcomes[0], order);
  return outcomes;
}

/** One press of Next or Previous. @param {1|-1} direction */
function press(direction) {
  const { player: pressed, order } = P.press(player, direction);
  player = pressed;
  plan = [];
  carryOut(order, performance.now());
}

/** Plays in a direction, or pauses. @param {1|-1} direction */
function play(direction) {
  const toggled = P.toggle(player, direction);
  if (toggled.mode === "paused") return stop();
  player = toggled;
  plan = [];
  clock.start();
  reached(performance.now());
}

/** Runs to each goal in turn. @param {Goal[]} goals @param {1|-1} direction */
function run(goals, direction) {
  plan = goals;
  player = P.jump(player, goals[0], direction);
  jumping = 0;
  clock.start();
}

/** Runs to the next event of a kind; N and Shift+N repeat it. @param {Goal} goal @param {1|-1} direction */
function jumpTo(goal, direction) {
  // Two boards go to their ends together, to nothing else.
  if (pair.lockstep && "mask" in goal && goal.mask !== P.TARGET.end) return;
  if (!pair.lockstep) lastGoal = goal;
  run([goal], direction);
}

/** @param {number} step */
function seek(step) {
  run([{ step }], step < pair.time ? -1 : 1);
}

/** Does what sets the boards going. @param {() => void} action @returns {Promise<void>} settled as soon as they rest */
function resting(action) {
  return new Promise((resolve) => {
    action();
    waiting.push(resolve);
  });
}

function stop() {
  const moved = player.mode !== "paused";
  plan = [];
  player = P.pause(player);
  clock.stop();
  if (pair.lockstep) {
    // One may have come further in the last slice.
    advance({
      kind: "leap",
      goal: { step: pair.time },
      budgetMs: SYNC_BUDGET,
      direction: -1,
      grain: "tests",
    });
    return reached(performance.now());
  }
  // Stopped amid refusals that pass unseen: on to where a press would have stopped.
  const { explanation, frame } = stage.moment;
  const isUnseen = player.grain === "moves" && explanation?.kind === "reject" && !frame.deadEnd;
  if (moved && isUnseen) press(player.direction);
  else reached(performance.now());
}

function recovered() {
  stop();
  showMessage(settings.i18n.t("error.recovered"));
}

/* ---- What is shown ---- */

/** Looks at the position and shows it. @param {number} now */
function reached(now) {
  for (const each of pair.boards) if (!each.read(player)) return recovered();
  const moving = player.mode !== "paused";
  if (note.square !== null) explainSquare(null);
  for (const each of pair.boards) each.showBoard(player, now);
  transport.show(player, settings.i18n);
  transport.showEnds(pair.time > 0, !pair.isOver);
  const { lockstep } = pair;
  if (lockstep) {
    const known = lockstep.ends.every((end) => end !== null);
    transport.showTime(lockstep.time, pair.furthest, known, settings.i18n, lockstep.unit);
  } else {
    const { step } = stage.moment.counts;
    const left = pace.left(step, stage.furthest, player, now);
    transport.showTime(step, stage.furthest, stage.ended, settings.i18n, "steps", left);
  }
  if (moving) showInTurn(now);
  else for (const turn of allTurns()) takeTurn(turn, now);
  tellMoment(stage.moment, player);
  if (moving) return;
  const settled = waiting;
  waiting = [];
  for (const settle of settled) settle();
}

/** While the search moves: all that tells of single presses, as long as these can be followed by eye. @param {number} now */
function showInTurn(now) {
  if (player.mode === "playing" && isSlow(player)) {
    for (const turn of [turns.words, ...panels.turns()]) takeTurn(turn, now);
  }
  budget.takeTurns(allTurns(), now);
}

function allTurns() {
  return [...Object.values(turns), ...panels.turns()];
}

/** The moments worth going to, over the timeline. */
function showMarks() {
  if (!pair.lockstep) drawTimelineMarks(stage.record(), stage.furthest);
}

/** The fragment of this very moment. @param {number} [limit] how long the link may be */
function linkOfNow(limit) {
  return linkText(stage, settings.own, pair.both, activity()?.link?.(), limit);
}

function showWords() {
  const now = performance.now();
  const text = stage.showWords(player);
  pair.showWords(player, focused);
  const rests = player.mode === "paused" || stage.moment.status !== "running";
  if (rests || now - announced >= ANNOUNCE_EVERY) {
    announced = now;
    say(byId("status"), text);
  }
}

function showPanels() {
  for (const turn of panels.turns()) takeTurn(turn, performance.now());
}

/** Explains a square, or nothing. @param {number|null} square @param {Stage} [board] that the panels tell of from now on */
function explainSquare(square, board = focused) {
  if (square !== null && player.mode !== "paused") stop();
  if (square !== null && board === stage && activity()?.onSquare?.(square)) return;
  const now = performance.now();
  focused.pointer = null;
  if (board !== focused) {
    focused.showBoard(player, now);
    focused = board;
    showPanels();
  }
  focused.pointer = square;
  const text = note.show(square, focused.moment);
  if (text) say(byId("status"), text);
  focused.showBoard(player, now);
}

/** @param {string} text "" for none */
function showMessage(text) {
  byId("message").hidden = text === "";
  say(byId("message-text"), text);
}

/** Loads the words and looks of all that is not to be seen at first. */
function furnish() {
  return Promise.all([loadWords(settings.view), loadStyle("dialogs")]);
}

/** What an action needs is loaded first. @param {() => Promise<void>|void} action */
function fetching(action) {
  return () => {
    furnish().then(action).catch(sayMissing);
  };
}

/** Opens a dialog. @param {keyof typeof import("./app/dialogs.js")} show */
function opening(show) {
  return fetching(async () => (await import("./app/dialogs.js"))[show](page));
}

/** For a wall only. @param {() => void} action */
function inRoom(action) {
  return () => {
    if (settings.view.room) action();
  };
}

/** Something of the page could not be loaded, or panicked. @param {unknown} error */
function sayMissing(error) {
  console.error(error);
  if (Engine.mend(error)) recovered();
  else showMessage(settings.i18n.t("error.load"));
}

/* ---- Puzzles and links ---- */

/** Everything: the boards' searches go on in the whole module as soon as it is there. */
function whole() {
  arriving ??= Promise.all([loadWhole(), furnish()]).then(([module]) => {
    all = module;
    for (const each of pair.all) each.complete();
    if (stage.moment.frame) {
      reached(performance.now());
      showNames();
    }
    return module;
  });
  arriving.catch(() => {
    arriving = null;
  });
  return arriving;
}

/**
 * Opens a setup; the board stays as it is if that fails.
 * @param {string} setup @param {LinkState["position"]} position
 * @param {"replace"|"push"} [entry] of the browser's history: what becomes of the present one
 */
function openSetup(setup, position, entry = "replace") {
  const fault = stage.open(setup, position);
  if (fault) return fault;
  leaveCompare();
  player = P.pause(P.setGrain(P.createPlayer({ rate: player.rate }), player.grain));
  clock.stop();
  // Before the new link is written, which would overwrite the one that Back leads to.
  if (entry === "push") history.pushState(null, "", location.href);
  reached(performance.now());
  showNames();
  if (position && "step" in position && position.step > 0) seek(position.step);
  return null;
}

/**
 * Opens a second board beside the first, both at the beginning.
 * @param {string} setup @param {Unit} unit @param {number} [time] at which both stand then
 */
function openSecond(setup, unit, time = 0) {
  const fault = pair.open(setup, unit);
  if (fault) return fault;
  player = P.pause(player);
  restart(time);
  return null;
}

/** Both from the beginning to a time. @param {number} time */
function restart(time) {
  for (const each of pair.boards) each.attempt((session) => session.seek(0, SYNC_BUDGET));
  reached(performance.now());
  showNames();
  if (time > 0) seek(time);
}

/** One board again, the first. */
function leaveCompare() {
  if (!pair.lockstep) return;
  focused = stage;
  pair.leave();
}

/** What is open, and what is known of it. */
function showNames() {
  say(byId("puzzle-name"), nameOf(stage.moment.setup));
  if (stage.known) showVerdict(stage.known, settings.i18n);
  if (lastVisit) {
    const { frame, step } = lastVisit;
    const name = puzzleName(frame, settings.i18n);
    say(byId("continue"), settings.i18n.t("continue.chip", { name, step }));
  }
}

/** A preset's own name, else what it is. @param {string} setup */
function nameOf(setup) {
  const preset = PRESETS.find((each) => each.setup === setup || canonical(each) === stage.moment.setup);
  const { i18n } = settings;
  if (pair.lockstep) return i18n.t("compare.title");
  return preset ? i18n.t(preset.name) : puzzleName(stage.moment.frame, i18n, stage.moment.setup);
}

/** @type {Map<Preset, string>} */
const canonicals = new Map();

/** @param {Preset} preset */
function canonical(preset) {
  let text = canonicals.get(preset);
  // Not all of them can be opened in the core.
  if (text === undefined && all) {
    const opened = Engine.open(preset.setup);
    text = opened.session.setup();
    opened.close();
    canonicals.set(preset, text);
  }
  return text;
}

/** Another setup, as a new entry in the browser's history. @param {string} setup @param {number} [step] */
function changeSetup(setup, step = 0) {
  activity()?.onOpen?.();
  const fault = openSetup(setup, { step }, "push");
  if (fault) reached(performance.now());
  else showMessage("");
  return fault;
}

/** Adds a square to a list of the setup, or takes it out. @param {"blocked"|"queens"} key @param {number} square */
function toggleSquare(key, square) {
  const { setup, frame } = focused.moment;
  const name = label(square, frame, "chess");
  const names = (fieldsOf(setup).get(key) ?? "").split(".").filter(Boolean);
  const others = names.filter((each) => each !== name);
  const list = others.length < names.length ? others : [...names, name];
  const fault = changeSetup(withFields(setup, { [key]: list.join(".") }));
  if (fault) showMessage(fault.text);
}

/** Shows a placement of queens, all of them given. @param {Uint32Array} columns of each row, from the top */
function showQueens(columns) {
  const n = columns.length;
  const names = Array.from(columns, (column, row) =>
    label(row * n + column, { files: n, ranks: n }, "chess"),
  );
  changeSetup(`problem=queens&n=${n}&queens=${names.join(".")}`);
}

function toggleWays() {
  wantsWays = !wantsWays;
  reached(performance.now());
}

/** Counts the ways on from here and writes them on the board. @returns {Ways[]|null} null: that cannot be told */
function showWays() {
  if (!all) return null;
  const { setup, frame } = focused.moment;
  const squares = Array.from(frame.path);
  const { waysOn } = all;
  /** @type {Ways[]|null} */
  let found;
  // The engine's words for the rows of a board have 64 bits.
  if (frame.problem === "queens" && frame.files > 64) return null;
  try {
    found = focused.attempt(() => waysOn(setup, squares, WAYS_BUDGET));
  } catch {
    // A sequence that has left the board.
    return null;
  }
  if (!found) return null;
  focused.showWays(waysOnBoard(found, settings.i18n), player);
  return found;
}

/** The address has changed. */
async function followAddress() {
  if (location.hash.slice(1) === linkOfNow()) return showMessage("");
  const state = parseLink(location.hash, location.search);
  // What a link allows is laid down while the page begins.
  if (LIMITS.some((key) => state.view[key] !== settings.own[key])) return location.reload();
  await loadWords({ ...settings.view, ...state.view });
  settings.set(state.view);
  applyView();
  await follow(state);
}

/** Shows what a link says, and says what it cannot. @param {ReturnType<typeof parseLink>} state */
async function follow(state) {
  const faults = state.errors.map((fault) => faultText(settings.i18n, fault));
  if (state.lesson) {
    await furnish();
    const { followLesson } = await import("./app/lessons.js");
    const wrong = await followLesson(page, state.lesson);
    if (!wrong) return showMessage(faults.join(" "));
    faults.push(wrong);
  }
  enter(null);
  if (state.setup) await loadFor(state.setup);
  let fault = state.setup
    ? openSetup(state.setup, state.position)
    : openSetup(FIRST.setup, { step: FIRST.step });
  if (fault && state.position) {
    faults.push(fault.text);
    // The position may be what is wrong: the puzzle itself still opens.
    fault = openSetup(state.setup, null);
  }
  if (fault) faults.push(fault.text);
  else if (state.compare) {
    const time = state.position && "step" in state.position ? state.position.step : 0;
    await Promise.all([pair.ready(), whole()]);
    const wrong = openSecond(state.compare.setup, state.compare.unit, time);
    if (wrong) faults.push(settings.i18n.t("compare.fault", { text: wrong.text }));
  }
  // Nothing to keep yet: a page that opens on a bad link shows the first screen, not an empty board.
  if (!stage.moment.frame) openSetup(FIRST.setup, { step: FIRST.step });
  showMessage(Array.from(new Set(faults)).join(" "));
  if (state.played !== undefined) await showTry({ played: state.played });
  else if (activity()?.name === "try") page.enter(null);
}

/** Playing by hand. @param {Parameters<typeof import("./app/try.js").startTry>[1]} [begin] */
async function showTry(begin) {
  if (!begin && activity()?.name === "try") return;
  // Whoever plays is not asked, even if a link says both.
  settings.set({ ask: undefined });
  askBox.checked = false;
  page.enter(null);
  leaveCompare();
  const { startTry } = await import("./app/try.js");
  await startTry(page, begin);
}

/* ---- Choices ---- */

/** @param {Partial<ViewState>} change */
function setView(change) {
  settings.set(change);
  settings.keep();
  applyView();
  reached(performance.now());
}

/** The same for what may be another language. @param {Partial<ViewState>} change */
async function changeView(change) {
  await loadWords({ ...settings.view, ...change });
  setView(change);
}

function applyView() {
  const { i18n, view } = settings;
  const { room = false, panel = "", large, grain = "moves", rate = 1 } = view;
  panels.choose(panel.split("."), large, i18n);
  dress(settings);
  player = P.setRate(P.setGrain(player, grain), rate);
  setRoom(room);
  askBox.checked = view.ask === true;
  if (askBox.checked !== (activity()?.name === "predict")) fetching(showPredict)();
  if (stage.moment.frame) showNames();
  for (const each of pair.boards) each.relabel();
}

async function showPredict() {
  const { askFirst } = await import("./app/predict.js");
  await askFirst(page);
}

function toggleRoom() {
  const room = !settings.view.room;
  if (room && player.mode !== "paused") stop();
  setView({ room });
}

/** @param {1|-1} way */
function changeSpeed(way) {
  setView({ rate: P.rateFromSlider(P.sliderFromRate(player.rate) + way / 16) });
}

/** Closes one layer, or stops. */
function closeLayer() {
  if (note.square !== null) explainSquare(null);
  else if (player.mode !== "paused") stop();
}

/** Offers the board of the last visit; the first screen stays what it is, for whoever shares this device. @param {unknown} last */
function offerLast(last) {
  lastVisit = lastVisitOf(last, stage.moment.setup);
  if (!lastVisit) return;
  const { setup, position } = lastVisit.state;
  showNames();
  const chip = byId("continue");
  chip.hidden = false;
  chip.onclick = () => {
    chip.hidden = true;
    const fault = openSetup(setup, position, "push");
    if (fault) showMessage(fault.text);
  };
}

/* ---- Everything begins ---- */

for (const button of /** @type {HTMLCollectionOf<HTMLElement>} */ (byId("languages").children)) {
  button.addEventListener(
    "click",
    fetching(() => changeView({ lang: button.lang })),
  );
}
rove(byId("activities"), [byId("watch"), byId("try"), byId("check")]);
byId("puzzle").addEventListener("click", opening("showPuzzles"));
byId("lessons").addEventListener("click", opening("showLessons"));
byId("watch").addEventListener("click", () => {
  if (activity()?.name === "try") page.enter(null);
});
byId("try").addEventListener(
  "click",
  fetching(() => showTry()),
);
byId("check").addEventListener("click", opening("showCheck"));
addEventListener("dragover", (event) => {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
});
addEventListener("drop", (event) => {
  const [file] = event.dataTransfer?.files ?? [];
  if (!file) return;
  // Else the browser would leave the page for the file.
  event.preventDefault();
  fetching(async () => (await import("./app/drop.js")).openDropped(page, file))();
});
byId("more").addEventListener("click", opening("showMore"));
byId("room").addEventListener("click", toggleRoom);
byId("tools").addEventListener("click", opening("showTools"));
askBox.addEventListener("change", () => setView({ ask: askBox.checked }));
byId("message-close").addEventListener("click", () => {
  showMessage("");
  byId("next").focus();
});
listenToKeys(
  {
    next: () => press(1),
    previous: () => press(-1),
    onwards: () => press(1),
    backwards: () => press(-1),
    play: () => play(1),
    playBackwards: () => play(-1),
    toStart: () => seek(0),
    toEnd: () => run([{ mask: P.TARGET.end }], 1),
    jump: () => jumpTo(lastGoal, 1),
    jumpBefore: () => jumpTo(lastGoal, -1),
    slower: () => changeSpeed(-1),
    faster: () => changeSpeed(1),
    grain: () => setView({ grain: player.grain === "moves" ? "tests" : "moves" }),
    room: toggleRoom,
    rule: opening("showRule"),
    help: opening("showKeys"),
    close: closeLayer,
    blank: inRoom(toggleBlank),
    spotlight: inRoom(opening("toggleSpotlight")),
    freeze: inRoom(opening("freeze")),
    code: inRoom(opening("showCode")),
    vote: inRoom(opening("showVote")),
  },
  // Nothing is there to be moved yet; or the wall is blank, and is to be seen again first.
  (command) => !stage.moment.frame || (command !== "blank" && unblank()) || isTaken(command),
  () => settings.letters,
);
/** Links are followed one after the other: of two, the last is what is seen. */
let following = Promise.resolve();
addEventListener("popstate", () => {
  following = following.then(furnish).then(followAddress).catch(sayMissing);
});
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () =>
  stage.showBoard(player, performance.now()),
);

const last = recall("last");
if (LIMITS.some((key) => settings.view[key])) await (await import("./app/embed.js")).limit(page);
byId("page").hidden = false;
applyView();
await follow(link);
byId("page").removeAttribute("aria-busy");
// Behind the first picture. Nobody has asked for it: whoever does later is told if it fails again.
setTimeout(() => {
  whole()
    .then(() => {
      if (!link.setup) offerLast(last);
      return Promise.all([import("./app/offline.js"), import("./app/mishap.js")]);
    })
    .then(([{ keepOffline }, { watchMishaps }]) => {
      watchMishaps(page);
      return keepOffline(settings);
    })
    .catch(console.warn);
});
