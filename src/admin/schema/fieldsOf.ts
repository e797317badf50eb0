import * as z from "zod/mini";
import { layersOf } from "../../../contract/list";

/** One field of a record, as lists, forms and show pages need to know it. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** The values of a field of kind `choice`. Empty for other kinds. */
  readonly choices: readonly (string | number)[];
}

/** Returns the kind of a field by its schema. Undefined for a list and an object. */
export const kindWithin = (schema: z.core.$ZodType): FieldKind | undefined =>
  layersOf(schema).flatMap((layer) => kindOf(layer) ?? [])[0];

/** Returns the fields of a schema that a screen can show. Lists are excluded. */
export const shownFieldsIn = ({ shape }: z.ZodMiniObject): string[] =>
  Object.entries(shape).flatMap(([name, schema]) =>
    kindWithin(schema) === undefined ? [] : [name],
  );

const isChoice = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/**
 * Returns the fields of a schema, in the order of the schema or of `names`.
 * @throws if a type, such as a list, has no kind
 */
export function fieldsOf(schema: z.ZodMiniObject, names?: readonly string[]): readonly Field[] {
  return (names ?? Object.keys(schema.shape)).map((name) => {
    const part = schema.shape[name] ?? z.never();
    const kind = kindWithin(part);
    if (kind === undefined)
      throw new Error(`The field ${name} is of no kind that a screen can show`);
    return {
      name,
      kind,
      isRequired: !z.safeParse(part, undefined).success,
      choices: [...(layersOf(part).at(-1)?._zod.values ?? [])].filter(isChoice),
    };
  });
}

const fieldKinds = [
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
  "unitPrice",
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

/** Returns the kind that the schema's own `z.meta({ kind })` names, or else the kind of its format or type. */
function kindOf(schema: z.core.$ZodType): FieldKind | undefined {
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
  "unitPrice",
]);

export const isNumeric = (kind: FieldKind) => numeric.has(kind);

export const isMoment = (kind: FieldKind) =>
  kind === "date" || kind === "month" || kind === "time" || kind === "instant";
