import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { Language } from "../../domain/languages";
import { type Catalogue, type TextOf, type TextTree, textsIn } from "../../domain/texts";
import { loadedTexts, shownLanguage, subscribeToShownLanguage } from "./loadTexts";

/** The language that the page's address names. Undefined on all other pages. */
export const PageLanguage = createContext<Language | undefined>(undefined);

/** Returns the language of the screen or the page. */
export function useLanguage(): Language {
  const shown = useSyncExternalStore(subscribeToShownLanguage, shownLanguage, shownLanguage);
  return useContext(PageLanguage) ?? shown;
}

/** Returns the texts of a catalogue in the language of the screen. A text that the language lacks is English. */
export function useTexts<Texts extends TextTree>(catalogue: Catalogue<Texts>): TextOf<Texts> {
  const language = useLanguage();
  const translation = loadedTexts(language);
  return useMemo(
    () => textsIn(catalogue, language, translation),
    [catalogue, language, translation],
  );
}

/** Returns the texts of a catalogue outside of components, in the language that is shown now. */
export const readTexts = <Texts extends TextTree>(catalogue: Catalogue<Texts>): TextOf<Texts> =>
  textsIn(catalogue, shownLanguage(), loadedTexts(shownLanguage()));
