/**
 * Sharing, and opening what was shared as a file.
 *
 * @import { Page } from "./activity.js"
 */
import { faultText } from "../i18n/errors.js";
import { ENDING, momentText, readMoment } from "../moment-file.js";
import { openShare } from "../share.js";
import { saveFile } from "../ui/files.js";
import { loadStyle } from "../ui/styles.js";
import { puzzleName } from "../words/puzzle-name.js";
import { momentOf, qrOf } from "./moment.js";

/** @param {Page} page */
export async function showShare(page) {
  await loadStyle("handout");
  page.stop();
  const { i18n } = page.settings;
  const { frame, setup, counts } = page.stage.moment;
  const moment = await momentOf(page);
  const title = puzzleName(frame, i18n, setup);
  openShare({
    i18n,
    title: i18n.t("share.of", { title, step: counts.step }),
    ...moment,
    qr: moment.link ? await qrOf(moment.link, i18n.t("share.qr")) : null,
    onSave: () => {
      const name = `backstep-${frame.problem}-${frame.files}x${frame.ranks}-${counts.step}${ENDING}`;
      saveFile(name, "application/json", momentText(page.link(Number.POSITIVE_INFINITY)));
    },
    onOpen: (file) => openFile(page, file),
  });
}

/** Opens a file that was saved here. @param {Page} page @param {File} file */
export async function openFile(page, file) {
  const read = readMoment(await file.text());
  if ("link" in read) location.hash = read.link;
  else page.message(faultText(page.settings.i18n, read));
}
