/** Numbers that look random and follow from a seed: mulberry32, by T. Ettinger. */

/** @typedef {(below: number) => number} Random a whole number from 0, below the bound */

/** @param {number} seed 32 bits @returns {Random} */
export function seeded(seed) {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Some of the items, in their order. @template T @param {readonly T[]} items @param {number} count @param {Random} random @returns {T[]} */
export function some(items, count, random) {
  const chosen = new Set(shuffled(items, random).slice(0, count));
  return items.filter((item) => chosen.has(item));
}

/** All of them in another order. @template T @param {readonly T[]} items @param {Random} random @returns {T[]} */
export function shuffled(items, random) {
  const mixed = Array.from(items);
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = random(i + 1);
    [mixed[i], mixed[other]] = [mixed[other], mixed[i]];
  }
  return mixed;
}
