import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { CallName } from "../../contract/routes";

/** The part of a published schema from which an example can be made. */
const JsonSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  minimum: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), JsonSchema));
  },
  get anyOf() {
    return z.optional(z.array(JsonSchema));
  },
});
type JsonSchema = z.infer<typeof JsonSchema>;

/** Examples of the texts with a form: badge, day, month, time of day, instant. */
const formedTexts = [
  "EMP-A-00001",
  "2026-03-02",
  "2026-03",
  "06:00",
  "2026-03-02T03:31:00Z",
  "asha@example.com",
];

const isPlainText = ({ type, enum: choices, format, pattern }: JsonSchema) =>
  type === "string" && choices === undefined && format === undefined && pattern === undefined;

function exampleOf(schema: JsonSchema): unknown {
  const { type, anyOf, pattern = "", required = [], properties = {} } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  if (type === "boolean") return true;
  if (type === "number" || type === "integer") return Math.max(1, schema.minimum ?? 1);
  if (type === "string") return formedTexts.find((text) => new RegExp(pattern).test(text));
  if (type === "array") return [];
  return Object.fromEntries(
    required.map((name) => [name, exampleOf(properties[name] ?? {})] as const),
  );
}

/**
 * Returns the simplest row that a list's schema allows, for tests of all lists. A test of one list names the values that
 * it is about. `isText` is true for a field that may have any text.
 */
export function exampleRow(list: CallName) {
  const { row }: Call = calls[list];
  if (row === undefined) throw new Error(`${list} is no list`);
  const schema = JsonSchema.parse(z.toJSONSchema(row, { io: "output", unrepresentable: "any" }));
  return {
    row: { ...Object(exampleOf(schema)) } as const,
    isText: (field: string) => isPlainText(schema.properties?.[field] ?? {}),
  };
}
