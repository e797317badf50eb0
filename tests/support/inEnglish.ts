import { type Computed, isComputed } from "../../domain/board/computed";
import { messageTexts } from "../../domain/messages/catalogue";
import { type Message, messageText } from "../../domain/messages/message";

export const englishOf = (message: Message) =>
  messageText(message, { texts: messageTexts, language: "en" });

/** A result as it is, or the reason for its absence in English. */
export const inEnglish = (result: Computed<unknown>) =>
  isComputed(result) ? result : { missing: englishOf(result.missing) };
