import * as z from "zod/mini";

/** The kinds of fields. Each kind has an input, a cell and a formatter. */
export const fieldKinds = [
  "id",
  "text",
  "paragraph",
  "email",
  "phone",
  "password",
  "picture",
  "number",
  "hours",
  "whole",
  "kilograms",
  "rupees",
  "choice",
  "date",
  "month",
  "time",
  "instant",
  "yesNo",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

const isKind = (value: unknown): value is FieldKind => fieldKinds.some((kind) => kind === value);

const byFormat: Readonly<Record<string, FieldKind>> = {
  email: "email",
  date: "date",
  datetime: "instant",
  safeint: "whole",
};

const byType: Readonly<Record<string, FieldKind>> = {
  string: "text",
  number: "number",
  boolean: "yesNo",
  enum: "choice",
  literal: "choice",
};

/** The kind that the schema's own `z.meta({ kind })` names, or else the one its format or type gives. */
export function kindOf(schema: z.core.$ZodType): FieldKind | undefined {
  const kind = z.globalRegistry.get(schema)?.kind;
  if (isKind(kind)) return kind;
  const { def } = schema._zod;
  return byFormat["format" in def ? String(def.format) : ""] ?? byType[def.type];
}

const numeric: ReadonlySet<FieldKind> = new Set([
  "number",
  "hours",
  "whole",
  "kilograms",
  "rupees",
]);

/** Figures stand flush right, one below the other. */
export const isNumeric = (kind: FieldKind) => numeric.has(kind);

/** Dates are kept on one line. */
export const isMoment = (kind: FieldKind) =>
  kind === "date" || kind === "month" || kind === "time" || kind === "instant";
