/**
 * A class votes by letters: the teacher counts hands and types the numbers, and sees them as bars.
 *
 * @import { I18n } from "../i18n/index.js"
 */
import { make, say } from "./dom.js";

/** @param {I18n} i18n */
export function createVote({ t }) {
  const list = make("ol", { className: "vote" });

  /** @param {readonly string[]} letters */
  function show(letters) {
    const rows = letters.map((letter) => {
      const field = make("input", {
        type: "number",
        min: "0",
        max: "999",
        step: "1",
        "aria-label": t("vote.count", { letter }),
      });
      const bar = make("span", { className: "vote-bar", "aria-hidden": "true" });
      const share = make("span", { className: "vote-share" });
      return { letter, field, bar, share };
    });

    function draw() {
      const counts = rows.map(({ field }) => (field.validity.valid ? Number(field.value) : 0));
      const all = counts.reduce((sum, count) => sum + count, 0);
      for (const [i, { field, bar, share }] of rows.entries()) {
        bar.style.width = `${all === 0 ? 0 : (100 * counts[i]) / all}%`;
        field.setAttribute("aria-invalid", String(!field.validity.valid));
        const told = all === 0 ? "" : t("vote.share", { votes: counts[i], all });
        say(share, field.validity.valid ? told : t("vote.bad", { max: Number(field.max) }));
      }
    }

    for (const { field } of rows) field.addEventListener("input", draw);
    list.replaceChildren(
      ...rows.map(({ letter, field, bar, share }) =>
        make(
          "li",
          {},
          make("kbd", { "aria-hidden": "true" }, letter),
          field,
          make("span", { className: "vote-line" }, bar),
          share,
        ),
      ),
    );
    draw();
  }

  return { element: make("div", {}, make("p", {}, t("vote.label")), list), show };
}
