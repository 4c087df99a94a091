/**
 * This very moment for others: as a link, as a code for the camera, as a code to be typed, as a file.
 *
 * @import { I18n } from "./i18n/index.js"
 */
import { copyButton } from "./ui/copy.js";
import { openDialog } from "./ui/dialogs.js";
import { make } from "./ui/dom.js";

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {string} options.title of what is shared
 * @param {string|null} options.link null: this page has no address that others can open
 * @param {string|null} options.code to be typed; null: this moment has none
 * @param {SVGSVGElement|null} options.qr
 * @param {boolean} options.isLong the link is longer than a camera reads from afar
 * @param {() => void} options.onSave saves the moment as a file
 * @param {(file: File) => void} options.onOpen opens one
 */
export function openShare({ i18n, title, link, code, qr, isLong, onSave, onOpen }) {
  const { t } = i18n;
  /** @type {Node[]} */
  const body = [];
  if (qr || code) body.push(codeFigure(i18n, qr, code));
  if (link === null) body.push(make("p", {}, t("share.noAddress")));
  else {
    const field = make("input", {
      type: "text",
      readOnly: true,
      value: link,
      "aria-label": t("share.label"),
    });
    field.addEventListener("focus", () => field.select());
    body.push(make("div", { className: "share" }, field, ...copyButton(i18n, field, "share.copy")));
    if (isLong) body.push(make("p", { className: "quiet-text" }, t("share.long")));
  }
  const save = make("button", { type: "button" }, t("share.save"));
  save.addEventListener("click", onSave);
  const file = make("input", { type: "file", accept: ".backstep,.json,application/json", hidden: true });
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    close();
    onOpen(chosen);
  });
  const open = make("button", { type: "button" }, t("share.openFile"));
  open.addEventListener("click", () => file.click());
  const tools = make("p", { className: "buttons" }, save, open, file);
  if (link !== null && "share" in navigator) tools.prepend(shareButton(title, link));
  const close = openDialog("share-dialog", "share.title", i18n, ...body, tools);

  /** The device's own way of sharing; whoever closes that has changed her mind. @param {string} title @param {string} url */
  function shareButton(title, url) {
    const button = make("button", { type: "button", className: "primary" }, t("share.send"));
    button.addEventListener("click", () => navigator.share({ title, url }).catch(() => {}));
    return button;
  }
}

/**
 * A code for the camera with the one to be typed below it.
 * @param {I18n} i18n @param {SVGSVGElement|null} qr @param {string|null} code
 */
export function codeFigure({ t }, qr, code) {
  const figure = make("figure", { className: "code" });
  if (qr) figure.append(qr);
  if (code) {
    figure.append(
      make(
        "figcaption",
        {},
        make("span", {}, t("share.code")),
        " ",
        make("strong", { className: "typed" }, code),
      ),
    );
  }
  return figure;
}
