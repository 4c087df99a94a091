/**
 * The words of the page: messages with parameters and plural forms, numbers and lists in one language. Only the
 * languages that are wanted are loaded. A missing message shows its key; `strict` makes it an error, for the tests.
 */
export { chooseLanguage, LANGUAGES } from "./languages.js";

/**
 * @typedef {string | ({ by: string, "=0"?: string, other: string } & { [form: string]: string })} Message
 * @typedef {keyof typeof import("./en.js").messages} FirstKey of the first screen
 * @typedef {keyof typeof import("./en.more.js").messages} LaterKey of panels and dialogs
 * @typedef {FirstKey|LaterKey} Key
 * @typedef {Partial<Record<Key, Message>>} Messages
 * @typedef {"latn"|"deva"} Digits
 *
 * @typedef {object} Language
 * @property {string} code as in the link
 * @property {string} endonym its name in itself
 * @property {string} locale for Intl
 * @property {"ltr"|"rtl"} dir
 * @property {Digits[]} digits the numerals it offers, its usual ones first
 * @property {Messages} messages
 *
 * @typedef {Record<string, string|number|bigint>} Params numbers are formatted, texts stay as they are
 *
 * @typedef {object} I18n
 * @property {string} lang
 * @property {"ltr"|"rtl"} dir
 * @property {string} locale
 * @property {(key: Key, params?: Params) => string} t
 * @property {(key: string) => key is Key} has
 * @property {(value: number|bigint) => string} n
 * @property {(value: number|bigint) => string} compact "74.3M"
 * @property {(items: readonly string[]) => string} list "a4, c3"
 * @property {(items: readonly string[]) => string} and "a4 and c3"
 * @property {(...sentences: string[]) => string} sentences one after the other
 */

/**
 * The files of each language: the words of the first screen, and those that come later.
 * @type {Record<string, { first: () => Promise<Language>, later: () => Promise<Messages> }>}
 */
const FILES = {
  en: {
    first: async () => (await import("./en.js")).default,
    later: async () => (await import("./en.more.js")).messages,
  },
  hi: {
    first: async () => (await import("./hi.js")).default,
    later: async () => (await import("./hi.more.js")).messages,
  },
  pseudo: { first: async () => (await import("./pseudo.js")).pseudo, later: async () => ({}) },
  rtl: { first: async () => (await import("./pseudo.js")).rtl, later: async () => ({}) },
};

/** @type {Map<string, Language>} */
const loaded = new Map();

/**
 * Makes the words of the first screen ready for `createI18n`.
 * @param {string} lang a code; one that is not known means English
 */
export async function loadFirst(lang) {
  const language = await filesOf(lang).first();
  if (!loaded.has(language.code))
    loaded.set(language.code, { ...language, messages: { ...language.messages } });
}

/** Makes all words ready, also for what `createI18n` has given out. @param {string} lang as above */
export async function loadLanguage(lang) {
  const [messages] = await Promise.all([filesOf(lang).later(), loadFirst(lang)]);
  const { code } = await filesOf(lang).first();
  Object.assign(loaded.get(code)?.messages ?? {}, messages);
}

/** @param {string} lang */
function filesOf(lang) {
  return FILES[lang] ?? FILES.en;
}

/**
 * @param {string} lang the code of a language that is loaded; any other means English, or what there is
 * @param {{ digits?: Digits, strict?: boolean }} [options]
 * @returns {I18n}
 */
export function createI18n(lang, { digits, strict = false } = {}) {
  const [first] = loaded.values();
  const language = loaded.get(lang) ?? loaded.get("en") ?? first;
  const numerals = digits && language.digits.includes(digits) ? digits : language.digits[0];
  const locale = `${language.locale}-u-nu-${numerals}`;
  const numbers = new Intl.NumberFormat(locale);
  const short = new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: 3 });
  const plurals = new Intl.PluralRules(locale);
  const all = new Intl.ListFormat(locale, { type: "conjunction" });
  const lists = new Intl.ListFormat(locale, { type: "unit", style: "short" });

  /** @param {Message} message @param {Params} params @returns {string} */
  function form(message, params) {
    if (typeof message === "string") return message;
    const count = Number(params[message.by]);
    return (count === 0 && message["=0"]) || (message[plurals.select(count)] ?? message.other);
  }

  /** @param {string|number|bigint} value @returns {string} */
  function show(value) {
    if (typeof value !== "string") return numbers.format(value);
    // Between right-to-left words "(0, 0)" would be torn apart: isolate what is put in.
    return language.dir === "rtl" ? `\u2068${value}\u2069` : value;
  }

  /** @param {Key} key @param {Params} [params] @returns {string} */
  function t(key, params = {}) {
    if (strict && !(key in language.messages)) throw new Error(`${lang}: no message "${key}"`);
    const text = form(language.messages[key] ?? key, params);
    return text.replace(/\{(\w+)\}/g, (placeholder, name) => {
      if (name in params) return show(params[name]);
      if (strict) throw new Error(`${lang}: "${key}" needs {${name}}`);
      return placeholder;
    });
  }

  return {
    lang: language.code,
    dir: language.dir,
    locale,
    t,
    has: /** @type {I18n["has"]} */ ((key) => Object.hasOwn(language.messages, key)),
    n: (value) => numbers.format(value),
    compact: (value) => short.format(value),
    list: (items) => lists.format(items),
    and: (items) => all.format(items),
    sentences: (...told) => told.reduce((first, second) => t("sentences", { first, second })),
  };
}
