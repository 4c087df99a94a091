/** A worker that counts the slices it is told, one after another, in a WebAssembly instance of its own. */
import { asFailure } from "../crew.js";
import init from "../pkg/backstep.js";
import { createSlices } from "./slice.js";

/** Milliseconds between two reports. */
const TURN = 50;
const slices = createSlices();

/** @type {(module: WebAssembly.Module) => void} */
let load;
const loaded = new Promise((resolve) => {
  load = (module) => resolve(init({ module_or_path: module }));
});

self.onmessage = async ({ data }) => {
  if ("module" in data) return load(data.module);
  try {
    await loaded;
    const counter = await slices.begin(data);
    while (!counter.run(TURN)) self.postMessage({ progress: counter.progress() });
    self.postMessage({ result: counter.result() });
  } catch (error) {
    self.postMessage({ error: asFailure(error) });
  }
};
