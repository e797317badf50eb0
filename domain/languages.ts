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
