// Where the squares are: every square is found again from any point in it, at any size, pixel ratio and scroll offset.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  apronPoint,
  centreOf,
  isDark,
  jumpTarget,
  layOut,
  MAX_CELL,
  rectOf,
  squareAtClient,
  squareAtPoint,
  WHOLE_PIXELS,
  wayOf,
} from "../../www/board/geometry.js";
import { windowStart } from "../../www/board/grid.js";
import { attackingPairs } from "../../www/board/repair.js";
import { Session } from "./engine.mjs";

const GUTTER = { left: 24, top: 13, right: 13, bottom: 29 };
const BOARDS = [
  [1, 1],
  [1, 20],
  [20, 1],
  [3, 4],
  [4, 3],
  [5, 5],
  [8, 8],
  [128, 5],
  [128, 128],
  [1000, 1000],
];
const BOXES = [
  [320, 320],
  [333.4, 511.7],
  [1024, 600],
  [640, 1200],
];
const RATIOS = [1, 1.25, 1.5, 2, 3];

/** @param {(layout: import("../../www/board/geometry.js").Layout) => void} check */
function forEachLayout(check) {
  for (const [files, ranks] of BOARDS) {
    for (const [width, height] of BOXES) {
      for (const dpr of RATIOS) check(layOut({ width, height, dpr, files, ranks, gutter: GUTTER }));
    }
  }
}

test("a square is found from its middle and from near its corners", () => {
  forEachLayout((layout) => {
    const { files, ranks, cell } = layout;
    const count = files * ranks;
    for (let square = 0; square < count; square += Math.max(1, Math.floor(count / 97))) {
      const { x, y } = centreOf(layout, square);
      const near = cell * 0.49;
      for (const [dx, dy] of [
        [0, 0],
        [near, near],
        [-near, near],
        [near, -near],
        [-near, -near],
      ]) {
        assert.equal(squareAtPoint(layout, x + dx, y + dy), square);
      }
    }
  });
});

test("outside the board there is no square", () => {
  forEachLayout((layout) => {
    const { x, y, width, height } = layout;
    for (const [px, py] of [
      [x - 0.5, y + 1],
      [x + width + 0.5, y + 1],
      [x + 1, y - 0.5],
      [x + 1, y + height + 0.5],
    ]) {
      assert.equal(squareAtPoint(layout, px, py), null);
    }
  });
});

test("the board stays inside its gutters, its squares are square and never huge", () => {
  forEachLayout((layout) => {
    const half = 0.5 / layout.dpr + 1e-9;
    assert.ok(layout.x >= GUTTER.left - half && layout.y >= GUTTER.top - half);
    assert.ok(layout.x + layout.width <= layout.canvasWidth - GUTTER.right + half);
    assert.ok(layout.y + layout.height <= layout.canvasHeight - GUTTER.bottom + half);
    const rect = rectOf(layout, layout.files * layout.ranks - 1);
    assert.equal(rect.width, rect.height);
    assert.ok(rect.width <= MAX_CELL);
  });
});

test("edges of squares fall on device pixels", () => {
  forEachLayout((layout) => {
    const device = layout.cell * layout.dpr;
    if (device < WHOLE_PIXELS - 1e-9) return;
    for (const length of [device, layout.x * layout.dpr, layout.y * layout.dpr]) {
      assert.ok(Math.abs(length - Math.round(length)) < 1e-6, `${length} device pixels`);
    }
  });
});

test("a pointer finds its square after scrolling, and when the canvas is scaled by CSS", () => {
  const layout = layOut({ width: 400, height: 400, dpr: 2, files: 3, ranks: 4, gutter: GUTTER });
  for (let square = 0; square < 12; square++) {
    const { x, y } = centreOf(layout, square);
    for (const [left, top, scale] of [
      [0, 0, 1],
      [17.5, -903.25, 1],
      [-40, 1200, 1],
      [10, 20, 0.5],
      [10, -20, 1.75],
    ]) {
      const bounds = { left, top, width: 400 * scale, height: 400 * scale };
      assert.equal(squareAtClient(layout, left + x * scale, top + y * scale, bounds), square);
    }
  }
  assert.equal(squareAtClient(layout, 5, 5, { left: 0, top: 0, width: 0, height: 0 }), null);
});

test("a1 is dark and colours alternate, on boards of even and odd width", () => {
  for (const [files, ranks] of BOARDS.slice(0, 7)) {
    assert.equal(isDark(files, ranks, (ranks - 1) * files), true);
    for (let square = 0; square < files * ranks; square++) {
      const here = isDark(files, ranks, square);
      if ((square + 1) % files !== 0) assert.notEqual(isDark(files, ranks, square + 1), here);
      if (square + files < files * ranks) assert.notEqual(isDark(files, ranks, square + files), here);
    }
  }
});

test("a jump off the board is marked just outside its edge", () => {
  forEachLayout((layout) => {
    const { x, y, width, height, cell } = layout;
    for (let jump = 0; jump < 8; jump++) {
      const from = centreOf(layout, 0);
      const to = jumpTarget(layout, 0, jump);
      if (squareAtPoint(layout, to.x, to.y) !== null) continue;
      const beyond = Math.min(8, cell / 4);
      const at = apronPoint(layout, from, to, beyond);
      assert.equal(squareAtPoint(layout, at.x, at.y), null);
      assert.ok(at.x >= x - beyond - 1e-6 && at.x <= x + width + beyond + 1e-6);
      assert.ok(at.y >= y - beyond - 1e-6 && at.y <= y + height + beyond + 1e-6);
    }
  });
});

test("the eight jumps of the classic order are knight's moves, all different", () => {
  const layout = layOut({ width: 900, height: 900, dpr: 1, files: 9, ranks: 9, gutter: GUTTER });
  const centre = 4 * 9 + 4;
  const targets = Array.from({ length: 8 }, (_, jump) => {
    const { x, y } = jumpTarget(layout, centre, jump);
    return squareAtPoint(layout, x, y);
  });
  // Rows down 2 1 −1 −2 −2 −1 1 2, columns right 1 2 2 1 −1 −2 −2 −1.
  assert.deepEqual(targets, [59, 51, 33, 23, 21, 29, 47, 57]);
});

test("other leapers jump by their own lengths", () => {
  const layout = layOut({ width: 900, height: 900, dpr: 1, files: 9, ranks: 9, gutter: GUTTER });
  for (const leaper of /** @type {[number, number][]} */ ([
    [1, 3],
    [0, 2],
    [2, 2],
  ])) {
    const { candidates } = Session.open(`problem=tour&n=9&start=e5&leaper=${leaper.join(".")}`).frame();
    for (const { square, jump = 0 } of candidates) {
      const { x, y } = jumpTarget(layout, 40, jump, leaper);
      assert.equal(squareAtPoint(layout, x, y), square);
    }
  }
});

test("a jump over a joined edge is two stubs, of the jump's own direction; any other is one line", () => {
  for (const wrap of /** @type {const} */ (["none", "cylinder", "torus"])) {
    for (const [files, ranks] of [
      [5, 6],
      [3, 3],
      [8, 4],
    ]) {
      const layout = layOut({ width: 900, height: 900, dpr: 1, files, ranks, gutter: GUTTER });
      const setup = `problem=tour&files=${files}&ranks=${ranks}&wrap=${wrap}`;
      for (let from = 0; from < files * ranks; from++) {
        const start = String.fromCharCode(97 + (from % files)) + (ranks - Math.floor(from / files));
        for (const { square } of Session.open(`${setup}&start=${start}`).frame().candidates) {
          if (square === undefined) continue;
          const way = wayOf(layout, from, square, { leaper: [1, 2], wrap }, 8);
          assert.deepEqual(way[0][0], centreOf(layout, from));
          assert.deepEqual(way[way.length - 1][1], centreOf(layout, square));
          const { x, y } = { x: way[0][1].x - way[0][0].x, y: way[0][1].y - way[0][0].y };
          const slopes = [Math.abs(x / y), Math.abs(y / x)];
          assert.ok(
            slopes.some((slope) => Math.abs(slope - 2) < 1e-6),
            `${setup} ${start} ${square}`,
          );
          if (way.length === 1) continue;
          assert.notEqual(wrap, "none");
          for (const outside of [way[0][1], way[1][0]])
            assert.equal(squareAtPoint(layout, outside.x, outside.y), null);
        }
      }
    }
  }
});

test("queens that attack each other are joined along their lines, neighbours only", () => {
  // a8, a6 and a1 in a column; a6 and c4 on a diagonal.
  assert.deepEqual(attackingPairs([0, 16, 34, 56], 8), [
    [0, 16],
    [16, 56],
    [16, 34],
  ]);
  assert.deepEqual(attackingPairs([0, 10, 20], 8).length, 0);
});

test("the grid's window holds the focus with a margin and moves only when it must", () => {
  const [size, total] = [17, 128];
  let start = 0;
  let moves = 0;
  for (const at of [...Array(total).keys(), ...[...Array(total).keys()].reverse()]) {
    const next = windowStart(at, start, size, total);
    if (next !== start) moves++;
    start = next;
    assert.ok(start >= 0 && start + size <= total);
    assert.ok(at >= start && at < start + size);
    assert.ok(at - start >= 2 || start === 0);
    assert.ok(start + size - 1 - at >= 2 || start + size === total);
  }
  assert.ok(moves < total / 2, `${moves} moves for ${2 * total} steps`);
  assert.equal(windowStart(3, 0, 5, 5), 0);
});
