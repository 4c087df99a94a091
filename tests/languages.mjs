/** Every language, loaded: import this beside `createI18n`. */
import { LANGUAGES, loadLanguage } from "../www/i18n/index.js";

await Promise.all([...LANGUAGES.map(({ code }) => code), "pseudo", "rtl"].map(loadLanguage));
