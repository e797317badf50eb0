import type { Language } from "./languages";

/** The format of Indian dates and times. Month names are listed here because ICU versions differ: "Sept" or "Sep". */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const isCalendarDate = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date);

/** Returns the date with India's clock in its UTC fields. A calendar date, `yyyy-MM-dd`, is the same in every zone. */
export const indiaFields = (at: Date | string): Date =>
  typeof at === "string" && isCalendarDate(at)
    ? new Date(`${at}T00:00:00Z`)
    : new Date(new Date(at).getTime() + 5.5 * 3_600_000);

/** The parts of a date that have names. */
const namedParts = {
  month: { month: "long" },
  monthShort: { month: "short" },
  weekday: { weekday: "long" },
  weekdayShort: { weekday: "short" },
} as const;
type NamedPart = keyof typeof namedParts;

/** The formatters of Hindi and Kannada names. They are kept, because making a formatter takes long. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: Language, part: NamedPart): Intl.DateTimeFormat {
  const key = `${language} ${part}`;
  const options = { ...namedParts[part], timeZone: "UTC" };
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(`${language}-IN`, options);
  formatters.set(key, formatter);
  return formatter;
}

/** The English name of a part of a date. */
const englishNames: Readonly<Record<NamedPart, (fields: Date) => string>> = {
  month: (fields) => months[fields.getUTCMonth()] ?? "",
  monthShort: (fields) => (months[fields.getUTCMonth()] ?? "").slice(0, 3),
  weekday: (fields) => weekdays[fields.getUTCDay()] ?? "",
  weekdayShort: (fields) => (weekdays[fields.getUTCDay()] ?? "").slice(0, 3),
};

const nameOf = (fields: Date, part: NamedPart, language: Language) =>
  language === "en" ? englishNames[part](fields) : formatterOf(language, part).format(fields);

const twoDigits = (number: number) => String(number).padStart(2, "0");
const dayOf = (fields: Date, language: Language) =>
  `${fields.getUTCDate()} ${nameOf(fields, "monthShort", language)}`;

export function dateText(at: Date | string, language: Language = "en"): string {
  const fields = indiaFields(at);
  return `${dayOf(fields, language)} ${fields.getUTCFullYear()}`;
}

/** Formats a date without its year: `21 Sep`. */
export const dayText = (at: Date | string, language: Language = "en"): string =>
  dayOf(indiaFields(at), language);

/** Formats a date without its year, with its weekday: `Mon, 21 Sep`. */
export function weekdayText(at: Date | string, language: Language = "en"): string {
  const fields = indiaFields(at);
  return `${nameOf(fields, "weekdayShort", language)}, ${dayOf(fields, language)}`;
}

/** Formats a day of a known month with its weekday: `Mon 05`. */
export function monthDayText(at: Date | string, language: Language = "en"): string {
  const fields = indiaFields(at);
  return `${nameOf(fields, "weekdayShort", language)} ${twoDigits(fields.getUTCDate())}`;
}

/** Returns the name of a day: `Monday`. */
export const weekdayName = (at: Date | string, language: Language = "en"): string =>
  nameOf(indiaFields(at), "weekday", language);

/** Returns the short name of a day: `Mon`. */
export const shortWeekdayName = (at: Date | string, language: Language = "en"): string =>
  nameOf(indiaFields(at), "weekdayShort", language);

/** The parts of a day, each from its first hour on, as people say them before a time. */
const dayParts: Readonly<Record<Exclude<Language, "en">, readonly (readonly [number, string])[]>> =
  {
    hi: [
      [20, "रात"],
      [16, "शाम"],
      [12, "दोपहर"],
      [4, "सुबह"],
      [0, "रात"],
    ],
    kn: [
      [20, "ರಾತ್ರಿ"],
      [16, "ಸಂಜೆ"],
      [12, "ಮಧ್ಯಾಹ್ನ"],
      [4, "ಬೆಳಿಗ್ಗೆ"],
      [0, "ರಾತ್ರಿ"],
    ],
  };

/** Formats the UTC fields of a date as a 12-hour time of day: `6:08 pm`, `शाम 6:08`. */
export function clockText(fields: Date, language: Language = "en"): string {
  const hours = fields.getUTCHours();
  const time = `${hours % 12 || 12}:${twoDigits(fields.getUTCMinutes())}`;
  if (language === "en") return `${time} ${hours < 12 ? "am" : "pm"}`;
  const [, part = ""] = dayParts[language].find(([from]) => hours >= from) ?? [];
  return `${part} ${time}`;
}

/** Formats an instant as a 12-hour time of day in India: `6:08 pm`, `शाम 6:08`. */
export const timeText = (at: Date | string, language: Language = "en"): string =>
  clockText(indiaFields(new Date(at)), language);

/** Formats an instant in India: `21 Sep 2026, 6:08 pm`. */
export const momentText = (at: Date | string, language: Language = "en"): string =>
  `${dateText(new Date(at), language)}, ${timeText(at, language)}`;

/** Writes a month, `2026-09`, in words: `September 2026`. */
export function monthText(month: string, language: Language = "en"): string {
  const fields = indiaFields(`${month}-01`);
  return `${nameOf(fields, "month", language)} ${fields.getUTCFullYear()}`;
}

/** Writes a month, `2026-09`, by its short name: `Sep 2026`. */
export function shortMonthText(month: string, language: Language = "en"): string {
  const fields = indiaFields(`${month}-01`);
  return `${nameOf(fields, "monthShort", language)} ${fields.getUTCFullYear()}`;
}

/** Returns the names of the twelve months. */
export const monthNames = (language: Language) =>
  months.map((_, index) => {
    const fields = new Date(Date.UTC(2026, index, 1));
    return {
      long: nameOf(fields, "month", language),
      short: nameOf(fields, "monthShort", language),
    };
  });
