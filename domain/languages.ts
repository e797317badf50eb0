/** The languages of the product, by their BCP 47 tags. */
export const languages = ["en", "hi", "kn"] as const;
export type Language = (typeof languages)[number];

export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  hi: "हिन्दी",
  kn: "ಕನ್ನಡ",
};

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** Returns the language of an `Accept-Language` header, by the order of the tags. */
export const acceptedLanguage = (header = "") =>
  preferredLanguage(header.split(",").map((part) => part.split(";")[0]?.trim() ?? ""));

/** Returns the first language of a list of tags, such as `kn-IN`, that the product has, or English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [language] = tag.toLowerCase().split("-");
    if (isLanguage(language)) return language;
  }
  return "en";
}

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
