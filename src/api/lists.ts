import * as z from "zod/mini";
import {
  type CsvColumns,
  Filter as filterSchema,
  ListSummary,
  listFieldsOf,
  Range as rangeSchema,
  type Summary,
  Sort as sortSchema,
} from "../../contract/list";
import { loadCall } from "../../contract/loadCall";
import { type CallName, routes } from "../../contract/routes";
import {
  applyListQuery,
  type Filter,
  type ListQuery,
  type Range,
  type Sort,
  summarize,
} from "../../domain/lists/listQuery";
import { UnreadableReply } from "./hostErrors";
import { parseReply, type Row } from "./json";
import { readList } from "./readReply";
import { type LenientRow, type RecordId, readId } from "./readRow";
import { callsOf, isResource, pathParamsOf, type ResourceName } from "./resources";
import { sendCall } from "./sendCall";
import { hasListQuery, noteListQuery } from "./session";

/** Reads the address that ra-data-simple-rest wrote: resource, perhaps a record, and the list dialect. */
export function parseListUrl(address: string) {
  const [path = "", search = ""] = address.split("?");
  const [, resource = "", id] = path.split("/");
  if (!isResource(resource)) throw new Error(`There is no resource named ${resource}`);
  const params = new URLSearchParams(search);
  const part = (name: string) => JSON.parse(params.get(name) ?? "null") ?? undefined;
  return {
    resource,
    id: id === undefined ? undefined : decodeURIComponent(id),
    query: {
      sort: z.optional(sortSchema).parse(part("sort")),
      range: z.optional(rangeSchema).parse(part("range")),
      filter: filterSchema.parse(part("filter") ?? {}),
    },
  };
}

/** Returns the parameters of a list query. Each value is JSON. */
function writeListQuery({ sort, range, filter }: ListQuery): [string, string][] {
  const parts = { sort, range, filter: Object.keys(filter).length > 0 ? filter : undefined };
  return Object.entries(parts).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, JSON.stringify(value)]],
  );
}

interface FetchListOptions<S extends z.ZodMiniObject> {
  /** The call's own parameters, which every host has. */
  readonly callParams?: readonly (readonly [string, string])[];
  readonly signal: AbortSignal | undefined;
  /** Rows of an earlier reply. Unchanged rows keep their identity. */
  readonly known?: readonly LenientRow<z.output<S>>[] | undefined;
}

/**
 * Reads a list. A host with the list query sorts, filters and pages: our own host, and another one whose reply has a
 * `Content-Range`. Other hosts return the whole list.
 * @returns the host's rows, and true if the host has applied the query
 */
export async function fetchList<S extends z.ZodMiniObject>(
  name: CallName,
  row: S,
  listQuery: ListQuery,
  { callParams = [], signal, known }: FetchListOptions<S>,
) {
  const sendsQuery = hasListQuery();
  const query = Object.fromEntries([
    ...callParams,
    ...(sendsQuery ? writeListQuery(listQuery) : []),
  ]);
  const response = await sendCall(routes[name], pathParamsOf(name), { query, signal });
  const knowsQuery = response.headers.has("Content-Range");
  if (knowsQuery) noteListQuery();
  const rows = await readList(name, row, response, known);
  return { rows, isPaged: knowsQuery && sendsQuery, headers: response.headers };
}

const noNumber = "–";

function idIn(keys: readonly string[], row: Row): RecordId | undefined {
  for (const key of keys) {
    const id = readId(row[key]);
    if (id !== undefined) return id;
  }
  return undefined;
}

const hasId = <R extends Row>(row: R, id: RecordId): row is R & { readonly id: RecordId } =>
  row.id === id;

/** Returns a record with the `id` that react-admin needs. A record without a key gets `otherwise`. */
export function withId<R extends Row>(
  keys: readonly string[],
  row: R,
  otherwise: RecordId = noNumber,
): R & { readonly id: RecordId } {
  const id = idIn(keys, row) ?? otherwise;
  return hasId(row, id) ? row : { ...row, id };
}

/** Returns the rows, each with a unique `id`. A missing or repeated id is replaced by a mark that no record has. */
export function withIds<R extends Row>(keys: readonly string[], rows: readonly R[]) {
  const usedIds = new Set<string>();
  return rows.map((row) => {
    const named = withId(keys, row);
    let id = named.id;
    for (let nth = 2; usedIds.has(String(id)); nth += 1) id = `${named.id} (${nth})`;
    usedIds.add(String(id));
    return id === named.id ? named : { ...named, id };
  });
}

/**
 * Renames the field `id` in a query to the host's key. react-admin knows records by `id`, the host may know them by
 * another field.
 */
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
async function splitFilter(name: CallName, filter: Filter) {
  const { query } = await loadCall(name);
  const callParams = Object.keys(query?.shape ?? {});
  const entries = Object.entries(filter);
  return {
    callParams: entries
      .filter(([key]) => callParams.includes(key))
      .map(([key, value]) => [key, String(value)] as const),
    rest: Object.fromEntries(entries.filter(([key]) => !callParams.includes(key))),
  };
}

async function hostQuery(resource: ResourceName, listQuery: ListQuery) {
  const { callParams, rest } = await splitFilter(callsOf(resource).list, listQuery.filter);
  return { callParams, query: withHostKey(resource, { ...listQuery, filter: rest }) };
}

/** Returns the total of rows. If the host sends no total, another page is assumed. */
function totalIn(headers: Headers, shown: number, [first, last]: Range): number {
  const total = Number(headers.get("Content-Range")?.split("/").at(-1) || Number.NaN);
  if (Number.isInteger(total)) return total;
  return first + shown + (shown > last - first ? 1 : 0);
}

/**
 * Reads the rows of a resource that match a list query, each with an id, the number of the first row, and the total.
 * The browser applies the parts of the query that the host did not apply.
 */
export async function getResourceList(
  resource: ResourceName,
  listQuery: ListQuery,
  signal: AbortSignal | undefined,
) {
  const { list: name, key } = callsOf(resource);
  const { callParams, query } = await hostQuery(resource, listQuery);
  const { row = z.object({}), first } = await loadCall(name);
  const { rows, isPaged, headers } = await fetchList(name, row, query, { callParams, signal });
  const records = withIds(key, rows);
  if (!isPaged) return applyListQuery(records, listFieldsOf({ row, first }), query);
  const range = query.range ?? [0, rows.length - 1];
  return { rows: records, first: range[0], total: totalIn(headers, rows.length, range) };
}

/** Summarizes all rows that match a filter: on the host, or in the browser if the host has no list query. */
export async function getListSummary(
  resource: ResourceName,
  filter: Filter,
  summary: Summary,
  signal?: AbortSignal,
): Promise<ListSummary> {
  const { list: name } = callsOf(resource);
  const { callParams, rest } = await splitFilter(name, filter);
  if (hasListQuery()) {
    const query = {
      ...Object.fromEntries(callParams),
      filter: JSON.stringify(rest),
      summary: JSON.stringify(summary),
    };
    const response = await sendCall(routes[name], pathParamsOf(name), { query, signal });
    const found = ListSummary.safeParse(parseReply(await response.text()));
    if (found.success) return found.data;
  }
  const { rows } = await getResourceList(
    resource,
    { sort: undefined, range: undefined, filter },
    signal,
  );
  return summarize(rows, summary);
}

interface ExportOptions extends CsvColumns {
  readonly sort: Sort | undefined;
  readonly filter: Filter;
}

/** Reads all rows that match a filter from a host that streams them. @returns the CSV file and its rows */
export async function exportList(resource: ResourceName, options: ExportOptions) {
  const { sort, filter, ...columns } = options;
  const { list: name } = callsOf(resource);
  const { callParams, query } = await hostQuery(resource, { sort, range: undefined, filter });
  const csv = JSON.stringify(columns);
  const response = await sendCall(routes[name], pathParamsOf(name), {
    query: Object.fromEntries([...callParams, ...writeListQuery(query), ["csv", csv]]),
  });
  const total = Number(response.headers.get("Content-Range")?.split("/").at(-1) ?? Number.NaN);
  // A list that breaks off rejects here, so that no part is taken for all.
  const file = await response.blob();
  if (Number.isNaN(total)) throw new UnreadableReply(name);
  return { file, total };
}
