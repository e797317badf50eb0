import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import {
  isLanguage,
  type Language,
  languageNames,
  languages,
  preferredLanguage,
} from "../../domain/languages";
import { type Catalogue, type TextOf, type TextTree, textsIn } from "../../domain/texts";

const storageKey = "language";

/** Returns the chosen language of this browser, or the browser's own preference. */
export function readLanguage(): Language {
  const chosen = localStorage.getItem(storageKey);
  return isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages);
}

/**
 * Stores a chosen language in this browser. The browser sends its `storage` event to other tabs only, so this function
 * sends the same event to this tab.
 */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  window.dispatchEvent(new StorageEvent("storage", { key: storageKey }));
}

/** Calls `listener` after a choice in this tab or another tab. Returns a function that stops this. */
function subscribeToLanguage(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === storageKey) listener();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

/** Buttons that show the page, and later the office, in another language. */
export function LanguageChoice({
  legend,
  className,
}: {
  legend: string;
  className?: string | undefined;
}) {
  const chosen = useSyncExternalStore(subscribeToLanguage, readLanguage);
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => chooseLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}

/** The files of a part of the web app for a language: texts by the names of their catalogues, fonts and code. */
export type LanguageFiles = Readonly<
  Record<Exclude<Language, "en">, () => Promise<{ readonly default?: TextTree }>>
>;

const loaded = new Map<Language, TextTree>();

/** Returns the loaded texts of a language by the names of their catalogues. English comes with the code. */
export const loadedTexts = (language: Language): TextTree | undefined => loaded.get(language);

/** Loads files of a language. Never rejects: a text that is missing is English. */
export async function loadTexts(files: readonly LanguageFiles[], language: Language) {
  if (language === "en") return;
  const modules = await Promise.all(files.map((file) => file[language]().catch(() => undefined)));
  loaded.set(
    language,
    Object.assign({}, loaded.get(language), ...modules.map((module) => module?.default)),
  );
}

let shown: Language = "en";
/** The language that was chosen last. If an earlier choice finishes loading after it, the earlier one is not shown. */
let wanted: Language = shown;
const listeners = new Set<() => void>();

/** Returns the language of the screens. A page of the site takes its language from the address. */
export const shownLanguage = (): Language => shown;

/** Calls `listener` after the screens have changed their language. Returns the function that ends the subscription. */
function subscribeToShownLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads a language, and then shows all screens in it. Never rejects. */
export async function showLanguage(files: readonly LanguageFiles[], language = readLanguage()) {
  wanted = language;
  await loadTexts(files, language);
  if (wanted !== language || shown === language) return;
  shown = language;
  for (const listener of listeners) listener();
}

/** Shows the screens in each language that a person chooses. Returns the function that ends this. */
export function followLanguage(files: readonly LanguageFiles[]): () => void {
  const show = () => void showLanguage(files);
  // The person may have chosen a language before this page subscribed.
  if (readLanguage() !== shown) show();
  return subscribeToLanguage(show);
}

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
