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

/** Returns a catalogue in the language of the page's address. */
export function useSiteTexts<Name extends keyof SiteTexts>(
  name: Name,
  english: SiteTexts[Name],
): SiteTexts[Name] {
  const texts: Translated = translated.of(useSiteLanguage());
  return texts[name] ?? english;
}
