import type * as z from "zod/mini";
import { validate } from "../../../contract/errors";
import { acceptsNull } from "../../../contract/fields";
import { readNumber } from "../../../domain/readNumber";
import { readMoment } from "../../api/readMoment";
import { type FieldKind, isNumeric } from "./fieldKind";
import { fieldsOf } from "./fieldsOf";

/** What a form holds while it is filled in: texts as they were typed, choices, yes or no. */
export type Draft = Readonly<Record<string, unknown>>;

/** Whether somebody has entered something. */
export const isFilledIn = (value: unknown) =>
  value !== null && value !== undefined && String(value).trim() !== "";

/**
 * Reads a typed number. A blank text gives undefined. A text that is not a number stays, and the schema refuses it.
 */
export const readFigure = (typed: string): number | string | undefined =>
  isFilledIn(typed) ? (readNumber(typed) ?? typed) : undefined;

/** What a typed text stands for; one that stands for nothing stays, for the schema to refuse. */
function parseValue(kind: FieldKind | undefined, value: unknown): unknown {
  if (typeof value !== "string" || kind === undefined) return value;
  if (isNumeric(kind) || kind === "id") return readFigure(value);
  if (kind === "instant") return readMoment(value) ?? value;
  return value;
}

/**
 * Reads a form by its schema: what it stands for, or a message per field that is not yet right, in
 * the words in which the server would say it. A time is one of the clock in India. What is not filled in is
 * left out, unless it is `null` and the field may be.
 */
export function readDraft<Form extends z.ZodMiniObject>(form: Form, draft: Draft) {
  const kinds = new Map(fieldsOf(form).map(({ name, kind }) => [name, kind]));
  const sent = Object.entries(draft).filter(
    ([name, value]) => isFilledIn(value) || (value === null && acceptsNull(form, name)),
  );
  const value = sent.map(([name, text]) => [name, parseValue(kinds.get(name), text)]);
  return validate(form, Object.fromEntries(value));
}
