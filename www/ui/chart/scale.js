/**
 * Scales of an axis, linear and logarithmic, with ticks at round numbers. Pure.
 *
 * @typedef {"linear"|"log"} Kind
 *
 * @typedef {object} Scale
 * @property {Kind} kind
 * @property {number} low more than 0 if logarithmic
 * @property {number} high more than low
 * @property {number[]} ticks round numbers from low to high, rising
 */

/** Where ticks may lie within a decade, the sparsest first. */
const WITHIN = [[1], [1, 3], [1, 2, 5]];

/**
 * A scale that shows all values from low to high.
 * @param {Kind} kind @param {number} low @param {number} high
 * @param {object} options
 * @param {number} options.most about how many ticks there is room for, 3 or more
 * @param {boolean} [options.whole] only whole numbers have ticks
 * @param {boolean} [options.nice] whether the ends become round numbers too
 * @returns {Scale}
 */
export function scaleOf(kind, low, high, options) {
  return kind === "log" ? logarithmic(low, high, options) : linear(low, high, options);
}

/** Where a value lies on its scale, from 0 at the low end to 1 at the high one; what is outside lies at an end. @param {Scale} scale @param {number} value */
export function share({ kind, low, high }, value) {
  const part =
    kind === "log"
      ? Math.log(Math.max(value, low) / low) / Math.log(high / low)
      : (value - low) / (high - low);
  return Math.min(1, Math.max(0, part));
}

/** @param {number} low @param {number} high @param {{ most: number, whole?: boolean, nice?: boolean }} options @returns {Scale} */
function linear(low, high, { most, whole = false, nice = false }) {
  const room = high > low ? high - low : 1;
  let step = roundUp(room / most);
  if (whole) step = Math.max(1, step);
  const [first, last] = nice
    ? [Math.floor(low / step), Math.ceil((low + room) / step)]
    : [Math.ceil(low / step - 1e-9), Math.floor((low + room) / step + 1e-9)];
  // From the number of the step, so that no error of rounding adds up.
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toFixed(digits)),
  );
  return nice
    ? { kind: "linear", low: ticks[0], high: ticks[ticks.length - 1], ticks }
    : { kind: "linear", low, high: low + room, ticks };
}

/** @param {number} low @param {number} high @param {{ most: number, whole?: boolean, nice?: boolean }} options @returns {Scale} */
function logarithmic(low, high, { most, whole = false, nice = false }) {
  const from = nice ? roundDown(low) : low;
  const to = Math.max(nice ? roundUp(high) : high, from * 10);
  const [bottom, top] = [Math.floor(Math.log10(from) + 1e-9), Math.ceil(Math.log10(to) - 1e-9)];
  const decades = Array.from({ length: top - bottom + 1 }, (_, i) => bottom + i);
  const least = whole ? Math.max(from, 1) : from;
  const isInside = (/** @type {number} */ tick) => tick >= least * (1 - 1e-9) && tick <= to * (1 + 1e-9);
  let ticks = decades.map((power) => Number(`1e${power}`)).filter(isInside);
  for (const within of WITHIN) {
    const finer = decades.flatMap((power) => within.map((digit) => Number(`${digit}e${power}`)));
    const inside = finer.filter(isInside);
    if (inside.length <= most) ticks = inside;
  }
  const stride = Math.ceil(ticks.length / most);
  return { kind: "log", low: from, high: to, ticks: ticks.filter((_, i) => i % stride === 0) };
}

/** The next of 1, 2, 5, 10, 20 … that is not smaller. @param {number} value more than 0 */
function roundUp(value) {
  const power = Math.floor(Math.log10(value) + 1e-9);
  const digit = [1, 2, 5, 10].find((each) => Number(`${each}e${power}`) >= value * (1 - 1e-9)) ?? 10;
  return Number(`${digit}e${power}`);
}

/** The last of 1, 2, 5, 10, 20 … that is not larger. @param {number} value more than 0 */
function roundDown(value) {
  const power = Math.floor(Math.log10(value) + 1e-9);
  const digit = [5, 2, 1].find((each) => Number(`${each}e${power}`) <= value * (1 + 1e-9)) ?? 1;
  return Number(`${digit}e${power}`);
}
