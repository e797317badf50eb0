import type { Language } from "../../domain/languages";
import type { MessageCode } from "../../domain/messages/catalogue";
import { isMessage, type Message, messageText } from "../../domain/messages/say";

export type MessageTranslations = Readonly<Record<MessageCode, string>>;

type Row = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Row => typeof value === "object" && value !== null;

/** The messages of one language. */
export interface MessageTranslator {
  /** Translates a message. Returns undefined for the code of a newer host. */
  message(message: Message): string | undefined;
  /** Translates the host's sentences in a reply, if the host has sent their codes. */
  reply(value: unknown): unknown;
}

export function messageTranslator(
  texts: MessageTranslations,
  language: Exclude<Language, "en">,
): MessageTranslator {
  const message = (code: Message) =>
    Object.hasOwn(texts, code.code) ? messageText(code, { texts, language }) : undefined;

  /** Translates a field's text by its code or by its parts' codes. A text without a code is unchanged. */
  function textOf(row: Row, name: string, value: unknown): unknown {
    const code = name === "message" ? row : row[`${name}Code`];
    if (typeof value === "string" && isMessage(code)) return message(code) ?? value;
    const codes = row[`${name.replace(/s$/, "")}Codes`];
    if (!isObject(codes) || !isObject(value)) return reply(value);
    const texts = Object.entries(value).map(([field, text]) => {
      const fieldCode = codes[field];
      return [field, (isMessage(fieldCode) && message(fieldCode)) || text] as const;
    });
    return Array.isArray(value) ? texts.map(([, text]) => text) : Object.fromEntries(texts);
  }

  function reply(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reply);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, textOf(value, name, part)]),
    );
  }

  return { message, reply };
}
