/**
 * The board as a program prints it, space for space.
 *
 * @import { Part, Source } from "./index.js"
 * @import { Position } from "./position.js"
 */
import { copyButton } from "../ui/copy.js";
import { make } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { selectField } from "../ui/form.js";
import { positionField, sessionAt } from "./position.js";
import { createWork } from "./work.js";

/** The forms that `Session.print` knows, those of tours first. */
const FORMS = /** @type {const} */ (["from0", "from1", "matrix01", "squares"]);

/** @param {Source} source @returns {Part} */
export function createTextPart(source) {
  const { i18n, name } = source;
  const { t } = i18n;
  const work = createWork(i18n);
  const form = selectField(
    t("export.form"),
    FORMS.map((each) => [each, t(`export.form.${each}`)]),
    source.name.includes("queens") ? "matrix01" : "from0",
  );
  const area = make("textarea", { readOnly: true, rows: 9, wrap: "off", "aria-label": t("export.text") });
  const [copy, told] = copyButton(i18n, area);
  const save = make("button", { type: "button" }, t("export.save"));
  save.addEventListener("click", () => saveFile(`${name}.txt`, "text/plain", area.value));
  /** What each form prints. @type {Record<string, string>} */
  let printed = {};

  function show() {
    area.value = printed[form.field.value] ?? "";
    copy.disabled = save.disabled = area.value === "";
  }

  let asked = 0;
  /** @param {Position} position */
  async function goTo(position) {
    const mine = ++asked;
    printed = {};
    show();
    const session = await sessionAt(source, position, work);
    const all = session && FORMS.map((each) => [each, session.print(each)]);
    session?.free();
    if (!all || mine !== asked) return;
    printed = Object.fromEntries(all);
    show();
  }

  form.field.addEventListener("change", show);
  const element = make(
    "div",
    { className: "export-form" },
    positionField(source, goTo),
    make("div", { className: "export-fields" }, form.row),
    work.element,
    area,
    make("p", { className: "buttons" }, copy, save),
    told,
  );
  return { element, begin: () => goTo("now"), end: work.end };
}
