/**
 * The state-space tree as university papers ask for it, in the terms of Horowitz and Sahni: to look at, to print,
 * to keep as a file.
 *
 * @import { Counts } from "../types.js"
 * @import { Key } from "../i18n/index.js"
 * @import { Session } from "../pkg/backstep.js"
 * @import { Naming } from "./names.js"
 */
import { openDialog } from "../ui/dialogs.js";
import { byId, make } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { drawExam, listExam } from "./picture.js";

/** Nodes, refused ones included, that a page has room for. */
const MOST = 290;

/** Our words and those of the books. @type {readonly Key[]} */
const TERMS = ["exam.live", "exam.current", "exam.dead", "exam.refused", "exam.answer", "exam.folded"];

/** @param {Session} session @param {Naming} naming @param {Counts} counts */
export function openExam(session, naming, { placed, step }) {
  const { frame, i18n } = naming;
  const { t } = i18n;
  const tree = session.tree(MOST, false);
  const states = new Set(Array.from(tree.state, (code) => naming.states[code]));
  const isFolded = states.has("folded") || tree.cut;
  const picture = drawExam(tree, naming);
  const turned = drawExam(tree, naming, { isTurned: true });
  const title = t("exam.picture", { count: placed + 1, step });
  for (const each of [picture, turned]) each.setAttribute("aria-label", title);
  const widthOf = (/** @type {Element} */ each) => Number(each.getAttribute("width"));
  // A phone has the narrower of the two, see the style.
  const pictures = widthOf(turned) < widthOf(picture) ? [picture, turned] : [picture];
  const print = make("button", { type: "button", className: "primary" }, t("exam.print"));
  const save = make("button", { type: "button" }, t("exam.save"));
  print.addEventListener("click", () => globalThis.print());
  save.addEventListener("click", () => saveSvg(picture));
  const terms = TERMS.filter((key) => key !== "exam.folded" || states.has("folded"));
  const size = { n: frame.files, squares: frame.goal };
  openDialog(
    "exam-dialog",
    "exam.title",
    i18n,
    make("p", { className: "exam-tools" }, print, save),
    make("p", {}, i18n.sentences(title, ...(isFolded ? [t("exam.many")] : []))),
    make(
      "div",
      { className: "exam-paper", tabIndex: 0, role: "group", "aria-label": t("exam.title") },
      ...pictures,
    ),
    make(
      "details",
      { className: "exam-words" },
      make("summary", {}, t("untangle.words")),
      make("ul", {}, ...listExam(tree, naming).map((node) => make("li", {}, node))),
    ),
    make(
      "p",
      {},
      i18n.sentences(t(`exam.explicit.${frame.problem}`, size), t(`exam.implicit.${frame.problem}`)),
    ),
    make("ul", { className: "exam-terms" }, ...terms.map((key) => make("li", {}, t(key)))),
  );
  printAlone();
}

/** While the dialog is open, it alone is printed. */
function printAlone() {
  const root = document.documentElement;
  root.toggleAttribute("data-exam", true);
  byId("exam-dialog").addEventListener("close", () => root.removeAttribute("data-exam"), { once: true });
}

/** @param {Element} picture */
function saveSvg(picture) {
  saveFile("state-space-tree.svg", "image/svg+xml", new XMLSerializer().serializeToString(picture));
}
