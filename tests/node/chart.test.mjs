// Charts: ticks, shapes and places, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createI18n } from "../../www/i18n/index.js";
import "../languages.mjs";
import { layoutOf } from "../../www/ui/chart/layout.js";
import { arrowUp, band, bars, line, MARKS, spread, whiskers, wrap } from "../../www/ui/chart/paths.js";
import { scaleOf, share } from "../../www/ui/chart/scale.js";
import { pointText, tableOf } from "../../www/ui/chart/twin.js";
import { seeded } from "../browser/page.js";

/** @import { Chart } from "../../www/ui/chart/layout.js" */

const english = createI18n("en", { strict: true });

/** All numbers of a path. @param {string} path */
const numbers = (path) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test("linear ticks: round numbers, as many as there is room for", () => {
  const ticks = (/** @type {Parameters<typeof scaleOf>} */ ...given) => scaleOf(...given).ticks;
  assert.deepEqual(ticks("linear", 0, 100, { most: 6 }), [0, 20, 40, 60, 80, 100]);
  assert.deepEqual(ticks("linear", 4, 12, { most: 5, whole: true }), [4, 6, 8, 10, 12]);
  assert.deepEqual(ticks("linear", 0, 0.3, { most: 4 }), [0, 0.1, 0.2, 0.3]);
  assert.deepEqual(ticks("linear", 1, 3, { most: 20, whole: true }), [1, 2, 3]);
  assert.deepEqual(ticks("linear", 0, 74_256_271, { most: 5 }), [0, 20e6, 40e6, 60e6]);
  assert.deepEqual(ticks("linear", 0, 22, { most: 4, nice: true }), [0, 10, 20, 30]);
  assert.deepEqual(ticks("linear", 5, 5, { most: 3 }), [5, 5.5, 6]);
});

test("logarithmic ticks: powers of ten, finer where there are few, sparser where there are many", () => {
  const ticks = (/** @type {Parameters<typeof scaleOf>} */ ...given) => scaleOf(...given).ticks;
  assert.deepEqual(ticks("log", 1, 1e4, { most: 6 }), [1, 10, 100, 1000, 10_000]);
  assert.deepEqual(ticks("log", 1, 1e8, { most: 5 }), [1, 100, 1e4, 1e6, 1e8]);
  assert.deepEqual(ticks("log", 8, 113, { most: 9, nice: true }), [5, 10, 20, 50, 100, 200]);
  assert.deepEqual(ticks("log", 0.5, 30, { most: 3 }), [1, 10]);
  assert.deepEqual(
    ticks("log", 17, 35_539, { most: 8, nice: true }),
    [10, 30, 100, 300, 1000, 3000, 10_000, 30_000],
  );
});

test("any range at all: ticks rise, lie inside, are few, and the scale goes from 0 to 1", () => {
  const random = seeded(7);
  for (let i = 0; i < 4000; i++) {
    const kind = /** @type {const} */ (["linear", "log"])[i % 2];
    const low = (1 + random(1000)) * 10 ** (random(10) - 3);
    const high = i % 5 === 0 ? low : low * (1 + random(1000) * 10 ** (random(10) - 5));
    const most = 3 + random(10);
    const nice = random(2) === 0;
    const scale = scaleOf(kind, low, high, { most, nice });
    const said = JSON.stringify({ kind, low, high, most, nice, scale });
    assert.ok(scale.low <= low * (1 + 1e-9) && scale.high >= high * (1 - 1e-9), said);
    assert.ok(scale.ticks.length <= most + 2, said);
    assert.ok(scale.ticks.length >= 1, said);
    for (const [k, tick] of scale.ticks.entries()) {
      assert.ok(k === 0 || tick > scale.ticks[k - 1], said);
      const slack = (scale.high - scale.low) * 1e-6;
      assert.ok(tick >= scale.low - slack && tick <= scale.high + slack, said);
      assert.match(tick.toExponential(), /^\d(\.\d+)?e/, said);
    }
    assert.deepEqual([share(scale, scale.low), share(scale, scale.high)], [0, 1], said);
    const middle = kind === "log" ? Math.sqrt(scale.low * scale.high) : (scale.low + scale.high) / 2;
    assert.ok(Math.abs(share(scale, middle) - 0.5) < 1e-6, said);
  }
  const scale = scaleOf("log", 1, 100, { most: 3 });
  assert.deepEqual([share(scale, 0), share(scale, -5), share(scale, 1e9)], [0, 0, 1]);
});

test("paths hold the points that they were made of", () => {
  const points = [
    { x: 1, y: 2 },
    { x: 3.14, y: 40 },
    { x: 50, y: 6.66 },
  ];
  assert.deepEqual(numbers(line(points)), [1, 2, 3.1, 40, 50, 6.7]);
  assert.equal(line(points).replace(/[^A-Z]/g, ""), "MLL");
  const spans = points.map(({ x, y }) => ({ x, low: y, high: y - 1 }));
  assert.deepEqual(numbers(band(spans)), [1, 1, 3.1, 39, 50, 5.7, 50, 6.7, 3.1, 40, 1, 2]);
  assert.deepEqual(numbers(bars([{ x: 10, y: 4 }], 90, 3)), [7, 90, 4, 13, 90]);
  assert.deepEqual(numbers(whiskers([{ x: 10, low: 8, high: 4 }], 2)), [10, 8, 4, 8, 8, 12, 8, 4, 12]);
  assert.deepEqual([line([]), band([]), bars([], 0, 1), whiskers([], 1)], ["", "", "", ""]);
  const shapes = MARKS.map((mark) => mark({ x: 20, y: 20 }, 5));
  assert.equal(new Set(shapes).size, 6);
  assert.ok(arrowUp({ x: 20, y: 20 }, 5).startsWith("M20 20V0"));
});

test("labels that are too close move apart, keep their order, and stay inside", () => {
  assert.deepEqual(spread([10, 50, 90], 10, 0, 100), [10, 50, 90]);
  assert.deepEqual(spread([50, 50, 52], 10, 0, 100), [50, 60, 70]);
  assert.deepEqual(spread([99, 98, 100], 10, 0, 100), [90, 80, 100]);
  const random = seeded(3);
  for (let i = 0; i < 500; i++) {
    const heights = Array.from({ length: 1 + random(6) }, () => random(101));
    const placed = spread(heights, 12, 0, 100);
    const order = heights.map((_, k) => k).sort((a, b) => heights[a] - heights[b]);
    for (const [k, at] of order.entries()) {
      assert.ok(placed[at] >= 0 && placed[at] <= 100);
      assert.ok(k === 0 || placed[at] - placed[order[k - 1]] >= 12);
    }
  }
});

test("names are broken between words", () => {
  const text = "A · Looking ahead, fewest safe squares first";
  assert.deepEqual(wrap(text, 20), ["A · Looking ahead,", "fewest safe squares", "first"]);
  for (let letters = 1; letters < 60; letters++) assert.equal(wrap(text, letters).join(" "), text);
});

/** Row by row to the first solution, and a method that did not end: shared/data. @type {Chart} */
const GROWTH = {
  title: "Growth",
  x: { label: "N", kind: "linear", whole: true },
  y: { label: "placements", kind: "log" },
  series: [
    { name: "rows", kind: "line", x: [4, 5, 6, 7, 8], y: [8, 5, 31, 9, 113] },
    { name: "scan", kind: "line", x: [4, 5, 6], y: [19, 5, 1439], open: [false, false, true] },
  ],
};

test("a layout: every point at its place inside the plot, series told apart, texts on the paper", () => {
  for (const width of [260, 600, 1200]) {
    const layout = layoutOf(GROWTH, { width, em: 14 }, english.n);
    const { plot, series, texts, height } = layout;
    for (const { points } of series) {
      for (const { x, y } of points) {
        assert.ok(x >= plot.left && x <= plot.right && y >= plot.top && y <= plot.bottom);
      }
    }
    const [rows, scan] = series;
    assert.deepEqual([rows.points[0].x, rows.points[4].x], [plot.left, plot.right]);
    assert.ok(rows.points[1].y > rows.points[0].y && rows.points[4].y < rows.points[2].y);
    assert.equal(rows.points[1].y, scan.points[1].y, "5 and 5");
    // Equal factors are equal heights: from 5 to 8 as from 31 to 49.6.
    const log = (/** @type {number} */ value) => Math.log(value);
    const [five, eight, most] = [rows.points[1].y, rows.points[0].y, rows.points[4].y];
    assert.ok(Math.abs((five - eight) / (five - most) - log(8 / 5) / log(113 / 5)) < 1e-9);
    assert.equal(scan.line.replace(/[^A-Z]/g, ""), "ML", "no line to what is not known");
    assert.ok(scan.arrows.length > 0 && rows.arrows === "");
    assert.equal(layout.legend.length, 2);
    assert.equal(texts.filter(({ text }) => text === "A" || text === "B").length, 2);
    assert.ok(texts.some(({ text }) => text === "A · rows"));
    for (const { x, y, text, anchor } of texts) {
      const long = text.length * 0.6 * 14 * { start: 1, middle: 0.5, end: 0 }[anchor];
      assert.ok(x >= 0 && x + long <= width + 14 && y > 0 && y <= height, `${width}: ${text}`);
    }
  }
});

test("no line leads over a point that is not known", () => {
  const [rows] = GROWTH.series;
  const series = [{ ...rows, open: [false, false, true, false, false] }];
  const { line: drawn } = layoutOf({ ...GROWTH, series }, { width: 400, em: 14 }, english.n).series[0];
  assert.equal(drawn.replace(/[^A-Z]/g, ""), "MLML");
});

test("bars stand on the base, the same width each; a band has its lower and its upper edge", () => {
  const lengths = layoutOf(
    {
      title: "",
      x: { label: "length", kind: "linear", whole: true },
      y: { label: "times", kind: "log", low: 0.5 },
      series: [{ name: "retreats", kind: "bars", x: [1, 2, 3], y: [100, 10, 1] }],
    },
    { width: 400, em: 14 },
    english.n,
  );
  const { bottom } = lengths.plot;
  const found = lengths.series[0].marks.split("Z").filter(Boolean).map(numbers);
  assert.equal(found.length, 3);
  for (const [, base, top, , end] of found) assert.ok(base === end && base >= bottom - 0.1 && top < base);
  const widths = found.map(([left, , , right]) => Math.round(right - left));
  assert.ok(widths.every((width) => Math.abs(width - widths[0]) <= 1));
  assert.deepEqual(lengths.legend, []);

  const depth = layoutOf(
    {
      title: "",
      x: { label: "step", kind: "linear" },
      y: { label: "on the board", kind: "linear", low: 0, whole: true },
      series: [
        {
          name: "depth",
          kind: "band",
          x: Float64Array.of(0, 10, 20),
          y: Uint32Array.of(3, 4, 4),
          low: Uint32Array.of(0, 1, 2),
          high: Uint32Array.of(3, 4, 4),
        },
      ],
    },
    { width: 400, em: 14 },
    english.n,
  );
  const edges = numbers(depth.series[0].area);
  assert.equal(edges.length, 12);
  assert.ok(Math.abs(edges[11] - depth.plot.bottom) < 0.1, "0 lies on the base");
  assert.ok(Math.abs(edges[3] - depth.plot.top) < 0.1, "4 lies at the top");
});

test("the same as a table, and as a sentence", () => {
  assert.deepEqual(tableOf(GROWTH, english), {
    head: ["N", "rows", "scan"],
    rows: [
      [4, 8, 19],
      [5, 5, 5],
      [6, 31, "at least 1,439"],
      [7, 9, null],
      [8, 113, null],
    ],
  });
  assert.equal(pointText(GROWTH, 0, 4, english), "N: 8. rows: 113.");
  assert.equal(pointText(GROWTH, 1, 2, english), "N: 6. scan: at least 1,439.");
});
