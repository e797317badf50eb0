import * as z from "zod/mini";
import { Filter, Range, Sort } from "../../contract/list";
import { type CallName, routes } from "../../contract/routes";
import type { ListQuery } from "../../domain/lists/listQuery";
import type { Row } from "./json";
import { readList } from "./readReply";
import { type LenientRow, type RecordId, readId } from "./readRow";
import { isResource, pathParamsOf } from "./resources";
import { sendCall } from "./sendCall";
import { hasFeature, noteHostFeature } from "./session";

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
      sort: z.optional(Sort).parse(part("sort")),
      range: z.optional(Range).parse(part("range")),
      filter: Filter.parse(part("filter") ?? {}),
    },
  };
}

/** Returns the parameters of a list query. Each value is JSON. */
export function writeListQuery({ sort, range, filter }: ListQuery): [string, string][] {
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
 * Reads a list. A host with the list query sorts, filters and pages. Its login reply names the feature, or its reply
 * has a `Content-Range`. Other hosts return the whole list.
 * @returns the host's rows, and true if the host has applied the query
 */
export async function fetchList<S extends z.ZodMiniObject>(
  name: CallName,
  row: S,
  listQuery: ListQuery,
  { callParams = [], signal, known }: FetchListOptions<S>,
) {
  const sendsQuery = hasFeature("list-query");
  const query = Object.fromEntries([
    ...callParams,
    ...(sendsQuery ? writeListQuery(listQuery) : []),
  ]);
  const response = await sendCall(routes[name], pathParamsOf(name), { query, signal });
  const knowsQuery = response.headers.has("Content-Range");
  if (knowsQuery) noteHostFeature("list-query");
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
