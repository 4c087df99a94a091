/**
 * Work of some seconds that a dialog shows: a bar, a sentence, a button that ends it. One at a time; the next one takes
 * its place.
 *
 * @import { I18n } from "../i18n/index.js"
 */
import { make, say } from "../ui/dom.js";
import { sayWrong } from "../ui/form.js";

/** @param {I18n} i18n */
export function createWork(i18n) {
  const bar = make("progress", { max: 1, value: 0, hidden: true, "aria-label": i18n.t("export.progress") });
  const told = make("p", { role: "status" });
  const cancel = make("button", { type: "button", hidden: true }, i18n.t("export.cancel"));
  const element = make("div", { className: "export-work" }, bar, told, cancel);
  /** @type {AbortController|null} */
  let present = null;
  cancel.addEventListener("click", () => {
    end();
    say(told, i18n.t("export.cancelled"));
  });

  function end() {
    present?.abort();
    present = null;
    bar.hidden = cancel.hidden = true;
    told.removeAttribute("aria-live");
  }

  return {
    element,
    end,

    /** @param {string} text @param {...Element} wrong the fields in which something is wrong, if that is told */
    tell(text, ...wrong) {
      sayWrong(told, text, ...wrong);
    },

    /**
     * Begins something.
     * @template T
     * @param {(signal: AbortSignal, onProgress: (share: number|null, text: string) => void) => Promise<T>} action a
     *   share of null: how much is left cannot be told
     * @returns {Promise<T|null>} null: it was given up, or failed, which is told
     */
    async run(action) {
      end();
      const mine = new AbortController();
      present = mine;
      bar.hidden = cancel.hidden = false;
      bar.removeAttribute("value");
      sayWrong(told, "");
      // How far it is the bar says to whoever asks; only what comes of it is read out.
      told.setAttribute("aria-live", "off");
      try {
        const done = await action(mine.signal, (share, text) => {
          if (mine.signal.aborted) return;
          if (share !== null) bar.value = share;
          say(told, text);
        });
        return mine.signal.aborted ? null : done;
      } catch (error) {
        // Pictures take memory, which a browser may not have.
        console.warn(error);
        if (present === mine) say(told, i18n.t("export.failed"));
        return null;
      } finally {
        if (present === mine) end();
      }
    },
  };
}
