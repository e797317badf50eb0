import type { Values } from "../texts";
import type { MessageCode, messageTexts } from "./catalogue";

/** A value of a placeholder. Dates, months and durations are written in the language of the reader. */
export type MessageValue =
  | string
  | number
  | Message
  | { readonly date: string }
  | { readonly month: string }
  | { readonly moment: string }
  | { readonly minutes: number }
  | { readonly all: readonly MessageValue[]; readonly by: string };

/**
 * A sentence for a person: a code of a catalogue with the values of the placeholders. `say` makes it with
 * {@link MessageValue}s; another host may send others.
 */
export interface Message {
  readonly code: string;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" &&
  value !== null &&
  "code" in value &&
  typeof value.code === "string" &&
  (!("values" in value) || (typeof value.values === "object" && value.values !== null));

type Texts = typeof messageTexts;

/** Makes a message of the catalogue. A wrong code or a missing value does not compile. */
export const say = <Code extends MessageCode>(
  code: Code,
  ...[values]: Values<Texts[Code], MessageValue>
): Message => (values === undefined ? { code } : { code, values });
