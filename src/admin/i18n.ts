import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { type I18nProvider, mergeTranslations } from "react-admin";
import { isLanguage, type Language, languageNames, languages } from "../../domain/languages";
import { declaredTexts, textAt } from "../../domain/texts";
import { host } from "../api/host";
import { saveDrafts } from "../api/savedDrafts";
import { isOwnHost } from "../api/session";
import { typefaces } from "../fonts/typefaces";
import { hostMessages } from "../texts/hostMessages";
import {
  chooseLanguage,
  type LanguageFiles,
  loadedTexts,
  loadTexts,
  readLanguage,
  showLanguage,
} from "../texts/useTexts";
import { features } from "./features";

/** The files of the office in other languages. All its texts in a language are one chunk. */
const officeFiles: readonly LanguageFiles[] = [
  { hi: () => import("./hi"), kn: () => import("./kn") },
  typefaces,
  hostMessages,
];

/** Shows the office in a language. Rejects if the texts did not load. */
async function showOffice(language: Language) {
  await loadTexts(officeFiles, language);
  if (language !== "en" && loadedTexts(language)?.ra === undefined)
    throw new Error(`The office's texts in ${languageNames[language]} did not load`);
  await showLanguage(officeFiles, language);
}

/** Returns react-admin's own messages. A message that the language lacks is English. */
function messagesOf(language: string) {
  const ra = isLanguage(language) ? loadedTexts(language)?.ra : undefined;
  return typeof ra === "object" ? mergeTranslations(englishMessages, { ra }) : englishMessages;
}

/** The English names of the resources and of the other entries of the menu. */
const names = new Map(
  features
    .flatMap(({ pages = [], resources = [] }) => [
      ...resources,
      ...pages.flatMap(({ menu = [] }) => menu),
    ])
    .flatMap(({ name, texts }) => (texts ? [[name, texts]] : [])),
);

/** Returns the text of a resource by react-admin's key, such as `resources.reels.fields.gsm`. */
function findResourceText(key: string, language: string): string | undefined {
  const [, name = "", path = ""] = /^resources\.(\w+)\.(.+)$/.exec(key) ?? [];
  const translation = isLanguage(language) && loadedTexts(language)?.[`resources.${name}`];
  return (
    (typeof translation === "object" ? textAt(translation, path) : undefined) ??
    textAt(declaredTexts(`resources.${name}`), path) ??
    textAt({ ...names.get(name) }, path)
  );
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
// Without a network the office opens in English.
await showOffice(initial).catch(() => undefined);
document.documentElement.lang = initial === "en" ? "en-IN" : initial;

const polyglot = polyglotI18nProvider(
  messagesOf,
  initial,
  languages.map((locale) => ({ locale, name: languageNames[locale] })),
  { allowMissing: true, pluralRules },
);

export const i18nProvider: I18nProvider = {
  ...polyglot,
  /** Translates a key. A sorted field keeps its first letter, because react-admin would write "gSM". */
  translate: (key, options) =>
    polyglot.translate(key, {
      ...options,
      ...(options?.field && { field_lower_first: options.field }),
      _: findResourceText(key, polyglot.getLocale()) ?? options?._,
    }),
  /** Keeps the choice in this browser, and in the account if the host can be reached. */
  async changeLocale(locale) {
    if (isLanguage(locale)) await showOffice(locale);
    await polyglot.changeLocale(locale);
    // react-admin mounts all screens again: a form that is filled in continues with its draft.
    saveDrafts();
    if (!isLanguage(locale) || locale === readLanguage()) return;
    document.documentElement.lang = locale === "en" ? "en-IN" : locale;
    chooseLanguage(locale);
    if (isOwnHost()) await host.call("changeLanguage", { language: locale }).catch(() => undefined);
  },
};
