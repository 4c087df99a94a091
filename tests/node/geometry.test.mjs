// Where the squares are: every square is found again from any point in it, at any size, pixel ratio and scroll offset.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  apronPoint,
  centreOf,
  isDark,
  isWhole,
  jumpTarget,
  layOut,
  MAX_CELL,
  rangeOf,
  rectOf,
  squareAtClient,
  squareAtPoint,
  WHOLE,
  WHOLE_PIXELS,
  wayOf,
} from "../../www/board/geometry.js";
import { windowStart } from "../../www/board/grid.js";
import { attackingPairs } from "../../www/board/repair.js";
import { isInSight, jumpsOf, ordersInSight } from "../../www/board/sight.js";
import { follow, panBy, zoomBy } from "../../www/board/zoom.js";
import { OFF_BOARD } from "../../www/words/squares.js";
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

/** Every board in every box, looked at from near and far, at its middle, its corners and beyond. */
function* zoomed() {
  for (const [files, ranks] of [
    [17, 17],
    [50, 50],
    [128, 5],
    [20, 300],
    [1000, 1000],
  ]) {
    for (const [width, height] of BOXES) {
      for (const dpr of [1, 1.5, 3]) {
        const box = { width, height, dpr, files, ranks, gutter: GUTTER };
        for (const scale of [1, 1.3, 4, 1000]) {
          for (const [x, y] of [
            [0.5, 0.5],
            [0, 1],
            [0.31, 0.77],
            [-3, 9],
          ]) {
            const zoom = { scale, x, y };
            yield { box, zoom, layout: layOut(box, zoom) };
          }
        }
      }
    }
  }
}

test("a part of a board fills the room, never goes beyond the board, and finds its squares", () => {
  for (const { box, layout } of zoomed()) {
    const { x, y, width, height, port, cell, dpr } = layout;
    const hair = 1e-6;
    assert.ok(port.x >= x - hair && port.x + port.width <= x + width + hair);
    assert.ok(port.y >= y - hair && port.y + port.height <= y + height + hair);
    const room = box.width - GUTTER.left - GUTTER.right;
    assert.ok(port.width >= Math.min(width, room) - 2 / dpr, "no room is left empty");
    const { left, right, top, bottom } = rangeOf(layout);
    for (const row of [top, Math.floor((top + bottom) / 2), bottom - 1]) {
      for (const file of [left, Math.floor((left + right) / 2), right - 1]) {
        const square = row * layout.files + file;
        // What is in sight of the square, which at an edge may be little.
        const rect = rectOf(layout, square);
        const seenX = (Math.max(rect.x, port.x) + Math.min(rect.x + cell, port.x + port.width)) / 2;
        const seenY = (Math.max(rect.y, port.y) + Math.min(rect.y + cell, port.y + port.height)) / 2;
        assert.equal(squareAtPoint(layout, seenX, seenY), square);
        assert.ok(isInSight(layout, square));
      }
    }
    assert.equal(squareAtPoint(layout, port.x - 0.5, port.y + 1), null);
    assert.equal(squareAtPoint(layout, port.x + 1, port.y + port.height + 0.5), null);
    if (cell * dpr >= WHOLE_PIXELS) {
      for (const length of [cell * dpr, x * dpr, y * dpr])
        assert.ok(Math.abs(length - Math.round(length)) < 1e-6, "squares fall on device pixels");
    }
  }
});

test("small boards are always whole, and a scale of 1 is the whole board", () => {
  for (const [files, ranks] of BOARDS) {
    for (const [width, height] of BOXES) {
      const box = { width, height, dpr: 2, files, ranks, gutter: GUTTER };
      assert.ok(isWhole(layOut(box)));
      if (Math.max(files, ranks) > 16) continue;
      assert.equal(layOut(box).closest, 1);
      assert.ok(isWhole(layOut(box, { scale: 9, x: 0, y: 0 })));
      assert.equal(zoomBy(box, WHOLE, 2, { x: 100, y: 100 }).scale, 1);
    }
  }
});

test("the square under the pointer stays there, nearer and farther, unless an edge is in the way", () => {
  for (const { box, zoom, layout } of zoomed()) {
    const { port } = layout;
    const at = { x: port.x + port.width * 0.4, y: port.y + port.height * 0.6 };
    for (const factor of [1.2, 2, 0.7]) {
      const next = layOut(box, zoomBy(box, zoom, factor, at));
      const share = (/** @type {typeof layout} */ { x, width }) => (at.x - x) / width;
      const atEdge =
        Math.abs(next.port.x - next.x) < 1 ||
        Math.abs(next.port.x + next.port.width - next.x - next.width) < 1;
      // Edges fall on device pixels.
      if (!atEdge) assert.ok(Math.abs(share(next) - share(layout)) * next.width <= 1.5 / box.dpr + 1e-6);
    }
  }
});

test("out again leads back to the whole board; a drag there and back, to the same place", () => {
  for (const { box, zoom } of zoomed()) {
    let out = zoom;
    for (let press = 0; press < 14; press++) out = zoomBy(box, out, 0.5, { x: 50, y: 50 });
    assert.deepEqual(out, WHOLE);
    const settled = panBy(box, zoom, 0, 0);
    const moved = panBy(box, settled, 7, -9);
    const { width, height, x, y } = layOut(box, settled);
    const there = layOut(box, moved);
    const back = panBy(box, moved, x - there.x, y - there.y);
    assert.ok(Math.abs(back.x - settled.x) * width < 1.01 && Math.abs(back.y - settled.y) * height < 1.01);
    assert.deepEqual(panBy(box, WHOLE, 30, 30), WHOLE);
  }
});

test("a square that is followed comes into sight with its neighbours; one in sight moves nothing", () => {
  for (const { box, zoom } of zoomed()) {
    for (const share of [0, 0.2, 0.5, 0.9, 1]) {
      const square = Math.round(share * (box.files * box.ranks - 1));
      const near = follow(box, panBy(box, zoom, 0, 0), square);
      const layout = layOut(box, near);
      const { x, y, width, height } = rectOf(layout, square);
      const { port } = layout;
      const hair = 1.01 / box.dpr;
      assert.ok(x >= port.x - hair && x + width <= port.x + port.width + hair);
      assert.ok(y >= port.y - hair && y + height <= port.y + port.height + hair);
      const again = layOut(box, follow(box, near, square));
      assert.ok(Math.abs(again.x - layout.x) <= hair && Math.abs(again.y - layout.y) <= hair);
    }
  }
});

test("of a path only what is in sight is drawn, with the lines that cross it", () => {
  const box = { width: 400, height: 400, dpr: 1, files: 1000, ranks: 1000, gutter: GUTTER };
  const layout = layOut(box, { scale: 1000, x: 0.5, y: 0.5 });
  // Along the row in the middle from end to end, with a gap.
  const path = Uint32Array.from({ length: 1000 }, (_, file) => (file === 500 ? OFF_BOARD : 500_000 + file));
  const orders = ordersInSight(path, layout, 2);
  const { left, right } = rangeOf(layout);
  const wanted = Array.from({ length: right - left + 4 }, (_, i) => left - 2 + i).filter((i) => i !== 500);
  assert.deepEqual(orders, wanted);
  const lines = wanted.concat(right + 2).filter((jump) => jump !== 501);
  assert.deepEqual(jumpsOf(path, orders), lines);
  assert.deepEqual(ordersInSight(path, layOut({ ...box, files: 1000 }), 2).length, 999, "all but the gap");
});
