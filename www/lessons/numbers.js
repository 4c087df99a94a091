/**
 * The numbers that the texts of one lesson need, as far as they are known.
 *
 * @import { Lesson, Stop, Value } from "./types.js"
 * @import { createTeller, Told } from "./values.js"
 */

/**
 * @param {ReturnType<typeof createTeller>} teller @param {Lesson} lesson
 * @param {{ wall?: boolean }} [options] wall: none that only the teacher's text names, which may take a search of seconds
 */
export function createNumbers(teller, { stops, values = {} }, { wall = false } = {}) {
  /** @type {Map<string, Told|null>} */
  const common = new Map();
  /** @type {Map<string, Told|null>[]} */
  const own = stops.map(() => new Map());

  /** @param {Stop} stop @returns {Record<string, Value>} */
  function needed({ values = {}, teacher, ...shown }) {
    if (!wall) return values;
    const said = JSON.stringify(shown);
    return Object.fromEntries(Object.entries(values).filter(([name]) => said.includes(`{${name}}`)));
  }

  /** @param {Record<string, Value>} wanted @param {Stop} here @param {Map<string, Told|null>} known */
  async function ask(wanted, here, known) {
    for (const [name, value] of Object.entries(wanted)) {
      // A search that has panicked, a setup that is none: the text shows that there is no such number.
      if (!known.has(name)) known.set(name, await teller.tell(value, here).catch(() => null));
    }
  }

  return {
    /** Finds out what a stop's texts need, and those of the whole lesson. @param {number} stop from 0; beyond the last: only these */
    async learn(stop) {
      if (stop < stops.length) await ask(needed(stops[stop]), stops[stop], own[stop]);
      await ask(values, stops[0], common);
    },

    /** @param {number} stop @returns {ReadonlyMap<string, Told|null>} */
    known: (stop) => new Map([...common, ...(own[stop] ?? [])]),
  };
}
