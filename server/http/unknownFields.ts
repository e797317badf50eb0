import * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { FieldMessages } from "../../contract/errors";
import { findUnknownFields } from "../../contract/knownFields";
import { ListParams } from "../../contract/list";
import type { CallName } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { creationOf } from "./fixedFields";

/** The most fields that a refusal names, and the most characters of a name. A text reply has them in a header. */
const mostNamed = 10;
const longestName = 60;

const nothing = z.object({});

/** Returns a name that a header can carry. */
const nameOf = (path: string) => Buffer.from(path.slice(0, longestName)).toString();

const toMessages = (paths: readonly string[]): FieldMessages =>
  Object.fromEntries(paths.slice(0, mostNamed).map((path) => [nameOf(path), say("field.unknown")]));

const callOf = (name: CallName): Call => calls[name];

/**
 * Returns the fields that a body may have: the fields of the call, of the call that creates the record, and of the
 * replied record. A client may read a record, change it and send all fields back.
 */
function bodySchemaOf(name: CallName): z.ZodMiniObject {
  const creation = creationOf(name);
  const created = creation === undefined ? undefined : callOf(creation).body;
  const { reply, body } = callOf(name);
  const record = reply instanceof z.ZodMiniObject ? reply : undefined;
  return z.object({ ...record?.shape, ...created?.shape, ...body?.shape });
}

const bodySchemas = new Map<CallName, z.ZodMiniObject>();

function readBodySchema(name: CallName): z.ZodMiniObject {
  const schema = bodySchemas.get(name) ?? bodySchemaOf(name);
  bodySchemas.set(name, schema);
  return schema;
}

/** True for a reply that people open by a link. Messengers add parameters of their own to links. */
const isOpenedByLink = ({ access, reply }: Call) =>
  access === "public" && typeof reply === "string";

/**
 * Returns the message of each field that the call does not have. The specified calls
 * (docs/another-host.md#the-28-calls) take other fields, because their clients are other people's programs.
 */
export function findUnknownInBody(name: CallName, body: unknown): FieldMessages {
  const { isSpecified, encoding = "json" } = callOf(name);
  if (isSpecified || encoding !== "json") return {};
  return toMessages(findUnknownFields(readBodySchema(name), body));
}

/** Returns the message of each parameter of the address that the call does not have. */
export function findUnknownInQuery(name: CallName, query: unknown): FieldMessages {
  const call = callOf(name);
  if (call.isSpecified || isOpenedByLink(call)) return {};
  const { query: { shape } = nothing, row } = call;
  return toMessages(
    findUnknownFields(z.object({ ...shape, ...(row && ListParams.shape) }), { ...Object(query) }),
  );
}
