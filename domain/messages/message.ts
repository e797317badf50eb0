import type { Language } from "../languages";
import { dateText, momentText, monthText } from "../momentText";
import { durationText } from "../numberTexts";

/** A value of a placeholder. Dates, months and durations are written in the language of the reader. */
export type MessageValue =
  | string
  | number
  | Message
  | { readonly date: string }
  | { readonly month: string }
  | { readonly moment: string }
  | { readonly minutes: number }
  | { readonly all: readonly MessageValue[]; readonly by: string };

/**
 * A sentence for a person: a code of a catalogue with the values of the placeholders. `say` makes it with
 * {@link MessageValue}s; another host may send others.
 */
export interface Message {
  readonly code: string;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" &&
  value !== null &&
  "code" in value &&
  typeof value.code === "string" &&
  (!("values" in value) || (typeof value.values === "object" && value.values !== null));

/** The texts of a catalogue by their codes. */
type MessageTexts = Readonly<Record<string, string>>;

interface Reader {
  readonly texts: MessageTexts;
  readonly language: Language;
}

/** A value that is none has no text. */
function valueText(value: unknown, reader: Reader): string {
  const { texts, language } = reader;
  if (typeof value === "string") return value;
  if (typeof value === "number") return value.toLocaleString("en-IN");
  if (typeof value !== "object" || value === null) return "";
  if ("date" in value) return dateText(String(value.date), language);
  if ("month" in value) return monthText(String(value.month), language);
  if ("moment" in value) return momentText(String(value.moment), language);
  if ("minutes" in value) return durationText(Number(value.minutes), texts.hour, texts.minute);
  if ("all" in value && Array.isArray(value.all) && "by" in value)
    return value.all.map((part: unknown) => valueText(part, reader)).join(String(value.by));
  return isMessage(value) ? messageText(value, reader) : "";
}

/** The form of a text for its count: the first for the plural category `one`, the second for all others. */
function formOf(text: string, count: unknown, language: Language): string {
  if (typeof count !== "number") return text;
  const [one = "", other = one] = text.split(" |||| ");
  return new Intl.PluralRules(language).select(count) === "one" ? one : other;
}

/** Returns a message in the language of the texts. An unknown code is returned. */
export function messageText({ code, values = {} }: Message, reader: Reader): string {
  const text = reader.texts[code] ?? code;
  return formOf(text, values.smart_count, reader.language).replace(
    /%\{(\w+)\}/g,
    (_, name: string) => valueText(values[name], reader),
  );
}
