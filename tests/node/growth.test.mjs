// Growth: what is measured, how it is fitted, and where it stops.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitGrowth } from "../../www/growth/fit.js";
import { createMeasure } from "../../www/growth/measure.js";
import { growthChart, growthData, growthSentences, growthTable } from "../../www/growth/report.js";
import { startGrowth } from "../../www/growth/run.js";
import { createI18n } from "../../www/i18n/index.js";
import "../languages.mjs";
import { separated } from "../../www/ui/tables.js";
import { Session } from "./engine.mjs";

/**
 * @import { Standing, Wish } from "../../www/growth/run.js"
 */

const english = createI18n("en", { strict: true });
const now = () => performance.now();
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Runs a wish on this thread. @param {Partial<Wish>} wish @returns {Promise<Standing>} */
function measured(wish) {
  const whole = { setups: [], from: 4, to: 4, maxSteps: 1e9, maxMs: 60_000, ...wish };
  return new Promise((resolve, reject) => {
    startGrowth(
      { goal: "first", ...whole },
      (standing) => {
        if (standing.failure) reject(standing.failure);
        if (standing.done) resolve(standing);
      },
      {
        spawn: () => assert.fail("no workers here"),
        begin: async (order) => createMeasure(Session.open, order, now),
        pause: async () => {
          await settle();
        },
        hands: 0,
      },
    );
  });
}

test("row by row to the first solution, 4 to 20 queens, and the scan: the placements of shared/data", async () => {
  const rows = await measured({ setups: ["problem=queens&method=rows"], from: 2, to: 20 });
  assert.deepEqual(
    rows.rows[0].map(({ placed }) => placed).slice(2),
    [8, 5, 31, 9, 113, 41, 102, 52, 261, 111, 1899, 1359, 10052, 5374, 41299, 2545, 199635],
  );
  assert.deepEqual(
    rows.rows[0].map(({ end }) => end),
    ["none", "none", ...Array.from({ length: 17 }, () => "found")],
  );
  assert.ok(rows.rows[0].every(({ ms }) => ms >= 0));
  const scan = await measured({ setups: ["problem=queens&method=scan"], from: 4, to: 9 });
  assert.deepEqual(
    scan.rows[0].map(({ placed }) => placed),
    [19, 5, 1439, 11, 25943, 6345],
  );
});

test("to all solutions: the whole tree, whose nodes are the placements and the root", async () => {
  const { rows } = await measured({ setups: ["problem=queens"], from: 4, to: 10, goal: "all" });
  assert.deepEqual(
    rows[0].map(({ placed }) => placed + 1),
    [17, 54, 153, 552, 2057, 8394, 35539],
  );
  assert.deepEqual(
    rows[0].map(({ solutions }) => solutions),
    [2, 10, 4, 40, 92, 352, 724],
  );
});

test("several methods at once; tours from the corner", async () => {
  const standing = await measured({
    setups: ["problem=tour", "problem=tour&method=warnsdorff"],
    from: 5,
    to: 7,
  });
  assert.deepEqual(
    standing.rows.map((row) => row.map(({ placed }) => placed)),
    [
      [8839, 248_168, 7_151_178],
      [24, 35, 48],
    ],
  );
  assert.deepEqual([standing.finished, standing.total], [6, 6]);
});

test("limits: where it stopped and why; what would only take longer is left out", async () => {
  const all = await measured({
    setups: ["problem=queens&method=scan", "problem=queens"],
    from: 4,
    to: 8,
    goal: "all",
    maxSteps: 50_000,
  });
  assert.deepEqual(
    all.rows.map((row) => row.map(({ n, end }) => `${n} ${end}`)),
    [
      ["4 found", "5 steps"],
      ["4 found", "5 found", "6 found", "7 found", "8 found"],
    ],
  );
  assert.equal(all.rows[0][1].steps, 50_000);
  assert.deepEqual([all.finished, all.done], [10, true]);
  // A first solution may be easier on a larger board: row by row 6 takes 31 placements and 7 takes 9.
  const first = await measured({ setups: ["problem=queens"], from: 4, to: 13, maxSteps: 100 });
  assert.deepEqual(
    first.rows[0].map(({ n, end }) => `${n} ${end}`),
    ["4 found", "5 found", "6 steps", "7 found", "8 steps", "9 steps", "10 steps"],
  );
});

test("methods that find one solution only, get stuck, or do not exist in a size say so", async () => {
  const ends = async (
    /** @type {string} */ setup,
    /** @type {number} */ n,
    /** @type {Wish["goal"]} */ goal,
  ) => (await measured({ setups: [setup], from: n, to: n, goal })).rows[0][0];
  assert.equal((await ends("problem=queens&method=formula", 8, "all")).end, "single");
  assert.equal((await ends("problem=tour&method=warnsdorff&pure=1&start=c5", 5, "first")).end, "stuck");
  const { end, code } = await ends("problem=tour&start=h8", 5, "first");
  assert.deepEqual([end, code], ["refused", "square"]);
});

test("limits hold to the turn: of time and, over several turns, of steps", () => {
  const ORDER = { row: 0, n: 9, setup: "", goal: /** @type {const} */ ("first"), maxSteps: 1e9, maxMs: 250 };
  /** Runs 100 steps a turn, which take as long as they may. @param {Partial<typeof ORDER>} limits */
  function turns(limits) {
    const seen = { time: 0, step: 0, freed: 0, turns: 0 };
    const searching = {
      runUntil(/** @type {number} */ _, /** @type {number} */ most, /** @type {number} */ budget) {
        seen.step += Math.min(100, most);
        seen.time += budget;
        const stop = /** @type {"steps"|"budget"} */ (most <= 100 ? "steps" : "budget");
        return { steps: Math.min(100, most), stop };
      },
      counts: () => ({ ...ZERO, step: seen.step }),
      status: () => /** @type {const} */ ("running"),
      frame: () => ({ exhaustive: true }),
      free: () => {
        seen.freed += 1;
      },
    };
    const task = createMeasure(
      () => searching,
      { ...ORDER, ...limits },
      () => seen.time,
    );
    do seen.turns += 1;
    while (!task.run(100));
    return { ...task.result(), turns: seen.turns, freed: seen.freed };
  }
  const ZERO = { step: 0, placed: 0, rejected: 0, backtracks: 0, solutions: 0, depth: 0, deepest: 0 };
  const late = turns({});
  assert.deepEqual([late.end, late.ms, late.turns, late.freed], ["time", 250, 3, 1]);
  const long = turns({ maxSteps: 450, maxMs: 1e6 });
  assert.deepEqual([long.end, long.steps, long.turns, long.freed], ["steps", 450, 5, 1]);
});

test("a fit: exact growth has no error, and known scatter has the error of the textbook", () => {
  const exact = fitGrowth([4, 5, 6, 7].map((n) => ({ n, y: 5 * 3 ** n })));
  assert.ok(exact && Math.abs(exact.factor - 3) < 1e-9 && exact.error < 1e-9);
  assert.equal(exact.points, 4);
  // By hand: ln y = 0, 1, 1, 2 at n = 0, 1, 2, 3: slope 3/5, residuals ±1/5 and ±2/5 … sum of squares 0.2.
  const scattered = fitGrowth([0, 1, 1, 2].map((log, n) => ({ n, y: Math.exp(log) })));
  const slope = 0.6;
  assert.ok(scattered && Math.abs(Math.log(scattered.factor) - slope) < 1e-12);
  assert.ok(Math.abs(scattered.error - Math.exp(slope) * Math.sqrt(0.2 / 2 / 5)) < 1e-12);
  assert.equal(
    fitGrowth([
      { n: 4, y: 8 },
      { n: 5, y: 5 },
    ]),
    null,
  );
  assert.equal(fitGrowth([4, 4, 4, 5].map((n) => ({ n, y: 8 }))), null);
  assert.equal(fitGrowth([4, 5, 6].map((n) => ({ n, y: n - 4 }))), null, "nothing has no logarithm");
});

test("the tree of N queens: the factor by another formula, the correlation", () => {
  const nodes = [17, 54, 153, 552, 2057, 8394, 35539];
  const points = nodes.map((y, i) => ({ n: 4 + i, y }));
  const fit = fitGrowth(points);
  assert.ok(fit);
  const logs = nodes.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / 7;
  const syy = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const sxy = logs.reduce((sum, log, i) => sum + (i - 3) * log, 0);
  const r = sxy / Math.sqrt(28 * syy);
  assert.ok(Math.abs(Math.log(fit.factor) - (r * Math.sqrt(syy / 7)) / Math.sqrt(28 / 7)) < 1e-12);
  const error = fit.factor * (Math.log(fit.factor) / r) * Math.sqrt((1 - r * r) / 5);
  assert.ok(Math.abs(fit.error - error) < 1e-9);
  assert.ok(fit.factor > 3.4 && fit.factor < 3.8, String(fit.factor));
});

test("what was measured in sentences, as a table and as data, in both languages", async () => {
  const setups = ["problem=queens&method=scan", "problem=queens&method=rows&columns=centre"];
  const wish = { setups, from: 2, to: 8, goal: /** @type {const} */ ("first"), maxSteps: 1e5, maxMs: 60_000 };
  const standing = await measured(wish);
  assert.deepEqual(growthSentences(standing, wish, "placed", english), [
    // 25,943 placements need more than 100,000 steps. The factors agree with another program (raw sums instead of means).
    "The whole board for each queen: each larger N takes about 1.5 times (±2) as many placements, fitted to 4 sizes.",
    "The whole board for each queen: no solution for N = 2, 3.",
    "The whole board for each queen: N = 8 had not ended after 100,000 steps.",
    "Backtracking, row by row (Order of the columns: from the middle outwards): each larger N takes about 1.43 times (±0.28) as many placements, fitted to 5 sizes.",
    "Backtracking, row by row (Order of the columns: from the middle outwards): no solution for N = 2, 3.",
  ]);
  const table = growthTable(standing, wish, "placed", english);
  assert.deepEqual(
    table.rows.map(([n, scan]) => [n, scan]),
    [
      [2, "none"],
      [3, "none"],
      [4, 19],
      [5, 5],
      [6, 1439],
      [7, 11],
      [8, table.rows[6][1]],
    ],
  );
  assert.match(String(table.rows[6][1]), /^at least [\d,]+$/);
  const chart = growthChart(standing, wish, "placed", english);
  assert.deepEqual(
    [Array.from(chart.series[0].x), chart.series[0].open],
    [
      [4, 5, 6, 7, 8],
      [false, false, false, false, true],
    ],
  );
  const lines = separated(growthData(standing, wish), ",").split("\r\n");
  assert.equal(lines.length, 1 + 14 + 1);
  assert.match(lines[3], /^problem=queens&method=scan,first,4,found,290,19,1,[\d.]+$/);
  const hindi = createI18n("hi", { strict: true });
  assert.equal(growthSentences(standing, wish, "placed", hindi).length, 5);
});
