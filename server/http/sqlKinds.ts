import { z } from "zod";

export type SqlKind = "numeric" | "boolean" | "text";

/** How PostgreSQL holds a field of a reply; dates and instants compare well as texts. */
export function sqlKindOf(schema: unknown): SqlKind {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return sqlKindOf(schema.unwrap());
  }
  if (schema instanceof z.ZodNumber) return "numeric";
  return schema instanceof z.ZodBoolean ? "boolean" : "text";
}
