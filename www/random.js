/** Numbers that look random and follow from a seed: mulberry32, by T. Ettinger. */

/** @param {number} seed 32 bits @returns {() => number} from 0, below 1 */
export function uniform(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {number} seed 32 bits @returns {(below: number) => number} a whole number from 0, below the bound */
export function seeded(seed) {
  const random = uniform(seed);
  return (below) => Math.floor(random() * below);
}
