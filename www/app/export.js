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
import { byId } from "../ui/dom.js";
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
  const { labels, grain, frame, setup, counts, byHand } = stage.moment;
  const shown = /** @type {Scene} */ (stage.scene);

  /** @type {Source["sentence"]} */
  const sentence = (session, refusals) =>
    narrate({
      ...{ frame: frameOf(session), explanation: session.explain(), counts: session.counts() },
      ...{ i18n, labels, refusals, kept: true },
    }).text;

  /** @param {Session} session @param {Look} look */
  function picture(session, { what, caption, refused }) {
    if (what !== "board") {
      const text = caption ? sentence(session, refused) : undefined;
      return { scene: sceneOf(session, shown, what === "step"), caption: text };
    }
    // Exactly what is seen, also where somebody plays by hand.
    const said = byId(stage === page.stage ? "sentence" : "second-sentence").textContent ?? "";
    const scene = byHand ? shown : { ...shown, picture: painterOf(session) };
    return { scene, caption: caption ? said : undefined };
  }

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

/** A search as one pixel a square. @param {Session} session @returns {Scene["picture"]} */
const painterOf = (session) => (palette, share, heat) => session.picture(palette, share, heat);

/**
 * What is drawn of another search: at a step with its marks, or only its pieces. Of what is laid over the board that is
 * shown there is as much as can be asked of it.
 * @param {Session} session @param {Scene} shown @param {boolean} marks
 * @returns {Scene}
 */
function sceneOf(session, shown, marks) {
  const frame = frameOf(session);
  return {
    ...shown,
    frame: marks ? frame : { ...frame, candidates: [], deadEnd: false, solution: false },
    explanation: marks ? (session.explain() ?? null) : null,
    direction: 1,
    picture: painterOf(session),
    visits: shown.visits && marks ? session.visits() : null,
    attacks: shown.attacks && marks ? session.attacks() : null,
    degrees: null,
    retreat: null,
    ways: null,
    choices: marks ? shown.choices : null,
  };
}
