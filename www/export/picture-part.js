/**
 * The board as a picture: in pixels or in lines, as it is now or solved.
 *
 * @import { Colours, Look, Part, Source } from "./index.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { make } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { checkField, choiceField, selectField } from "../ui/form.js";
import { solve } from "./walk.js";
import { createWork } from "./work.js";

const SIZES = [480, 800, 1200, 2400, 4000];
const SIZE = 1200;
const PREVIEW = 480;

/** What there is a picture or a print of: where the board stands, or the next solution. @typedef {"now"|"solution"} Moment */

/** The choice between the two. @param {Source} source @param {(moment: Moment) => void} onChoose */
export function momentField({ i18n, step }, onChoose) {
  return choiceField(
    i18n.t("export.moment"),
    "export-moment",
    [
      ["now", i18n.t("export.moment.now", { step })],
      ["solution", i18n.t("export.moment.solution")],
    ],
    "now",
    (value) => onChoose(/** @type {Moment} */ (value)),
  );
}

/**
 * A search that stands at a moment. It says what it is looking for, and what it has not found.
 * @param {Source} source @param {Moment} moment @param {ReturnType<typeof createWork>} work
 * @returns {Promise<Session|null>} whoever asks for it frees it
 */
export async function sessionAt({ copy, i18n }, moment, work) {
  const session = copy();
  work.end();
  work.tell("");
  if (moment === "now") return session;
  const found = await work.run((signal, onProgress) =>
    solve(session, signal, (step) => onProgress(null, i18n.t("progress.searching", { step }))),
  );
  if (found) {
    work.tell("");
    return session;
  }
  session.free();
  if (found === false) work.tell(i18n.t("export.noSolution"));
  return null;
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

/** @param {Source} source @returns {Part} */
export function createPicturePart(source) {
  const { i18n, name } = source;
  const { t } = i18n;
  const work = createWork(i18n);
  const colours = coloursField(source);
  const size = selectField(
    t("export.pixels"),
    SIZES.map((each) => [String(each), i18n.n(each)]),
    String(SIZE),
  );
  const caption = checkField(t("export.caption"), false);
  const preview = make("canvas", { role: "img", "aria-label": t("export.preview") });
  const png = make("button", { type: "button", className: "primary" }, t("export.png"));
  const svg = make("button", { type: "button" }, t("export.svg"));
  /** @type {Session|null} */
  let session = null;
  /** @type {Moment} */
  let moment = "now";

  /** @returns {Look} */
  const look = () => ({
    colours: /** @type {Colours} */ (colours.field.value || undefined),
    caption: caption.field.checked,
    marks: moment === "now",
    refused: 0,
  });

  function drawPreview() {
    png.disabled = svg.disabled = session === null;
    preview.hidden = session === null;
    if (session) source.draw(session, look(), PREVIEW, preview);
  }

  /** @param {Moment} wanted */
  async function goTo(wanted) {
    moment = wanted;
    session?.free();
    session = null;
    drawPreview();
    const found = await sessionAt(source, wanted, work);
    if (!element.isConnected || moment !== wanted) found?.free();
    else session = found;
    drawPreview();
  }

  png.addEventListener("click", () => {
    if (!session) return;
    source.draw(session, look(), Number(size.field.value)).toBlob((blob) => {
      if (blob) saveFile(`${name}.png`, "image/png", blob);
    });
  });
  svg.addEventListener("click", () => {
    if (session) saveFile(`${name}.svg`, "image/svg+xml", source.svg(session, look()));
  });
  for (const { field } of [colours, caption]) field.addEventListener("change", drawPreview);
  const element = make(
    "div",
    { className: "export-form" },
    momentField(source, goTo),
    make("div", { className: "export-fields" }, colours.row, size.row, caption.row),
    work.element,
    preview,
    make("p", { className: "buttons" }, png, svg),
  );

  return {
    element,
    begin: () => goTo("now"),
    end() {
      work.end();
      session?.free();
      session = null;
    },
  };
}
