import { type Payslip, payLineNames } from "../../../contract/payroll";
import { amountInWords } from "../../../domain/amountInWords";
import { dateText, monthDayText, monthText } from "../../../domain/momentText";
import { durationText } from "../../../domain/numberTexts";
import { englishText } from "../../errors";
import { hoursOf } from "../../units";
import { numberText } from "../payLineText";
import type { PayslipTexts } from "./texts";

/** The words that differ between the versions of the paper. */
interface VersionWords {
  readonly date: (date: string) => string;
  readonly days: (days: number) => string;
  readonly hours: (minutes: number) => string;
  readonly tableHours: (minutes: number) => string;
}

function textsOf(words: VersionWords) {
  return {
    title: (month: string) => `Payslip ${monthText(month)}`,
    locked: (at: string) => `Locked on ${words.date(at)}`,
    draft: "DRAFT: this month is still open",
    unit: (barcodeId: string, unit: string) => `${barcodeId}, unit ${unit}`,
    uan: (number: string) => `UAN ${number}`,
    esiNumber: (number: string) => `ESI number ${number}`,
    paidFor: (days: number, overtimeMinutes: number) =>
      `Paid for ${words.days(days)}, ${words.hours(overtimeMinutes)} of overtime`,
    terms: ({ base, days, factor, from }: Parameters<PayslipTexts["terms"]>[0]) =>
      `${base} a month for ${words.days(days)}, overtime × ${factor}, from ${words.date(from)}`,
    lineColumns: { formula: "Worked out as", amount: "Amount" },
    kinds: payLineNames,
    arrearsOf: (month: string) => `Arrears of ${monthText(month)}`,
    carriedOver: (amount: string) => `${amount} is carried over`,
    message: englishText,
    totals: { wages: "Wages", deductions: "Deductions", paidOut: "Paid out" },
    marks: {
      NO_TERMS: "No terms of pay are set up.",
      BELOW_STATUTORY_RATE: "Overtime counts for less than the statutory rate of 2.",
      OPEN_CHECK_OUT: "On some day the check-out is not known.",
      CARRIED_OVER: "At most half the wages are deducted: what is carried over is taken later.",
    },
    dayColumns: {
      day: "Day",
      spans: "In and out",
      dayOff: "Day off or leave",
      worked: "Hours",
      share: "Days paid",
      overtime: "Overtime",
    },
    day: (date: string) => monthDayText(date),
    duration: words.tableHours,
    received: (amount: string) => `Received ${amount}. Date:`,
    signature: "Signature:",
  };
}

const hours = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });
const hoursText = (minutes: number) => hours.format(hoursOf(minutes));

const first = textsOf({
  date: (date) => dateText(date).replace(" Sep ", " Sept "),
  days: (days) => `${hours.format(days)} days`,
  hours: (minutes) => `${hoursText(minutes)} h`,
  tableHours: (minutes) => (minutes === 0 ? "" : hoursText(minutes)),
});

const second = textsOf({
  date: (date) => dateText(date),
  days: (days) => `${numberText(days)} ${days === 1 ? "day" : "days"}`,
  hours: (minutes) => durationText(minutes),
  tableHours: (minutes) => (minutes === 0 ? "" : durationText(minutes)),
});

export const englishTexts: Readonly<Record<Payslip["paperVersion"], PayslipTexts>> = {
  1: {
    ...first,
    dayColumns: { ...first.dayColumns, overtime: "Overtime h" },
    layout: 1,
  },
  2: { ...second, layout: 2 },
  3: { ...second, inWords: (paise) => `In words: ${amountInWords(paise)}`, layout: 3 },
};
