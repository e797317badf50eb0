import { useSyncExternalStore } from "react";
import {
  isLanguage,
  type Language,
  languageNames,
  languages,
  preferredLanguage,
} from "../../domain/languages";

const storageKey = "language";

/** Returns the chosen language of this browser, or the browser's own preference. */
export function readLanguage(): Language {
  const chosen = localStorage.getItem(storageKey);
  return isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages);
}

/** Keeps a choice in this browser. Other tabs get the browser's own event, this tab gets the same one from here. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  window.dispatchEvent(new StorageEvent("storage", { key: storageKey }));
}

/** Calls `listener` after a choice in this tab or another tab. Returns a function that stops this. */
export function subscribeToLanguage(listener: () => void): () => void {
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
