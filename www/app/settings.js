/**
 * What was chosen of the page's looks, and the words in the language chosen.
 *
 * @import { ViewState } from "../url-state.js"
 * @import { I18n } from "../i18n/index.js"
 */
import { chooseLanguage, createI18n, loadFirst, loadLanguage } from "../i18n/index.js";
import { keep, recall } from "../store.js";
import { formatLink, parseLink } from "../url-state.js";

export class Settings {
  /** What was chosen, and is remembered. @type {ViewState} */
  own;
  /** What an activity puts over it while it has the page. @type {Partial<ViewState>} */
  lent = {};
  /** Whether single letters are keys. */
  letters;
  /** @type {I18n} */
  i18n;

  /** @param {ViewState} own @param {boolean} letters */
  constructor(own, letters) {
    this.own = own;
    this.letters = letters;
    this.i18n = this.#words();
  }

  /** What is seen; what is left out follows the browser. @returns {ViewState} */
  get view() {
    return { ...this.own, ...this.lent };
  }

  /** The names of what is laid over the board. */
  get overlays() {
    return (this.view.show ?? "").split(".").filter(Boolean);
  }

  /** @param {ViewState} linked what the link says; the rest is as it was on the last visit */
  static async open(linked) {
    const stored = /** @type {{ view?: unknown, letters?: unknown }|null} */ (
      linked.embed ? null : recall("view")
    );
    const view = { ...parseLink(String(stored?.view ?? "")).view, ...linked };
    await loadFirst(languageOf(view));
    return new Settings(view, stored?.letters !== false);
  }

  /** @param {Partial<ViewState>} change in another language only once that is loaded, see `loadWords` */
  set(change) {
    const entries = Object.entries(change);
    const isLent = (/** @type {[string, unknown]} */ [key]) => key in this.lent;
    this.own = { ...this.own, ...Object.fromEntries(entries.filter((entry) => !isLent(entry))) };
    this.lent = { ...this.lent, ...Object.fromEntries(entries.filter(isLent)) };
    this.i18n = this.#words();
  }

  /** @param {Partial<ViewState>} lent instead of what was lent before; nothing of it in another language */
  lend(lent) {
    this.lent = lent;
  }

  /** Remembers what lasts beyond this visit. */
  keep() {
    if (this.own.embed) return;
    const passing = { room: undefined, panel: undefined, ask: undefined, hide: undefined, loop: undefined };
    const lasting = { ...this.own, ...passing };
    keep("view", { view: formatLink({ setup: "", view: lasting, position: null }), letters: this.letters });
  }

  #words() {
    return createI18n(languageOf(this.view), { digits: this.view.digits });
  }
}

/** Loads all the words that a view needs. @param {ViewState} view */
export function loadWords(view) {
  return loadLanguage(languageOf(view));
}

/** @param {ViewState} view */
function languageOf({ lang }) {
  return lang ?? chooseLanguage(navigator.languages);
}
