/** A worker that measures the searches it is told, one after another, in a WebAssembly instance of its own. */
import { fastestModule } from "../count/simd.js";
import { asFailure } from "../crew.js";
import init, { Session } from "../pkg/backstep.js";
import { createMeasure } from "./measure.js";

/** Milliseconds between two reports. */
const TURN = 100;

self.onmessage = async ({ data: order }) => {
  try {
    await init({ module_or_path: fastestModule() });
    const task = createMeasure(Session.open, order, () => performance.now());
    while (!task.run(TURN)) self.postMessage({ progress: task.progress() });
    self.postMessage({ result: task.result() });
  } catch (error) {
    self.postMessage({ error: asFailure(error) });
  }
};
