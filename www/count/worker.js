/** A worker that counts the slices it is told, one after another, in a WebAssembly instance of its own. */
import { takeOrders } from "../crew.js";
import init from "../pkg/backstep.js";
import { createSlices } from "./slice.js";

/** Milliseconds between two reports. */
const TURN = 50;

takeOrders(init, createSlices().begin, () => TURN);
