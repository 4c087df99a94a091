/**
 * What need not be shown in every frame takes turns: a frame stays short, and nobody waits for ever.
 *
 * @typedef {object} Turn
 * @property {() => void} take
 * @property {number} every milliseconds from one turn to the next
 * @property {number} due when the next one is, as performance.now() tells time
 * @property {number} cost milliseconds that it takes
 */

/** Milliseconds of a frame that all script together should take. */
const FRAME = { playing: 7, jumping: 12, paused: 7 };
/** The share of the time that the search has at the least: on a slow machine showing alone takes longer than a frame. */
const LEAST = { playing: 0.1, jumping: 0.3, paused: 0 };
/** Milliseconds; a longer frame was none. */
const LONGEST = 100;
/** How many times what turns take in the mean is kept free for them: they are uneven. */
const UNEVEN = 3;
/** How much of what a turn has cost is still expected of the next one. */
const REMEMBERED = 0.9;

/** @param {number} every milliseconds @param {() => void} take @returns {Turn} */
export function createTurn(every, take) {
  return { take, every, due: 0, cost: 0 };
}

/** Takes one, whether it is due or not. @param {Turn} turn @param {number} now */
export function takeTurn(turn, now) {
  const { due, every, cost } = turn;
  // Counted from when it was due, not from the frame that came after it: so it is on time in the mean.
  turn.due = due > now ? now + every : Math.max(due + every, now + every / 2);
  const begin = performance.now();
  turn.take();
  turn.cost = remember(cost, performance.now() - begin);
}

/** What to expect of something that has cost so much before, and now. @param {number} before @param {number} now */
function remember(before, now) {
  return Math.max(now, REMEMBERED * before);
}

/** How the script of a frame shares its time: search, what is shown in turn, the boards, and what little remains. */
export class Budget {
  #end = 0;
  /** In this frame, in milliseconds. */
  #begun = 0;
  #searching = 0;
  #turning = 0;
  /** As expected: of drawing, and of all but search and turns. */
  #drawing = 0;
  #rest = 0;

  /**
   * Begins a frame.
   * @param {"paused"|"playing"|"jumping"} mode @param {readonly Turn[]} turns @param {number} dt milliseconds of a frame
   * @returns {number} milliseconds that the search may take, a whole number
   */
  begin(mode, turns, dt) {
    this.#begun = performance.now();
    this.#end = this.#begun + FRAME[mode];
    this.#searching = this.#turning = 0;
    const mean = turns.reduce((sum, { every, cost }) => sum + (cost * dt) / every, 0);
    const least = LEAST[mode] * Math.min(dt, LONGEST);
    return Math.max(1, Math.floor(Math.max(least, FRAME[mode] - this.#rest - UNEVEN * mean)));
  }

  /** @template T @param {() => T} action the search's @returns {T} */
  search(action) {
    const begin = performance.now();
    const result = action();
    this.#searching = performance.now() - begin;
    return result;
  }

  /**
   * Takes those turns that are due and of which it is to be expected that they leave time for drawing, the longest
   * waiting first; one in any case. O(n log n).
   * @param {readonly Turn[]} turns @param {number} now
   */
  takeTurns(turns, now) {
    const begin = performance.now();
    const waiting = turns.filter(({ due }) => due <= now).sort((a, b) => a.due - b.due);
    for (const [i, turn] of waiting.entries()) {
      if (i === 0 || performance.now() + turn.cost + this.#drawing <= this.#end) takeTurn(turn, now);
    }
    this.#turning = performance.now() - begin;
  }

  /** Ends the frame with what draws the boards. @param {() => void} action */
  draw(action) {
    const begin = performance.now();
    action();
    const end = performance.now();
    this.#drawing = remember(this.#drawing, end - begin);
    this.#rest = remember(this.#rest, end - this.#begun - this.#searching - this.#turning);
  }
}
