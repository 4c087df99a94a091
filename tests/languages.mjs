/** Every language, loaded: import this beside `createI18n`. */
import { loadLanguage } from "../www/i18n/index.js";

await Promise.all(["en", "hi", "pseudo", "rtl"].map(loadLanguage));
