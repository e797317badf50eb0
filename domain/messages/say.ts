import type { Language } from "../languages";
import { dateText, momentText, monthText } from "../momentText";
import { durationText } from "../numbers";
import { fillText, type Values } from "../texts";
import type { MessageCode, messageTexts } from "./catalogue";

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
 * A sentence for a person: a code of a catalogue with the values of the placeholders. `say` makes messages with {@link
 * MessageValue}s. A message from another host may have other values.
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

type Texts = typeof messageTexts;

/** Makes a message of the catalogue. A wrong code or a missing value does not compile. */
export const say = <Code extends MessageCode>(
  code: Code,
  ...[values]: Values<Texts[Code], MessageValue>
): Message => (values === undefined ? { code } : { code, values });

/** The host's messages by their codes, and the language of their texts. */
export interface Reader {
  readonly texts: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** Returns the text of a value, in the language of the reader. The text of an unknown value is empty. */
export function valueText(value: unknown, reader: Reader): string {
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

/** Returns a message in the language of the texts. An unknown code is returned. */
export const messageText = ({ code, values }: Message, reader: Reader): string =>
  fillText(reader.texts[code] ?? code, reader.language, values, (value) =>
    valueText(value, reader),
  );
