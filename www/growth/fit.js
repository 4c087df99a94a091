/**
 * How fast a number grows: an exponential through points, by least squares on its logarithm. Pure, O(points).
 *
 * @typedef {object} Fit
 * @property {number} factor by which it grows from one n to the next
 * @property {number} error the standard error of the factor
 * @property {number} points how many it was fitted to
 */

/** Points below which an error cannot be told. */
const FEWEST = 3;

/**
 * Simple linear regression of ln y on n; the error of the slope is carried over to its exponential (delta method).
 * @param {readonly { n: number, y: number }[]} points values that are not more than 0 have no logarithm and are left out
 * @returns {Fit|null} null: fewer than three points, or fewer than three different n
 */
export function fitGrowth(points) {
  const used = points.filter(({ y }) => y > 0).map(({ n, y }) => ({ n, log: Math.log(y) }));
  if (new Set(used.map(({ n }) => n)).size < FEWEST) return null;
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(used.map(({ n }) => n));
  const level = mean(used.map(({ log }) => log));
  const squares = used.reduce((sum, { n }) => sum + (n - middle) ** 2, 0);
  const slope = used.reduce((sum, { n, log }) => sum + (n - middle) * (log - level), 0) / squares;
  const rest = used.reduce((sum, { n, log }) => sum + (log - level - slope * (n - middle)) ** 2, 0);
  const factor = Math.exp(slope);
  return { factor, error: factor * Math.sqrt(rest / (used.length - 2) / squares), points: used.length };
}
