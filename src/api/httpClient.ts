import type { Options } from "react-admin";
import { z } from "zod";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { Filter, Range } from "../../contract/list";
import { type CallName, routes } from "../../contract/routes";
import { applyListQuery, type ListQuery } from "./applyListQuery";
import { callHost } from "./callHost";
import { createOnce } from "./createOnce";
import { fetchList } from "./fetchList";
import { parseListUrl } from "./listUrl";
import type { Row } from "./looseValues";
import { readCreated } from "./readReply";
import { newId } from "./readRow";
import { withId, withIds } from "./recordIds";
import { callsOf, type ResourceName } from "./resources";

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
const schemasOf = (name: CallName): Call => calls[name];

/** react-admin knows records by `id`; the host may know them by another field. */
function withHostKey(resource: ResourceName, { sort, range, filter }: ListQuery): ListQuery {
  const [key] = callsOf(resource).key;
  const rename = (field: string) => (field === "id" ? key : field);
  return {
    range,
    sort: sort && [rename(sort[0]), sort[1]],
    filter: Object.fromEntries(Object.entries(filter).map(([k, value]) => [rename(k), value])),
  };
}

/** Conditions that are parameters of the call itself, such as the date of an attendance list. */
function splitFilter(name: CallName, filter: Filter) {
  const own = Object.keys(schemasOf(name).query?.shape ?? {});
  const entries = Object.entries(filter);
  return {
    own: entries
      .filter(([key]) => own.includes(key))
      .map(([key, value]) => [key, String(value)] as const),
    rest: Object.fromEntries(entries.filter(([key]) => !own.includes(key))),
  };
}

const contentRange = (resource: string, first: number, shown: number, total: number) =>
  new Headers({ "Content-Range": `${resource} ${first}-${first + shown - 1}/${total}` });

/** How many rows there are in all; a host that does not say has at least one page more. */
function totalIn(headers: Headers, shown: number, [first, last]: Range): number {
  const total = Number(headers.get("Content-Range")?.split("/").at(-1) || Number.NaN);
  if (Number.isInteger(total)) return total;
  return first + shown + (shown > last - first ? 1 : 0);
}

/** A list as the host is asked for it, by `fetchList`; what the host did not do is done here. */
async function list(resource: ResourceName, asked: ListQuery, signal: AbortSignal | undefined) {
  const { list: name, key } = callsOf(resource);
  const { own, rest } = splitFilter(name, asked.filter);
  const cut = withHostKey(resource, { ...asked, filter: rest });
  const row = schemasOf(name).row ?? z.object({});
  const { rows, isCut, headers } = await fetchList(name, row, cut, { own, signal });

  if (isCut) {
    const range = cut.range ?? [0, rows.length - 1];
    const total = totalIn(headers, rows.length, range);
    return reply(contentRange(resource, range[0], rows.length, total), withIds(key, rows));
  }
  const {
    rows: shown,
    first,
    total,
  } = applyListQuery(withIds(key, rows), {
    ...cut,
    first: schemasOf(name).first,
  });
  return reply(contentRange(resource, first, shown.length, total), shown);
}

const reply = (headers: Headers, json: unknown) => ({ status: 200, headers, body: "", json });

/** An address names a record by a text; the host may know it by a number that reads the same. */
const idsLike = (id: string) => (String(Number(id)) === id ? [id, Number(id)] : [id]);

async function one(resource: ResourceName, id: string, signal: AbortSignal | undefined) {
  const filter = { id: idsLike(id) };
  const { json } = await list(resource, { sort: undefined, range: undefined, filter }, signal);
  const [record] = z.array(Fields).parse(json);
  if (record === undefined) throw new RecordNotFound(resource, id);
  return reply(new Headers(), record);
}

/** A call's path has one parameter at most where a verb of react-admin serves it: the record's. */
const paramsOf = (name: CallName, id: string) =>
  Object.fromEntries([...routes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key, id]));

/** What the form holds of the fields that the call asks for; empty inputs are absent. */
function bodyOf(name: CallName, data: Row): Row {
  const fields = Object.keys(schemasOf(name).body?.shape ?? {});
  return Object.fromEntries(
    fields.flatMap((field) => (data[field] == null ? [] : [[field, data[field]]])),
  );
}

async function create(resource: ResourceName, name: CallName, data: Row) {
  const body = bodyOf(name, data);
  const response = await createOnce(name, body, (sending) =>
    callHost(name, paramsOf(name, ""), sending),
  );
  const { reply: schema } = schemasOf(name);
  const answered = await readCreated(
    schema instanceof z.ZodObject ? schema : z.object({}),
    response,
  );
  const record = { ...data, ...answered };
  return reply(new Headers(), withId(callsOf(resource).key, record, newId));
}

/** Hosts answer a change with the record, a text or nothing: the row is changed here all the same. */
async function update(name: CallName, id: string, data: Row) {
  await callHost(name, paramsOf(name, id), { body: bodyOf(name, data) });
  return reply(new Headers(), data);
}

/**
 * The HTTP client beneath ra-data-simple-rest: takes the addresses it writes, makes the host's own
 * calls for them, and answers with Content-Range whether the host did or not.
 */
export async function httpClient(address: string, options: Options = {}) {
  const { resource, id, cut } = parseListUrl(address);
  const { method = "GET", body } = options;
  const signal = options.signal ?? undefined;
  if (method === "GET")
    return id === undefined ? list(resource, cut, signal) : one(resource, id, signal);
  const { create: creating, update: updating } = callsOf(resource);
  const data = Fields.parse(JSON.parse(String(body ?? "{}")));
  if (method === "POST" && creating !== undefined) return create(resource, creating, data);
  if (method === "PUT" && updating !== undefined) return update(updating, id ?? "", data);
  throw new Error(`The host has no call for ${method} of ${resource}`);
}
