/**
 * What several parts of the dialog ask: a range of steps, colours.
 *
 * @import { Source } from "./index.js"
 * @import { Range } from "./walk.js"
 * @import { Grain } from "../types.js"
 */
import { plainDigits } from "../setup-text.js";
import { make } from "../ui/dom.js";
import { numberField, selectField } from "../ui/form.js";

/** Steps that a range has at first. */
const STEPS = 40;

/** A range of steps, and what counts as one. @param {Source} source */
export function rangeFields({ i18n: { t }, step, furthest, grain }) {
  const from = numberField(t("export.from"), Math.max(0, Math.min(step, furthest - STEPS)));
  const to = numberField(t("export.to"), Math.max(furthest, STEPS));
  const each = selectField(
    t("grain.label"),
    [
      ["moves", t("grain.moves")],
      ["tests", t("grain.tests")],
    ],
    grain,
  );
  return {
    element: make("div", { className: "export-fields" }, from.row, to.row, each.row),
    /** Its two ends. */
    fields: [from.field, to.field],

    /** @returns {Range|null} null: what is typed is no range */
    read() {
      const [first, last] = [from, to].map(({ field }) => plainDigits(field.value).trim());
      if (![first, last].every((text) => /^\d{1,15}$/.test(text)) || Number(first) > Number(last))
        return null;
      return { from: Number(first), to: Number(last), grain: /** @type {Grain} */ (each.field.value) };
    },
  };
}

/** The choice of colours. @param {Source} source */
export function coloursField({ i18n: { t } }) {
  return selectField(
    t("theme.label"),
    [
      ["", t("export.colours.page")],
      ["light", t("theme.light")],
      ["dark", t("theme.dark")],
      ["projector", t("theme.projector")],
    ],
    "",
  );
}
