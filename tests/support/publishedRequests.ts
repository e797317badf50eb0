import * as z from "zod/mini";
import type { CallName } from "../../contract/routes";
import { describeCall } from "../../server/http/describeCall";

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

const Published = z.object({
  querystring: z._default(JsonSchema, { type: "object", properties: {} }),
  body: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: JsonSchema })) })),
});

function readRequest(name: CallName) {
  const { querystring: query, body } = Published.parse(describeCall(name));
  const [sent] = Object.values(body?.content ?? {});
  return { query, body: sent?.schema.properties && sent.schema };
}

const known = new Map<CallName, ReturnType<typeof readRequest>>();

/** Returns the published schemas of a call's body and query. Reads those of each call once. */
export function publishedRequest(name: CallName) {
  const request = known.get(name) ?? readRequest(name);
  known.set(name, request);
  return request;
}
