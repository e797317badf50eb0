import type { z } from "zod";

/** What a field can be. Every kind has its input, its cell and its words: see the tables here. */
export const fieldKinds = [
  "id",
  "text",
  "paragraph",
  "email",
  "phone",
  "password",
  "picture",
  "number",
  "whole",
  "kilograms",
  "rupees",
  "choice",
  "date",
  "instant",
  "yesNo",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

const isKind = (value: unknown): value is FieldKind => fieldKinds.some((kind) => kind === value);

const byFormat: Readonly<Record<string, FieldKind>> = {
  email: "email",
  date: "date",
  datetime: "instant",
};

const byType: Readonly<Record<string, FieldKind>> = {
  string: "text",
  number: "number",
  integer: "whole",
  boolean: "yesNo",
};

/** The kind that the schema's own `.meta({ kind })` names, or else the one its type and format give. */
export function kindOf(part: z.core.JSONSchema.BaseSchema): FieldKind | undefined {
  if (isKind(part.kind)) return part.kind;
  if (part.enum !== undefined) return "choice";
  return byFormat[part.format ?? ""] ?? byType[String(part.type)];
}

const numeric: ReadonlySet<FieldKind> = new Set(["number", "whole", "kilograms", "rupees"]);

/** Figures stand flush right, one below the other. */
export const isNumeric = (kind: FieldKind) => numeric.has(kind);

/** Dates stand on one line. */
export const isMoment = (kind: FieldKind) => kind === "date" || kind === "instant";
