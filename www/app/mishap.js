/**
 * What nobody has thought of: it is told, and what a panic has broken is mended.
 *
 * @import { Page } from "./activity.js"
 */
import { Engine } from "../engine.js";

/** @param {Page} page */
export function watchMishaps({ settings, message, stop }) {
  /** @param {unknown} error none: it belongs to an element, or to the browser */
  function tell(error) {
    if (!error) return;
    message(settings.i18n.t("error.mishap"));
    Engine.mend(error);
    stop();
  }
  addEventListener("error", ({ error }) => tell(error));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
