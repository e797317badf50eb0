import { messageHeader } from "../../contract/route";
import type { Language } from "../../domain/languages";
import type { messageTexts } from "../../domain/messages/catalogue";
import { isMessage, type Message } from "../../domain/messages/say";
import type { MessageTranslations, MessageTranslator } from "./translateMessage";
import { type LanguageFiles, shownLanguage } from "./useTexts";

const translators: Partial<Record<Language, MessageTranslator>> = {};

/** Makes a translator. English pages do not load its code. */
async function makeTranslator(
  language: Exclude<Language, "en">,
  texts: Promise<{ readonly default: { readonly messages: MessageTranslations } }>,
) {
  const [{ messageTranslator }, { default: file }] = await Promise.all([
    import("./translateMessage"),
    texts,
  ]);
  translators[language] = messageTranslator(file.messages, language);
  return {};
}

/** The host's messages. Without them, messages are in English. */
export const hostMessages: LanguageFiles = {
  hi: () => makeTranslator("hi", import("../../domain/messages/texts.hi.json")),
  kn: () => makeTranslator("kn", import("../../domain/messages/texts.kn.json")),
};

const shownTranslator = () => translators[shownLanguage()];

/** Returns a message in the language of this browser, or the English text. */
export const translateMessage = (message: Message, english: string): string =>
  shownTranslator()?.message(message) ?? english;

/** Returns a reply with its messages in the language of this browser. A reply without codes is shown unchanged. */
export const translateReply = (reply: unknown): unknown => {
  const translator = shownTranslator();
  return translator === undefined ? reply : translator.reply(reply);
};

/** Reads the code of a reply that is a bare text. Undefined for other hosts and for a malformed header. */
function readMessageHeader(headers: Headers): Message | undefined {
  try {
    const message: unknown = JSON.parse(decodeURIComponent(headers.get(messageHeader) ?? ""));
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text of a reply that is a bare text, in the language of this browser. */
export function translateText(text: string, headers: Headers): string {
  const message = shownTranslator() && readMessageHeader(headers);
  return message ? translateMessage(message, text) : text;
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
