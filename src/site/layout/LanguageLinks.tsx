import { Link, useMatches } from "react-router-dom";
import { languageNames, languages } from "../../../domain/languages";
import { englishPath, pathIn } from "../../../domain/sitePaths";
import { useTexts } from "../../texts/useTexts";
import { useSiteLanguage, useSitePath } from "../language";
import { layoutTexts } from "../texts/layoutTexts";
import styles from "./LanguageLinks.module.css";

/**
 * Returns the English path of the shown page, for the links to other languages. A sector's boxes came with the navigation,
 * so the visitor chooses the sector again.
 */
function usePageAddress() {
  const { pathname = "/", params = {} } = useMatches().at(-1) ?? {};
  if (params.sectorName !== undefined) return "/products";
  return "*" in params ? "/" : englishPath(pathname);
}

/** The way to the estimate, and the page in the other languages. The links load a new document, which has the language's texts and font. */
export function LanguageLinks() {
  const address = usePageAddress();
  const shown = useSiteLanguage();
  const path = useSitePath();
  const texts = useTexts(layoutTexts);
  return (
    <div className={styles.row}>
      <Link to={path("/estimate")}>{texts("links.estimate")}</Link>
      <nav aria-label={texts("language")}>
        {languages.map((language) => (
          <a
            key={language}
            href={pathIn(language, address)}
            lang={language}
            hrefLang={language}
            aria-current={language === shown || undefined}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
    </div>
  );
}
