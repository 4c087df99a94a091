/**
 * The board for keyboards and screen readers: a transparent table over the canvas, with one tab stop that the arrow
 * keys move.
 *
 * On a large board the table is a window of cells that follows the focus, and says so by aria-rowindex and
 * aria-colindex: sixteen thousand cells would make every page slow for everybody.
 *
 * @import { Rect } from "./geometry.js"
 */

/** A board with more rows or columns than this is shown through a window … */
const WHOLE = 32;
/** … of this many … */
const WINDOW = 17;
/** … which moves when the focus comes this near to its edge, so that neighbours can always be read. */
const MARGIN = 2;

/**
 * @param {HTMLElement} container
 * @param {{ label: string, onAct: (square: number) => void, onFocus: (square: number) => void }} options
 */
export function createGrid(container, { label, onAct, onFocus }) {
  const table = document.createElement("table");
  const body = document.createElement("tbody");
  table.className = "board-grid";
  table.setAttribute("role", "grid");
  table.setAttribute("aria-label", label);
  table.append(body);
  container.append(table);

  let files = 0;
  let ranks = 0;
  let focused = 0;
  /** First row and column of the window, and its size. */
  let top = 0;
  let left = 0;
  let rows = 0;
  let columns = 0;
  /** @type {Rect} */
  let rect = { x: 0, y: 0, width: 0, height: 0 };
  /** @type {(square: number) => string} */
  let nameOf = () => "";
  /** @type {HTMLTableCellElement[]} */
  let cells = [];

  /** Sets what a cell says; an attribute that stays is not written, so nothing is announced twice. */
  const say = (/** @type {Element} */ element, /** @type {string} */ name, /** @type {string} */ value) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };

  const squareOf = (/** @type {number} */ index) =>
    (top + Math.floor(index / columns)) * files + left + (index % columns);

  /** @param {number} square */
  const cellOf = (square) => {
    const row = Math.floor(square / files) - top;
    const column = (square % files) - left;
    const inside = row >= 0 && row < rows && column >= 0 && column < columns;
    return inside ? cells[row * columns + column] : undefined;
  };

  function build() {
    rows = ranks > WHOLE ? WINDOW : ranks;
    columns = files > WHOLE ? WINDOW : files;
    cells = [];
    body.replaceChildren();
    for (let row = 0; row < rows; row++) {
      const line = body.insertRow();
      line.setAttribute("role", "row");
      for (let column = 0; column < columns; column++) {
        const cell = line.insertCell();
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = -1;
        cells.push(cell);
      }
    }
    table.setAttribute("aria-rowcount", String(ranks));
    table.setAttribute("aria-colcount", String(files));
  }

  /** Names and places all cells of the window. */
  function fill() {
    for (const [row, line] of Array.from(body.rows).entries())
      say(line, "aria-rowindex", String(top + row + 1));
    for (const [index, cell] of cells.entries()) {
      const square = squareOf(index);
      say(cell, "aria-colindex", String((square % files) + 1));
      say(cell, "aria-label", nameOf(square));
      cell.tabIndex = square === focused ? 0 : -1;
    }
    const { style } = table;
    style.left = `${rect.x + (left * rect.width) / files}px`;
    style.top = `${rect.y + (top * rect.height) / ranks}px`;
    style.width = `${(columns * rect.width) / files}px`;
    style.height = `${(rows * rect.height) / ranks}px`;
  }

  /** Moves the window so that the focused cell has neighbours. */
  function scroll() {
    top = windowStart(Math.floor(focused / files), top, rows, ranks);
    left = windowStart(focused % files, left, columns, files);
  }

  /** @param {number} square */
  function focusSquare(square) {
    if (square < 0 || square >= files * ranks) return;
    const before = cellOf(focused);
    const [oldTop, oldLeft] = [top, left];
    focused = square;
    scroll();
    if (top !== oldTop || left !== oldLeft) fill();
    else if (before) before.tabIndex = -1;
    const cell = cellOf(square);
    if (!cell) return;
    cell.tabIndex = 0;
    cell.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const column = focused % files;
    const rowStart = focused - column;
    const act = event.key === "Enter" || event.key === " ";
    if (act && !event.repeat) onAct(focused);
    const target = act ? focused : targetOf(event, column, rowStart);
    if (target === null) return;
    event.preventDefault();
    // The page's own keys do nothing while the board has used this one.
    event.stopPropagation();
    if (!act) focusSquare(target);
  }

  /**
   * The square a key leads to, or null if it is not a key of the grid. At an edge the focus stays.
   *
   * @param {KeyboardEvent} event
   * @param {number} column
   * @param {number} rowStart
   * @returns {number | null}
   */
  function targetOf({ key, ctrlKey }, column, rowStart) {
    if (key === "Home") return ctrlKey ? 0 : rowStart;
    if (key === "End") return ctrlKey ? files * ranks - 1 : rowStart + files - 1;
    if (ctrlKey) return null;
    if (key === "ArrowLeft") return column > 0 ? focused - 1 : focused;
    if (key === "ArrowRight") return column < files - 1 ? focused + 1 : focused;
    if (key === "ArrowUp") return rowStart > 0 ? focused - files : focused;
    if (key === "ArrowDown") return rowStart + files < files * ranks ? focused + files : focused;
    return null;
  }

  /** @param {Event} event @returns {number | null} */
  function squareOfEvent(event) {
    const index = cells.indexOf(/** @type {HTMLTableCellElement} */ (event.target));
    return index < 0 ? null : squareOf(index);
  }

  table.addEventListener("keydown", onKeyDown);
  table.addEventListener("focusin", (event) => {
    const square = squareOfEvent(event);
    if (square === null) return;
    if (square !== focused) focusSquare(square);
    onFocus(square);
  });
  // A pointer goes through to the canvas, and leaves the focus where it was.
  const keepFocus = (/** @type {Event} */ event) => event.preventDefault();
  container.addEventListener("mousedown", keepFocus);
  // So a click that arrives here was made by a screen reader.
  table.addEventListener("click", (event) => {
    const square = squareOfEvent(event);
    if (square !== null) onAct(square);
  });

  return {
    element: table,

    /**
     * Follows the board's size and place; the cells are rebuilt only if the number of squares has changed.
     *
     * @param {{ files: number, ranks: number, rect: Rect }} board
     */
    place(board) {
      const isThere = board.rect.x === rect.x && board.rect.y === rect.y;
      const isAsLarge = board.rect.width === rect.width && board.rect.height === rect.height;
      if (isThere && isAsLarge && board.files === files && board.ranks === ranks) return;
      rect = { ...board.rect };
      if (board.files !== files || board.ranks !== ranks) {
        ({ files, ranks } = board);
        focused = 0;
        top = left = 0;
        build();
      }
      fill();
    },

    /**
     * Says anew what is on each square.
     *
     * @param {(square: number) => string} name
     */
    update(name) {
      nameOf = name;
      for (const [index, cell] of cells.entries()) say(cell, "aria-label", nameOf(squareOf(index)));
    },

    /** @param {string} text  the grid's own name, when the language changes */
    relabel(text) {
      table.setAttribute("aria-label", text);
    },

    focusSquare,

    destroy() {
      container.removeEventListener("mousedown", keepFocus);
      table.remove();
    },
  };
}

/**
 * Where a window of `size` out of `total` begins so that `at` is inside it with a margin; it moves only if it must, and
 * then puts `at` in the middle.
 *
 * @param {number} at
 * @param {number} start  where it begins now
 * @param {number} size
 * @param {number} total
 */
export function windowStart(at, start, size, total) {
  const roomy =
    (start === 0 || at >= start + MARGIN) && (start + size === total || at < start + size - MARGIN);
  if (roomy && at >= start && at < start + size) return start;
  return Math.max(0, Math.min(total - size, at - Math.floor(size / 2)));
}
