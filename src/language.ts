import { isLanguage, type Language, preferredLanguage } from "../domain/languages";

const storageKey = "language";
/** The event of the window after a choice in this tab. */
const languageChange = "languagechosen";

/** Returns the chosen language of this browser, or the browser's own preference. */
export function readLanguage(): Language {
  const chosen = localStorage.getItem(storageKey);
  return isLanguage(chosen) ? chosen : preferredLanguage(navigator.languages);
}

/** Keeps a choice in this browser, and announces it to this tab and to other tabs. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  window.dispatchEvent(new Event(languageChange));
}

/** Calls back after a choice in this tab or another tab. Returns the function that ends the subscription. */
export function subscribeToLanguage(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key === storageKey) listener();
  };
  window.addEventListener(languageChange, listener);
  window.addEventListener("storage", inOtherTab);
  return () => {
    window.removeEventListener(languageChange, listener);
    window.removeEventListener("storage", inOtherTab);
  };
}
