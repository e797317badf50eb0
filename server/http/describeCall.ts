import type { FastifySchema } from "fastify";
import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { ErrorBody } from "../../contract/errors";
import { ListParams, ListSummary } from "../../contract/list";
import { idempotencyHeader } from "../../contract/route";
import type { CallName } from "../../contract/routes";
import { mediaTypes } from "./mediaTypes";

const jsonSchema = (schema: z.core.$ZodType, io: "input" | "output") => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
};

const content = (type: string, schema: object) => ({ content: { [type]: { schema } } });

const text = { type: "string" };

/** Describes a reply or a body that is no JSON. */
const fileContent = (kind: keyof typeof mediaTypes) => {
  const type = mediaTypes[kind];
  const isText = type.startsWith("text/") || kind === "ndjson";
  return content(type, isText ? text : { ...text, format: "binary" });
};

/** Describes the reply of a list: its rows, a summary (`summary`), or all rows as a file (`csv`). */
function listContent(rows: z.core.$ZodType) {
  const anyOf = [jsonSchema(rows, "output"), jsonSchema(ListSummary, "output")];
  const { content: json } = content("application/json", { anyOf });
  return { content: { ...json, ...fileContent("csv").content } };
}

function replyContent({ reply, row }: Call) {
  if (typeof reply === "string") return fileContent(reply);
  return row ? listContent(reply) : content("application/json", jsonSchema(reply, "output"));
}

function bodyContent({ body, encoding = "json" }: Call) {
  if (encoding === "csv" || encoding === "file") return fileContent(encoding);
  const type = encoding === "form" ? "application/x-www-form-urlencoded" : "application/json";
  return body && content(type, jsonSchema(body, "input"));
}

function pathSchema(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  return names.length === 0
    ? undefined
    : { type: "object", properties: Object.fromEntries(names.map((name) => [name, text])) };
}

const keyHeader = {
  type: "object",
  properties: {
    [idempotencyHeader]: {
      description: "With the same key the same request is answered again and not done again",
      type: "string",
      minLength: 1,
      maxLength: 200,
    },
  },
};

const refusal = {
  description: "Refused",
  ...content("application/json", { $ref: "Error#" }),
};

const errorStatuses: Record<Call["access"], readonly number[]> = {
  public: [400, 429],
  device: [400, 401, 404, 409],
  admin: [400, 401, 409],
  super: [400, 401, 403, 409],
};

/** Returns the first word of a call's path after `/admin`, by which the document groups the calls. */
const wordOf = ({ path }: Call) => path.replace(/^\/admin(?=\/)/, "").split("/")[1] ?? "";

/** Returns the schemas of a call's route as JSON Schema, for `@fastify/swagger`. */
export function describeCall(name: CallName) {
  const call: Call = calls[name];
  const { path, query, row, creates, access, isSpecified } = call;
  const body = bodyContent(call);
  const params = pathSchema(path);
  const statuses = [...errorStatuses[access], ...(creates ? [422] : [])];
  return {
    operationId: name,
    tags: [isSpecified ? "Specification" : `Beyond the specification: ${wordOf(call)}`],
    ...(params && { params }),
    ...((query || row) && {
      querystring: jsonSchema(z.object({ ...query?.shape, ...(row && ListParams.shape) }), "input"),
    }),
    ...(creates && { headers: keyHeader }),
    ...(body && { body }),
    ...(access !== "public" && { security: [{ bearer: [] }], "x-role": access }),
    response: {
      200: { description: "Done", ...replyContent(call) },
      ...Object.fromEntries(statuses.map((status) => [status, refusal])),
    },
  } satisfies FastifySchema & Record<string, unknown>;
}

/** The JSON Schema of the body of every error. */
export const errorSchema = { $id: "Error", ...jsonSchema(ErrorBody, "output") };
