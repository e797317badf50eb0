import { messageHeader } from "../contract/route";
import type { Language } from "../domain/languages";
import type { messageTexts } from "../domain/messages/catalogue";
import { isMessage, type Message } from "../domain/messages/message";
import type { MessageTranslator } from "./messages/translateMessage";

const translators = {
  hi: () => import("./messages/hi"),
  kn: () => import("./messages/kn"),
};

let translator: MessageTranslator | undefined;

/** The language that was asked for last: one that is loaded later than the next choice is ignored. */
let wanted: Language = "en";

/** Loads the host's messages in a language. Never rejects: without them they are in English. */
export async function loadHostMessages(language: Language): Promise<void> {
  wanted = language;
  const loaded =
    language === "en" ? undefined : await translators[language]().catch(() => undefined);
  if (wanted === language) translator = loaded?.translator;
}

/** Returns a message in the language of this browser, or the English text. */
export const translateMessage = (message: Message, english: string): string =>
  translator?.message(message) ?? english;

/** Returns a reply with its messages in the language of this browser. A reply without codes is shown unchanged. */
export const translateReply = (reply: unknown): unknown =>
  translator === undefined ? reply : translator.reply(reply);

/** Reads the code of a reply that is a bare text. Undefined for other hosts and for a malformed header. */
function readMessageHeader(headers: Headers): Message | undefined {
  try {
    const said: unknown = JSON.parse(decodeURIComponent(headers.get(messageHeader) ?? ""));
    return isMessage(said) ? said : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text of a reply that is a bare text, in the language of this browser. */
export function translateText(text: string, headers: Headers): string {
  const said = translator && readMessageHeader(headers);
  return said ? translateMessage(said, text) : text;
}

/** A sentence of the host in English, with its code if the host has sent one. */
export interface Sentence {
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns a sentence of the host in the language of this browser. */
export const hostText = ({ message, code, values }: Sentence): string =>
  code === undefined ? message : translateMessage({ code, values }, message);

type Texts = typeof messageTexts;

/** Returns a message of the browser itself. */
export const messageOf = <Code extends keyof Texts>(code: Code, english: Texts[Code]): string =>
  translateMessage({ code }, english);
