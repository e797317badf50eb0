import type { z } from "zod";
import { type CallName, routes } from "../../contract/routes";
import type { ListQuery } from "./applyListQuery";
import { callHost } from "./callHost";
import { writeListQuery } from "./listUrl";
import { readList } from "./readReply";
import { hostCan, noteHostFeature } from "./session";

interface Asking {
  /** Parameters of the call's own, which every host knows. */
  readonly own?: readonly (readonly [string, string])[];
  readonly signal: AbortSignal | undefined;
}

/** A list has no parameter in its path. */
const inPath = (name: CallName) =>
  Object.fromEntries([...routes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key, ""]));

/**
 * Asks for a list. A host that knows the list query sorts, filters and cuts; it says so at the login,
 * or shows it by a Content-Range. Any other is asked for the specification's whole list.
 * @returns the rows as the host gave them, and whether it has cut them.
 */
export async function fetchList<S extends z.ZodObject>(
  name: CallName,
  row: S,
  cut: ListQuery,
  { own = [], signal }: Asking,
) {
  const isCutThere = hostCan("list-query");
  const query = Object.fromEntries([...own, ...(isCutThere ? writeListQuery(cut) : [])]);
  const response = await callHost(name, inPath(name), { query, signal });
  const knowsQuery = response.headers.has("Content-Range");
  if (knowsQuery) noteHostFeature("list-query");
  const rows = await readList(name, row, response);
  return { rows, isCut: knowsQuery && isCutThere, headers: response.headers };
}
