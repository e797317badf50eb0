import { useSyncExternalStore } from "react";
import type { Language } from "../domain/languages";
import { readLanguage, subscribeToLanguage } from "./language";

/** The texts of a page in another language: the same names, and functions with the same parameters. */
export type PageTranslation<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? string
    : Texts[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : PageTranslation<Texts[Name]>;
};

/**
 * The texts of a page without react-admin. A language that cannot be loaded is English. `read` and `use` follow the
 * browser's language; the site's pages have the language of their address, and take `of`.
 */
export function pageTexts<Texts>(
  english: Texts,
  translations: Record<Exclude<Language, "en">, () => Promise<{ texts: PageTranslation<Texts> }>>,
  loadOthers: (language: Language) => Promise<void> = async () => {},
) {
  const loaded = new Map<Language, Texts | PageTranslation<Texts>>([["en", english]]);
  const of = (language: Language) => loaded.get(language) ?? english;
  const read = () => of(readLanguage());

  /** Loads the texts of a language, and what the page loads with them. Never rejects. */
  async function load(language = readLanguage()): Promise<void> {
    const others = loadOthers(language);
    if (language !== "en" && !loaded.has(language)) {
      const found = await translations[language]().catch(() => undefined);
      if (found) loaded.set(language, found.texts);
    }
    await others;
  }

  /** A language that was chosen before the page listened is loaded too. */
  const subscribe = (listener: () => void) => {
    const follow = () => void load().then(listener);
    if (!loaded.has(readLanguage())) follow();
    return subscribeToLanguage(follow);
  };

  return { of, read, load, use: () => useSyncExternalStore(subscribe, read, () => english) };
}
