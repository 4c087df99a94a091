// What comes in from outside, changed at random: a link, a file, what another version has stored, a pasted answer.
// Everything is read or refused, and a search that was open before goes on after it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lastVisitOf } from "../../www/app/links.js";
import { Settings } from "../../www/app/settings.js";
import { loadLanguage } from "../../www/i18n/index.js";
import { momentText, readMoment } from "../../www/moment-file.js";
import { check } from "../../www/pkg/backstep.js";
import { initSync } from "../../www/pkg/core.js";
import { formatLink, parseLink } from "../../www/url-state.js";
import { damage, LINKS } from "../browser/damage.js";
import { seeded } from "../browser/page.js";
import { Session } from "./engine.mjs";

initSync({ module: readFileSync(new URL("../../www/pkg/core_bg.wasm", import.meta.url)) });

/** Stored in this browser. @type {Record<string, string>} */
let stored = {};
Object.defineProperty(globalThis, "localStorage", {
  value: { getItem: (/** @type {string} */ key) => stored[key] ?? null },
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

/** Squares of a board up to which it is searched here; larger ones are opened in Rust's tests. */
const SMALL = 150;

const good = Session.open("problem=queens&n=4");
good.seek(8, 1000);

/** Follows a link, as the page does. @param {string} link @returns {boolean} whether there was a board */
function follow(link) {
  const { setup, position } = parseLink(link);
  if (!setup || /[^a-z]\d{3}|\d{4}/.test(setup.replace(/seed=\d+/, ""))) return false;
  try {
    const session =
      position && "address" in position
        ? Session.restore(setup, position.address, position.counts)
        : Session.open(setup);
    const { files, ranks } = session.frame();
    if (files * ranks <= SMALL) {
      session.step();
      session.explain();
      session.stepBack();
    }
    session.free();
    return true;
  } catch (error) {
    assert.match(/** @type {{ code: string }} */ (error).code, /^[a-z-]+$/, `${link}: ${error}`);
    return false;
  }
}

test("20,000 changed links", () => {
  const random = seeded(11);
  let boards = 0;
  for (let i = 0; i < 20_000; i++) boards += Number(follow(damage(LINKS[random(LINKS.length)], random)));
  assert.ok(boards > 2000 && boards < 19_000, `${boards} boards`);
});

test("20,000 changed files of moments", () => {
  const random = seeded(12);
  const files = LINKS.map(momentText);
  let read = 0;
  for (let i = 0; i < 20_000; i++) {
    const moment = readMoment(damage(files[random(files.length)], random));
    if (!("link" in moment)) continue;
    read++;
    parseLink(moment.link);
  }
  assert.ok(read > 2000 && read < 19_000, `${read} files`);
});

test("4,000 changed memories of another version", async () => {
  const random = seeded(13);
  await loadLanguage("en");
  const view =
    "v=1&lang=en&theme=dark&grain=tests&labels=from0&digits=native&rate=20&show=visits.line&code=rust";
  const odd = [
    "null",
    "0",
    '""',
    "[]",
    "{}",
    '{"view":null}',
    '{"view":{}}',
    '{"view":[1],"letters":7}',
    "{",
    '"\\ud800"',
  ];
  for (let i = 0; i < 4000; i++) {
    const last = LINKS[random(LINKS.length)];
    const [seen, left] = [JSON.stringify({ view, letters: true }), JSON.stringify(last)].map((text) =>
      damage(text, random),
    );
    stored = {
      "backstep.view": i % 10 === 0 ? odd[random(odd.length)] : seen,
      "backstep.last": i % 10 === 1 ? odd[random(odd.length)] : left,
    };
    const settings = await Settings.open({ lang: "en" });
    // Whatever is taken over is something that the page itself could have chosen.
    const { errors, view: again } = parseLink(formatLink({ setup: "", view: settings.view, position: null }));
    assert.deepEqual({ errors, view: again }, { errors: [], view: settings.view });
    assert.equal(typeof settings.letters, "boolean");
    /** @type {unknown} */
    let known = null;
    try {
      known = JSON.parse(stored["backstep.last"]);
    } catch {}
    const visit = lastVisitOf(known, "problem=queens&files=4&ranks=4");
    assert.ok(visit === null || visit.step > 0);
  }
});

test("10,000 changed answers, half letters too", () => {
  const random = seeded(14);
  const answers = [
    "0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n",
    "[2, 0, 3, 1]",
    "a1 b3 c1 a2 c3 b1 a3 c2",
    "0 3 6\n5 8 1\n2 7 4",
  ];
  for (let i = 0; i < 10_000; i++) {
    const text = damage(answers[random(answers.length)], random) + (i % 5 === 0 ? "\ud800" : "");
    const { ok, fault } = check(text, i % 2 === 0 ? "problem=queens&n=4" : undefined);
    assert.equal(ok, fault === undefined, JSON.stringify(text));
  }
});

test("after all of it a step works on the board that was there", () => {
  good.runUntil(1 << 3, 0, 1000);
  assert.deepEqual([good.counts().step, good.explain()?.kind], [9, "backtrack"]);
});
