import { isLanguage, type Language } from "./languages";

/** Returns the language of a page of the site by its path: `/hi/about` is Hindi, `/about` is English. */
export function languageOfPath(path: string): Language {
  const [, folder] = path.split("/");
  return isLanguage(folder) ? folder : "en";
}

/** Returns the path of an English page in a language: `/about#history` becomes `/hi/about#history`. */
export const pathIn = (language: Language, path: string) =>
  language === "en" ? path : `/${language}${path === "/" ? "" : path}`;

/** Returns the English path of a page: `/hi/about` becomes `/about`. */
export function englishPath(path: string): string {
  const language = languageOfPath(path);
  return language === "en" ? path : path.slice(language.length + 1) || "/";
}

/** Returns the folder of a sector's own page: `Chemical/Household Cleaning` becomes `sector/chemical-household-cleaning`. */
export const sectorFolder = (sector: string) =>
  `sector/${sector.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
