import type { Payslip } from "../../../contract/payroll";
import { amountInWords } from "../../../domain/amountInWords";
import type { Language } from "../../../domain/languages";
import { type Message, messageText } from "../../../domain/messages/say";
import { dateText, monthDayText } from "../../../domain/momentText";
import { durationText } from "../../../domain/numbers";
import { paperTexts, readerIn } from "../../documents/paperTexts";
import { hoursOf } from "../../units";
import { numberText } from "../payslipDocument";
import { payslipTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

const textsOf = paperTexts(payslipTexts, { hi, kn });

const decimals = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });
const decimalHours = (minutes: number) => decimals.format(hoursOf(minutes));

/**
 * Returns the texts, the formats and the layout of a payslip's paper. An English paper of a locked month keeps those that
 * it had when it was locked.
 */
export function payslipPaper(language: Language, lockedVersion: Payslip["paperVersion"]) {
  const version = language === "en" ? lockedVersion : 3;
  const isFirst = version === 1;
  const text = textsOf(language);
  const reader = readerIn(language);
  const duration = (minutes: number) =>
    durationText(minutes, reader.texts.hour, reader.texts.minute);
  return {
    /**
     * In the first layout headings may end a page, tall rows are cut off, and letters from right to left are empty
     * boxes. The third one has wider columns for hours.
     */
    layout: version,
    text,
    message: (message: Message) => messageText(message, reader),
    date: (date: string) =>
      isFirst ? dateText(date).replace(" Sep ", " Sept ") : dateText(date, language),
    /** Formats a number of days. The first version writes "1 days". */
    days: (days: number) =>
      isFirst
        ? { days: decimals.format(days), smart_count: 0 }
        : { days: numberText(days), smart_count: days },
    hours: (minutes: number) => (isFirst ? `${decimalHours(minutes)} h` : duration(minutes)),
    /** Formats hours for the table. Empty for 0. */
    tableHours: (minutes: number) => {
      if (minutes === 0) return "";
      return isFirst ? decimalHours(minutes) : duration(minutes);
    },
    day: (date: string) => monthDayText(date, language),
    /** The heading of the column of overtime. The first version has the unit. */
    overtimeHeading: isFirst ? `${text("dayColumns.overtime")} h` : text("dayColumns.overtime"),
    /** Writes the net amount, in whole paise, in words. Papers of versions 1 and 2 have no amount in words. */
    inWords: (paise: number) =>
      version === 3 ? text("inWords", { amount: amountInWords(paise, language) }) : undefined,
  };
}
export type PayslipPaper = ReturnType<typeof payslipPaper>;
