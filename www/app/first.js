/**
 * The first picture: the page in its words and colours, while the rest is still on its way. This file stands on few
 * others and is loaded by itself, before main.js; the search's module is asked for at once, too.
 */

import { loadEngine } from "../engine.js";
import { LANGUAGES } from "../i18n/languages.js";
import { byId, make, say, translate } from "../ui/dom.js";
import { parseLink } from "../url-state.js";
import { Settings } from "./settings.js";

/** What only a link says, and only when the page begins. */
export const LIMITS = /** @type {const} */ (["embed", "hide", "loop"]);

export const link = parseLink(location.hash, location.search);
export const engine = loadEngine();
export const settings = await Settings.open(link.view);

/** Puts on a view's language and colours. @param {Settings} settings */
export function dress({ i18n, view }) {
  const { room = false, theme } = view;
  const root = document.documentElement;
  root.lang = i18n.lang;
  root.dir = i18n.dir;
  const seen = room ? "projector" : theme;
  if (seen) root.dataset.theme = seen;
  else delete root.dataset.theme;
  root.toggleAttribute("data-room", room);
  document.title = i18n.t("app.title");
  translate(document, i18n);
  say(byId("room"), i18n.t(room ? "nav.leaveRoom" : "nav.room"));
  for (const button of byId("languages").children) {
    button.setAttribute("aria-pressed", String(button.getAttribute("lang") === i18n.lang));
  }
}

for (const { code, endonym } of LANGUAGES) {
  byId("languages").append(make("button", { type: "button", lang: code }, endonym));
}
dress(settings);
// What is embedded may have less; then main.js knows what is to be seen.
byId("page").hidden = LIMITS.some((key) => settings.view[key]);
