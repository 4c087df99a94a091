/** Closed tours of large boards by tiles, in WebAssembly. */
import { construct } from "../../www/pkg/backstep.js";
import { add, fastest, load, print, timed } from "./rows.mjs";

const SIZES = [100, 200, 500, 1000];

/** @param {number} n */
const build = (n) => construct(`problem=tour&method=tiles&closed=1&n=${n}`).length;

load();
// Before anything is compiled for speed, as somebody would see it.
add("1000×1000, the first time", timed(() => build(1000)).ms, "ms");
for (const n of SIZES) {
  const { ms, result } = fastest(() => build(n));
  add(`${n}×${n}`, ms, "ms");
  add(`${n}×${n}`, (ms * 1e6) / result, "ns/square");
  add(`${n}×${n}`, result, "squares");
}
print();
