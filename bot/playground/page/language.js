/** Which language the page speaks, and how it says a thing in it. */
import { LOCALES, TABLES } from "./words.js";

/** The locales that a person can be given on the start screen, each in its own words. */
export { LOCALES };

/** A function that says `key` in the words of a locale, with `{name}`s filled in. */
export function translator(locale) {
  const table = TABLES[locale.split("-")[0]] ?? TABLES.en;
  return (key, values = {}) => table[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** The best known locale of the browser, for the screen where nobody is chosen yet. */
export function browserLocale() {
  return navigator.languages.find((locale) => locale.split("-")[0] in TABLES) ?? "en-US";
}
