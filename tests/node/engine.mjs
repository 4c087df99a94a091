/** The engine itself, for the tests of what is built on it. */
import { readFileSync } from "node:fs";
import { Counter, initSync, Session } from "../../www/pkg/backstep.js";

initSync({ module: readFileSync(new URL("../../www/pkg/backstep_bg.wasm", import.meta.url)) });

export { Counter, Session };

/** @param {string} setup @param {number} [step] */
export function sessionAt(setup, step = 0) {
  const session = Session.open(setup);
  if (!session.seek(step, 10_000)) throw new Error(`${setup}: step ${step} takes too long`);
  return session;
}
