/** A worker that answers what would take the page too long, in a WebAssembly instance of its own. */
import { asFailure } from "../crew.js";
import init, * as tools from "../pkg/backstep.js";
import { createTask } from "./tasks.js";

/** Milliseconds that a question may take, and a race; and between two reports of a race. */
const [PATIENCE, RACE, TURN] = [5000, 20_000, 200];

self.onmessage = async ({ data: order }) => {
  try {
    await init();
    const task = createTask(tools, order, RACE);
    const turn = order.about === "program" ? TURN : PATIENCE;
    while (!task.run(turn)) self.postMessage({ progress: task.progress() });
    self.postMessage({ result: task.result() });
  } catch (error) {
    self.postMessage({ error: asFailure(error) });
  }
};
