/**
 * A range of steps as a table for other programs.
 *
 * @import { Part, Source } from "./index.js"
 */
import { make } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { separated } from "../ui/tables.js";
import { rangeFields } from "./fields.js";
import { walk } from "./walk.js";
import { createWork } from "./work.js";

/** A spreadsheet holds a million rows and is slow long before. */
const MOST_ROWS = 100_000;

/** @param {Source} source @returns {Part} */
export function createStepsPart(source) {
  const { i18n, name } = source;
  const { t } = i18n;
  const work = createWork(i18n);
  const range = rangeFields(source);
  const start = make("button", { type: "button", className: "primary" }, t("csv.save"));

  start.addEventListener("click", async () => {
    const steps = range.read();
    if (!steps) return work.tell(t("export.badRange"), ...range.fields);
    const session = source.copy();
    /** @type {ReturnType<Source["row"]>[]} */
    const rows = [];
    try {
      const whole = await work.run(async (signal, onProgress) => {
        for await (const { step } of walk(session, steps, signal)) {
          if (rows.length === MOST_ROWS) return false;
          rows.push(source.row(session));
          onProgress((step - steps.from + 1) / (steps.to - steps.from + 1), t("export.atStep", { step }));
        }
        return true;
      });
      if (whole === null || !element.isConnected) return;
      if (rows.length === 0) return work.tell(t("export.noSteps"));
      const head = [
        ...[t("csv.step"), t("csv.event"), t("csv.square"), t("csv.by"), t("csv.depth")],
        ...[t("csv.placed"), t("csv.takenBack"), t("csv.sentence")],
      ];
      // The mark in front tells spreadsheets that it is UTF-8.
      saveFile(`${name}.csv`, "text/csv", `\ufeff${separated({ head, rows }, ",")}`);
      const told = t("export.steps.made", { rows: rows.length });
      work.tell(whole ? told : i18n.sentences(told, t("export.steps.cut", { max: MOST_ROWS })));
    } finally {
      session.free();
    }
  });

  const element = make(
    "div",
    { className: "export-form" },
    range.element,
    make("p", { className: "buttons" }, start),
    work.element,
  );
  return { element, begin() {}, end: work.end };
}
