import { type Computed, isComputed } from "../../domain/board/computed";
import { messageTexts } from "../../domain/messages/catalogue";
import { type Message, messageText, say } from "../../domain/messages/say";

export const englishOf = (message: Message) =>
  messageText(message, { texts: messageTexts, language: "en" });

/** Returns a result, or the reason for its absence in English. */
export const inEnglish = (result: Computed<unknown>) =>
  isComputed(result) ? result : { missing: englishOf(result.missing) };

/** Makes a message of a text that no catalogue has. */
export const plain = (text: string): Message => say("plain", { text });

/** Returns the lines of a payslip with their formulas in English. */
export const formulasInEnglish = <Line extends { readonly formula: Message }>(
  lines: readonly Line[],
) => lines.map((line) => ({ ...line, formula: englishOf(line.formula) }));
