/**
 * Choices by chance.
 *
 * @typedef {(below: number) => number} Random a whole number from 0, below the bound
 */

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
