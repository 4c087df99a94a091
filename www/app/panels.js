/**
 * The panels, in their order. All but the names of them is loaded when it is wanted.
 *
 * @import { Whole } from "../engine.js"
 * @import { Panel } from "../panels/index.js"
 * @import { Choosing } from "../panels/program.js"
 * @import { Asking } from "../panels/why.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { later } from "../panels/later.js";
import { loadStyle } from "../ui/styles.js";

/**
 * @typedef {object} Tools
 * @property {() => Promise<Whole>} whole the boards' searches are in it then
 * @property {Asking} asking
 * @property {Choosing} program
 * @property {(step: number) => void} seek
 * @property {<T>(action: (session: Session) => T) => T|null} attempt
 * @property {(columns: Uint32Array) => void} onQueens a board of the gallery was chosen
 * @property {() => void} onGrowth
 * @property {() => void} onReady a panel can be shown
 * @property {(error: unknown) => void} onFailure a panel could not be loaded
 */

/** @param {Tools} tools @returns {Panel[]} */
export function createAllPanels({ whole, asking, program, seek, attempt, onQueens, onGrowth, ...listener }) {
  /** @type {(name: string, load: () => Promise<Panel>, ...styles: string[]) => Panel} */
  const panel = (name, load, ...styles) =>
    later(
      name,
      async () => {
        await Promise.all([whole(), ...styles.map(loadStyle)]);
        return load();
      },
      listener,
    );
  return [
    panel("why", async () => (await import("../panels/why.js")).createWhy(asking)),
    panel("program", async () => (await import("../panels/program.js")).createProgram(program), "program"),
    panel("stack", async () => (await import("../panels/stack.js")).createStack({ seek, attempt })),
    panel("tree", async () => (await import("../tree/index.js")).createTree({ seek, attempt }), "tree"),
    panel(
      "numbers",
      async () => {
        const [{ createNumbers }, { createCounting }, { count }] = await Promise.all([
          import("../panels/numbers.js"),
          import("../panels/counting.js"),
          import("../count/index.js"),
        ]);
        const { fundamental } = await whole();
        return createNumbers(createCounting({ count, fundamental, onBoard: onQueens }), onGrowth);
      },
      "chart",
    ),
    panel("log", async () => (await import("../panels/log.js")).createLog(attempt)),
  ];
}
