import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { faultText } from "../../www/i18n/errors.js";
import { chooseLanguage, createI18n, LANGUAGES } from "../../www/i18n/index.js";
import "../languages.mjs";

/** @import { Key, Message } from "../../www/i18n/index.js" */

/** The words of the first screen and those that come later, of every language. */
const FILES = await Promise.all(
  LANGUAGES.map(async ({ code }) => {
    const { default: first } = await import(`../../www/i18n/${code}.js`);
    const { messages: more } = await import(`../../www/i18n/${code}.more.js`);
    const messages = /** @type {Record<Key, Message>} */ ({ ...first.messages, ...more });
    return { first, more, code, messages };
  }),
);
const [{ messages, more: laterMessages }, hindiFile] = FILES;
const KEYS = /** @type {Key[]} */ (Object.keys(messages));

/** @param {Message} message @returns {string[]} its forms */
const forms = (message) =>
  typeof message === "string"
    ? [message]
    : Object.entries(message).flatMap(([form, text]) => (form === "by" ? [] : [text]));

/** @param {Message} message */
const placeholders = (message) => {
  const names = new Set(forms(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []));
  if (typeof message !== "string") names.add(`{${message.by}}`);
  return [...names].sort();
};

/** Parameters for every placeholder of a message. @param {Key} key @param {number} count */
const paramsFor = (key, count) =>
  Object.fromEntries(placeholders(messages[key]).map((name) => [name.slice(1, -1), count]));

test("the languages offered are the files that there are", () => {
  assert.deepEqual(
    LANGUAGES,
    FILES.map(({ first: { code, endonym } }) => ({ code, endonym })),
  );
  const names = readdirSync(new URL("../../www/i18n/", import.meta.url));
  const codes = names.flatMap((name) => /^(\w+)\.more\.js$/.exec(name)?.[1] ?? []);
  assert.deepEqual(codes.sort(), LANGUAGES.map(({ code }) => code).sort());
});

test("each message is in one file, the same in every language", () => {
  for (const { code, first, more } of FILES) {
    const keys = Object.keys(more);
    assert.deepEqual(keys.sort(), Object.keys(laterMessages).sort(), code);
    assert.deepEqual(
      keys.filter((key) => key in first.messages),
      [],
      code,
    );
  }
});

for (const language of FILES) {
  const { code } = language;

  test(`${code}: the same messages as English, with the same parameters`, () => {
    assert.deepEqual(Object.keys(language.messages).sort(), [...KEYS].sort());
    for (const key of KEYS) {
      assert.deepEqual(placeholders(language.messages[key]), placeholders(messages[key]), key);
    }
  });

  test(`${code}: every message can be said, for 0, 1, 2 and many`, () => {
    const i18n = createI18n(code, { strict: true });
    for (const key of KEYS) {
      for (const count of [0, 1, 2, 11, 1234567]) {
        const text = i18n.t(key, paramsFor(key, count));
        assert.ok(text.length > 0 && !/[{}]|undefined|NaN/.test(text), `${key}: ${text}`);
      }
    }
  });

  test(`${code}: the forms are those that the language has`, () => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(language.messages)) {
      if (typeof message === "string") continue;
      const written = Object.keys(message).filter((form) => form !== "by" && form !== "=0");
      assert.deepEqual(written.sort(), [...categories].sort(), key);
    }
  });

  test(`${code}: the file is in NFC and has no stray space`, () => {
    for (const name of [code, `${code}.more`]) {
      const file = readFileSync(new URL(`../../www/i18n/${name}.js`, import.meta.url), "utf8");
      assert.equal(file, file.normalize("NFC"));
    }
    for (const [key, message] of Object.entries(language.messages)) {
      for (const text of forms(message)) assert.equal(text, text.trim().replace(/\s+/g, " "), key);
    }
  });
}

test("Hindi is written in Devanagari, where it is not a name, a key or a number", () => {
  const allowed =
    /seed|CSV|SVG|PNG|GIF|Enter|Chrome|Firefox|Safari|Backstep|WCAG|\bAA\b|JavaScript|Java|Python|Rust|\bC\b|false|WebAssembly|Schwenk|Cull|De Curtins|Chia|Ong|\bQ\b|[a-h][1-8]|\{\w+\}/g;
  for (const [key, message] of Object.entries(hindiFile.messages)) {
    // Names of keys stay as on the keyboard; hints name the very words that a setting takes; the papers of an
    // exam have E-nodes and bounding functions in Hindi too.
    if (/^(keyname|hint|exam)\./.test(key)) continue;
    for (const text of forms(message)) assert.doesNotMatch(text.replace(allowed, ""), /[A-Za-z]/, key);
  }
});

test("the page names only messages that exist", () => {
  const page = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
  const named = Array.from(page.matchAll(/data-t(?:-label)?="([^"]*)"/g), ([, key]) => key);
  assert.ok(named.length > 10);
  for (const key of named) assert.ok(key in messages, key);
});

test("going to an earlier step is never called back", () => {
  const ofTime = KEYS.filter((key) => /^(transport|jump|keys|counter|earlier|continue)\b/.test(key));
  assert.ok(ofTime.length > 20);
  for (const key of ofTime) {
    for (const text of forms(messages[key]))
      assert.doesNotMatch(text.replace("taken back", ""), /\bback\b/i, key);
  }
});

test("numbers are grouped and written as the reader is used to; texts are left alone", () => {
  assert.equal(createI18n("en").n(1234567), "1,234,567");
  assert.equal(createI18n("hi").n(1234567), "12,34,567");
  const deva = createI18n("hi", { digits: "deva", strict: true });
  assert.equal(deva.n(1234567), "१२,३४,५६७");
  assert.equal(deva.n(12345678901234567890n).includes("१"), true);
  assert.equal(
    deva.t("place.queen", { piece: 2, square: "c3" }),
    "वज़ीर २ को c3 पर रखा: इस पर कोई हमला नहीं है।",
  );
  assert.equal(createI18n("en", { digits: "deva" }).n(12), "12", "English does not offer them");
});

test("plurals: an exact form first, and Hindi's one covers zero", () => {
  const [english, hindi] = ["en", "hi"].map((code) => createI18n(code, { strict: true }));
  assert.equal(
    english.t("exhausted", { solutions: 0 }),
    "Every possibility has been tried: there is no solution.",
  );
  assert.equal(english.t("exhausted", { solutions: 1 }), "Every possibility has been tried: 1 solution.");
  assert.equal(english.t("exhausted", { solutions: 2 }), "Every possibility has been tried: 2 solutions.");
  assert.equal(hindi.t("exhausted", { solutions: 0 }), "सभी संभावनाएँ आज़मा ली गईं: कोई हल नहीं है।");
  assert.equal(hindi.t("exhausted", { solutions: 1 }), "सभी संभावनाएँ आज़मा ली गईं: 1 हल मिला।");
  assert.equal(hindi.t("exhausted", { solutions: 2 }), "सभी संभावनाएँ आज़मा ली गईं: 2 हल मिले।");
  assert.equal(english.t("refusals.squares", { count: 0 }), "0 squares were refused before.");
});

test("what is missing throws where it is tested and falls back where it is used", () => {
  const strict = createI18n("en", { strict: true });
  assert.throws(() => strict.t(/** @type {Key} */ ("no.such")), /no message "no.such"/);
  assert.throws(() => strict.t("place.queen", { piece: 1 }), /needs \{square\}/);
  const loose = createI18n("en");
  assert.equal(loose.t(/** @type {Key} */ ("no.such")), "no.such");
  assert.equal(loose.t("place.start"), "The knight starts on {square}.");
});

test("the reader's languages are asked in order; the last resort is English", () => {
  assert.equal(chooseLanguage(["fr-FR", "hi-IN", "en"]), "hi");
  assert.equal(chooseLanguage(["EN-gb"]), "en");
  assert.equal(chooseLanguage(["fr"]), "en");
  assert.equal(chooseLanguage([]), "en");
  assert.equal(createI18n("xx").lang, "en");
});

test("pseudo is longer, accented and keeps its parameters; rtl isolates what is put in", () => {
  const pseudo = createI18n("pseudo", { strict: true });
  const text = pseudo.t("place.queen", { piece: 2, square: "c3" });
  assert.match(text, /^\[.*\]$/);
  assert.ok(text.includes("c3") && text.includes("2"));
  assert.doesNotMatch(text, /[aeio]/);
  for (const key of KEYS) {
    const [plain, long] = [createI18n("en"), pseudo].map((i18n) => i18n.t(key, paramsFor(key, 3)));
    assert.ok(long.length >= plain.length * 1.3, key);
  }
  const rtl = createI18n("rtl", { strict: true });
  assert.equal(rtl.dir, "rtl");
  assert.equal(rtl.t("place.start", { square: "(0, 0)" }), "The knight starts on \u2068(0, 0)\u2069.");
});

test("lists and sentences", () => {
  const english = createI18n("en", { strict: true });
  assert.equal(english.list(["a4", "c3", "d1"]), "a4, c3, d1");
  assert.equal(english.sentences("One.", "Two.", "Three."), "One. Two. Three.");
  assert.equal(english.sentences("One."), "One.");
});

test("faults are said in whole sentences, with the field's name and what would be right", () => {
  const [english, hindi] = ["en", "hi"].map((code) => createI18n(code, { strict: true }));
  const range = { code: "range", key: "files", params: { value: "999", min: "1", max: "128" } };
  assert.equal(
    faultText(english, range),
    "Columns of the board: 999 does not fit. It must be from 1 to 128.",
  );
  assert.equal(faultText(hindi, range), "बोर्ड के स्तंभ: 999 ठीक नहीं है। यह 1 से 128 तक होना चाहिए।");
  const unknown = { code: "unknown", key: "theme", params: { value: "<b>", allowed: ["light", "dark"] } };
  assert.equal(
    faultText(english, unknown),
    "Colours: “<b>” is not known here. Use one of these: light, dark.",
  );
  assert.equal(
    faultText(english, { code: "unused", key: "ties" }),
    "Rule for ties: this method does not use it. Please leave it out.",
  );
  assert.equal(
    faultText(english, { code: "novel", key: "zig" }),
    "zig: this setting does not work. Please choose another.",
  );
  assert.equal(
    faultText(english, { code: "long", params: { max: 4000 } }),
    "Link: it is longer than 4,000 characters and was not read.",
  );
});
