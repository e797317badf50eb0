import { z } from "zod";
import { type FieldKind, kindOf } from "./fieldKind";

/** One field of a record, as lists, forms and show pages need to know it. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** What a field of kind `choice` may be; empty for all others. */
  readonly choices: readonly (string | number)[];
}

type Part = z.core.JSONSchema.BaseSchema;

/** zod leaves out the formats that JSON Schema has no exact word for, such as a local date-time. */
const described = (schema: z.ZodObject): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === "string" && "format" in def) jsonSchema.format = String(def.format);
    },
  }).properties ?? {};

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;

const isChoice = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/**
 * The fields of a schema, in its order or in that of `names`.
 * @throws where a field is of no kind that a screen could show, such as a list.
 */
export function fieldsOf(schema: z.ZodObject, names?: readonly string[]): readonly Field[] {
  const properties = described(schema);
  return (names ?? Object.keys(properties)).map((name) => {
    const part = properties[name];
    const kind = isPart(part) ? kindOf(part) : undefined;
    if (!isPart(part) || kind === undefined)
      throw new Error(`The field ${name} is of no kind that a screen can show`);
    return {
      name,
      kind,
      isRequired: schema.shape[name]?.safeParse(undefined).success === false,
      choices: (part.enum ?? []).filter(isChoice),
    };
  });
}
