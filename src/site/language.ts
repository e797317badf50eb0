import { useLocation } from "react-router-dom";
import { languageOfPath, pathIn } from "../../domain/languages";

/** Returns the language of the page that is shown. */
export const useSiteLanguage = () => languageOfPath(useLocation().pathname);

/** Returns the function that turns the path of an English page into the path in the shown language. */
export function useSitePath() {
  const language = useSiteLanguage();
  return (path: string) => pathIn(language, path);
}
