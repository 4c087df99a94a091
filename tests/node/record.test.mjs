// The charts of a search's record, from records made here by brute force over the events.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createI18n } from "../../www/i18n/index.js";
import "../languages.mjs";
import { depthChart, retreatChart } from "../../www/panels/record.js";
import { layoutOf } from "../../www/ui/chart/layout.js";
import { pointText } from "../../www/ui/chart/twin.js";
import { Session } from "./engine.mjs";

const english = createI18n("en", { strict: true });

/** A whole search's record. @param {string} setup @param {number} width of a bucket */
function recordOf(setup, width) {
  const session = Session.open(setup);
  const [low, high] = [[0], [0]];
  const retreats = [0];
  let [depth, step, length] = [0, 0, 0];
  for (const event of session) {
    const kind = event >>> 29;
    step += 1;
    if (kind === 3) length += 1;
    if (kind === 1 && length > 0) {
      retreats[length] = (retreats[length] ?? 0) + 1;
      length = 0;
    }
    depth += kind === 1 ? 1 : kind === 3 ? -1 : 0;
    const bucket = Math.floor((step - 1) / width);
    low[bucket] = Math.min(low[bucket] ?? depth, depth);
    high[bucket] = Math.max(high[bucket] ?? depth, depth);
    if (kind === 4) break;
  }
  session.free();
  return { from: 0, furthest: step, width, low, high, retreats: Array.from(retreats, (times) => times ?? 0) };
}

test("a knight on 5×5 from a1: 40 placed, 16 taken back, 253 steps", () => {
  const record = recordOf("problem=tour&n=5&start=a1", 8);
  assert.equal(record.furthest, 253);
  const depth = depthChart(record, english);
  const [{ x, y, low = [] }] = depth.series;
  assert.deepEqual([x.length, x[0], x[1], Math.max(...Array.from(y))], [32, 4, 12, 24]);
  for (let k = 0; k < x.length; k++) assert.ok(low[k] <= y[k]);
  assert.equal(pointText(depth, 0, 0, english), `step: 4. on the board: ${low[0]} to ${y[0]}.`);
  const retreats = retreatChart(record, english);
  const [{ x: lengths, y: times }] = retreats.series;
  const taken = Array.from(lengths).reduce((sum, length, k) => sum + length * times[k], 0);
  assert.equal(taken, 16, "every piece taken back belongs to one retreat");
  for (const chart of [depth, retreats]) {
    const { series, plot } = layoutOf(chart, { width: 300, em: 14 }, english.n);
    for (const point of series[0].points) {
      assert.ok(point.x >= plot.left && point.x <= plot.right);
      assert.ok(point.y >= plot.top - 1e-9 && point.y <= plot.bottom + 1e-9);
    }
  }
});

test("5×5 from a5: 8,815 taken back, the longest retreat is 14", () => {
  const { series } = retreatChart(recordOf("problem=tour&n=5", 512), english);
  const [{ x, y }] = series;
  assert.equal(
    Array.from(x).reduce((sum, length, k) => sum + length * y[k], 0),
    8815,
  );
  assert.equal(x[x.length - 1], 14);
});
