/**
 * The board as a picture: in pixels or in lines, as it is now or solved.
 *
 * @import { Colours, Look, Part, Source } from "./index.js"
 * @import { Position } from "./position.js"
 * @import { Session } from "../pkg/backstep.js"
 */
import { make } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { checkField, selectField } from "../ui/form.js";
import { coloursField } from "./fields.js";
import { positionField, sessionAt } from "./position.js";
import { createWork } from "./work.js";

const SIZES = [480, 800, 1200, 2400, 4000];
const SIZE = 1200;
const PREVIEW = 480;

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
  /** @type {Position} */
  let position = "now";

  /** @returns {Look} */
  const look = () => ({
    colours: /** @type {Colours} */ (colours.field.value || undefined),
    caption: caption.field.checked,
    what: position === "now" ? "board" : "solution",
    refused: 0,
  });

  function drawPreview() {
    png.disabled = svg.disabled = session === null;
    preview.hidden = session === null;
    if (session) source.draw(session, look(), PREVIEW, preview);
  }

  /** @param {Position} wanted */
  async function goTo(wanted) {
    position = wanted;
    session?.free();
    session = null;
    drawPreview();
    const found = await sessionAt(source, wanted, work);
    if (!element.isConnected || position !== wanted) found?.free();
    else session = found;
    drawPreview();
  }

  png.addEventListener("click", () => {
    if (!session) return;
    source.draw(session, look(), Number(size.field.value)).toBlob((blob) => {
      // Of a canvas that is too large for the browser there is none.
      if (blob) saveFile(`${name}.png`, "image/png", blob);
      work.tell(blob ? "" : t("export.failed"));
    });
  });
  svg.addEventListener("click", () => {
    if (session) saveFile(`${name}.svg`, "image/svg+xml", source.svg(session, look()));
  });
  for (const { field } of [colours, caption]) field.addEventListener("change", drawPreview);
  const element = make(
    "div",
    { className: "export-form" },
    positionField(source, goTo),
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
