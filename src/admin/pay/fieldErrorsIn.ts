import type { FieldErrors } from "../../../contract/errors";

/**
 * Parses field errors from our host's text replies, such as `workingDays: Must be at most 31; validFrom: Must
 * be a date`. Returns undefined for any other text.
 */
export function fieldErrorsIn(text: string, fields: readonly string[]): FieldErrors | undefined {
  const parts = text.split(/; (?=\w+: )/).map((part) => /^(\w+): (.+)$/s.exec(part));
  const errors = parts.flatMap((part) =>
    part?.[1] !== undefined && part[2] !== undefined && fields.includes(part[1])
      ? [[part[1], part[2]] as const]
      : [],
  );
  return errors.length === parts.length ? Object.fromEntries(errors) : undefined;
}
