import type { Language } from "../../domain/languages";
import { messageTexts } from "../../domain/messages/catalogue";
import { type MessageValue, type Reader, valueText } from "../../domain/messages/say";
import hindi from "../../domain/messages/texts.hi.json";
import kannada from "../../domain/messages/texts.kn.json";
import { type Catalogue, type TextOf, type TextTree, textsIn } from "../../domain/texts";

const messages = { en: messageTexts, hi: hindi.messages, kn: kannada.messages };

/** Returns the reader of the host's messages in a language. */
export const readerIn = (language: Language): Reader => ({ texts: messages[language], language });

type Translations = Readonly<Record<Exclude<Language, "en">, TextTree>>;

/**
 * Returns the function that makes the texts of a paper in a language. Dates, months, durations and messages among the
 * values are written in this language.
 */
export const documentTexts =
  <Texts extends TextTree>(catalogue: Catalogue<Texts>, translations: Translations) =>
  (language: Language): TextOf<Texts, MessageValue> =>
    textsIn(catalogue, language, language === "en" ? undefined : translations[language], (value) =>
      valueText(value, readerIn(language)),
    );
