/**
 * What a setup may say: asked of the engine, which knows, by setups that are wrong on purpose.
 *
 * @typedef {{ code: string, key: string, params: Record<string, string> }} Fault
 * @typedef {(setup: string) => Fault|null} Ask tries to open a setup
 */

/** No value of any key. */
const WRONG = "?";

/**
 * The words that a key takes, the default first.
 * @param {Ask} ask @param {string} setup with all that decides about them @param {string} key @returns {string[]}
 */
export function wordsOf(ask, setup, key) {
  return ask(`${setup}&${key}=${WRONG}`)?.params.allowed?.split(", ") ?? [];
}

/** Whether the method uses a key. @param {Ask} ask @param {string} method `problem=…&method=…` @param {string} key */
export function uses(ask, method, key) {
  return ask(`${method}&${key}=${WRONG}`)?.code !== "unused";
}

/** The sides that a board may have. @param {Ask} ask @param {string} method @returns {{ min: string, max: string }} */
export function sidesOf(ask, method) {
  const { min = "", max = "" } = ask(`${method}&n=0`)?.params ?? {};
  return { min, max };
}

/** Whether the method fills square boards only. @param {Ask} ask @param {string} method */
export function isSquareOnly(ask, method) {
  return ask(`${method}&files=5&ranks=6`)?.key === "ranks";
}
