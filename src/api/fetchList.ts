import type * as z from "zod/mini";
import { type CallName, routes } from "../../contract/routes";
import type { ListQuery } from "../../domain/lists/listQuery";
import { writeListQuery } from "./listUrl";
import { readList } from "./readReply";
import type { LenientRow } from "./readRow";
import { pathParamsOf } from "./resources";
import { sendCall } from "./sendCall";
import { hasFeature, noteHostFeature } from "./session";

interface FetchListOptions<S extends z.ZodMiniObject> {
  /** Parameters of the call's own, which every host knows. */
  readonly own?: readonly (readonly [string, string])[];
  readonly signal: AbortSignal | undefined;
  /** Rows of an earlier reply: those that have not changed stay the same objects. */
  readonly known?: readonly LenientRow<z.output<S>>[] | undefined;
}

/**
 * Asks for a list. A host that knows the list query sorts, filters and cuts; it says so at the login,
 * or shows it by a Content-Range. Any other is asked for the specification's whole list.
 * @returns the rows as the host gave them, and whether it has applied the query.
 */
export async function fetchList<S extends z.ZodMiniObject>(
  name: CallName,
  row: S,
  listQuery: ListQuery,
  { own = [], signal, known }: FetchListOptions<S>,
) {
  const sendsQuery = hasFeature("list-query");
  const query = Object.fromEntries([...own, ...(sendsQuery ? writeListQuery(listQuery) : [])]);
  const response = await sendCall(routes[name], pathParamsOf(name), { query, signal });
  const knowsQuery = response.headers.has("Content-Range");
  if (knowsQuery) noteHostFeature("list-query");
  const rows = await readList(name, row, response, known);
  return { rows, isPaged: knowsQuery && sendsQuery, headers: response.headers };
}
