/**
 * Two searches in lock-step. Both stand at the same time, counted in steps or in placements; one that has come to its
 * first solution, or to its end, waits there for the other. Time goes both ways. No page and no clock: the player says
 * what is due, `drive` does it.
 *
 * A search stands *at* time t, in placements, just after its t-th placement; the solution that this placement
 * completes belongs to the same time.
 *
 * @import { Order } from "./player.js"
 * @import { SessionLike } from "./types.js"
 *
 * @typedef {"placements"|"steps"} Unit
 *
 * @typedef {object} Lockstep
 * @property {Unit} unit
 * @property {number} time
 * @property {readonly (number|null)[]} ends when each came to its first solution or its end; null: not known yet
 * @property {number} chunk units of time that a slice without a limit tries to pass
 */
import { isAtRest, REST, TARGET } from "./player.js";

/** The first slice of a run without a limit; it grows as long as all arrive. */
const CHUNK = 64;
/** Placements that are looked for one by one. */
const FEW = 16;

/** @param {Unit} unit @param {number} count of the searches @returns {Lockstep} */
export function createLockstep(unit, count) {
  return { unit, time: 0, ends: Array.from({ length: count }, () => null), chunk: CHUNK };
}

/** Whether all have come to their ends at this time. @param {Lockstep} lockstep */
export function isDone({ time, ends }) {
  return ends.every((end) => end !== null && end <= time);
}

/**
 * Carries an order out on all searches.
 * @param {readonly SessionLike[]} sessions @param {Lockstep} lockstep @param {Order} order
 * @returns {{ lockstep: Lockstep, stopped: boolean }} whether nothing is left to be done
 */
export function drive(sessions, lockstep, order) {
  const wanted = Math.max(0, timeWanted(lockstep, order));
  const budget = order.kind === "press" ? Number.POSITIVE_INFINITY : order.budgetMs / sessions.length;
  const ends = [...lockstep.ends];
  const forwards = wanted > lockstep.time;
  let time = wanted;
  let late = false;
  for (const [i, session] of sessions.entries()) {
    const reached = toward(session, lockstep.unit, Math.min(wanted, ends[i] ?? wanted), budget, forwards);
    if (reached.ended) ends[i] = reached.time;
    if (reached.arrived) continue;
    late = true;
    time = forwards ? Math.min(time, reached.time) : Math.max(time, reached.time);
  }
  const known = ends.filter((end) => end !== null);
  if (known.length === ends.length) time = Math.min(time, Math.max(...known));
  const chunk = Math.max(1, late ? lockstep.chunk / 2 : lockstep.chunk * 2);
  const moved = { ...lockstep, time, ends, chunk };
  const arrived = !late && order.kind === "leap" && "step" in order.goal;
  return { lockstep: moved, stopped: arrived || (forwards ? isDone(moved) : time === 0) };
}

/** @param {Lockstep} lockstep @param {Order} order */
function timeWanted({ time, chunk }, order) {
  if (order.kind === "press") return time + order.direction * order.presses;
  if (order.kind === "leap" && "step" in order.goal) return order.goal.step;
  // A leap to an event is one to the end: each waits at its own.
  const steps = order.kind === "batch" && order.steps > 0 ? order.steps : chunk;
  return time + order.direction * steps;
}

/**
 * @typedef {{ time: number, arrived: boolean, ended: boolean }} Reached
 *
 * @param {SessionLike} session @param {Unit} unit @param {number} goal @param {number} budget milliseconds
 * @param {boolean} forwards a search that is further already stays where it is
 * @returns {Reached}
 */
function toward(session, unit, goal, budget, forwards) {
  const time = timeOf(session, unit);
  if (time === goal || (forwards && time > goal)) return { time, arrived: true, ended: isAtRest(session) };
  const walk = unit === "steps" ? walkSteps : walkPlacements;
  return walk(session, goal, performance.now() + budget);
}

/** @param {SessionLike} session @param {Unit} unit */
function timeOf(session, unit) {
  const { step, placed } = session.counts();
  return unit === "steps" ? step : placed;
}

/** @param {SessionLike} session @param {number} goal @param {number} deadline @returns {Reached} */
function walkSteps(session, goal, deadline) {
  const { step } = session.counts();
  if (goal < step) {
    const arrived = session.seek(goal, left(deadline));
    return { time: session.counts().step, arrived, ended: false };
  }
  const { steps, stop } = session.runUntil(REST, goal - step, left(deadline));
  const ended = stop === "reached" || stop === "end";
  return { time: step + steps, arrived: stop !== "budget", ended };
}

/** @param {SessionLike} session @param {number} goal @param {number} deadline @returns {Reached} */
function walkPlacements(session, goal, deadline) {
  let { placed } = session.counts();
  const ahead = goal > placed;
  for (let rest = Math.abs(goal - placed); rest > 0; rest = Math.abs(goal - placed)) {
    if (performance.now() >= deadline) return { time: placed, arrived: false, ended: false };
    // No step places more than one piece: so many steps cannot pass the goal.
    const [mask, most] =
      rest > FEW ? [ahead ? REST : 0, rest] : [ahead ? TARGET.placed | REST : TARGET.placed, 0];
    const { stop } = ahead
      ? session.runUntil(mask, most, left(deadline))
      : session.runBackUntil(mask, most, left(deadline));
    placed = session.counts().placed;
    if (ahead && (stop === "end" || (stop === "reached" && isAtRest(session))))
      return { time: placed, arrived: true, ended: true };
    if (stop === "end") break;
  }
  if (ahead) return { time: placed, arrived: true, ended: completes(session) };
  // Back at the number, but maybe after refusals that came later than the placement.
  const last = session.explain();
  if (last && last.kind !== "place" && last.kind !== "move")
    session.runBackUntil(TARGET.placed, 0, left(deadline));
  return { time: placed, arrived: true, ended: false };
}

/** Makes the event that ends the search, if that is the next one. @param {SessionLike} session */
function completes(session) {
  if (session.step() === 0) return true;
  if (isAtRest(session)) return true;
  session.stepBack();
  return false;
}

/** @param {number} deadline @returns {number} whole milliseconds, as the engine wants them */
function left(deadline) {
  return Math.min(1000, Math.max(1, Math.ceil(deadline - performance.now())));
}
