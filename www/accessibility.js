/**
 * The accessibility statement, as ACCESSIBILITY.md has it at more length: what the page aims at, how that was checked,
 * and what is known not to be so.
 *
 * @import { I18n, Key } from "./i18n/index.js"
 */
import { openDialog } from "./ui/dialogs.js";
import { make } from "./ui/dom.js";

/** The last time that every criterion was gone through. */
const CHECKED = new Date(2026, 10);

/** @type {readonly Key[]} */
const HELPS = ["access.help.board", "access.help.words", "access.help.keys"];
/** @type {readonly Key[]} */
const LIMITS = ["access.limit.reader", "access.limit.small", "access.limit.squares"];

/** @param {I18n} i18n */
export function openAccessibility(i18n) {
  const { t } = i18n;
  const date = new Intl.DateTimeFormat(i18n.locale, { year: "numeric", month: "long" }).format(CHECKED);
  const list = (/** @type {readonly Key[]} */ keys) =>
    make("ul", {}, ...keys.map((key) => make("li", {}, t(key))));
  openDialog(
    "accessibility-dialog",
    "access.title",
    i18n,
    make(
      "div",
      { className: "statement" },
      make("p", {}, t("access.aim")),
      make("p", {}, t("access.checked", { date })),
      list(HELPS),
      make("h3", {}, t("access.limits")),
      list(LIMITS),
      make("p", {}, t("access.report")),
    ),
  );
}
