import { amountInWords } from "../../../domain/amountInWords";
import type { Language } from "../../../domain/languages";
import { type Message, messageText } from "../../../domain/messages/say";
import { dateText, monthDayText } from "../../../domain/momentText";
import { durationText } from "../../../domain/numbers";
import { documentTexts, readerIn } from "../../documents/paperTexts";
import { numberText } from "../payslipDocument";
import { payslipPaperTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

const textsOf = documentTexts(payslipPaperTexts, { hi, kn });

/** Returns the texts and the formats of a payslip's paper. */
export function payslipPaper(language: Language) {
  const text = textsOf(language);
  const reader = readerIn(language);
  const duration = (minutes: number) =>
    durationText(minutes, reader.texts.hour, reader.texts.minute);
  return {
    text,
    message: (message: Message) => messageText(message, reader),
    date: (date: string) => dateText(date, language),
    days: (days: number) => ({ days: numberText(days), smart_count: days }),
    hours: duration,
    /** Formats hours for the table. Empty for 0. */
    tableHours: (minutes: number) => (minutes === 0 ? "" : duration(minutes)),
    day: (date: string) => monthDayText(date, language),
    /** Writes the net amount, in whole paise, in words. */
    inWords: (paise: number) => text("inWords", { amount: amountInWords(paise, language) }),
  };
}
export type PayslipPaper = ReturnType<typeof payslipPaper>;
