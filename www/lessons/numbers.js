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

  /** The stop that was asked about last: what is not yet known of another can wait until it is asked about again. */
  let latest = 0;

  /** @param {Stop|undefined} stop @returns {Record<string, Value>} */
  function needed(stop) {
    const { values = {}, teacher, ...shown } = stop ?? {};
    if (!wall) return values;
    const said = JSON.stringify(shown);
    return Object.fromEntries(Object.entries(values).filter(([name]) => said.includes(`{${name}}`)));
  }

  /** @param {number} stop @param {Record<string, Value>} wanted @param {Stop} here @param {Map<string, Told|null>} known */
  async function ask(stop, wanted, here, known) {
    for (const [name, value] of Object.entries(wanted)) {
      if (latest !== stop) return;
      // A search that has panicked, a setup that is none: the text shows that there is no such number.
      if (!known.has(name)) known.set(name, await teller.tell(value, here).catch(() => null));
    }
  }

  return {
    /** Finds out what a stop's texts need, and those of the whole lesson. @param {number} stop from 0; beyond the last: only these */
    async learn(stop) {
      latest = stop;
      await ask(stop, needed(stops[stop]), stops[stop], own[stop]);
      await ask(stop, values, stops[0], common);
    },

    /** The numbers of a stop, now and as they become known. @param {number} stop */
    known: (stop) => ({
      get: (/** @type {string} */ name) => own[stop]?.get(name) ?? common.get(name),
    }),
  };
}
