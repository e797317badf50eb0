import { z } from "zod";

export type SqlKind = "numeric" | "boolean" | "instant" | "list" | "text";

/** What the database compares a field of a reply as; calendar dates compare well as texts. */
export function sqlKindOf(schema: unknown): SqlKind {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return sqlKindOf(schema.unwrap());
  }
  if (schema instanceof z.ZodNumber) return "numeric";
  if (schema instanceof z.ZodISODateTime) return "instant";
  if (schema instanceof z.ZodArray) return "list";
  return schema instanceof z.ZodBoolean ? "boolean" : "text";
}
