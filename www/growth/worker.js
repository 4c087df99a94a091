/** A worker that measures the searches it is told, one after another, in a WebAssembly instance of its own. */
import { takeOrders } from "../crew.js";
import init, { Session } from "../pkg/backstep.js";
import { createMeasure } from "./measure.js";

/** Milliseconds between two reports. */
const TURN = 100;
const now = () => performance.now();

takeOrders(
  init,
  (/** @type {import("./measure.js").Order} */ order) => createMeasure(Session.open, order, now),
  () => TURN,
);
