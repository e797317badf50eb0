import type { Options } from "react-admin";
import { z } from "zod";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { Filter } from "../../contract/list";
import { type CallName, table } from "../../contract/table";
import { callHost } from "../host";
import { readAddress, writeCut } from "./listDialect";
import { readJson, readText } from "./readReply";
import { callsOf, identified, type ResourceName } from "./resources";
import { type Cut, cutList, type Row } from "./wholeList";

const Fields = z.record(z.string(), z.unknown());
const shapeOf = (name: CallName): Call => calls[name];

/** react-admin knows records by `id`; the host may know them by another field. */
function inHostsWords(resource: ResourceName, { sort, range, filter }: Cut): Cut {
  const [key] = callsOf(resource).key;
  const rename = (field: string) => (field === "id" ? key : field);
  return {
    range,
    sort: sort && [rename(sort[0]), sort[1]],
    filter: Object.fromEntries(Object.entries(filter).map(([k, value]) => [rename(k), value])),
  };
}

/** Conditions that are parameters of the call itself, such as the date of an attendance list. */
function split(name: CallName, filter: Filter) {
  const own = Object.keys(shapeOf(name).query?.shape ?? {});
  const entries = Object.entries(filter);
  return {
    own: entries.filter(([key]) => own.includes(key)).map(([key, value]) => [key, String(value)]),
    rest: Object.fromEntries(entries.filter(([key]) => !own.includes(key))),
  };
}

const contentRange = (resource: string, first: number, shown: number, total: number) =>
  new Headers({ "Content-Range": `${resource} ${first}-${first + shown - 1}/${total}` });

/** A host that answers with Content-Range has sorted, filtered and cut; for any other it is done here. */
async function list(resource: ResourceName, asked: Cut, signal: AbortSignal | undefined) {
  const name = callsOf(resource).list;
  const { own, rest } = split(name, asked.filter);
  const cut = inHostsWords(resource, { ...asked, filter: rest });
  const query = Object.fromEntries([...own, ...writeCut(cut)]);
  const response = await callHost(name, paramsOf(name, ""), { query, signal });
  const rows = await readJson(name, z.array(shapeOf(name).row ?? Fields), response);
  if (response.headers.has("Content-Range"))
    return reply(
      response.headers,
      rows.map((row) => identified(resource, row)),
    );
  const { rows: shown, first, total } = cutList(rows, { ...cut, first: shapeOf(name).first });
  return reply(
    contentRange(resource, first, shown.length, total),
    shown.map((row) => identified(resource, row)),
  );
}

const reply = (headers: Headers, json: unknown) => ({ status: 200, headers, body: "", json });

/** An address names a record by a text; hosts compare it as the number that it may be. */
function keyOf(resource: ResourceName, id: string): string | number {
  const { list: name, key } = callsOf(resource);
  const isNumber = shapeOf(name).row?.shape[key[0]]?.safeParse(Number(id)).success;
  return isNumber ? Number(id) : id;
}

async function one(resource: ResourceName, id: string, signal: AbortSignal | undefined) {
  const filter = { id: keyOf(resource, id) };
  const { json } = await list(resource, { sort: undefined, range: undefined, filter }, signal);
  const [record] = z.array(Fields).parse(json);
  if (record === undefined) throw new Error(`There is no ${resource} with the number ${id}`);
  return reply(new Headers(), record);
}

/** A call's path has one parameter at most where a verb of react-admin serves it: the record's. */
const paramsOf = (name: CallName, id: string) =>
  Object.fromEntries([...table[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key, id]));

/** What the form holds of the fields that the call asks for; empty inputs are absent. */
function bodyOf(name: CallName, data: Row): Row {
  const fields = Object.keys(shapeOf(name).body?.shape ?? {});
  return Object.fromEntries(
    fields.flatMap((field) => (data[field] == null ? [] : [[field, data[field]]])),
  );
}

async function create(resource: ResourceName, name: CallName, data: Row) {
  const response = await callHost(name, paramsOf(name, ""), { body: bodyOf(name, data) });
  const { reply: schema } = shapeOf(name);
  const answered =
    typeof schema === "string"
      ? { message: await readText(response) }
      : Fields.parse(await readJson(name, schema, response));
  return reply(new Headers(), identified(resource, { ...data, ...answered }, "new"));
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
export async function hostClient(address: string, options: Options = {}) {
  const { resource, id, cut } = readAddress(address);
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
