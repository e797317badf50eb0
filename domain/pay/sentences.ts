import type { Language } from "../languages";
import { dateText } from "../momentText";

/** The parts of a payslip's formulas, as `server/pay` writes and stores them in English. */
export const formulaParts = {
  oneDay: "%{number} day ×",
  days: "%{number} days ×",
  hoursAndMinutes: "%{number} h %{minutes} min ×",
  hours: "%{number} h ×",
  minutes: "%{minutes} min ×",
  monthCap: ", as a month earns its base at most",
  wagesFrom: "%{amount} from wages of %{other} on",
  percent: "%{number} % of %{amount}",
  counted: ", the most that counts of %{amount}",
  covered: ", covered until %{date}",
  half: "at most half of %{amount} is deducted",
  deductedBefore: ", of which %{amount} is deducted before",
  lastPay: "%{amount} left, all of it due with the last pay",
  instalment: "Instalment of %{amount}",
  carried: "+ %{amount} carried over",
  onlyLeft: ", but only %{amount} is left",
  leftBefore: ", %{amount} left before it",
  known: "%{amount} by what is known now − %{other} paid",
  rates: "%{amount} by the rates of now − %{other} deducted",
};

/** The reasons of arrears, a sentence each. */
export const origins = {
  scanAdded: "The scan of %{time} was added by %{by}: %{reason}",
  scanRemoved: "The scan of %{time} was taken out by %{by}: %{reason}",
  earlyApproved: "The time before the shift was approved from %{time} on by %{by}: %{reason}",
  earlyDropped: "The time before the shift from %{time} on was left out by %{by}: %{reason}",
  lateScan: "The scan of %{time} came from its station on %{date}",
  paidCancelled: "Paid leave from %{date} to %{until} was cancelled on %{day}",
  unpaidCancelled: "Unpaid leave from %{date} to %{until} was cancelled on %{day}",
  paidEntered: "Paid leave from %{date} to %{until} was entered by %{by} on %{day}",
  unpaidEntered: "Unpaid leave from %{date} to %{until} was entered by %{by} on %{day}",
  holiday: "%{date} is a holiday now: %{reason}",
  noHoliday: "%{date} is no holiday any more: %{reason}",
  notEmployedOn: "Not employed any more on %{date}",
  notEmployedFrom: "Not employed any more from %{date} to %{until}",
  employedOn: "Employed after all on %{date}",
  employedFrom: "Employed after all from %{date} to %{until}",
  assignment: "Another unit or shift from %{date} on",
  termsOn: "%{amount} a month on %{date}",
  termsFrom: "%{amount} a month from %{date} to %{until}",
  rates: "The statutory rates of this month have changed",
};

/** The words of a day without work. The longer ones come first. */
export const dayNotes = {
  weeklyOff: "Weekly off",
  halfUnpaid: "half a day of unpaid leave",
  halfPaid: "half a day of paid leave",
  unpaid: "unpaid leave",
  paid: "paid leave",
};

type Translations<Sentences> = Readonly<Record<keyof Sentences, string>>;

/** The sentences of a payslip in another language, with the same placeholders. */
export interface PaySentences {
  readonly formulaParts: Translations<typeof formulaParts>;
  readonly origins: Translations<typeof origins>;
  readonly dayNotes: Translations<typeof dayNotes>;
}

const date = String.raw`\d{1,2} [A-Z][a-z]+ \d{4}`;
const amount = String.raw`₹-?[\d,]+\.\d\d`;
/** The expression of each placeholder. */
const placeholders = new Map([
  ["number", String.raw`[\d,]*\d(?:\.\d+)?`],
  ["minutes", String.raw`\d+`],
  ["amount", amount],
  ["other", amount],
  ["date", date],
  ["until", date],
  ["day", date],
  // Older payslips have a narrow space before "pm".
  ["time", String.raw`${date}, \S+\s[ap]m`],
  ["by", ".+?"],
  ["reason", ".*"],
]);

const escaped = (text: string) => text.replace(/[.?*+^$()[\]{}|\\]/g, "\\$&");

/** `split` puts the names of the placeholders at the odd places. */
const expressionOf = (sentence: string) =>
  sentence
    .split(/%\{(\w+)\}/)
    .map((part, at) => (at % 2 ? `(?<${part}>${placeholders.get(part) ?? ""})` : escaped(part)))
    .join("");

/** Translates the month of a date, `2 Mar 2026`, at the start of a text. */
const dateIn = (language: Language, text: string) =>
  text.replace(new RegExp(`^${date}`), (found) => dateText(new Date(`${found} UTC`), language));

const dates = new Set(["date", "until", "day", "time"]);

function fill(
  translation: string,
  values: Readonly<Record<string, string>> | undefined,
  language: Language,
) {
  return translation.replace(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values?.[name] ?? "";
    return dates.has(name) ? dateIn(language, value) : value;
  });
}

/** Pairs of an expression and its translation. */
const pairsOf = (
  sentences: Readonly<Record<string, string>>,
  translations: Readonly<Record<string, string>>,
  toMatcher: (expression: string) => RegExp,
) =>
  Object.entries(sentences).map(
    ([name, sentence]) =>
      [toMatcher(expressionOf(sentence)), translations[name] ?? sentence] as const,
  );

/** Translates the sentences of payslips. Text that is not listed, such as the name of a holiday, stays as it is. */
export function translatePay(sentences: PaySentences, language: Language) {
  const parts = pairsOf(formulaParts, sentences.formulaParts, (part) => new RegExp(part));
  const whole = pairsOf(origins, sentences.origins, (part) => new RegExp(`^${part}$`, "s"));
  const notes = pairsOf(dayNotes, sentences.dayNotes, (part) => new RegExp(part, "gi"));
  return {
    formula: (text: string) =>
      parts.reduce((rest, [matcher, translation]) => {
        const found = matcher.exec(rest);
        if (!found) return rest;
        const before = rest.slice(0, found.index);
        const after = rest.slice(found.index + found[0].length);
        return `${before}${fill(translation, found.groups, language)}${after}`;
      }, text),

    origin(text: string) {
      for (const [matcher, translation] of whole) {
        const found = matcher.exec(text);
        if (found) return fill(translation, found.groups, language);
      }
      return text;
    },

    dayNote: (text: string) =>
      notes.reduce((rest, [matcher, translation]) => rest.replace(matcher, translation), text),
  };
}
