import type * as z from "zod/mini";
import {
  type FieldErrors,
  type FieldMessages,
  type Validation,
  validate,
} from "../contract/errors";
import { translateMessage } from "./hostMessages";

/** Returns the errors of a form in the language of this browser. */
export const translateErrors = (errors: FieldErrors, messages: FieldMessages): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, english]) => {
      const message = messages[field];
      return [field, message ? translateMessage(message, english) : english];
    }),
  );

/** Validates a form as the host does, and tells each error in the language of this browser. */
export function validateForm<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): Validation<z.output<S>> {
  const read = validate(schema, value);
  return read.ok ? read : { ok: false, errors: translateErrors(read.errors, read.messages) };
}
