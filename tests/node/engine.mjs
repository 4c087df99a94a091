/** The engine itself, for the tests of what is built on it. */
import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { Counter, initSync, Session } from "../../www/pkg/backstep.js";

// V8 11.3, which is Node 20's, dies when it has inlined a call to WebAssembly and what it assumed proves wrong
// during that call. Other versions do not mind the flag.
setFlagsFromString("--no-turbo-inline-js-wasm-calls");

initSync({ module: readFileSync(new URL("../../www/pkg/backstep_bg.wasm", import.meta.url)) });

export { Counter, Session };

/** @param {string} setup @param {number} [step] */
export function sessionAt(setup, step = 0) {
  const session = Session.open(setup);
  if (!session.seek(step, 10_000)) throw new Error(`${setup}: step ${step} takes too long`);
  return session;
}
