/**
 * The tools of a teacher at the wall: to point at a square, to keep the picture as it is, to hand out this moment, to
 * let the class vote.
 *
 * @import { Page } from "./activity.js"
 * @import { Key } from "../i18n/index.js"
 */
import { drawSpotlight } from "../board/spotlight.js";
import { toggleBlank } from "../room.js";
import { codeFigure } from "../share.js";
import { openDialog } from "../ui/dialogs.js";
import { make } from "../ui/dom.js";
import { loadStyle } from "../ui/styles.js";
import { createVote } from "../ui/vote.js";
import { label } from "../words/squares.js";
import { momentOf, qrOf } from "./moment.js";

/** As on the cards that a class holds up. */
const LETTERS = ["A", "B", "C", "D"];

/** @type {readonly (readonly [name: Key, key: string, act: (page: Page) => unknown])[]} */
const TOOLS = [
  ["wall.spotlight", "S", toggleSpotlight],
  ["wall.freeze", "F", freeze],
  ["wall.code", "Q", showCode],
  ["wall.vote", "V", showVote],
  ["wall.blank", "B", toggleBlank],
];

/** @param {Page} page */
export async function showTools(page) {
  await loadStyle("wall");
  const { i18n } = page.settings;
  const buttons = TOOLS.map(([name, key, act]) => {
    const button = make("button", { type: "button" }, make("span", {}, i18n.t(name)), make("kbd", {}, key));
    button.addEventListener("click", () => {
      close();
      act(page);
    });
    return make("li", {}, button);
  });
  const close = openDialog(
    "wall-dialog",
    "wall.title",
    i18n,
    make("ul", { className: "wall-tools" }, ...buttons),
  );
}

/**
 * Points at the square that is explained, else at that of the last piece, or at none any more.
 * @param {Page} page
 */
export function toggleSpotlight({ stage, settings, announce, refresh }) {
  const { i18n } = settings;
  const { frame, labels } = stage.moment;
  const before = stage.spot;
  const wanted = stage.pointer ?? frame.head ?? 0;
  const square = before !== null && (stage.pointer === null || stage.pointer === before) ? null : wanted;
  stage.spot = square;
  stage.over = square === null ? null : (brush) => drawSpotlight(brush, square);
  refresh();
  announce(
    i18n.t(square === null ? "wall.noSpotlight" : "wall.spotlightOn", {
      square: label(wanted, frame, labels),
    }),
  );
}

/**
 * Keeps the picture as it is: keys, clicks and the clicker do nothing until it is let go, and the wall says so.
 * @param {Page} page
 */
export async function freeze(page) {
  await loadStyle("wall");
  page.stop();
  const { t } = page.settings.i18n;
  const go = make("button", { type: "button", className: "primary" }, t("wall.unfreeze"));
  const words = make("p", { id: "freeze-words" }, t("wall.frozen"));
  const dialog = make("dialog", { id: "freeze-dialog", "aria-labelledby": "freeze-words" }, words, go);
  document.body.append(dialog);
  // A modal dialog makes everything else deaf, but for keys.
  dialog.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key.toLowerCase() === "f" && page.settings.letters) dialog.close();
    else if (/^(Page|Home|End)/.test(event.key)) event.preventDefault();
  });
  dialog.addEventListener("close", () => dialog.remove());
  go.addEventListener("click", () => dialog.close());
  dialog.showModal();
}

/** @param {Page} page */
export async function showCode(page) {
  await Promise.all([loadStyle("wall"), loadStyle("handout")]);
  page.stop();
  const { i18n } = page.settings;
  const { link, code, isLong } = await momentOf(page);
  const qr = link ? await qrOf(link, i18n.t("share.qr")) : null;
  const body = qr || code ? [codeFigure(i18n, qr, code)] : [make("p", {}, i18n.t("share.noAddress"))];
  if (isLong) body.push(make("p", {}, i18n.t("share.long")));
  openDialog("code-dialog", "wall.code", i18n, ...body);
}

/** @param {Page} page */
export async function showVote(page) {
  await Promise.all([loadStyle("wall"), loadStyle("question")]);
  page.stop();
  const vote = createVote(page.settings.i18n);
  vote.show(LETTERS);
  openDialog("vote-dialog", "wall.vote", page.settings.i18n, vote.element);
}
