import * as z from "zod/mini";

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
