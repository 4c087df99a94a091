/**
 * Counting all solutions, with the boards that differ under turns and mirrors as a gallery. The count goes on
 * while the page is used, and ends with the puzzle.
 *
 * @import { Fundamental } from "../pkg/backstep.js"
 * @import { I18n } from "../i18n/index.js"
 * @import { Moment } from "../readout.js"
 *
 * @typedef {object} Standing
 * @property {number} progress 0 to 1
 * @property {bigint} solutions
 * @property {bigint|null} fundamental
 * @property {number|null} left milliseconds
 * @property {boolean} done
 * @property {{ code?: string, message: string }|null} error
 * @property {bigint|null} closed tours of the board
 * @property {boolean} tooMany to be counted here
 *
 * @typedef {object} Counting what is needed from outside
 * @property {(setup: string, onChange: (standing: Standing) => void) => () => void} count
 * @property {(n: number) => Fundamental[]} fundamental
 * @property {(columns: Uint32Array) => void} onBoard a board of the gallery was chosen
 */
import { make, say, svg } from "../ui/dom.js";

/** Boards shown at a time. */
const BOARDS = 24;
/** Boards with more rows are not listed. */
const LARGEST = 12;

/** @param {Counting} tools */
export function createCounting({ count, fundamental, onBoard }) {
  const title = make("h3");
  const button = make("button", { type: "button" });
  const told = make("p", { role: "status" });
  const bar = make("progress", { max: 1, value: 0, hidden: true });
  const gallery = make("ul", { className: "gallery", hidden: true });
  const more = make("button", { type: "button", hidden: true });
  const element = make("section", { className: "counting" }, title, button, bar, told, gallery, more);
  /** @type {(() => void)|null} */
  let cancel = null;
  let setup = "";
  /** @type {Moment|null} */
  let moment = null;
  /** @type {Fundamental[]} */
  let boards = [];

  function stop() {
    cancel?.();
    cancel = null;
    bar.hidden = true;
  }

  button.addEventListener("click", () => {
    if (!moment) return;
    const { i18n } = moment;
    if (cancel) {
      stop();
      say(told, i18n.t("count.stopped"));
    } else start(moment);
    label(i18n);
  });
  more.addEventListener("click", () => {
    if (moment) list(moment.i18n);
  });

  /** @param {Moment} now */
  function start({ i18n, frame }) {
    gallery.replaceChildren();
    gallery.hidden = more.hidden = true;
    bar.hidden = false;
    try {
      cancel = count(setup, (standing) => {
        bar.value = standing.progress;
        // While it counts, the bar says how far it is to whoever asks; only what comes of it is read out.
        told.setAttribute("aria-live", standing.done || standing.error ? "polite" : "off");
        say(told, textOf(standing, i18n));
        if (!standing.done && !standing.error) return;
        stop();
        label(i18n);
        const plain = frame.files === frame.ranks && frame.blocked.length === 0 && frame.given === 0;
        if (standing.done && frame.problem === "queens" && plain && frame.ranks <= LARGEST) {
          boards = fundamental(frame.ranks);
          list(i18n);
        }
      });
    } catch {
      stop();
      say(told, i18n.t("count.impossible"));
    }
  }

  /** Shows some more boards. @param {I18n} i18n */
  function list(i18n) {
    const from = gallery.children.length;
    const items = boards.slice(from, from + BOARDS).map(({ columns, size }, i) => {
      const name = i18n.t("count.board", { number: from + i + 1, size });
      const card = make("button", { type: "button", "aria-label": name }, picture(columns));
      card.append(make("span", { "aria-hidden": "true" }, i18n.t("count.class", { size })));
      card.addEventListener("click", () => onBoard(columns));
      return make("li", {}, card);
    });
    gallery.append(...items);
    gallery.hidden = boards.length === 0;
    more.hidden = gallery.children.length >= boards.length;
  }

  /** @param {I18n} i18n */
  function label(i18n) {
    say(title, i18n.t("count.title"));
    say(button, i18n.t(cancel ? "count.cancel" : "count.start"));
    say(more, i18n.t("count.more"));
    bar.setAttribute("aria-label", i18n.t("count.title"));
  }

  return {
    element,

    /** @param {Moment} now */
    show(now) {
      moment = now;
      // The method makes no difference to what is counted, but another puzzle ends the count.
      if (now.setup !== setup) {
        stop();
        setup = now.setup;
        boards = [];
        gallery.replaceChildren();
        gallery.hidden = more.hidden = true;
        say(told, "");
      }
      label(now.i18n);
    },
  };
}

/** @param {Standing} standing @param {I18n} i18n @returns {string} */
function textOf({ progress, solutions, fundamental, left, done, error, closed, tooMany }, i18n) {
  // What the engine refuses has a code.
  if (error) return i18n.t(error.code ? "count.impossible" : "count.failed");
  if (tooMany) return i18n.t("count.tooMany", { n: solutions });
  const percent = Math.floor(progress * 100);
  if (!done) {
    const soFar = i18n.t("count.running", { percent, n: solutions });
    return left === null
      ? soFar
      : i18n.sentences(soFar, i18n.t("count.left", { seconds: Math.ceil(left / 1000) }));
  }
  const total = i18n.t("count.done", { n: solutions });
  if (closed !== null) return i18n.sentences(total, i18n.t("count.closed", { n: closed }));
  return fundamental === null
    ? total
    : i18n.sentences(total, i18n.t("count.fundamental", { n: fundamental }));
}

/** A small board with its queens. @param {Uint32Array} columns */
function picture(columns) {
  const n = columns.length;
  const board = svg("svg", { viewBox: `0 0 ${n} ${n}`, "aria-hidden": "true" });
  board.append(svg("rect", { width: n, height: n, class: "rule-light" }));
  for (let row = 0; row < n; row++) {
    for (let column = 1 - (row % 2); column < n; column += 2) {
      board.append(svg("rect", { x: column, y: row, width: 1, height: 1, class: "rule-dark" }));
    }
  }
  for (const [row, column] of columns.entries()) {
    board.append(svg("circle", { cx: column + 0.5, cy: row + 0.5, r: 0.34, class: "gallery-queen" }));
  }
  return board;
}
