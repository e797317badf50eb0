import * as z from "zod/mini";
import { numberError } from "../domain/readNumber";

/** The body of every error. `current` is the record after an outdated edit; `reason` asks for a confirmation. */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.record(z.string(), z.unknown())),
  reason: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export type FieldErrors = Record<string, string>;

type Issue = z.core.$ZodRawIssue;

const tooSmall = (issue: Issue & { code: "too_small" }) => {
  if (issue.origin !== "string")
    return `Must be ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
  return issue.minimum === 1 ? "Required" : `Must have at least ${issue.minimum} characters`;
};

const tooBig = (issue: Issue & { code: "too_big" }) =>
  issue.origin === "string"
    ? `Must have at most ${issue.maximum} characters`
    : `Must be at most ${issue.maximum}`;

const formats: Readonly<Record<string, string>> = {
  email: "Must be an email address, such as name@example.com",
  date: "Must be a date, such as 2026-01-31",
  datetime: "Must be a date and time",
};

const types: Readonly<Record<string, string>> = {
  string: "Must be a text",
  number: numberError,
  int: "Must be a whole number",
  boolean: "Must be yes or no",
};

/** Returns the message for one issue. It replaces the validator's own message. */
function sentence(issue: Issue): string | undefined {
  if (issue.input === undefined || issue.input === null || issue.input === "") return "Required";
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "invalid_format":
      return formats[issue.format] ?? "Not in the expected form";
    case "invalid_value":
      return `Must be one of ${issue.values.join(", ")}`;
    case "invalid_type":
      return types[issue.expected] ?? "Not in the expected form";
    default:
      return undefined;
  }
}

export type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** On both sides of the wire. Drops unknown fields. Returns each field's first error; the whole value's has no name. */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): Validation<z.output<S>> {
  const result = schema.safeParse(value, { error: sentence });
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) errors[issue.path.join(".")] ??= issue.message;
  return { ok: false, errors };
}
