import * as z from "zod/mini";
import type { ListFields } from "../domain/lists/applyListQuery";
import type { FieldType } from "../domain/lists/fieldTypes";

/** The schema of a list's rows, and the rows that the list shows first. */
export interface RowOrder extends Pick<ListFields, "first"> {
  readonly row: z.ZodMiniObject;
}

export function fieldTypeOf(schema: z.core.$ZodType | undefined): FieldType {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return fieldTypeOf(schema.def.innerType);
  if (schema !== undefined && z.globalRegistry.get(schema)?.kind === "id") return "id";
  if (schema instanceof z.ZodMiniNumber) return "number";
  if (schema instanceof z.ZodMiniISODateTime) return "instant";
  if (schema instanceof z.ZodMiniArray) return "list";
  return schema instanceof z.ZodMiniBoolean ? "boolean" : "text";
}

/** Returns the fields of a list as the list engine takes them. */
export const listFieldsOf = ({ row, first }: RowOrder): ListFields => ({
  types: new Map(Object.entries(row.shape).map(([name, schema]) => [name, fieldTypeOf(schema)])),
  first,
});

/**
 * Returns a field's schema and the schemas inside it, the entered value's last. Unwraps optional and converted fields.
 */
export function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
  )
    return [schema, ...layersOf(schema.def.innerType)];
  if (!(schema instanceof z.ZodMiniPipe)) return [schema];
  const { in: first, out } = schema.def;
  return [schema, ...layersOf(first instanceof z.ZodMiniTransform ? out : first)];
}
