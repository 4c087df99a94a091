/**
 * What differs between two setups, in whole sentences. Setups are canonical: what is not said is the default.
 *
 * @import { I18n, Key } from "../i18n/index.js"
 * @import { Labels, MethodName, ProblemName } from "../types.js"
 *
 * @typedef {object} Difference
 * @property {string} key of the setup, or "size"
 * @property {string|null} left null: the left board says nothing of it, and its method may not know it
 * @property {string|null} right
 */
import { puzzleName } from "./puzzle-name.js";
import { label, parseSquare } from "./squares.js";

/** What may differ on boards of one size with one method. */
const OPTIONS = [
  ...["start", "order", "columns", "ties", "pure", "closed", "prune"],
  ...["seed", "blocked", "queens", "leaper", "wrap", "path"],
];
const SWITCHES = ["pure", "closed", "prune"];
/** The first of the engine's words. */
const DEFAULTS = /** @type {const} */ ({
  ...{ start: "", order: "classic", columns: "left", ties: "first", pure: "0", closed: "0", prune: "0" },
  ...{ seed: "0", blocked: "", queens: "", leaper: "1.2", wrap: "none", path: "" },
});

/** @param {string} left @param {string} right @param {I18n} i18n @param {Labels} [labels] @returns {string} */
export function difference(left, right, i18n, labels = "chess") {
  const [a, b] = [fieldsOf(left), fieldsOf(right)];
  if (a.problem !== b.problem) {
    const names = { left: puzzleName(a, i18n, left), right: puzzleName(b, i18n, right) };
    return i18n.t("difference.only.problem", names);
  }
  /** @param {Difference} one */
  const values = ({ key, left, right }) => ({
    left: told(key, left, a, i18n, labels),
    right: told(key, right, b, i18n, labels),
  });
  const found = differencesOf(a, b);
  if (found.length === 0) return i18n.t("difference.none");
  if (found.length === 1) {
    const [{ key, left }] = found;
    const side = SWITCHES.includes(key) ? (left === "1" ? ".left" : ".right") : "";
    return i18n.t(/** @type {Key} */ (`difference.only.${key}${side}`), values(found[0]));
  }
  const items = found.map((one) => {
    const field = i18n.t(/** @type {Key} */ (`field.${one.key === "size" ? "n" : one.key}`));
    const side = one.right === null ? ".left" : one.left === null ? ".right" : "";
    return i18n.t(/** @type {Key} */ (`difference.item${side}`), { field, ...values(one) });
  });
  return i18n.sentences(i18n.t("difference.several", { count: found.length }), ...items);
}

/** @param {string} setup */
function fieldsOf(setup) {
  const said = new URLSearchParams(setup);
  const problem = /** @type {ProblemName} */ (said.get("problem"));
  const usual = problem === "queens" ? "rows" : "backtrack";
  return {
    problem,
    files: Number(said.get("files") ?? 8),
    ranks: Number(said.get("ranks") ?? 8),
    method: /** @type {MethodName} */ (said.get("method") ?? usual),
    said,
  };
}

/**
 * @typedef {ReturnType<typeof fieldsOf>} Fields
 * @param {Fields} a @param {Fields} b @returns {Difference[]}
 */
function differencesOf(a, b) {
  const found = [];
  const [here, there] = [`${a.files}×${a.ranks}`, `${b.files}×${b.ranks}`];
  if (here !== there) found.push({ key: "size", left: here, right: there });
  const sameMethod = a.method === b.method;
  if (!sameMethod) found.push({ key: "method", left: a.method, right: b.method });
  for (const key of OPTIONS) {
    // One method knows the defaults of its options; of another's nobody can say that it has them.
    const absent = sameMethod ? DEFAULTS[/** @type {keyof typeof DEFAULTS} */ (key)] : null;
    const [left, right] = [a.said.get(key) ?? absent, b.said.get(key) ?? absent];
    if (left !== right) found.push({ key, left, right });
  }
  return found;
}

/**
 * A value as the reader knows it.
 * @param {string} key @param {string|null} value @param {Fields} fields @param {I18n} i18n @param {Labels} labels
 * @returns {string}
 */
function told(key, value, fields, i18n, labels) {
  /** @param {string} name */
  const square = (name) => label(parseSquare(name, fields, "chess") ?? 0, fields, labels);
  if (value === null) return "";
  if (SWITCHES.includes(key)) return i18n.t(value === "1" ? "difference.yes" : "difference.no");
  switch (key) {
    case "start":
      if (value === "random" || value === "any") return i18n.t(`difference.${value}`);
      return square(value || corner(fields));
    case "blocked":
    case "queens":
      return value === "" ? i18n.t("difference.nothing") : i18n.list(value.split(".").map(square));
    case "order":
      return worded(`order.${value === "classic" ? "01234567" : value}`, value, i18n);
    case "leaper":
      return `(${value.replace(".", ",")})`;
    default:
      return worded(`${key}.${value}`, value, i18n);
  }
}

/** The square on which a tour starts that does not say where: the first that is free. @param {Fields} fields */
function corner({ files, ranks, said }) {
  const barred = (said.get("blocked") ?? "").split(".");
  let square = 0;
  while (barred.includes(label(square, { files, ranks }, "chess"))) square += 1;
  return label(square, { files, ranks }, "chess");
}

/** @param {string} key @param {string} value @param {I18n} i18n */
function worded(key, value, i18n) {
  return i18n.has(key) ? i18n.t(key) : value;
}
