import type { FieldErrors } from "../../../contract/errors";

/**
 * What a text says of fields, as our own host writes it where the specification wants a text:
 * `workingDays: Must be at most 31; validFrom: Must be a date`. Nothing where it says anything else.
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
