/** Queens: the first solution by each method, on boards where it is to be had, in WebAssembly. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { construct, kinds, Session } from "../../www/pkg/backstep.js";
import { add, fastest, load, print } from "./rows.mjs";

load();
const { solution } = kinds();

/** @param {string} setup */
function search(setup) {
  const session = Session.open(setup);
  while (session.runUntil(1 << solution, 0, 1000).stop === "budget");
  assert.equal(session.status(), "solution", setup);
  const { placed } = session.counts();
  session.free();
  return placed;
}

const methods = readFileSync(new URL("first.txt", import.meta.url), "utf8");
for (const line of methods.trim().split("\n")) {
  const [method, ...sizes] = line.split(" ");
  for (const n of sizes) {
    const setup = `problem=queens&n=${n}&method=${method}`;
    const { ms, result } = fastest(() => (method === "formula" ? construct(setup).length : search(setup)));
    add(`${n} queens, ${method}`, ms, "ms");
    add(`${n} queens, ${method}`, result, "placements");
  }
}
print();
