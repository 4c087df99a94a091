/**
 * Where what is handed out stands: where the board does, or at the next solution.
 *
 * @import { Session } from "../pkg/backstep.js"
 * @import { Source } from "./index.js"
 * @import { createWork } from "./work.js"
 *
 * @typedef {"now"|"solution"} Position
 */
import { choiceField } from "../ui/form.js";
import { solve } from "./walk.js";

/** The choice between the two. @param {Source} source @param {(position: Position) => void} onChoose */
export function positionField({ i18n, step }, onChoose) {
  return choiceField(
    i18n.t("export.moment"),
    "export-moment",
    [
      ["now", i18n.t("export.moment.now", { step })],
      ["solution", i18n.t("export.moment.solution")],
    ],
    "now",
    (value) => onChoose(/** @type {Position} */ (value)),
  );
}

/**
 * A search that stands there. It says what it is looking for, and what it has not found.
 * @param {Source} source @param {Position} position @param {ReturnType<typeof createWork>} work
 * @returns {Promise<Session|null>} whoever asks for it frees it
 */
export async function sessionAt({ copy, i18n }, position, work) {
  const session = copy();
  work.end();
  work.tell("");
  if (position === "now") return session;
  const found = await work.run((signal, onProgress) =>
    solve(session, signal, (step) => onProgress(null, i18n.t("progress.searching", { step }))),
  );
  if (found) {
    work.tell("");
    return session;
  }
  session.free();
  if (found === false) work.tell(i18n.t("export.noSolution"));
  return null;
}
