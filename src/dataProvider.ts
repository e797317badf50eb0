import simpleRestProvider from "ra-data-simple-rest";
import type { Options } from "react-admin";
import * as z from "zod/mini";
import { acceptsNull } from "../contract/fields";
import { keepKnown, loadCall } from "../contract/loadCall";
import { type CallName, routes } from "../contract/routes";
import type { ListQuery } from "../domain/lists/listQuery";
import { createOnce } from "./api/createOnce";
import { host } from "./api/host";
import { HostError } from "./api/hostErrors";
import type { Row } from "./api/json";
import { exportList, getListSummary, getResourceList, parseListUrl, withId } from "./api/lists";
import { readCreated, readRecord } from "./api/readReply";
import { newId, readRow } from "./api/readRow";
import { callsOf, editCallOf, hasCall, pathParamsOf, type ResourceName } from "./api/resources";
import { sendCall } from "./api/sendCall";
import { messageOf } from "./texts/hostMessages";

/** The host has a list of such records, and none of this id is in it. */
export class RecordNotFound extends Error {
  override readonly name = "RecordNotFound";
  readonly resource: ResourceName;
  readonly id: string;

  constructor(resource: ResourceName, id: string) {
    super(messageOf("browser.noRecord", "There is no such record"));
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

/** Reads one record by its own call, which sends more fields than the list. */
async function fetchOneByCall(name: CallName, id: string, signal: AbortSignal | undefined) {
  const response = await sendCall(routes[name], pathParamsOf(name, id), { signal });
  return reply(new Headers(), { id, ...(await readReplied(name, response)) });
}

async function fetchOne(resource: ResourceName, id: string, signal: AbortSignal | undefined) {
  const { one: name } = callsOf(resource);
  if (name !== undefined && hasCall(name)) return fetchOneByCall(name, id, signal);
  const query = { sort: undefined, range: undefined, filter: { id } };
  const { rows } = await getResourceList(resource, query, signal);
  const [record] = rows;
  if (record === undefined) throw new RecordNotFound(resource, id);
  return reply(new Headers(), record);
}

async function readReplied(name: CallName, response: Response): Promise<Row> {
  const { reply: schema } = await loadCall(name);
  return readRecord(name, schema instanceof z.ZodMiniObject ? schema : z.object({}), response);
}

/** Reads the newer version of a record that the host sent with a 409. */
export async function readCurrent(resource: string, error: unknown): Promise<Row | undefined> {
  if (!(error instanceof HostError) || error.body.current === undefined) return undefined;
  const name = editCallOf(resource);
  const schema = name && (await loadCall(name)).reply;
  return schema instanceof z.ZodMiniObject ? readRow(schema, error.body.current) : undefined;
}

/** Returns the form's values of the fields that the call takes. Empty inputs are absent, unless the call accepts `null`. */
async function readBody(name: CallName, data: Row): Promise<Row> {
  const { body = z.object({}) } = await loadCall(name);
  const sent = Object.keys(body.shape).filter((field) =>
    data[field] === null ? acceptsNull(body, field) : data[field] !== undefined,
  );
  return keepKnown(body, Object.fromEntries(sent.map((field) => [field, data[field]])));
}

async function create(resource: ResourceName, name: CallName, data: Row) {
  const row = await loadCall(name);
  const body = await readBody(name, data);
  const response = await createOnce(name, body, (sending) =>
    sendCall(row, pathParamsOf(name), sending),
  );
  const { reply: schema } = row;
  const answered = await readCreated(
    schema instanceof z.ZodMiniObject ? schema : z.object({}),
    response,
  );
  const record = { ...data, ...answered };
  return reply(new Headers(), withId(callsOf(resource).key, record, newId));
}

/** Updates the row in the browser. A host replies to the specified writes with a record, a text or nothing. */
async function update(name: CallName, id: string, data: Row) {
  const row = await loadCall(name);
  const response = await sendCall(row, pathParamsOf(name, id), {
    body: await readBody(name, data),
  });
  const changed = row.isSpecified ? {} : await readReplied(name, response);
  return reply(new Headers(), { ...data, ...changed });
}

/** Makes the host's calls for ra-data-simple-rest. Every reply has a Content-Range. */
async function httpClient(address: string, options: Options = {}) {
  const { resource, id, query } = parseListUrl(address);
  const { method = "GET", body } = options;
  const signal = options.signal ?? undefined;
  if (method === "GET")
    return id === undefined ? list(resource, query, signal) : fetchOne(resource, id, signal);
  const { create: creating, update: updating } = callsOf(resource);
  const data = Fields.parse(JSON.parse(String(body ?? "{}")));
  if (method === "POST" && creating !== undefined) return create(resource, creating, data);
  if (method === "PUT" && updating !== undefined) return update(updating, id ?? "", data);
  throw new Error(`The host has no call for ${method} of ${resource}`);
}

/**
 * Connects react-admin's verbs with the host's calls. ra-data-simple-rest speaks the list dialect, and the client below
 * it makes the calls. The client sorts, filters and pages in memory if the host replies with whole lists.
 */
export const dataProvider = {
  ...simpleRestProvider("", httpClient),
  ...host,
  getListSummary,
  exportList,
  supportAbortSignal: true,
};
