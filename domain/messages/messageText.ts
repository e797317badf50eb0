import type { Language } from "../languages";
import { dateText, momentText, monthText } from "../momentText";
import { durationText } from "../numbers";
import { fillText } from "../texts";
import { isMessage, type Message } from "./say";

/** The host's messages by their codes, and the language of their texts. */
export interface Reader {
  readonly texts: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** Returns the text of a value. A value that is none has no text. */
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
