/**
 * The settings of the page: colours, names of squares, digits, keys; what has a dialog of its own; about.
 *
 * @import { I18n, Key } from "./i18n/index.js"
 * @import { ViewState } from "./url-state.js"
 */
import { openDialog } from "./ui/dialogs.js";
import { make } from "./ui/dom.js";

/** What each setting can be; the empty word is what the browser or the language has. */
const CHOICES = /** @type {const} */ ({
  theme: ["", "light", "dark", "projector"],
  labels: ["chess", "from0", "from1"],
  digits: ["latn", "deva"],
});

/**
 * @param {object} options
 * @param {I18n} options.i18n
 * @param {ViewState} options.view
 * @param {boolean} options.letters whether single letters are keys
 * @param {(change: Partial<ViewState>) => void} options.onView
 * @param {(letters: boolean) => void} options.onLetters
 * @param {readonly [Key, () => void][]} options.tools what else can be opened from here
 */
export function openMore({ i18n, view, letters, onView, onLetters, tools }) {
  const { t } = i18n;
  const choices = Object.entries(CHOICES).map(([name, values]) => {
    const now = view[/** @type {keyof typeof CHOICES} */ (name)] ?? values[0];
    const options = values.map((value) => {
      const input = make("input", { type: "radio", name: `more-${name}`, value, checked: value === now });
      input.addEventListener("change", () => onView({ [name]: value || undefined }));
      const key = /** @type {Key} */ (`${name}.${value || "system"}`);
      // Read in its own language, whatever that of the page is.
      const lang = value === "deva" ? { lang: "hi" } : {};
      return make("label", {}, input, make("span", lang, t(key)));
    });
    const legend = make("legend", {}, t(/** @type {Key} */ (`${name}.label`)));
    return make("fieldset", { className: "segments choice" }, legend, ...options);
  });
  const letterBox = make("input", { type: "checkbox", checked: letters });
  letterBox.addEventListener("change", () => onLetters(letterBox.checked));
  const buttons = tools.map(([key, open]) => {
    const button = make("button", { type: "button" }, t(key));
    button.addEventListener("click", () => {
      close();
      open();
    });
    return button;
  });
  const { activeElement } = document;
  const close = openDialog(
    "more-dialog",
    "nav.settings",
    i18n,
    ...choices,
    make("label", { className: "check" }, letterBox, make("span", {}, t("keys.letters"))),
    make("p", { className: "buttons" }, ...buttons),
    make("p", { className: "quiet-text" }, t("app.tagline"), " ", t("app.privacy")),
    ...oneFile(t),
  );
  // What was just chosen has come anew, and keeps the focus.
  const name = activeElement instanceof HTMLInputElement ? activeElement.name : "";
  for (const choice of choices) {
    /** @type {HTMLInputElement|null} */ (choice.querySelector(`[name="${name}"]:checked`))?.focus();
  }
}

/** The page as one file: where `cargo xtask build` has put it beside this one. @param {I18n["t"]} t */
function oneFile(t) {
  if (!document.querySelector("link[rel=manifest]")) return [];
  return [
    make("p", {}, make("a", { href: "backstep.html", download: "backstep.html" }, t("update.oneFile"))),
  ];
}
