import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { type I18nProvider, mergeTranslations } from "react-admin";
import { isLanguage, type Language, languageNames, languages } from "../../domain/languages";
import { host } from "../api/host";
import { hasFeature } from "../api/session";
import { hostMessages } from "../hostMessages";
import { chooseLanguage, readLanguage } from "../language";
import { showLanguage } from "../texts/loadTexts";
import { resources } from "./resources";
import { findResourceText } from "./useTexts";

/** React-admin's own texts and the names of each resource. Screens bring their texts along: see useTexts. */
export const english = {
  ...englishMessages,
  resources: Object.fromEntries(resources.map(({ name, texts }) => [name, { ...texts }])),
};
type Messages = typeof english;

const translations = { hi: () => import("./languages/hi"), kn: () => import("./languages/kn") };

/** Loads the messages of a language. A text that it lacks is English. */
async function loadMessages(language: Language): Promise<Messages> {
  if (language === "en") return english;
  const { messages } = await translations[language]();
  return mergeTranslations(english, messages);
}

/** The text has one form for the plural category `one`, and one for all others: Hindi and Kannada count 0 as one. */
const pluralRules = {
  pluralTypes: Object.fromEntries(
    languages.map((language) => {
      const rules = new Intl.PluralRules(language);
      return [language, (count: number) => (rules.select(count) === "one" ? 0 : 1)];
    }),
  ),
  pluralTypeToLanguages: Object.fromEntries(languages.map((language) => [language, [language]])),
};

const initial = readLanguage();
await showLanguage([hostMessages], initial);
// Without a network the office opens in English.
const messages = await loadMessages(initial).catch(() => english);
document.documentElement.lang = initial === "en" ? "en-IN" : initial;

const polyglot = polyglotI18nProvider(
  (locale) => (locale === initial ? messages : isLanguage(locale) ? loadMessages(locale) : english),
  initial,
  languages.map((locale) => ({ locale, name: languageNames[locale] })),
  { allowMissing: true, pluralRules },
);

export const i18nProvider: I18nProvider = {
  ...polyglot,
  /**
   * A text that the language lacks is the English one that a screen has loaded. A sorted field keeps its first letter:
   * react-admin writes "gSM".
   */
  translate: (key, options) =>
    polyglot.translate(key, {
      ...options,
      ...(options?.field && { field_lower_first: options.field }),
      _: findResourceText(key) ?? options?._,
    }),
  /** Keeps the choice in this browser, and in the account if the host can be reached. */
  async changeLocale(locale) {
    await polyglot.changeLocale(locale);
    if (isLanguage(locale)) await showLanguage([hostMessages], locale);
    if (!isLanguage(locale) || locale === readLanguage()) return;
    document.documentElement.lang = locale === "en" ? "en-IN" : locale;
    chooseLanguage(locale);
    if (hasFeature("accounts"))
      await host.call("changeLanguage", { language: locale }).catch(() => undefined);
  },
};
