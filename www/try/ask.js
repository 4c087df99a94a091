/**
 * Asking without holding up the page: at once, if a few milliseconds do; else in a worker.
 *
 * @import { Answer, Order, Tools } from "./tasks.js"
 * @import { Failure } from "../crew.js"
 */
import { equip, startCrew } from "../crew.js";
import { pause } from "../pause.js";
import { createWorker, loadAsset } from "../ship/assets.js";
import { compileFastest } from "../simd.js";
import { answerOf, createTask, isDecided } from "./tasks.js";

/** Milliseconds that a question may take on this thread. */
const AT_ONCE = 8;
/** … and a race, where there are no workers. */
const RACE = 5000;

/**
 * @param {Tools} tools @param {Order} order
 * @param {(answer: Answer, done: boolean) => void} onAnswer what is known so far, and last of all
 * @param {(failure: Failure) => void} onFailure
 * @returns {() => void} ends it at once; harmless when it has ended
 */
export function ask(tools, order, onAnswer, onFailure) {
  if (order.about !== "program") {
    const answer = answerOf(tools, order, AT_ONCE);
    onAnswer(answer, isDecided(answer));
    if (isDecided(answer)) return () => {};
  }
  /** @type {Order[]} */
  const waiting = [order];
  return startCrew(
    {
      next: () => waiting.shift(),
      again: (first) => waiting.unshift(first),
      onProgress: (_, answer) => onAnswer(answer, false),
      onResult: (_, answer) => onAnswer(answer, true),
      onFailure,
    },
    {
      spawn: () => equip(createWorker("try/worker.js"), compileFastest(loadAsset)),
      begin: async (first) => createTask(tools, first, RACE),
      pause,
      hands: 1,
    },
  );
}
