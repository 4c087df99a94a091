/**
 * The only file that knows about animation frames and page visibility. One callback a frame at most;
 * nothing is scheduled while nothing moves or while the page is hidden.
 *
 * @typedef {object} Clock
 * @property {() => void} start a callback every frame, until stop
 * @property {() => void} stop
 * @property {() => void} requestRedraw one callback at the next frame, however often it is asked for
 *
 * @typedef {object} Source where frames come from; given by tests
 * @property {(callback: (now: number) => void) => number} request
 * @property {(handle: number) => void} cancel
 * @property {() => boolean} hidden
 * @property {(callback: () => void) => void} onVisibility
 */

/** @type {Source} */
const BROWSER = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
  hidden: () => document.hidden,
  onVisibility: (callback) => document.addEventListener("visibilitychange", callback),
};

/**
 * @param {(now: number, dt: number) => void} onFrame dt: milliseconds since the frame before if the clock
 * ran in between, else 0: a pause or a hidden page is no time
 * @param {Source} [source]
 * @returns {Clock}
 */
export function createClock(onFrame, source = BROWSER) {
  let running = false;
  let wanted = false;
  /** @type {number|null} */
  let handle = null;
  /** @type {number|null} */
  let last = null;

  function schedule() {
    if (handle === null && (running || wanted) && !source.hidden()) handle = source.request(frame);
  }

  /** @param {number} now */
  function frame(now) {
    handle = null;
    wanted = false;
    const dt = last === null ? 0 : now - last;
    last = running ? now : null;
    try {
      onFrame(now, dt);
    } finally {
      schedule();
    }
  }

  source.onVisibility(() => {
    if (source.hidden()) {
      if (handle !== null) source.cancel(handle);
      handle = null;
      last = null;
    } else schedule();
  });

  return {
    start() {
      if (running) return;
      running = true;
      last = null;
      schedule();
    },
    stop() {
      running = false;
      last = null;
      if (handle === null || wanted) return;
      source.cancel(handle);
      handle = null;
    },
    requestRedraw() {
      wanted = true;
      schedule();
    },
  };
}
