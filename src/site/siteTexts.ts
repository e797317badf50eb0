import type { Language } from "../../domain/languages";
import { pageTexts } from "../pageTexts";
import { useSiteLanguage } from "./language";
import type { SiteTexts } from "./languages/catalogues";

type Translated = { readonly [Name in keyof SiteTexts]?: SiteTexts[Name] | undefined };

/** English comes with the code of each page. */
const translated = pageTexts<Translated>(
  {},
  { hi: () => import("./languages/hi"), kn: () => import("./languages/kn") },
);

/** Loads the texts of a language before its first page. Never rejects. */
export const loadSiteTexts = (language: Language) => translated.load(language);

/** English facts need no words. */
export const noWords: Readonly<Record<string, string>> = {};

/** Returns the words for facts in a language that is loaded. */
export const factWordsIn = (language: Language) => translated.of(language).facts ?? noWords;

/** Returns a catalogue in the language of the page's address. */
export function useSiteTexts<Name extends keyof SiteTexts>(
  name: Name,
  english: SiteTexts[Name],
): SiteTexts[Name] {
  const texts: Translated = translated.of(useSiteLanguage());
  return texts[name] ?? english;
}
