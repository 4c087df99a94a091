/**
 * The link builder's composition.
 *
 * @import { Page } from "./activity.js"
 */
import { openBuilder } from "../builder.js";
import { LANGUAGES } from "../i18n/languages.js";
import { loadStyle } from "../ui/styles.js";
import { formatLink, HIDEABLE, MAX_LINK, PANELS, parseLink } from "../url-state.js";
import { puzzleName } from "../words/puzzle-name.js";
import { addressOf, qrOf } from "./moment.js";

/** @param {Page} page */
export async function showBuilder(page) {
  await loadStyle("handout");
  page.stop();
  const { i18n, view } = page.settings;
  const { frame, setup } = page.stage.moment;
  const { errors, ...state } = parseLink(page.link());
  const address = addressOf();
  openBuilder({
    i18n,
    title: puzzleName(frame, i18n, setup),
    view,
    languages: LANGUAGES.map(({ code, endonym }) => [code, endonym]),
    panels: PANELS,
    hideable: HIDEABLE,
    longest: MAX_LINK,
    linkOf: (wanted) =>
      address && `${address}#${formatLink({ ...state, view: wanted }, MAX_LINK - address.length - 1)}`,
    qrOf: (link) => qrOf(link, i18n.t("share.qr")),
  });
}
