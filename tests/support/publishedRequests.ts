import * as z from "zod/mini";
import { calls } from "../../contract/calls";
import type { CallName } from "../../contract/routes";
import { openApi } from "../../server/http/openApi";

/** The parts of a JSON schema that describe what a field takes. */
const JsonSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  exclusiveMaximum: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  get items() {
    return z.optional(JsonSchema);
  },
  get properties() {
    return z.optional(z.record(z.string(), JsonSchema));
  },
  get anyOf() {
    return z.optional(z.array(JsonSchema));
  },
});
export type JsonSchema = z.infer<typeof JsonSchema>;

const Operation = z.object({
  parameters: z.optional(
    z.array(z.object({ name: z.string(), in: z.string(), schema: JsonSchema })),
  ),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: JsonSchema })) }),
  ),
});

const objectSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
});

function readRequest(name: CallName) {
  const { path, method } = calls[name];
  const paths = openApi().paths[path.replace(/:(\w+)/g, "{$1}")];
  const { parameters = [], requestBody } = Operation.parse(paths?.[method.toLowerCase()]);
  const [body] = Object.values(requestBody?.content ?? {});
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  return {
    body: body?.schema.properties && body.schema,
    query: objectSchema(Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]))),
  };
}

const known = new Map<CallName, ReturnType<typeof readRequest>>();

/** Returns the published schemas of a call's body and query. Reads those of each call once. */
export function publishedRequest(name: CallName) {
  const request = known.get(name) ?? readRequest(name);
  known.set(name, request);
  return request;
}
