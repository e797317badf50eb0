import * as z from "zod/mini";
import {
  type FieldErrors,
  type FieldMessages,
  type Validation,
  validate,
} from "../../../contract/errors";
import { layersOf } from "../../../contract/list";
import { readNumber } from "../../../domain/numbers";
import { readMoment } from "../../api/readMoment";
import { translateMessage } from "../../texts/hostMessages";
import { type FieldKind, isNumeric, kindWithin } from "./fieldsOf";

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
export const contentOf = (draft: unknown): string => JSON.stringify(filledIn(draft) ?? "");

/** Returns the draft without the rows that were added to its lists and not filled in. */
export const withoutBlankRows = <D extends Draft>(draft: D): D => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) =>
      Array.isArray(value) ? [[name, value.filter((row) => filledIn(row) !== undefined)]] : [],
    ),
  ),
});

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

/** Returns the schema of a part of an object, of a record or of a list. */
function schemaOfPart(schema: z.core.$ZodType, name: string): z.core.$ZodType {
  const inner = layersOf(schema).at(-1);
  if (inner instanceof z.ZodMiniObject) return inner.shape[name] ?? z.unknown();
  if (inner instanceof z.ZodMiniRecord) return inner.def.valueType;
  return inner instanceof z.ZodMiniArray ? inner.def.element : z.unknown();
}

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Returns the value to send for a part of a draft. Undefined for a part that is not sent. */
function sentPart(schema: z.core.$ZodType, value: unknown, blank: "" | undefined): unknown {
  if (Array.isArray(value))
    return value.map((row) => sentPart(schemaOfPart(schema, ""), row, blank));
  if (typeof value === "object" && value !== null) {
    if (filledIn(value) === undefined && accepts(schema, undefined)) return undefined;
    const parts = Object.entries(value).map(
      ([name, part]) => [name, sentPart(schemaOfPart(schema, name), part, blank)] as const,
    );
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (isFilledIn(value)) return parseValue(kindWithin(schema), value);
  if (value === null && accepts(schema, null)) return null;
  return isNumeric(kindWithin(schema) ?? "text") ? undefined : blank;
}

/**
 * Reads a form by its schema. Returns the value, or the server's message for each invalid field by its path. A time is
 * in India's time zone. Omits empty fields, except `null` in a field that accepts `null`.
 * @param blank what is sent for an empty text
 */
export const readDraft = <Form extends z.ZodMiniObject>(form: Form, draft: Draft, blank?: "") =>
  validateForm(form, sentPart(form, draft, blank) ?? {});
