import { useSyncExternalStore } from "react";
import { languageNames, languages } from "../../domain/languages";
import { chooseLanguage, readLanguage, subscribeToLanguage } from "./language";

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
