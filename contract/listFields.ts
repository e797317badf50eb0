import * as z from "zod/mini";
import { withIndiaOffset } from "../domain/indiaTime";
import { instant } from "./fields";

/**
 * What the values of a field are compared as: an id by what it reads, number or text; a calendar date
 * is a text. Lists, such as the usages of a reel, are compared with nothing.
 */
export type FieldType = "id" | "number" | "boolean" | "instant" | "text" | "list";

export function fieldTypeOf(schema: z.core.$ZodType | undefined): FieldType {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    return fieldTypeOf(schema.def.innerType);
  }
  if (schema !== undefined && z.globalRegistry.get(schema)?.kind === "id") return "id";
  if (schema instanceof z.ZodMiniNumber) return "number";
  if (schema instanceof z.ZodMiniISODateTime) return "instant";
  if (schema instanceof z.ZodMiniArray) return "list";
  return schema instanceof z.ZodMiniBoolean ? "boolean" : "text";
}

/** The letters A to Z in lower case, as PostgreSQL folds them in its collation "C". */
export const foldCase = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Half a pair of surrogates stands for a code point beyond all that need no pair. */
const codePointOrder = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** Orders texts by their code points, as PostgreSQL's collation "C" does. */
function compareCodePoints(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = codePointOrder(left.charCodeAt(at)) - codePointOrder(right.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Orders texts without regard to case. */
export const compareTexts = (left: string, right: string): number =>
  compareCodePoints(foldCase(left), foldCase(right));

/** Microseconds since 1970 of an ISO 8601 date-time, without an offset India's; NaN for what is none. */
export function microsecondsOf(text: string): number {
  const [, beyondMilliseconds = ""] = /\.\d{3}(\d{1,3})/.exec(text) ?? [];
  return Date.parse(withIndiaOffset(text)) * 1000 + Number(beyondMilliseconds.padEnd(3, "0"));
}

/** A date-time that a database takes too: there is no year 0. */
export const isInstant = (value: unknown): value is string =>
  instant().safeParse(value).success && String(value) >= "0001";
