/** A worker that measures the searches it is told, one after another, in a WebAssembly instance of its own. */
import { asFailure } from "../crew.js";
import init, { Session } from "../pkg/backstep.js";
import { createMeasure } from "./measure.js";

/** Milliseconds between two reports. */
const TURN = 100;

/** @type {(module: WebAssembly.Module) => void} */
let load;
const loaded = new Promise((resolve) => {
  load = (module) => resolve(init({ module_or_path: module }));
});

self.onmessage = async ({ data }) => {
  if ("module" in data) return load(data.module);
  try {
    await loaded;
    const task = createMeasure(Session.open, data, () => performance.now());
    while (!task.run(TURN)) self.postMessage({ progress: task.progress() });
    self.postMessage({ result: task.result() });
  } catch (error) {
    self.postMessage({ error: asFailure(error) });
  }
};
