/**
 * What the search has seen so far, in two charts: how deep it was over time, and how long its retreats were.
 *
 * @import { I18n } from "../i18n/index.js"
 * @import { Chart } from "../ui/chart/layout.js"
 *
 * @typedef {object} Record what is needed of a session's record
 * @property {number} from the step after which it begins
 * @property {number} furthest
 * @property {number} width steps of a bucket
 * @property {ArrayLike<number>} low the least depth in each bucket
 * @property {ArrayLike<number>} high and the greatest
 * @property {number} deadEnds
 * @property {readonly { length: number, step: number }[]} longest retreats, the longest first
 * @property {ArrayLike<number>} retreats how many there were of each length, from 0
 *
 * @typedef {Omit<Record, "deadEnds"|"longest">} Charted
 */
import { createChart } from "../ui/chart/index.js";
import { make, say } from "../ui/dom.js";

export function createRecord() {
  const since = make("p", { className: "quiet-text" });
  const summary = make("p");
  const charts = [depthChart, retreatChart].map((draw) => ({
    chart: createChart(),
    title: make("h3"),
    draw,
  }));
  const element = make("section", { className: "record" }, since, summary);
  let next = 0;
  for (const { chart, title } of charts) element.append(title, chart.element);

  return {
    element,

    /**
     * @param {Record|null} record null: the method has no tree @param {I18n} i18n
     * @param {boolean} moving one chart at a time, so that it does not take long
     */
    show(record, i18n, moving) {
      element.hidden = record === null || record.low.length === 0;
      if (!record) return;
      since.hidden = record.from === 0;
      say(since, i18n.t("record.from", { step: record.from }));
      const [longest] = record.longest;
      const seen = { count: record.deadEnds, pieces: longest?.length ?? 0, step: longest?.step ?? 0 };
      say(summary, i18n.t(longest ? "record.summary" : "record.deadEnds", seen));
      for (const [i, { chart, title, draw }] of charts.entries()) {
        if (moving && i !== next) continue;
        const drawn = draw(record, i18n);
        say(title, drawn.title);
        chart.draw(drawn, i18n);
        title.hidden = chart.element.hidden;
      }
      next = (next + 1) % charts.length;
    },
  };
}

/**
 * Depth over time. A bucket is drawn at its middle, as far up and down as the search came in it: nothing is
 * averaged away.
 * @param {Charted} record @param {I18n} i18n @returns {Chart}
 */
export function depthChart({ from, furthest, width, low, high }, i18n) {
  return {
    title: i18n.t("record.depth"),
    x: { label: i18n.t("record.step"), kind: "linear", whole: true, low: from, high: furthest },
    y: { label: i18n.t("record.board"), kind: "linear", whole: true, low: 0 },
    series: [
      {
        name: i18n.t("record.board"),
        kind: "band",
        x: Array.from(low, (_, k) => Math.round(from + Math.min((k + 0.5) * width, furthest - from))),
        y: high,
        low,
        high,
      },
    ],
  };
}

/** How many retreats there were of each length; none is longer than the last. @param {Charted} record @param {I18n} i18n @returns {Chart} */
export function retreatChart({ retreats }, i18n) {
  const lengths = Array.from(retreats, (_, length) => length).filter((length) => retreats[length] > 0);
  return {
    title: i18n.t("record.retreats"),
    x: { label: i18n.t("record.length"), kind: "linear", whole: true, low: 1 },
    // A single one is to be seen, too.
    y: { label: i18n.t("record.times"), kind: "log", whole: true, low: 0.5 },
    series: [
      {
        name: i18n.t("record.times"),
        kind: "bars",
        x: lengths,
        y: lengths.map((length) => retreats[length]),
      },
    ],
  };
}
