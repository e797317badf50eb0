import type * as z from "zod/mini";
import { acceptsNull } from "../../../contract/fields";
import { readNumber } from "../../../domain/readNumber";
import { readMoment } from "../../api/readMoment";
import { validateForm } from "../../validateForm";
import { type FieldKind, fieldsOf, isNumeric } from "./fieldsOf";

/** The values of a form during input: typed texts, choices and booleans. */
export type Draft = Readonly<Record<string, unknown>>;

export const isFilledIn = (value: unknown) =>
  value !== null && value !== undefined && String(value).trim() !== "";

/** Reads a typed number. A blank text gives undefined. The schema refuses a text that is not a number. */
export const readFigure = (typed: string): number | string | undefined =>
  isFilledIn(typed) ? (readNumber(typed) ?? typed) : undefined;

/** Parses a typed text. A text that cannot be parsed stays, and the schema refuses it. */
function parseValue(kind: FieldKind | undefined, value: unknown): unknown {
  if (typeof value !== "string" || kind === undefined) return value;
  if (isNumeric(kind) || kind === "id") return readFigure(value);
  if (kind === "instant") return readMoment(value) ?? value;
  return value;
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
