/**
 * What was chosen of the page's looks, and the words in the language chosen.
 *
 * @import { ViewState } from "../url-state.js"
 * @import { I18n } from "../i18n/index.js"
 */
import { chooseLanguage, createI18n } from "../i18n/index.js";
import { keep, recall } from "../store.js";
import { formatLink, parseLink } from "../url-state.js";

export class Settings {
  /** What is left out follows the browser. @type {ViewState} */
  view;
  /** Whether single letters are keys. */
  letters;
  /** @type {I18n} */
  i18n;

  /** @param {ViewState} linked what the link says; the rest is as it was on the last visit */
  constructor(linked) {
    const stored = /** @type {{ view?: unknown, letters?: unknown }|null} */ (recall("view"));
    this.view = { ...parseLink(String(stored?.view ?? "")).view, ...linked };
    this.letters = stored?.letters !== false;
    this.i18n = this.#words();
  }

  /** The names of what is laid over the board. */
  get overlays() {
    return (this.view.show ?? "").split(".").filter(Boolean);
  }

  /** @param {Partial<ViewState>} change */
  set(change) {
    this.view = { ...this.view, ...change };
    this.i18n = this.#words();
  }

  /** Remembers what lasts beyond this visit. */
  keep() {
    const lasting = { ...this.view, room: undefined, panel: undefined };
    keep("view", { view: formatLink({ setup: "", view: lasting, position: null }), letters: this.letters });
  }

  #words() {
    const { lang, digits } = this.view;
    return createI18n(lang ?? chooseLanguage(navigator.languages), { digits });
  }
}
