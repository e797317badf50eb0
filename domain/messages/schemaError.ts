import type { Values } from "../texts";
import { fieldsMessages } from "./fields";
import { type Message, type MessageValue, messageText, say } from "./say";

type Texts = typeof fieldsMessages;

const messages = new Map<string, Message>();

/** Returns the English text of a message of `fieldsMessages`. */
export const englishFieldText = (message: Message): string =>
  messageText(message, { texts: fieldsMessages, language: "en" });

/** Returns the English error of a schema, which takes a text. `validate` finds the message of the text. */
export function schemaError<Code extends keyof Texts>(
  code: Code,
  ...values: Values<Texts[Code], MessageValue>
): string {
  const message = say(code, ...values);
  const text = englishFieldText(message);
  messages.set(text, message);
  return text;
}

/** Returns the error of an issue that a rule adds: the English text, and the message for `validate`. */
export const issueError = (message: Message) => ({
  message: englishFieldText(message),
  params: { message },
});

/**
 * Returns the message of a schema's error. An error of another validator has only a text, which becomes the message.
 */
export const readSchemaError = (text: string): Message =>
  messages.get(text) ?? say("plain", { text });
