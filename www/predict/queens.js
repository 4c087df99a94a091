/**
 * Questions about queens.
 *
 * @import { Key } from "../i18n/index.js"
 * @import { Choice, Draft, Look } from "./look.js"
 */
import { choiceOf } from "./steps.js";

/** Safe squares up to which they are counted. */
const FEW = 3;

/** How many safe squares the next queen has. @param {Look} look @returns {Draft|null} */
export function safe(look) {
  const { problem, method, candidates, cursor, path, deadEnd, solution, attempt } = look.frame;
  if (problem !== "queens" || !["rows", "forward", "smallest"].includes(method) || solution) return null;
  if (cursor > 0 || path.length === 0 || candidates.length < 2 || deadEnd || attempt !== undefined)
    return null;
  const squares = look.safe(candidates.flatMap(({ square }) => square ?? []));
  const count = squares.length;
  if (count > FEW) return null;
  const numbers = Array.from({ length: FEW + 2 }, (_, n) => n).filter((n) => n <= candidates.length);
  return {
    ask: look.t("predict.safe.ask", { piece: path.length + 1 }),
    right: [{ text: look.i18n.n(count), value: count }],
    wrong: numbers
      .filter((n) => n !== count)
      .map((n) => ({ text: look.i18n.n(n), value: n, reply: look.t("predict.safe.reply") })),
    because: look.t("predict.safe.because", { count, squares: look.names(squares) }),
    kinds: true,
    sorted: true,
  };
}

/** Where the whole-board scan begins to look for a queen. @param {Look} look @returns {Draft|null} */
export function begin(look) {
  const { frame, explanation } = look;
  const { method, files, candidates, cursor } = frame;
  const { kind, square: old } = explanation ?? {};
  if (method !== "scan" || old === undefined || !(kind === "place" || kind === "backtrack")) return null;
  const next = candidates[cursor]?.square;
  const place = candidates.findIndex(({ square }) => square === old);
  if (next === undefined || place < 0 || (kind === "place") !== (cursor === 0)) return null;
  const squares = candidates.flatMap(({ square }) => square ?? []);
  const after = squares[place + 1];
  const below = squares.find((square) => Math.floor(square / files) === Math.floor(old / files) + 1);
  const options = new Map([
    ["top", squares[0]],
    ["after", after],
    ["below", below],
    ["same", old],
  ]);
  const answer = kind === "place" ? "top" : "after";
  /** @type {Choice[]} */
  const choices = [];
  for (const [value, square] of options) {
    if (square === undefined || (square === next) !== (value === answer)) continue;
    const reply = look.t(/** @type {Key} */ (`predict.begin.${kind}.reply`));
    choices.push({ ...choiceOf(look, square, reply), value });
  }
  return {
    ask: look.t(kind === "place" ? "predict.begin.place.ask" : "predict.begin.backtrack.ask", {
      piece: frame.path.length + 1,
      square: look.name(old),
    }),
    right: choices.filter(({ value }) => value === answer),
    wrong: choices.filter(({ value }) => value !== answer),
    because: look.t(kind === "place" ? "predict.begin.place.because" : "predict.begin.backtrack.because", {
      square: look.name(next),
    }),
    kinds: true,
  };
}

/** Whether the scan has had the same queens in another order. @param {Look} look @returns {Draft|null} */
export function seen(look) {
  const { frame, explanation } = look;
  const { method, path, given } = frame;
  if (method !== "scan" || explanation?.kind !== "place" || given > 0 || path.length < 2) return null;
  const rank = new Map(look.firstOrder().map((square, i) => [square, i]));
  const sorted = Array.from(path).sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  const answer = sorted.every((square, i) => square === path[i]) ? "no" : "yes";
  const choices = ["yes", "no"].map((value) => ({
    value,
    text: look.t(/** @type {Key} */ (`predict.seen.${value}`)),
  }));
  return {
    ask: look.t("predict.seen.ask"),
    right: choices.filter(({ value }) => value === answer),
    wrong: choices.filter(({ value }) => value !== answer),
    because: look.t(/** @type {Key} */ (`predict.seen.because.${answer}`), { squares: look.names(sorted) }),
    kinds: true,
  };
}

/** Which queen is attacked most. @param {Look} look @returns {Draft|null} */
export function attacked(look) {
  const { method, path, attacked: hurt } = look.frame;
  if (method !== "repair" || !hurt || hurt.length < 2) return null;
  const attacks = look.attacks();
  const counts = Array.from(path, (square) => attacks[square]);
  const most = Math.max(...counts);
  if (most < 2 || counts.filter((count) => count === most).length > 1) return null;
  const worst = path[counts.indexOf(most)];
  return {
    ask: look.t("predict.attacked.ask"),
    right: [choiceOf(look, worst)],
    wrong: Array.from(hurt)
      .filter((square) => square !== worst)
      .map((square) =>
        choiceOf(
          look,
          square,
          look.t("predict.attacked.count", { square: look.name(square), count: attacks[square] }),
        ),
      ),
    because: look.t("predict.attacked.count", { square: look.name(worst), count: most }),
  };
}

/** Where the queen that moves next is attacked least. @param {Look} look @returns {Draft|null} */
export function least(look) {
  const { method, candidates, path } = look.frame;
  const others = candidates.filter(({ square }) => square !== undefined && !path.includes(square));
  if (method !== "repair" || others.length < 2) return null;
  const fewest = Math.min(...others.map(({ attackers = 0 }) => attackers));
  const best = others.filter(({ attackers }) => attackers === fewest);
  const { explanation, told } = look.next();
  if (best.length > 1 || explanation?.kind !== "move" || explanation.random) return null;
  const target = best[0].square ?? 0;
  if (explanation.square !== target || explanation.from === undefined) return null;
  return {
    ask: look.t("predict.least.ask", { square: look.name(explanation.from), piece: explanation.piece ?? 0 }),
    right: [choiceOf(look, target)],
    wrong: others.flatMap(({ square = 0, attackers = 0 }) =>
      square === target
        ? []
        : [
            choiceOf(
              look,
              square,
              look.t("predict.attacked.count", { square: look.name(square), count: attackers }),
            ),
          ],
    ),
    because: told,
  };
}

/** Which row or column has the fewest places left. @param {Look} look @returns {Draft|null} */
export function fewest(look) {
  const { method, files, ranks, path, candidates, cursor, solution } = look.frame;
  if (method !== "cover" || cursor > 0 || solution || candidates.length === 0) return null;
  const board = look.safe(Array.from({ length: files * ranks }, (_, square) => square));
  const rows = new Set(Array.from(path, (square) => Math.floor(square / files)));
  const columns = new Set(Array.from(path, (square) => square % files));
  /** @type {(Choice & { places: number[] })[]} */
  const lines = [];
  for (let row = 0; row < ranks; row++) {
    if (rows.has(row)) continue;
    const places = board.filter((square) => Math.floor(square / files) === row);
    lines.push({ text: look.rowName(row), value: `row ${row}`, places });
  }
  for (let column = 0; column < files; column++) {
    if (columns.has(column)) continue;
    const places = board.filter((square) => square % files === column);
    lines.push({ text: look.columnName(column), value: `column ${column}`, places });
  }
  const least = Math.min(...lines.map(({ places }) => places.length));
  const best = lines.filter(({ places }) => places.length === least);
  const taken = new Set(candidates.map(({ square }) => square));
  if (best.length > 1 || least !== taken.size || !best[0].places.every((square) => taken.has(square)))
    return null;
  return {
    ask: look.t("predict.fewest.ask"),
    right: best,
    wrong: lines
      .filter((line) => line !== best[0])
      .map((line) => ({
        ...line,
        reply: look.t("predict.fewest.places", {
          count: line.places.length,
          squares: look.names(line.places),
        }),
      })),
    because: look.t("predict.fewest.places", { count: least, squares: look.names(best[0].places) }),
  };
}

/** How many boards a solution gives, turned and mirrored. @param {Look} look @returns {Draft|null} */
export function symmetry(look) {
  const { problem, files, ranks, path, blocked } = look.frame;
  if (
    problem !== "queens" ||
    look.explanation?.kind !== "solution" ||
    files !== ranks ||
    files < 2 ||
    blocked.length > 0
  )
    return null;
  const size = imagesOf(Array.from(path), files).size;
  const choices = [8, 4, 2].map((value) => ({ value, text: look.i18n.n(value) }));
  return {
    ask: look.t("predict.symmetry.ask"),
    right: choices.filter(({ value }) => value === size),
    wrong: choices.filter(({ value }) => value !== size),
    because: look.t(/** @type {Key} */ (`predict.symmetry.because.${size}`)),
    kinds: true,
    sorted: true,
  };
}

/** The boards that turns and reflections make of a set of squares. @param {readonly number[]} squares @param {number} n @returns {Set<string>} */
function imagesOf(squares, n) {
  const images = new Set();
  let cells = squares.map((square) => [Math.floor(square / n), square % n]);
  for (let turn = 0; turn < 4; turn++) {
    cells = cells.map(([row, column]) => [column, n - 1 - row]);
    for (const mirrored of [cells, cells.map(([row, column]) => [row, n - 1 - column])]) {
      images.add(String(mirrored.map(([row, column]) => row * n + column).sort((a, b) => a - b)));
    }
  }
  return images;
}
