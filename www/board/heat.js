/**
 * The heat map: how often each square was entered, in cividis, whose lightness rises evenly for every kind of eye.
 *
 * @import { Brush } from "./scene.js"
 */

import { rectOf, squaresInSight } from "./geometry.js";

/** Nine points of cividis, evenly spaced. */
const STOPS = [
  [0, 34, 78],
  [18, 53, 112],
  [59, 73, 108],
  [87, 93, 109],
  [112, 113, 115],
  [138, 135, 121],
  [166, 157, 117],
  [196, 181, 108],
  [254, 232, 56],
];

/** The ramp in 256 colours, as [r, g, b]. */
export const RAMP = Array.from({ length: 256 }, (_, index) => {
  const position = (index / 255) * (STOPS.length - 1);
  const stop = Math.min(STOPS.length - 2, Math.floor(position));
  return STOPS[stop].map((low, i) => Math.round(low + (STOPS[stop + 1][i] - low) * (position - stop)));
});

/**
 * The scale is logarithmic: a search enters its deepest squares a million times as often as its first.
 *
 * @param {Uint32Array} visits
 * @returns {(square: number) => number} an index into RAMP, -1 for a square never entered
 */
function heatScale(visits) {
  let most = 1;
  for (const count of visits) if (count > most) most = count;
  const scale = 255 / Math.log2(most + 1);
  return (square) => (visits[square] === 0 ? -1 : Math.round(Math.log2(visits[square] + 1) * scale));
}

/**
 * @param {Brush} brush
 * @param {Uint32Array} visits
 */
export function drawHeat({ ctx, layout }, visits) {
  const heat = heatScale(visits);
  for (const square of squaresInSight(layout)) {
    const index = heat(square);
    if (index < 0) continue;
    const [r, g, b] = RAMP[index];
    const { x, y, width, height } = rectOf(layout, square);
    ctx.fillStyle = `rgb(${r},${g},${b})`;
    ctx.fillRect(x, y, width, height);
  }
}
