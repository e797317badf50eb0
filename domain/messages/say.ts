import type { MessageCode, messageTexts } from "./catalogue";
import type { Message, MessageValue } from "./message";

type Placeholder<Text> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [
      values: {
        readonly [Name in Placeholder<Text>]: Name extends "smart_count" ? number : MessageValue;
      },
    ];

type Texts = typeof messageTexts;

/** Makes a message of the catalogue. A wrong code or a missing value does not compile. */
export const say = <Code extends MessageCode>(
  code: Code,
  ...[values]: Values<Texts[Code]>
): Message => (values === undefined ? { code } : { code, values });

/** The message as the error of a schema, which takes a text. `validate` reads it. */
export const schemaError = <Code extends MessageCode>(
  code: Code,
  ...values: Values<Texts[Code]>
): string => JSON.stringify(say(code, ...values));
