import { boardMessages } from "../../../domain/messages/board";
import { messageText } from "../../../domain/messages/messageText";
import type { Message } from "../../../domain/messages/say";
import { translateMessage } from "../../hostMessages";

/** Returns the reason why a figure is absent, in the language of this browser. */
export const reasonText = (reason: Message): string =>
  translateMessage(reason, messageText(reason, { texts: boardMessages, language: "en" }));
