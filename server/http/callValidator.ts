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
 * Returns the validator compiler of a call's route. Fastify validates the body first, then the query. The first of them with
 * a wrong or unknown field is answered with 400 and a message for each such field.
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
      if (!result.ok || Object.keys(messages).length > 0) return { error: badRequest(messages) };
      return { value: result.value };
    };
  };
