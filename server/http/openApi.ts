import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { ErrorBody } from "../../contract/errors";
import { ListParams, ListSummary } from "../../contract/list";
import { idempotencyHeader } from "../../contract/route";
import { type CallName, callNames } from "../../contract/routes";

const schemaOf = (schema: z.core.$ZodType, io: "input" | "output") => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
};

const content = (type: string, schema: object) => ({ content: { [type]: { schema } } });

const bodyTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  csv: "text/csv",
  file: "application/octet-stream",
};

/** Describes the reply of a list: its rows, a summary (`summary`), or all rows as a file (`csv`). */
function listContent(rows: z.core.$ZodType) {
  const schemas = [schemaOf(rows, "output"), schemaOf(ListSummary, "output")];
  const { content: json } = content("application/json", { anyOf: schemas });
  const { content: csv } = content("text/csv", { type: "string" });
  return { content: { ...json, ...csv } };
}

function responseContent({ reply, row }: Call) {
  if (reply === "text" || reply === "txt") return content("text/plain", { type: "string" });
  if (reply === "ndjson") return content("application/x-ndjson", { type: "string" });
  if (reply === "csv") return content("text/csv", { type: "string" });
  if (reply === "backup" || reply === "file")
    return content("application/octet-stream", { type: "string", format: "binary" });
  if (reply === "pdf") return content("application/pdf", { type: "string", format: "binary" });
  if (reply === "webp") return content("image/webp", { type: "string", format: "binary" });
  if (reply === "png") return content("image/png", { type: "string", format: "binary" });
  return row ? listContent(reply) : content("application/json", schemaOf(reply, "output"));
}

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

const queryParameters = (schema: z.ZodMiniObject) =>
  Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: "query",
    required: !(field instanceof z.ZodMiniOptional),
    schema: schemaOf(field, "input"),
  }));

const idempotencyKeyParameter = {
  name: idempotencyHeader,
  in: "header",
  required: false,
  description: "With the same key the same request is answered again and not done again",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

const errorStatuses: Record<Call["access"], readonly number[]> = {
  public: [400, 429],
  device: [400, 401, 404, 409],
  admin: [400, 401, 409],
  super: [400, 401, 403, 409],
};

/** Returns the first word of a call's path after `/admin`, by which the document groups the calls. */
const wordOf = ({ path }: Call) => path.replace(/^\/admin(?=\/)/, "").split("/")[1] ?? "";

function operationOf(name: CallName) {
  const call: Call = calls[name];
  const parameters = [
    ...pathParameters(call.path),
    ...(call.query ? queryParameters(call.query) : []),
    ...(call.row ? queryParameters(ListParams) : []),
    ...(call.creates ? [idempotencyKeyParameter] : []),
  ];
  const statuses = [...errorStatuses[call.access], ...(call.creates ? [422] : [])];
  const errorResponses = statuses.map((status) => [
    String(status),
    {
      description: "Refused",
      ...content("application/json", { $ref: "#/components/schemas/Error" }),
    },
  ]);
  return {
    operationId: name,
    tags: [call.isSpecified ? "Specification" : `Beyond the specification: ${wordOf(call)}`],
    ...(parameters.length > 0 && { parameters }),
    ...((call.body || call.encoding === "csv" || call.encoding === "file") && {
      requestBody: {
        required: true,
        ...content(
          bodyTypes[call.encoding ?? "json"],
          call.body
            ? schemaOf(call.body, "input")
            : { type: "string", ...(call.encoding === "file" && { format: "binary" }) },
        ),
      },
    }),
    ...(call.access !== "public" && { security: [{ bearer: [] }], "x-role": call.access }),
    responses: {
      200: { description: "Done", ...responseContent(call) },
      ...Object.fromEntries(errorResponses),
    },
  };
}

function describeCalls() {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of callNames) {
    const { path, method } = calls[name];
    const key = path.replace(/:(\w+)/g, "{$1}");
    paths[key] = { ...paths[key], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Corrugated plant", version: "1" },
    servers: [{ url: "/api" }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Error: schemaOf(ErrorBody, "output") },
    },
  };
}

let document: ReturnType<typeof describeCalls> | undefined;

/** Returns the contract as an OpenAPI 3.1 document. The first request makes it, so that a start does not wait. */
export function openApi() {
  document ??= describeCalls();
  return document;
}
