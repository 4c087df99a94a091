/**
 * Words for what stands on the board: the position in one sentence or three, the name of each cell for
 * readers who do not see it, and what a clicked square is about.
 *
 * @import { Candidate, Counts, Explanation, Frame, Labels } from "../types.js"
 * @import { I18n, Key, Params } from "../i18n/index.js"
 *
 * @typedef {"empty"|"barred"|"queen"|"given"|"knight"|"visited"|"start"} Content
 * @typedef {object} View
 * @property {Frame} frame
 * @property {Explanation|null|undefined} explanation
 * @property {I18n} i18n
 * @property {Labels} labels
 *
 * @typedef {object} Description
 * @property {() => string} pieces "Queens a4, c3."
 * @property {(counts: Counts) => string} position "Queens a4, c3. Queen 3: all 4 squares refused. Step 8."
 * @property {(square: number) => string} cell "d2, refused: the queen on c3 attacks it ↘"
 * @property {(square: number) => string} info the same square, explained in a sentence
 * @property {(place: number) => string} choice a candidate of the node by its place in the order, explained
 */
import { offersAttempts } from "./keys.js";
import { rejectKey, rowParams } from "./reasons.js";
import { repairView } from "./repair.js";
import { arrow, label } from "./squares.js";

/** More queens than this are counted, not listed. */
const LISTED = 12;
const SUFFIX = /** @type {const} */ ({ dead: ".dead", current: ".next", untried: ".untried" });

/** @param {View} view @returns {Description} */
export function describeBoard(view) {
  const { frame, explanation, i18n, labels } = view;
  const { t } = i18n;
  const queens = frame.problem === "queens";
  const next = frame.candidates[frame.cursor];
  const barred = new Set(frame.blocked);
  /** @type {Int32Array|undefined} made when a square is asked for: a board may have a million of them */
  let order;
  /** @type {Map<number, Candidate>} */
  const candidates = new Map();
  for (const candidate of frame.candidates) {
    if (candidate.square !== undefined) candidates.set(candidate.square, candidate);
  }
  const repair = frame.attacked ? repairView(frame, explanation) : null;

  /** @param {number|null|undefined} square */
  const name = (square) => (square === undefined || square === null ? "" : label(square, frame, labels));

  /** @param {number} square @returns {{ content: Content, n: number }} n: the queen's or the move's number */
  function contentOf(square) {
    order ??= orderOf(frame);
    const i = order[square];
    if (i < 0) return { content: barred.has(square) ? "barred" : "empty", n: 0 };
    if (queens) return { content: i < frame.given ? "given" : "queen", n: i + 1 };
    if (square === frame.head) return { content: "knight", n: i };
    return { content: i === 0 ? "start" : "visited", n: i };
  }

  /** @param {number} square */
  function takenBack(square) {
    return explanation?.kind === "backtrack" && explanation.square === square;
  }

  /** Refused just now: more is known than the candidate says. @param {number} square */
  function justRefused(square) {
    return explanation?.kind === "reject" && explanation.square === square;
  }

  /** The square for whose sake another one was refused just now. @param {number} square */
  function stranded(square) {
    return explanation?.stranded === square && explanation.square !== square;
  }

  /** @param {number} square @param {number} n @returns {Params} */
  function paramsOf(square, n) {
    const candidate = candidates.get(square);
    return {
      square: name(square),
      n: takenBack(square) || repair?.hasLeft(square) ? (explanation?.piece ?? 0) : n,
      move: n,
      degree: candidate?.degree ?? 0,
      attackers: candidate?.attackers ?? 0,
      by: name(candidate?.by),
      arrow: arrow(candidate?.by, square, frame),
      stranded: name(explanation?.stranded),
      ...rowParams(explanation?.row, frame, labels),
      refused: name(explanation?.square),
      next: name(next?.square),
      from: name(frame.head),
      piece: repair ? repair.mover + 1 : frame.path.length + 1,
    };
  }

  /** @param {number} square @param {Content} content @param {number} n @returns {Key} */
  function cellKey(square, content, n) {
    if (repair) {
      const key = repair.cellKey(square, content);
      if (key) return key;
    }
    const candidate = candidates.get(square);
    if (content === "knight") return n === 0 ? "cell.knight.start" : "cell.knight";
    if (content === "given") return candidate ? `cell.queen${SUFFIX[candidate.state]}` : "cell.given";
    if (content !== "empty") return `cell.${content}${candidate ? SUFFIX[candidate.state] : ""}`;
    if (takenBack(square)) return queens ? "cell.takenBack.queen" : "cell.takenBack.move";
    if (stranded(square)) return "cell.stranded";
    if (!candidate) return "cell.empty";
    if (candidate.state === "dead") {
      const refused = `cell.refused.${candidate.conflict}`;
      return i18n.has(refused) ? refused : "cell.empty.dead";
    }
    if (candidate.degree === undefined) return `cell.empty${SUFFIX[candidate.state]}`;
    return candidate.state === "current" ? "cell.next.degree" : "cell.untried.degree";
  }

  /** @param {number} square @param {Content} content @param {number} n @returns {Key} */
  function infoKey(square, content, n) {
    if (repair) return repair.infoKey(square, content);
    const candidate = candidates.get(square);
    if (candidate?.conflict) {
      if (candidate.conflict === "breaks") return "info.refused.breaks";
      if (explanation && justRefused(square)) return rejectKey(frame, explanation, labels, i18n);
      return candidate.conflict === "visited" && n === 0
        ? "reject.visited.start"
        : `reject.${candidate.conflict}`;
    }
    if (content === "knight") return n === 0 ? "info.knight.start" : "info.knight";
    if (content === "start") return "info.visited.start";
    if (content !== "empty") return `info.${content}`;
    if (takenBack(square)) return queens ? "info.takenBack.queen" : "info.takenBack.move";
    if (stranded(square)) return "info.stranded";
    if (candidate) return candidateKey(candidate);
    if (frame.hushed) return "info.empty";
    if (queens) return frame.path.length === frame.goal ? "info.empty.full" : "info.empty.queens";
    return frame.head === null ? "info.empty.outside" : "info.empty.tour";
  }

  /** @param {Candidate} candidate @returns {Key} */
  function candidateKey({ state, degree }) {
    if (state === "dead") return "info.dead";
    if (state === "current") return degree === undefined ? "info.next" : "info.next.degree";
    if (!frame.exhaustive) return "info.never.degree";
    if (next?.square === undefined) return "info.untried.jump";
    return degree === undefined ? "info.untried" : "info.untried.degree";
  }

  /** @param {"position.queens"|"position.attacked"} key @param {Iterable<number>} squares @returns {string} */
  function listed(key, squares) {
    const all = Array.from(squares);
    if (all.length > LISTED)
      return t(`${key}.many`, { count: all.length, square: name(all[all.length - 1]) });
    return t(key, { count: all.length, squares: i18n.list(all.map(name)) });
  }

  /** @returns {string} */
  function pieces() {
    const { path, head, attacked } = frame;
    const last = path.length - 1;
    if (attacked)
      return i18n.sentences(listed("position.queens", path), listed("position.attacked", attacked));
    if (queens) return listed("position.queens", path);
    if (path.length === 0) return t("position.knight.none");
    if (head === null) return t("position.knight.outside", { move: last });
    return t("position.knight", { square: name(head), move: last });
  }

  /** @returns {Key} what has become of the choices here */
  function choicesKey() {
    const subject = queens ? "queen" : "jump";
    if (frame.solution) return "position.solution";
    if (repair) return next ? "position.mover" : "position.noMover";
    if (frame.deadEnd) return `position.${subject}.refused`;
    if (offersAttempts(frame)) return next ? "position.attempt.next" : "position.attempt.tried";
    if (!queens && frame.path.length === 0) return next ? "position.start.next" : "position.start.tried";
    if (!next) return `position.${subject}.tried`;
    return next.square === undefined ? "position.jump.number" : `position.${subject}.next`;
  }

  /** @param {number} square */
  function info(square) {
    const { content, n } = contentOf(square);
    return t(infoKey(square, content, n), paramsOf(square, n));
  }

  return {
    pieces,
    position({ step }) {
      const choices = t(choicesKey(), {
        piece: repair ? repair.mover + 1 : frame.path.length + 1,
        tried: frame.cursor,
        total: frame.candidates.length,
        next: name(next?.square),
        jump: next?.jump ?? 0,
        attempt: frame.cursor + 1,
        square: name(frame.path[repair?.mover ?? 0]),
      });
      const told = frame.hushed && !frame.deadEnd && !frame.solution ? [pieces()] : [pieces(), choices];
      if (frame.attempt !== undefined) told.push(t("position.attempt", { attempt: frame.attempt }));
      return i18n.sentences(...told, t("position.step", { step }));
    },
    cell(square) {
      const { content, n } = contentOf(square);
      return t(cellKey(square, content, n), paramsOf(square, n));
    },
    info,
    choice(place) {
      const { square, jump, state } = frame.candidates[place];
      if (square !== undefined) return info(square);
      if (jump === undefined) return t(`why.attempt.${state}`, { attempt: place + 1 });
      return t(state === "dead" ? "why.off.dead" : "why.off", { jump });
    },
  };
}

/** @param {Frame} frame @returns {Int32Array} by square, its place in the path, or -1 */
function orderOf({ files, ranks, path }) {
  const order = new Int32Array(files * ranks).fill(-1);
  for (let i = 0; i < path.length; i++) order[path[i]] = i; // off the board is off the array
  return order;
}
