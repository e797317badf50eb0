import type { FastifySchema, FastifySchemaCompiler } from "fastify";
import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { type FieldMessages, validate } from "../../contract/errors";
import type { CallName } from "../../contract/routes";
import { badRequest } from "../errors";
import { findUnknownInBody, findUnknownInQuery } from "./unknownFields";

/**
 * Returns the schemas of a call's route. The fields of a part without a schema are only compared with those that the call
 * may have. A streamed file has no schema.
 */
export function routeSchema(name: CallName) {
  const { method, query, body, encoding = "json" }: Call = calls[name];
  const hasFields = method !== "GET" && (encoding === "json" || encoding === "form");
  return { querystring: query ?? z.unknown(), ...(hasFields && { body: body ?? z.unknown() }) };
}

type FindUnknown = (name: CallName, sent: unknown) => FieldMessages;

const unknownIn: Readonly<Partial<Record<string, FindUnknown>>> = {
  body: findUnknownInBody,
  querystring: findUnknownInQuery,
};

/**
 * Returns the compiler of the schemas of a call's route. A request with wrong or unknown fields gets 400, with a message for
 * each field of its body or, if that is right, of its query.
 */
export const callValidator =
  (name: CallName): FastifySchemaCompiler<FastifySchema> =>
  ({ schema, httpPart = "" }) => {
    if (!(schema instanceof z.ZodMiniType)) throw new Error(`${name} has no schema by zod`);
    const findUnknown = unknownIn[httpPart];
    return (sent: unknown) => {
      // Fastify gives null for an absent body.
      const result = validate(schema, sent ?? {});
      const messages = { ...findUnknown?.(name, sent), ...(!result.ok && result.messages) };
      if (Object.keys(messages).length > 0) return { error: badRequest(messages) };
      return { value: result.ok && result.value };
    };
  };
