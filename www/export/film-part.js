/**
 * A range of steps as a film.
 *
 * @import { Colours, Look, Part, Source } from "./index.js"
 * @import { Film, Made } from "./film.js"
 */
import { make } from "../ui/dom.js";
import { saveFile } from "../ui/files.js";
import { checkField, selectField } from "../ui/form.js";
import { coloursField, rangeFields } from "./fields.js";
import { MOST_PICTURES, makeGif, recordVideo, videoType } from "./film.js";
import { createWork } from "./work.js";

const SIZES = [240, 360, 480, 720, 1080];
const SIZE = 480;
/** Pictures a second: browsers show no GIF faster than the last. */
const RATES = [0.5, 1, 2, 4, 8, 20, 50];
const RATE = 2;

/** @param {Source} source @returns {Part} */
export function createFilmPart(source) {
  const { i18n, name } = source;
  const { t } = i18n;
  const work = createWork(i18n);
  const range = rangeFields(source);
  const colours = coloursField(source);
  const size = selectField(
    t("export.pixels"),
    SIZES.map((each) => [String(each), i18n.n(each)]),
    String(SIZE),
  );
  const rate = selectField(
    t("export.rate"),
    RATES.map((each) => [String(each), i18n.n(each)]),
    String(RATE),
  );
  const caption = checkField(t("export.caption"), true);
  const gif = make("button", { type: "button", className: "primary" }, t("export.gif"));
  const video = make("button", { type: "button", hidden: videoType() === "" }, t("export.video"));
  const preview = make("img", { alt: t("export.preview"), hidden: true });
  const save = make("button", { type: "button", className: "primary", hidden: true }, t("export.save"));
  /** @type {Blob|null} */
  let file = null;

  /** @param {(film: Film, look: Look) => Promise<Made|null>} make */
  async function run(make) {
    forget();
    const steps = range.read();
    if (!steps) return work.tell(t("export.badRange"), ...range.fields);
    const session = source.copy();
    const canvas = document.createElement("canvas");
    const look = {
      colours: /** @type {Colours} */ (colours.field.value || undefined),
      caption: caption.field.checked,
      what: /** @type {const} */ ("step"),
      refused: 0,
    };
    try {
      const made = await work.run((signal, onProgress) =>
        make(
          {
            session,
            range: steps,
            rate: Number(rate.field.value),
            draw: (refused) => source.draw(session, { ...look, refused }, Number(size.field.value), canvas),
            signal,
            onProgress: (step) =>
              onProgress((step - steps.from + 1) / (steps.to - steps.from + 1), t("export.atStep", { step })),
          },
          look,
        ),
      );
      if (made && element.isConnected) show(made);
    } finally {
      session.free();
    }
  }

  /** @param {Made} made */
  function show(made) {
    if (made.pictures === 0) return work.tell(t("export.noSteps"));
    file = made.file;
    const kilobytes = Math.ceil(file.size / 1000);
    const told = t("export.film.made", { pictures: made.pictures, kilobytes });
    const cut = t("export.film.cut", { max: MOST_PICTURES });
    work.tell(made.whole ? told : i18n.sentences(told, cut));
    save.hidden = false;
    // A film starts by itself: not where somebody wants nothing to move. Videos are not shown: the policy has no media.
    preview.hidden = file.type !== "image/gif" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!preview.hidden) preview.src = URL.createObjectURL(file);
    save.focus();
  }

  function forget() {
    if (preview.src) URL.revokeObjectURL(preview.src);
    preview.removeAttribute("src");
    preview.hidden = save.hidden = true;
    file = null;
  }

  gif.addEventListener("click", () =>
    run((film, look) =>
      makeGif(film, (width, height) =>
        source.openGif(
          /** @type {import("../pkg/backstep.js").Session} */ (film.session),
          look,
          width,
          height,
        ),
      ),
    ),
  );
  video.addEventListener("click", () => run(recordVideo));
  save.addEventListener("click", () => {
    if (file) saveFile(`${name}.${/\/(\w+)/.exec(file.type)?.[1]}`, file.type, file);
  });
  const element = make(
    "div",
    { className: "export-form" },
    range.element,
    make("div", { className: "export-fields" }, rate.row, size.row, colours.row, caption.row),
    make("p", { className: "buttons" }, gif, video),
    work.element,
    preview,
    make("p", { className: "buttons" }, save),
  );
  return {
    element,
    begin() {},
    end() {
      work.end();
      forget();
    },
  };
}
