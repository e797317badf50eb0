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

/** The texts of a page without react-admin. A language that cannot be loaded is English. */
export function pageTexts<Texts>(
  english: Texts,
  translations: Record<Exclude<Language, "en">, () => Promise<{ texts: PageTranslation<Texts> }>>,
) {
  const loaded = new Map<Language, Texts | PageTranslation<Texts>>([["en", english]]);
  const read = () => loaded.get(readLanguage()) ?? english;

  /** Loads the texts of the browser's language. Never rejects. */
  async function load(): Promise<void> {
    const language = readLanguage();
    if (language === "en" || loaded.has(language)) return;
    const found = await translations[language]().catch(() => undefined);
    if (found) loaded.set(language, found.texts);
  }

  const subscribe = (listener: () => void) => subscribeToLanguage(() => void load().then(listener));

  return { read, load, use: () => useSyncExternalStore(subscribe, read, () => english) };
}
