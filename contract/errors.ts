import * as z from "zod/mini";
import { isMessage, type Message, say } from "../domain/messages/say";
import { englishFieldText, readSchemaError } from "../domain/messages/schemaError";

/** A message for programs: a code of `domain/messages` with the values of the placeholders. */
const coded = {
  code: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.unknown())),
};

/** A message for programs, beside a field with the same message in English: `refusalCode` beside `refusal`. */
export const SentMessage = z.object({ ...coded, code: z.string().check(z.maxLength(200)) });

/** A message for the person in a reply. Programs translate it by its code. */
export const messageFields = { message: z.optional(z.string()), ...coded };

/** The body of every error. `current` is the record after an outdated edit; `reason` asks for a confirmation. */
export const ErrorBody = z.object({
  message: z.string(),
  ...coded,
  errors: z.optional(z.record(z.string(), z.string())),
  errorCodes: z.optional(z.record(z.string(), SentMessage)),
  current: z.optional(z.record(z.string(), z.unknown())),
  reason: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export type FieldErrors = Record<string, string>;
export type FieldMessages = Record<string, Message>;

type Issue = z.core.$ZodRawIssue;

function tooSmall({ origin, inclusive, minimum }: Issue & { code: "too_small" }): Message {
  const least = String(minimum);
  if (origin === "array" && minimum === 1) return say("required");
  if (origin !== "string")
    return say(inclusive ? "number.atLeast" : "number.moreThan", { minimum: least });
  return minimum === 1 ? say("required") : say("text.shortest", { minimum: least });
}

const tooBig = ({ origin, maximum }: Issue & { code: "too_big" }) =>
  say(origin === "string" ? "text.longest" : "number.atMost", { maximum: String(maximum) });

const formats: Readonly<Record<string, Message>> = {
  email: say("form.email"),
  date: say("date.form"),
  datetime: say("date.andTime"),
};

const types: Readonly<Record<string, Message>> = {
  string: say("type.text"),
  number: say("type.number"),
  int: say("type.integer"),
  boolean: say("type.yesOrNo"),
};

/** Returns the message for one issue. It replaces the validator's own message. */
function messageOf(issue: Issue): Message | undefined {
  if (issue.input === undefined || issue.input === null || issue.input === "")
    return say("required");
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return formats[issue.format] ?? say("form.unexpected");
    case "invalid_value":
      return say("form.oneOf", { choices: issue.values.join(", ") });
    case "invalid_type":
      return types[issue.expected] ?? say("form.unexpected");
    default:
      return undefined;
  }
}

export type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** The errors in English, and as messages for other languages. */
type Validated<T> =
  | { ok: true; value: T }
  | { ok: false; errors: FieldErrors; messages: FieldMessages };

/** Returns the message that `issueError` added to an issue. */
function messageIn(issue: z.core.$ZodIssue): Message | undefined {
  const message: unknown = issue.code === "custom" ? issue.params?.message : undefined;
  return isMessage(message) ? message : undefined;
}

/**
 * Validates a value on both sides of the wire. Drops unknown fields. Returns each field's first error, in English and
 * as a message. An error of the whole value is under the empty name.
 */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): Validated<z.output<S>> {
  const ownMessages = new Map<string, Message>();
  const error = (issue: Issue) => {
    const message = messageOf(issue);
    if (message === undefined) return undefined;
    const text = englishFieldText(message);
    ownMessages.set(text, message);
    return text;
  };
  const result = schema.safeParse(value, { error });
  if (result.success) return { ok: true, value: result.data };
  const messages: FieldMessages = {};
  for (const issue of result.error.issues)
    messages[issue.path.join(".")] ??=
      ownMessages.get(issue.message) ?? messageIn(issue) ?? readSchemaError(issue.message);
  return { ok: false, messages, errors: englishErrors(messages) };
}

/** Returns the messages of the fields in English. */
export const englishErrors = (messages: FieldMessages): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, englishFieldText(message)]),
  );
