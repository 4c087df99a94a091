/**
 * What two boards differ in, in one sentence if it is one thing.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 */

/** The order in which differences are told. */
const KEYS = /** @type {const} */ ([
  ...["problem", "files", "ranks", "method", "start", "order", "columns", "ties", "pure", "closed", "prune"],
  ...["seed", "blocked", "queens", "leaper", "wrap", "path"],
]);
/** What is said in its own words, because the values say little. */
const SWITCHES = ["pure", "closed", "prune"];

/**
 * @param {Map<string, string>} first @param {Map<string, string>} second the fields of canonical setups
 * @param {I18n} i18n @returns {string}
 */
export function difference(first, second, i18n) {
  const keys = KEYS.filter((key) => first.get(key) !== second.get(key));
  // The ranks follow the files as long as boards are square.
  const told = keys.filter((key) => key !== "ranks" || !keys.includes("files"));
  if (told.length === 0) return i18n.t("difference.none");
  if (told.length === 1) {
    const [key] = told;
    if (SWITCHES.includes(key)) {
      const where = second.get(key) === "1" ? "right" : "left";
      return i18n.t(/** @type {Key} */ (`difference.only.${key}.${where}`));
    }
    return i18n.t(/** @type {Key} */ (`difference.only.${key}`), {
      left: named(key, first, i18n),
      right: named(key, second, i18n),
    });
  }
  const names = told.map((key) => i18n.t(/** @type {Key} */ (`difference.name.${key}`)));
  return i18n.t("difference.several", { list: i18n.list(names) });
}

/** @param {string} key @param {Map<string, string>} fields @param {I18n} i18n @returns {string} as the page calls it */
function named(key, fields, i18n) {
  const value = fields.get(key) ?? DEFAULTS[/** @type {keyof typeof DEFAULTS} */ (key)] ?? "–";
  const fallback =
    key === "method" && value === "" ? (fields.get("problem") === "tour" ? "backtrack" : "rows") : value;
  const word = `${key}.${fallback}`;
  return i18n.has(word) ? i18n.t(word) : fallback;
}

const DEFAULTS = {
  files: "8",
  ranks: "8",
  method: "",
  order: "01234567",
  columns: "left",
  ties: "first",
  seed: "0",
};
