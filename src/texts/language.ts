import { isLanguage, type Language, preferredLanguage } from "../../domain/languages";

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
