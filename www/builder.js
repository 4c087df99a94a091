/**
 * The link builder: a teacher chooses what pupils see of this moment, and takes along the link, the code for another
 * page, the code for a camera. What is hidden is hidden, not locked: whoever changes the link sees it.
 *
 * @import { I18n, Key } from "./i18n/index.js"
 * @import { ViewState } from "./url-state.js"
 */
import { plainDigits, wholeOf } from "./setup-text.js";
import { copyButton } from "./ui/copy.js";
import { openDialog } from "./ui/dialogs.js";
import { make, say } from "./ui/dom.js";
import { checkField, numberField, sayWrong, selectField } from "./ui/form.js";

/** Pixels of the frame in another page, at first. */
const FRAME = { width: 480, height: 720 };
/** Presses a second. */
const RATES = [1, 4, 20];

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {string} options.title of the puzzle
 * @param {ViewState} options.view of the page now
 * @param {readonly (readonly [code: string, endonym: string])[]} options.languages
 * @param {readonly string[]} options.panels
 * @param {readonly string[]} options.hideable
 * @param {(view: ViewState) => string|null} options.linkOf this moment, seen so; null: the page has no address
 * @param {(link: string) => Promise<SVGSVGElement|null>} options.qrOf
 * @param {number} options.longest link that a camera reads from afar
 */
export function openBuilder({ i18n, title, view, languages, panels, hideable, linkOf, qrOf, longest }) {
  const { t } = i18n;
  const embed = checkField(t("builder.embed"), true);
  const lang = selectField(t("language.label"), [["", t("builder.own")], ...languages], view.lang ?? "");
  const theme = selectField(
    t("theme.label"),
    [
      ["", t("builder.own")],
      ["light", t("theme.light")],
      ["dark", t("theme.dark")],
    ],
    "",
  );
  const rates = RATES.map((rate) => /** @type {const} */ ([String(rate), i18n.n(rate)]));
  const rate = selectField(t("builder.rate"), rates, "1");
  const panel = selectField(
    t("field.panel"),
    [["", t("builder.noPanel")], ...panels.map((name) => option(`panel.${name}`, name))],
    "",
  );
  const from = numberField(t("export.from"), 0);
  const to = numberField(t("export.to"), 0);
  from.field.value = to.field.value = "";
  const boxes = hideable.map((name) => {
    const { field, row } = checkField(t(/** @type {Key} */ (`builder.hide.${name}`)), false);
    field.value = name;
    return { field, row };
  });
  const width = numberField(t("builder.width"), FRAME.width);
  const height = numberField(t("builder.height"), FRAME.height);

  const link = make("input", { type: "text", readOnly: true, "aria-label": t("share.label") });
  const frame = make("textarea", { readOnly: true, rows: 4, "aria-label": t("builder.frame") });
  const told = make("p", { role: "status", className: "quiet-text" });
  const fault = make("p", { className: "fault", role: "alert" });
  const code = make("div", { className: "code" });
  const test = make("a", { target: "_blank", rel: "noopener" }, t("builder.test"));
  const results = make(
    "div",
    { className: "export-form" },
    make("div", { className: "share" }, link, ...copyButton(i18n, link, "share.copy")),
    told,
    test,
    make("div", { className: "share" }, frame, ...copyButton(i18n, frame, "builder.copyFrame")),
    code,
  );
  const form = make(
    "form",
    { className: "export-form", noValidate: true },
    make("p", {}, t("builder.about")),
    fields(lang.row, theme.row, rate.row, panel.row),
    group("builder.range", fields(from.row, to.row)),
    group("builder.hide", make("div", { className: "builder-boxes" }, ...boxes.map(({ row }) => row))),
    fields(embed.row, width.row, height.row),
    fault,
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", show);
  openDialog("builder-dialog", "builder.title", i18n, form, results);
  show();

  /** @param {string} key @param {string} value @returns {[string, string]} */
  function option(key, value) {
    return [value, t(/** @type {Key} */ (key))];
  }

  /** @returns {ViewState|null} null: the steps are no range */
  function chosen() {
    const [first, last] = [from, to].map(({ field }) => plainDigits(field.value).trim());
    const isRange = /^\d{1,15}$/.test(first) && /^\d{1,15}$/.test(last) && Number(first) < Number(last);
    if (!isRange && first + last !== "") return null;
    const hidden = boxes.filter(({ field }) => field.checked).map(({ field }) => field.value);
    return {
      ...view,
      lang: lang.field.value || undefined,
      theme: /** @type {ViewState["theme"]} */ (theme.field.value || undefined),
      rate: Number(rate.field.value) === 1 ? undefined : Number(rate.field.value),
      panel: panel.field.value || undefined,
      large: undefined,
      room: undefined,
      embed: embed.field.checked || undefined,
      hide: hidden.join(".") || undefined,
      loop: isRange ? `${first}.${last}` : undefined,
    };
  }

  async function show() {
    const wanted = chosen();
    const made = wanted && linkOf(wanted);
    results.hidden = made === null;
    if (wanted) sayWrong(fault, "");
    else sayWrong(fault, t("export.badRange"), from.field, to.field);
    if (!made) return;
    link.value = test.href = made;
    frame.value = frameText(
      made,
      t("builder.frameTitle", { title }),
      [width, height].map(({ field }) => field.value),
    );
    say(told, made.length > longest ? t("share.long") : t("builder.length", { n: made.length }));
    const qr = await qrOf(made);
    if (link.value === made) code.replaceChildren(...(qr ? [qr] : []));
  }

  /** @param {...Node} rows */
  function fields(...rows) {
    return make("div", { className: "export-fields" }, ...rows);
  }

  /** @param {Key} name @param {Node} content */
  function group(name, content) {
    return make("fieldset", { className: "builder-group" }, make("legend", {}, t(name)), content);
  }
}

/** What another page must contain. @param {string} link @param {string} title @param {readonly string[]} size */
function frameText(link, title, size) {
  const [width, height] = [FRAME.width, FRAME.height].map((usual, i) => wholeOf(size[i]) || usual);
  const quoted = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  const sides = `width="${width}" height="${height}"`;
  return `<iframe src="${quoted(link)}" title="${quoted(title)}" ${sides} loading="lazy" allow="fullscreen"></iframe>`;
}
