import type { Language } from "../../domain/languages";
import { durationText } from "../../domain/numberTexts";
import { readLanguage } from "../language";

const words: Readonly<Record<Language, readonly [hour: string, minute: string]>> = {
  en: ["h", "min"],
  hi: ["घंटे", "मिनट"],
  kn: ["ಗಂಟೆ", "ನಿಮಿಷ"],
};

/** A duration in whole minutes, such as `8 h 17 min`, in the language of the office. */
export const formatDuration = (minutes: number): string =>
  durationText(minutes, ...words[readLanguage()]);
