import { languageNames, languages } from "../../../domain/languages";
import { chooseLanguage, readLanguage } from "../../language";
import styles from "./LoginPage.module.css";
import { loginTexts } from "./texts";

export function LanguageChoice() {
  const texts = loginTexts.use();
  const chosen = readLanguage();
  return (
    <fieldset className={styles.languages}>
      <legend>{texts.language}</legend>
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
