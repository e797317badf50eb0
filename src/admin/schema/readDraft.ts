import * as z from "zod/mini";
import {
  type FieldErrors,
  type FieldMessages,
  type Validation,
  validate,
} from "../../../contract/errors";
import { acceptsNull } from "../../../contract/fields";
import { readNumber } from "../../../domain/numbers";
import { readMoment } from "../../api/readMoment";
import { translateMessage } from "../../texts/hostMessages";
import { type FieldKind, fieldsOf, isNumeric } from "./fieldsOf";

/** The values of a form during input: typed texts, choices and booleans. */
export type Draft = Readonly<Record<string, unknown>>;

export const isFilledIn = (value: unknown) =>
  value !== null && value !== undefined && String(value).trim() !== "";

/** The schema of a draft whose fields are known by the schema of its form alone. */
export const AnyDraft = z.record(z.string(), z.unknown());

/** Returns the filled-in part of a draft's value. Undefined for an empty input, an input that is off, and a blank row. */
function filledIn(value: unknown): unknown {
  if (typeof value !== "object" || value === null)
    return isFilledIn(value) && value !== false ? String(value) : undefined;
  const parts = Object.entries(value)
    .map(([name, part]) => [name, filledIn(part)] as const)
    .filter(([, part]) => part !== undefined);
  if (parts.length === 0) return undefined;
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts.sort());
}

/** Returns the filled-in values of a draft as a text, by which two drafts are compared. */
export const contentOf = (draft: Draft): string => JSON.stringify(filledIn(draft) ?? {});

/** Returns the schema of a typed text. react-admin's inputs have `null` for an empty text. */
export const typedText = () =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text ?? ""),
  );

/** Reads a typed number. A blank text gives undefined. The schema refuses a text that is not a number. */
export const readFigure = (typed: string): number | string | undefined =>
  isFilledIn(typed) ? (readNumber(typed) ?? typed) : undefined;

/** Parses a typed text. A text that cannot be parsed stays, and the schema refuses it. */
export function parseValue(kind: FieldKind | undefined, value: unknown): unknown {
  if (typeof value !== "string" || kind === undefined) return value;
  if (isNumeric(kind) || kind === "id") return readFigure(value);
  if (kind === "instant") return readMoment(value) ?? value;
  return value;
}

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

/**
 * Reads a form by its schema. Returns the value, or the server's message for each invalid field. A time is in
 * India's time zone. Omits empty fields, except `null` in a field that accepts `null`.
 */
export function readDraft<Form extends z.ZodMiniObject>(form: Form, draft: Draft) {
  const kinds = new Map(fieldsOf(form).map(({ name, kind }) => [name, kind]));
  const sent = Object.entries(draft).filter(
    ([name, value]) => isFilledIn(value) || (value === null && acceptsNull(form, name)),
  );
  const value = sent.map(([name, text]) => [name, parseValue(kinds.get(name), text)]);
  return validateForm(form, Object.fromEntries(value));
}
