import type { Options } from "react-admin";
import * as z from "zod/mini";
import type { ListQuery } from "../../contract/list";
import { callHost } from "./callHost";
import { createOnce } from "./createOnce";
import { parseListUrl } from "./listUrl";
import type { Row } from "./looseValues";
import { readCreated } from "./readReply";
import { newId } from "./readRow";
import { withId } from "./recordIds";
import { getResourceList } from "./resourceList";
import {
  callsOf,
  type OfficeCallName,
  pathParamsOf,
  type ResourceName,
  schemasOf,
} from "./resources";

/** The host has a list of such records, and none of this id is in it. */
export class RecordNotFound extends Error {
  override readonly name = "NoSuchRecord";
  readonly resource: ResourceName;
  readonly id: string;

  constructor(resource: ResourceName, id: string) {
    super("There is no such record");
    this.resource = resource;
    this.id = id;
  }
}

const Fields = z.record(z.string(), z.unknown());

const reply = (headers: Headers, json: unknown) => ({ status: 200, headers, body: "", json });

async function list(resource: ResourceName, query: ListQuery, signal: AbortSignal | undefined) {
  const { rows, first, total } = await getResourceList(resource, query, signal);
  const range = `${resource} ${first}-${first + rows.length - 1}/${total}`;
  return reply(new Headers({ "Content-Range": range }), rows);
}

async function one(resource: ResourceName, id: string, signal: AbortSignal | undefined) {
  const query = { sort: undefined, range: undefined, filter: { id } };
  const { rows } = await getResourceList(resource, query, signal);
  const [record] = rows;
  if (record === undefined) throw new RecordNotFound(resource, id);
  return reply(new Headers(), record);
}

/** What the form holds of the fields that the call asks for; empty inputs are absent. */
function bodyOf(name: OfficeCallName, data: Row): Row {
  const fields = Object.keys(schemasOf(name).body?.shape ?? {});
  return Object.fromEntries(
    fields.flatMap((field) => (data[field] == null ? [] : [[field, data[field]]])),
  );
}

async function create(resource: ResourceName, name: OfficeCallName, data: Row) {
  const body = bodyOf(name, data);
  const response = await createOnce(name, body, (sending) =>
    callHost(name, pathParamsOf(name), sending),
  );
  const { reply: schema } = schemasOf(name);
  const answered = await readCreated(
    schema instanceof z.ZodMiniObject ? schema : z.object({}),
    response,
  );
  const record = { ...data, ...answered };
  return reply(new Headers(), withId(callsOf(resource).key, record, newId));
}

/** Hosts answer a change with the record, a text or nothing: the row is changed here all the same. */
async function update(name: OfficeCallName, id: string, data: Row) {
  await callHost(name, pathParamsOf(name, id), { body: bodyOf(name, data) });
  return reply(new Headers(), data);
}

/**
 * The HTTP client beneath ra-data-simple-rest: takes the addresses it writes, makes the host's own
 * calls for them, and answers with Content-Range whether the host did or not.
 */
export async function httpClient(address: string, options: Options = {}) {
  const { resource, id, query } = parseListUrl(address);
  const { method = "GET", body } = options;
  const signal = options.signal ?? undefined;
  if (method === "GET")
    return id === undefined ? list(resource, query, signal) : one(resource, id, signal);
  const { create: creating, update: updating } = callsOf(resource);
  const data = Fields.parse(JSON.parse(String(body ?? "{}")));
  if (method === "POST" && creating !== undefined) return create(resource, creating, data);
  if (method === "PUT" && updating !== undefined) return update(updating, id ?? "", data);
  throw new Error(`The host has no call for ${method} of ${resource}`);
}
