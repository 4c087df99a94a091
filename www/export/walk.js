/**
 * A search of its own, led through a range of steps a slice at a time, so that the page goes on meanwhile.
 *
 * @import { Grain, SessionLike } from "../types.js"
 * @typedef {{ from: number, to: number, grain: Grain }} Range of steps, both included
 */

import { pause } from "../pause.js";
import { runSlice, TARGET } from "../player.js";

/** Milliseconds of a slice. */
const SLICE = 8;

/**
 * Stops at every position of a range where a press of Next would; nowhere if the search ends before.
 * @param {SessionLike} session @param {Range} range @param {AbortSignal} signal
 * @returns {AsyncGenerator<{ step: number, refused: number }, void>} where it is, and how many refusals passed unseen
 */
export async function* walk(session, { from, to, grain }, signal) {
  while (!session.seek(from, SLICE)) {
    await pause();
    if (signal.aborted) return;
  }
  let { step } = session.counts();
  let refused = 0;
  let begun = performance.now();
  while (!signal.aborted && step >= from && step <= to) {
    yield { step, refused };
    if (performance.now() - begun > SLICE) {
      await pause();
      begun = performance.now();
    }
    const before = step;
    refused = runSlice(session, { kind: "press", presses: 1, direction: 1, grain }).refused;
    step = session.counts().step;
    if (step === before) return;
  }
}

/**
 * Goes on to the next solution, unless it stands at one.
 * @param {SessionLike} session @param {AbortSignal} signal
 * @param {(step: number) => void} onProgress
 * @returns {Promise<boolean>} whether it has come to one
 */
export async function solve(session, signal, onProgress) {
  while (!signal.aborted) {
    if (session.explain()?.kind === "solution") return true;
    const { stop } = session.runTo({ mask: TARGET.solution | TARGET.end }, 1, 0, SLICE);
    if (stop === "end") return false;
    onProgress(session.counts().step);
    await pause();
  }
  return false;
}
