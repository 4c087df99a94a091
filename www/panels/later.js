/**
 * A panel whose code comes when it is opened first.
 *
 * @import { Panel } from "./index.js"
 */

/**
 * @param {string} name @param {() => Promise<Panel>} load may fail: opening it again tries again
 * @param {{ onReady: () => void, onFailure: (error: unknown) => void }} listener
 * @returns {Panel}
 */
export function later(name, load, { onReady, onFailure }) {
  /** @type {Panel|null} */
  let panel = null;
  /** @type {HTMLElement|null} */
  let box = null;

  async function bring() {
    try {
      panel = await load();
    } catch (error) {
      return onFailure(error);
    }
    if (!box) return;
    panel.open(box);
    onReady();
  }

  return {
    name,

    open(content) {
      box = content;
      if (panel) panel.open(content);
      else bring();
    },

    show(moment, session) {
      panel?.show(moment, session);
    },

    close() {
      box = null;
      panel?.close?.();
    },
  };
}
