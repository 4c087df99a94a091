/** A worker that answers what would take the page too long, in a WebAssembly instance of its own. */
import { takeOrders } from "../crew.js";
import init, * as tools from "../pkg/backstep.js";
import { createTask } from "./tasks.js";

/** Milliseconds that a question may take, and a race; and between two reports of a race. */
const [PATIENCE, RACE, TURN] = [5000, 20_000, 200];

takeOrders(
  init,
  (/** @type {import("./tasks.js").Order} */ order) => createTask(tools, order, RACE),
  ({ about }) => (about === "program" ? TURN : PATIENCE),
);
