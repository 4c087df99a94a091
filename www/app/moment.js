/**
 * This very moment as others can come to it: by its link, or by a short code that is typed.
 *
 * @import { Page } from "./activity.js"
 */

import { PRESETS } from "../presets.js";
import { qrDrawing } from "../ui/qr.js";
import { MAX_LINK } from "../url-state.js";
import { loadMedia } from "./media.js";

/**
 * The page's own address, which others can open; null where it is a file of this device.
 * @returns {string|null}
 */
export function addressOf() {
  return location.protocol === "file:" ? null : location.href.split(/[?#]/)[0];
}

/**
 * @param {Page} page
 * @returns {Promise<{ link: string|null, code: string|null, isLong: boolean }>}
 */
export async function momentOf(page) {
  const fragment = page.link();
  const address = addressOf();
  const link = address && `${address}#${fragment}`;
  return { link, code: await codeOf(page, fragment), isLong: link !== null && link.length > MAX_LINK };
}

/**
 * Where a lesson stands, `L3-5`; or the step of a named puzzle, `P1-8`. Nothing else has a code.
 * @param {Page} page @param {string} fragment @returns {Promise<string|null>}
 */
async function codeOf(page, fragment) {
  const lesson = /(?:^|&)lesson=(L\d+-\d+)(?:&|$)/.exec(fragment);
  if (lesson) return lesson[1];
  const areTwo = /(?:^|&)unit=/.test(fragment);
  if (areTwo) return null;
  const { Session } = await page.whole();
  const { setup, counts } = page.stage.moment;
  const at = PRESETS.findIndex((preset) => {
    const session = Session.open(preset.setup);
    const canonical = session.setup();
    session.free();
    return canonical === setup;
  });
  return at < 0 ? null : `P${at + 1}-${counts.step}`;
}

/** A text as a code for the camera. @param {string} text @param {string} name @returns {Promise<SVGSVGElement|null>} null: it is too long */
export async function qrOf(text, name) {
  const { qr } = await loadMedia();
  try {
    return qrDrawing(qr(text), name);
  } catch (error) {
    if (/** @type {{ code?: unknown }} */ (error).code === "long") return null;
    throw error;
  }
}
