import type { Values } from "../texts";
import type { MessageCode, messageTexts } from "./catalogue";
import type { Message, MessageValue } from "./message";

type Texts = typeof messageTexts;

/** Makes a message of the catalogue. A wrong code or a missing value does not compile. */
export const say = <Code extends MessageCode>(
  code: Code,
  ...[values]: Values<Texts[Code], MessageValue>
): Message => (values === undefined ? { code } : { code, values });
