import * as z from "zod/mini";
import { layersOf } from "./list";

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema of a field. Undefined for a field that is unknown. */
type Schema = z.core.$ZodType | undefined;

const partOf = (schema: Schema) => schema && layersOf(schema).at(-1);

/**
 * Returns the fields of a value that its schema does not have, also of nested objects and lists, by their paths, such as
 * `lines.0.colour`. A record has no fixed names, so each name is known.
 */
export function findUnknownFields(schema: Schema, value: unknown, path = ""): string[] {
  const part = partOf(schema);
  const inside = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (part instanceof z.ZodMiniObject && isObject(value)) {
    const { shape } = part;
    return Object.entries(value).flatMap(([name, field]) =>
      Object.hasOwn(shape, name)
        ? findUnknownFields(shape[name], field, inside(name))
        : [inside(name)],
    );
  }
  if (part instanceof z.ZodMiniArray && Array.isArray(value))
    return value.flatMap((row, index) => findUnknownFields(part.def.element, row, inside(index)));
  if (part instanceof z.ZodMiniRecord && isObject(value))
    return Object.entries(value).flatMap(([name, field]) =>
      findUnknownFields(part.def.valueType, field, inside(name)),
    );
  return [];
}

/** Returns the value without the fields that {@link findUnknownFields} finds. */
function keepKnownFields(schema: Schema, value: unknown): unknown {
  const part = partOf(schema);
  if (part instanceof z.ZodMiniObject && isObject(value)) return keepKnownValues(part, value);
  if (part instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((row) => keepKnownFields(part.def.element, row));
  if (part instanceof z.ZodMiniRecord && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        keepKnownFields(part.def.valueType, field),
      ]),
    );
  return value;
}

/** Returns the values of the fields that a schema has, also in nested objects and lists. */
export const keepKnownValues = ({ shape }: z.ZodMiniObject, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => Object.hasOwn(shape, name))
      .map(([name, field]) => [name, keepKnownFields(shape[name], field)]),
  );
