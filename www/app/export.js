/**
 * What the export dialog hands out comes from here: searches of its own, drawn as the board is.
 *
 * @import { Page } from "./activity.js"
 * @import { Scene } from "../board/scene.js"
 * @import { Look, Source } from "../export/index.js"
 * @import { Session } from "../pkg/backstep.js"
 * @import { Frame } from "../types.js"
 */
import { canvasOf, coloursOf, paperOf, svgOf } from "../board/still.js";
import { openExport } from "../export/index.js";
import { loadStyle } from "../ui/styles.js";
import { narrate } from "../words/narrate.js";
import { puzzleName } from "../words/puzzle-name.js";
import { label } from "../words/squares.js";
import { loadMedia } from "./media.js";

/** @param {Page} page */
export async function showExport(page) {
  const [media, { Session }] = await Promise.all([loadMedia(), page.whole(), loadStyle("handout")]);
  page.stop();
  const { i18n } = page.settings;
  const stage = page.focused();
  const { labels, grain, frame, setup, counts } = stage.moment;
  const shown = /** @type {Scene} */ (stage.scene);

  /** @type {Source["sentence"]} */
  const sentence = (session, refusals) =>
    narrate({
      ...{ frame: frameOf(session), explanation: session.explain(), counts: session.counts() },
      ...{ i18n, labels, refusals },
    }).text;

  /** @param {Session} session @param {Look} look */
  const picture = (session, look) => ({
    scene: sceneOf(session, shown, look.marks),
    caption: look.caption ? sentence(session, look.refused) : undefined,
  });

  openExport({
    i18n,
    name: `backstep-${frame.problem}-${frame.files}x${frame.ranks}`,
    title: puzzleName(frame, i18n, setup),
    step: counts.step,
    furthest: stage.furthest,
    grain,
    copy() {
      const address = stage.attempt((session) => session.address());
      return address ? Session.restore(setup, address, counts) : Session.open(setup);
    },
    draw: (session, look, pixels, canvas) =>
      canvasOf(picture(session, look), paperOf(look.colours), pixels, canvas),
    svg: (session, look) =>
      svgOf(picture(session, look), paperOf(look.colours), puzzleName(frame, i18n, setup)),
    openGif: (session, look, width, height) =>
      media.Gif.open(width, height, coloursOf(sceneOf(session, shown, true), paperOf(look.colours))),
    sentence,
    row(session) {
      const { files, ranks } = frame;
      const event = session.explain();
      const { step, depth, placed, backtracks } = session.counts();
      const name = (/** @type {number|undefined} */ square) =>
        square === undefined ? null : label(square, { files, ranks }, labels);
      const by = event?.by?.length ? i18n.list(event.by.map((square) => String(name(square)))) : null;
      const kind = event?.kind ?? null;
      return [step, kind, name(event?.square), by, depth, placed, backtracks, sentence(session, 0)];
    },
  });
}

/** @param {Session} session */
const frameOf = (session) => /** @type {Frame} */ (session.frame());

/** The last picture of each search: it gives none that is the same again. @type {WeakMap<Session, Uint8ClampedArray<ArrayBuffer>>} */
const painted = new WeakMap();

/**
 * What is drawn of another search, with what is laid over the board that is shown.
 * @param {Session} session @param {Scene} shown @param {boolean} marks
 * @returns {Scene}
 */
function sceneOf(session, shown, marks) {
  const whole = frameOf(session);
  const frame = marks ? whole : { ...whole, candidates: [], deadEnd: false, solution: false };
  const here =
    marks && String(whole.path) === String(shown.frame.path) && whole.cursor === shown.frame.cursor;
  return {
    ...shown,
    frame,
    explanation: marks ? (session.explain() ?? null) : null,
    direction: 1,
    picture(palette, share, heat) {
      const pixels = session.picture(palette, share, heat) ?? painted.get(session) ?? null;
      if (pixels) painted.set(session, pixels);
      return pixels;
    },
    visits: shown.visits && marks ? session.visits() : null,
    attacks: shown.attacks && marks ? session.attacks() : null,
    // These were asked of the search that is shown, where it stands.
    degrees: here ? shown.degrees : null,
    retreat: here ? shown.retreat : null,
    ways: here ? shown.ways : null,
    choices: marks ? shown.choices : null,
  };
}
