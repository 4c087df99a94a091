/**
 * The composition root: the only module that knows all the others. The player says what is due, the engine
 * does it, and every view is shown the moment that came of it.
 *
 * @import { ViewState, LinkState } from "./url-state.js"
 * @import { Moment } from "./readout.js"
 * @import { Fault } from "./i18n/errors.js"
 * @import { Preset } from "./presets.js"
 * @import { Frame } from "./types.js"
 * @import { Check, Existence, Ways } from "./pkg/backstep.js"
 * @import { Goal, Order } from "./player.js"
 */
import { createGrid } from "./board/grid.js";
import { createHands } from "./board/hands.js";
import { createBoardView } from "./board/view.js";
import { openCheck } from "./check.js";
import { createClock } from "./clock.js";
import { count } from "./count/index.js";
import { Engine, loadEngine } from "./engine.js";
import { faultText } from "./i18n/errors.js";
import { chooseLanguage, createI18n, LANGUAGES } from "./i18n/index.js";
import { listenToKeys, openKeys } from "./keys.js";
import { openMore } from "./more.js";
import { createNote } from "./note.js";
import { createPanels } from "./panels/index.js";
import { check, exists, fundamental, waysOn } from "./pkg/backstep.js";
import * as P from "./player.js";
import { FIRST, PRESETS } from "./presets.js";
import { openPuzzle } from "./puzzle.js";
import { showReadout } from "./readout.js";
import { setRoom, toggleBlank, unblank } from "./room.js";
import { openRule } from "./rule.js";
import { fieldsOf, plainDigits, withFields } from "./setup-text.js";
import { keep, recall } from "./store.js";
import { createTransport } from "./transport.js";
import { byId, make, say, translate } from "./ui/dom.js";
import { formatLink, parseLink } from "./url-state.js";
import { showVerdict } from "./verdict.js";
import { describeBoard } from "./words/describe.js";
import { movesOf } from "./words/moves.js";
import { puzzleName } from "./words/puzzle-name.js";
import { label } from "./words/squares.js";

/** Milliseconds between writes to the address bar: browsers refuse more than about three a second. */
const LINK_EVERY = 350;
/** … between new names of the grid's cells, and new sentences, while playing. */
const WORDS_EVERY = 250;
/** … between announcements while playing. */
const ANNOUNCE_EVERY = 3000;
/** Presses a second above which a piece no longer glides, and above which squares fade instead of blinking. */
const MOTION_RATE = 4;
const FAST_RATE = 8;
/** Milliseconds that counting the ways on may take. */
const WAYS_BUDGET = 150;
/** Longer addresses are not put into links. */
const MAX_ADDRESS = 250;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

await loadEngine();

const link = parseLink(location.hash, location.search);
const stored = /** @type {{ view?: unknown, letters?: unknown }|null} */ (recall("view"));
/** What was chosen; what is left out follows the browser. @type {ViewState} */
let view = { ...parseLink(String(stored?.view ?? "")).view, ...link.view };
let letters = stored?.letters !== false;
let i18n = createI18n(view.lang ?? chooseLanguage(navigator.languages), { digits: view.digits });

let engine = Engine.open(FIRST.setup);
let player = P.createPlayer({ rate: view.rate, grain: view.grain });
/** The furthest step seen of this search, and whether there is none beyond it. */
let furthest = 0;
let ended = false;
let refusals = 0;
/** @type {Moment["missed"]} */
let missed = null;
/** @type {number|null} the square that is being explained */
let pointer = null;
/** What is known of the puzzle without a search. @type {Existence|null} */
let known = null;
/** The ways on from here, by square, if they were asked for. @type {Map<number, string>|null} */
let ways = null;
let wantsWays = false;
/** Where the jumps still to be made lead, the present one first. @type {Goal[]} */
let plan = [];
/** The board of the last visit, if it is offered. @type {{ frame: Frame, step: number }|null} */
let lastVisit = null;
/** Whether anything was done here; until then the last visit's board stays remembered. */
let acted = false;
/** When the words, the announcement and the link were last written. */
const written = { words: 0, announced: 0, link: 0 };
/** @type {Moment} */
let moment;

const boardBox = byId("board");
const canvas = /** @type {HTMLCanvasElement} */ (boardBox.querySelector("canvas"));
const board = createBoardView(canvas, () => clock.requestRedraw());
const clock = createClock(onFrame);
const grid = createGrid(boardBox, {
  label: i18n.t("heading.board"),
  onAct: explainSquare,
  onFocus: (square) => board.follow(square),
});
const hands = createHands(boardBox, canvas, board, {
  group: byId("zoom"),
  nearer: byId("zoom-in"),
  farther: byId("zoom-out"),
  whole: byId("zoom-whole"),
});
const note = createNote({
  onStart: (square) => changeSetup(withFields(moment.setup, { start: label(square, moment.frame, "chess") })),
  onBar: (square) => toggleSquare("blocked", square),
  onGive: (square) => toggleSquare("queens", square),
  onClose: () => explainSquare(null),
});
const panels = createPanels((name) => setView({ panel: /** @type {ViewState["panel"]} */ (name) }), {
  count,
  fundamental,
  onBoard: showQueens,
  waysShown: () => wantsWays && player.mode === "paused",
  toggleWays,
  ways: showWays,
});
const transport = createTransport({
  toStart: () => seek(0),
  press,
  play,
  jump: (target, direction) => run([{ mask: P.TARGET[target] }], direction),
  firstSolution: () => run([{ step: 0 }, { mask: P.TARGET.solution | P.TARGET.end }], 1),
  grain: (grain) => setView({ grain }),
  rate: (rate) => setView({ rate }),
  seek,
});

/* ---- Time ---- */

/** @param {number} now @param {number} dt */
function onFrame(now, dt) {
  const due = P.owed(player, dt);
  player = due.player;
  if (due.order) carryOut(due.order, now);
  if (board.draw(now)) clock.requestRedraw();
  placeGrid();
  hands.show();
  // Other words belong to squares that have become too small for marks, or large enough.
  if (board.isPicture() !== moment.picture) reached(now);
}

/** @param {Order} order @param {number} now */
function carryOut(order, now) {
  acted = true;
  const outcomes = engine.attempt((session) => P.drive([session], player, order));
  if (!outcomes) return recovered();
  // On the way back they come after the position reached, not before it.
  refusals = order.direction === 1 ? outcomes[0].refused : 0;
  missed = !outcomes[0].missed ? null : order.direction === 1 ? "jump.none" : "jump.noneBefore";
  player = P.settle(player, outcomes);
  if (player.mode === "paused" && plan.length > 1) {
    plan = plan.slice(1);
    player = P.jump(player, plan[0], player.direction);
  }
  if (player.mode === "paused") clock.stop();
  const { head } = moment.frame;
  reached(now);
  followHead(head);
}

/**
 * Keeps the last piece in sight on a board that is seen in part: at rest, or slowly if it was. Faster, the whole board
 * would flash.
 * @param {number|null} before where it was
 */
function followHead(before) {
  const { head } = moment.frame;
  const slowly = player.mode === "playing" && player.rate <= MOTION_RATE;
  const goes = player.mode === "paused" || (slowly && before !== null && board.isInSight(before));
  if (head !== null && goes) board.follow(head);
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
  clock.start();
}

/** @param {number} step */
function seek(step) {
  run([{ step }], step < moment.counts.step ? -1 : 1);
}

function stop() {
  plan = [];
  player = P.pause(player);
  clock.stop();
  // Stopped amid refusals that pass unseen: on to where a press would have stopped.
  if (player.grain === "moves" && moment.explanation?.kind === "reject" && !moment.frame.deadEnd) {
    press(player.direction);
  } else reached(performance.now());
}

function recovered() {
  stop();
  showMessage(i18n.t("error.recovered"));
}

/* ---- What is shown ---- */

/** Looks at the position and shows it. @param {number} now */
function reached(now) {
  const read = engine.attempt((session) => {
    const counts = session.counts();
    const status = session.status();
    return {
      setup: session.setup(),
      frame: /** @type {Frame} */ (session.frame()),
      explanation: session.explain(),
      counts,
      status,
    };
  });
  if (!read) return recovered();
  furthest = Math.max(furthest, read.counts.step);
  ended ||= read.status === "exhausted" || read.status === "stuck";
  const earlier = player.mode === "paused" && read.counts.step < furthest;
  const { labels = "chess", grain = "moves" } = view;
  const { direction } = player;
  const shown = known?.answer === "no" && known.squares.length > 0;
  // A search that has come to its solution has not missed anything.
  if (read.status === "solution") missed = null;
  moment = {
    ...read,
    i18n,
    labels,
    grain,
    refusals,
    earlier,
    direction,
    missed,
    shown,
    picture: board.isPicture(),
  };
  if (note.square !== null) explainSquare(null);
  ways = null;
  const moving = player.mode !== "paused";
  showBoard(now);
  transport.show(player, i18n);
  transport.showEnds(moment.counts.step > 0, !isOver());
  transport.showTime(moment.counts, furthest, ended, i18n);
  if (!moving || now - written.words >= WORDS_EVERY || (isSlow() && player.mode === "playing"))
    showWords(now);
  if (!moving || now - written.link >= LINK_EVERY) writeLink();
  if (!moving) engine.remember();
}

/** Whether no step is left. */
function isOver() {
  const { status, frame } = moment;
  return status === "exhausted" || status === "stuck" || (status === "solution" && !frame.exhaustive);
}

/** Whether every press can be followed by eye. */
function isSlow() {
  return player.mode !== "jumping" && player.rate <= FAST_RATE;
}

/** @param {number} now */
function showBoard(now) {
  const { frame, explanation, labels, direction } = moment;
  const still = player.mode === "jumping" || (player.mode === "playing" && player.rate > MOTION_RATE);
  board.setScene(
    {
      frame,
      explanation,
      direction,
      motion: still || reducedMotion.matches ? "none" : "full",
      pace: player.mode === "paused" || isSlow() ? "step" : "fast",
      labels,
      number: i18n.n,
      picture: (palette, share, heat) => engine.attempt((session) => session.picture(palette, share, heat)),
      visits: null,
      pointer,
      ways,
      moves: movesOf(moment.setup),
      choices: known?.answer === "no" ? known.squares : null,
    },
    now,
  );
  clock.requestRedraw();
}

/** Everything in words: sentence, counters, cells of the grid, panel, announcement. @param {number} now */
function showWords(now) {
  written.words = now;
  const text = showReadout(moment, player.mode === "jumping");
  const words = describeBoard(moment);
  const moving = player.mode !== "paused";
  if (!moving || !moment.picture) grid.update(words.cell);
  if (player.mode === "paused" || isSlow()) engine.attempt((session) => panels.show(moment, session));
  const rests = player.mode === "paused" || moment.status !== "running";
  if (rests || now - written.announced >= ANNOUNCE_EVERY) {
    written.announced = now;
    say(byId("status"), text);
  }
}

function placeGrid() {
  const { files, ranks } = moment.frame;
  grid.place({ files, ranks, rect: board.boardRect() });
}

/** Explains a square, or nothing. @param {number|null} square */
function explainSquare(square) {
  if (square !== null && player.mode !== "paused") stop();
  pointer = square;
  const text = note.show(square, moment);
  if (text) say(byId("status"), text);
  showBoard(performance.now());
}

/** @param {string} text "" for none */
function showMessage(text) {
  byId("message").hidden = text === "";
  say(byId("message-text"), text);
}

/* ---- Puzzles and links ---- */

/**
 * Opens a setup; the board stays as it is if that fails.
 * @param {string} setup @param {LinkState["position"]} position
 * @param {"replace"|"push"} [entry] of the browser's history: what becomes of the present one
 * @returns {(Fault & { text: string }) | null} what is wrong
 */
function openSetup(setup, position, entry = "replace") {
  let opened;
  try {
    opened = Engine.open(setup, position && "address" in position ? position : undefined);
  } catch (error) {
    const fault = /** @type {Fault} */ (error);
    if (typeof fault.code !== "string") throw error;
    return { ...fault, code: fault.code, key: fault.key, text: faultText(i18n, fault) };
  }
  engine.close();
  engine = opened;
  furthest = 0;
  ended = false;
  refusals = 0;
  missed = null;
  pointer = null;
  player = P.pause(P.setGrain(P.createPlayer({ rate: player.rate }), player.grain));
  clock.stop();
  // Before the new link is written, which would overwrite the one that Back leads to.
  if (entry === "push") history.pushState(null, "", location.href);
  known = exists(setup);
  board.showWhole();
  reached(performance.now());
  say(byId("puzzle-name"), nameOf(setup));
  showVerdict(known, i18n);
  if (position && "step" in position && position.step > 0) seek(position.step);
  return null;
}

/** A preset's own name, else what it is. @param {string} setup */
function nameOf(setup) {
  const preset = PRESETS.find((each) => each.setup === setup || canonical(each) === moment.setup);
  return preset ? i18n.t(preset.name) : puzzleName(moment.frame, i18n, moment.setup);
}

/** @type {Map<Preset, string>} */
const canonicals = new Map();

/** @param {Preset} preset */
function canonical(preset) {
  let text = canonicals.get(preset);
  if (text === undefined) {
    const opened = Engine.open(preset.setup);
    text = opened.session.setup();
    opened.close();
    canonicals.set(preset, text);
  }
  return text;
}

/** Another setup, as a new entry in the browser's history. @param {string} setup @param {number} [step] */
function changeSetup(setup, step = 0) {
  const fault = openSetup(setup, { step }, "push");
  if (!fault) showMessage("");
  return fault;
}

/** Adds a square to a list of the setup, or takes it out. @param {"blocked"|"queens"} key @param {number} square */
function toggleSquare(key, square) {
  const name = label(square, moment.frame, "chess");
  const names = (fieldsOf(moment.setup).get(key) ?? "").split(".").filter(Boolean);
  const others = names.filter((each) => each !== name);
  const list = others.length < names.length ? others : [...names, name];
  const fault = changeSetup(withFields(moment.setup, { [key]: list.join(".") }));
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

/** Shows a right answer that was checked. @param {Check} checked */
function playChecked({ problem, files, ranks, squares }) {
  const names = Array.from(squares, (square) => label(square, { files, ranks }, "chess")).join(".");
  const size = `problem=${problem}&files=${files}&ranks=${ranks}`;
  const fault = changeSetup(
    problem === "queens" ? `${size}&queens=${names}` : `${size}&method=script&path=${names}`,
  );
  if (fault) showMessage(fault.text);
}

function toggleWays() {
  wantsWays = !wantsWays;
  reached(performance.now());
}

/** Counts the ways on from here and writes them on the board. @returns {Ways[]|null} null: that cannot be told */
function showWays() {
  const { setup, frame } = moment;
  const squares = Array.from(frame.path);
  /** @type {Ways[]} */
  let found;
  // The engine's words for the rows of a board have 64 bits.
  if (frame.problem === "queens" && frame.files > 64) return null;
  try {
    found = waysOn(setup, squares, WAYS_BUDGET);
  } catch {
    // A sequence that has left the board.
    return null;
  }
  ways = new Map(
    found
      .filter((way) => way.ways > 0n)
      .map((way) => [way.square, i18n.t(way.exact ? "ways.number" : "ways.number.atLeast", { n: way.ways })]),
  );
  showBoard(performance.now());
  return found;
}

/** The fragment of this very moment. */
function linkText() {
  const { counts, setup } = moment;
  const address = counts.depth < MAX_ADDRESS && engine.attempt((session) => session.address());
  const position = address ? { address: Array.from(address), counts } : { step: counts.step };
  const base = location.href.split("#")[0].length + 1;
  return formatLink({ setup, view, position }, 300 - base);
}

function writeLink() {
  written.link = performance.now();
  const text = linkText();
  try {
    history.replaceState(null, "", `#${text}`);
  } catch {
    // Too many writes, or an embedding that forbids them: the link in the dialog is still right.
  }
  if (acted) keep("last", text);
}

/** Shows what a link says, and says what it cannot. @param {ReturnType<typeof parseLink>} state */
function follow(state) {
  const faults = state.errors.map((fault) => faultText(i18n, fault));
  let fault = state.setup
    ? openSetup(state.setup, state.position)
    : openSetup(FIRST.setup, { step: FIRST.step });
  if (fault && state.position) {
    faults.push(fault.text);
    // The position may be what is wrong: the puzzle itself still opens.
    fault = openSetup(state.setup, null);
  }
  if (fault) faults.push(fault.text);
  // Nothing to keep yet: a page that opens on a bad link shows the first screen, not an empty board.
  if (!moment) openSetup(FIRST.setup, { step: FIRST.step });
  showMessage(Array.from(new Set(faults)).join(" "));
}

/* ---- Choices ---- */

/** @param {Partial<ViewState>} change */
function setView(change) {
  view = { ...view, ...change };
  const lasting = { ...view, room: undefined, panel: undefined };
  keep("view", { view: formatLink({ setup: "", view: lasting, position: null }), letters });
  applyView();
  reached(performance.now());
}

function applyView() {
  const { room = false, theme, panel, grain = "moves", rate = 1 } = view;
  const lang = view.lang ?? chooseLanguage(navigator.languages);
  i18n = createI18n(lang, { digits: view.digits });
  const root = document.documentElement;
  root.lang = i18n.lang;
  root.dir = i18n.dir;
  const shown = room ? "projector" : theme;
  if (shown) root.dataset.theme = shown;
  else delete root.dataset.theme;
  document.title = i18n.t("app.title");
  translate(document, i18n);
  grid.relabel(i18n.t("heading.board"));
  for (const button of byId("languages").children) {
    button.setAttribute("aria-pressed", String(button.getAttribute("lang") === i18n.lang));
  }
  player = P.setRate(P.setGrain(player, grain), rate);
  panels.choose(panel);
  setRoom(room);
  say(byId("room"), i18n.t(room ? "nav.leaveRoom" : "nav.room"));
  if (moment) say(byId("puzzle-name"), nameOf(moment.setup));
  nameLast();
  if (known) showVerdict(known, i18n);
  board.resize();
}

function toggleRoom() {
  const room = !view.room;
  if (room && player.mode !== "paused") stop();
  setView({ room });
}

/** A puzzle from the dialog: what comes next is Next. @param {string} setup @param {number} step */
function choose(setup, step) {
  const fault = changeSetup(setup, step);
  // The dialog, closing, would give the focus back to the button that opened it.
  if (!fault) byId("puzzle-dialog").addEventListener("close", () => byId("next").focus(), { once: true });
  return fault;
}

function showPuzzles() {
  openPuzzle({
    i18n,
    setup: moment.setup,
    labels: moment.labels,
    presets: PRESETS,
    onPreset: ({ setup, step }) => choose(setup, step),
    onSetup: (setup) => choose(setup, 0),
  });
}

function showMore() {
  openMore({
    i18n,
    view,
    letters,
    link: `${location.href.split("#")[0]}#${linkText()}`,
    onView: (change) => {
      setView(change);
      showMore();
    },
    onLetters: (on) => {
      letters = on;
      setView({});
    },
    onKeys: () => openKeys(i18n),
    onRule: showRule,
  });
}

function showRule() {
  openRule(i18n);
}

/** @param {1|-1} way */
function changeSpeed(way) {
  setView({ rate: P.rateFromSlider(P.sliderFromRate(player.rate) + way / 16) });
}

/** Closes one layer, or stops. */
function closeLayer() {
  if (unblank()) return;
  if (note.square !== null) explainSquare(null);
  else if (player.mode !== "paused") stop();
}

/** Offers the board of the last visit; the first screen stays what it is, for whoever shares this device. @param {unknown} last */
function offerLast(last) {
  if (typeof last !== "string") return;
  const state = parseLink(last);
  const step =
    state.position && ("step" in state.position ? state.position.step : state.position.counts.step);
  if (!state.setup || !step || state.errors.length > 0) return;
  let opened;
  try {
    opened = Engine.open(state.setup);
  } catch {
    return;
  }
  const setup = opened.session.setup();
  const frame = /** @type {Frame} */ (opened.session.frame());
  opened.close();
  if (setup === moment.setup) return;
  lastVisit = { frame, step };
  nameLast();
  const chip = byId("continue");
  chip.hidden = false;
  chip.onclick = () => {
    chip.hidden = true;
    const fault = openSetup(state.setup, state.position, "push");
    if (fault) showMessage(fault.text);
  };
}

function nameLast() {
  if (!lastVisit) return;
  const { frame, step } = lastVisit;
  say(byId("continue"), i18n.t("continue.chip", { name: puzzleName(frame, i18n), step }));
}

/* ---- Everything begins ---- */

for (const { code, endonym } of LANGUAGES) {
  const button = make("button", { type: "button", lang: code }, endonym);
  button.addEventListener("click", () => setView({ lang: code }));
  byId("languages").append(button);
}
byId("puzzle").addEventListener("click", showPuzzles);
byId("check").addEventListener("click", () =>
  openCheck({
    i18n,
    labels: moment.labels,
    frame: moment.frame,
    check: (text) => check(plainDigits(text), moment.setup),
    onPlay: playChecked,
  }),
);
byId("more").addEventListener("click", showMore);
byId("room").addEventListener("click", toggleRoom);
byId("message-close").addEventListener("click", () => showMessage(""));
canvas.addEventListener("click", ({ clientX, clientY }) => {
  const square = board.squareAt(clientX, clientY);
  explainSquare(square === pointer ? null : square);
});
listenToKeys(
  {
    next: () => press(1),
    previous: () => press(-1),
    play: () => play(1),
    playBackwards: () => play(-1),
    toStart: () => seek(0),
    toEnd: () => run([{ mask: P.TARGET.end }], 1),
    deadEnd: () => run([{ mask: P.TARGET.deadEnd }], 1),
    deadEndBefore: () => run([{ mask: P.TARGET.deadEnd }], -1),
    slower: () => changeSpeed(-1),
    faster: () => changeSpeed(1),
    grain: () => setView({ grain: player.grain === "moves" ? "tests" : "moves" }),
    room: toggleRoom,
    rule: showRule,
    help: () => openKeys(i18n),
    close: closeLayer,
    blank: () => {
      if (view.room) toggleBlank();
    },
  },
  () => letters,
);
addEventListener("popstate", () => {
  if (location.hash.slice(1) === linkText()) return showMessage("");
  const state = parseLink(location.hash, location.search);
  view = { ...view, ...state.view };
  applyView();
  follow(state);
});
reducedMotion.addEventListener("change", () => showBoard(performance.now()));

const last = recall("last");
byId("page").hidden = false;
applyView();
follow(link);
if (!link.setup) offerLast(last);
