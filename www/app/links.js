/**
 * The link to this very moment, in the address bar, and the board of the last visit.
 *
 * @import { Stage } from "./stage.js"
 * @import { Lockstep } from "../lockstep.js"
 * @import { LinkState, ViewState } from "../url-state.js"
 * @import { Frame } from "../types.js"
 */
import { Engine } from "../engine.js";
import { keep } from "../store.js";
import { formatLink, MAX_LINK, parseLink } from "../url-state.js";

/** Longer addresses are not put into links. */
const MAX_ADDRESS = 250;
/** … nor longer ones into files. */
const MAX_SAVED = 60_000;

/**
 * The fragment, without its #.
 * @param {Stage} stage @param {ViewState} view
 * @param {{ second: Stage, lockstep: Lockstep }|null} both
 * @param {Partial<LinkState>} [activity] what the present activity adds
 * @param {number} [limit] how long the whole link may be, if it can be kept so short
 */
export function linkText(stage, view, both, activity, limit = MAX_LINK) {
  const { counts, setup } = stage.moment;
  if (both) {
    const { time, unit } = both.lockstep;
    return formatLink({
      setup,
      view,
      position: { step: time },
      compare: { setup: both.second.moment.setup, unit },
      ...activity,
    });
  }
  const most = limit > MAX_LINK ? MAX_SAVED : MAX_ADDRESS;
  const address = counts.depth < most && stage.attempt((session) => session.address());
  const position = address ? { address: Array.from(address), counts } : { step: counts.step };
  const base = location.href.split("#")[0].length + 1;
  return formatLink({ setup, view, position, ...activity }, limit - base);
}

/** @param {string} text a fragment @param {boolean} acted whether it is worth coming back to */
export function writeLink(text, acted) {
  try {
    history.replaceState(null, "", `#${text}`);
  } catch {
    // Too many writes, or an embedding that forbids them: the link in the dialog is still right.
  }
  if (acted) keep("last", text);
}

/**
 * What the last visit's link leads to, if that can be offered beside what is open now.
 * @param {unknown} last @param {string} open the setup that is open
 * @returns {{ state: LinkState, frame: Frame, step: number }|null}
 */
export function lastVisitOf(last, open) {
  if (typeof last !== "string") return null;
  const state = parseLink(last);
  const { position } = state;
  const step = position && ("step" in position ? position.step : position.counts.step);
  if (!state.setup || !step || state.errors.length > 0) return null;
  try {
    const opened = Engine.open(state.setup);
    const setup = opened.session.setup();
    const frame = /** @type {Frame} */ (opened.session.frame());
    opened.close();
    return setup === open ? null : { state, frame, step };
  } catch {
    return null;
  }
}
