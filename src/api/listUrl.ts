import * as z from "zod/mini";
import { Filter, Range, Sort } from "../../contract/list";
import type { ListQuery } from "../../domain/lists/listQuery";
import { isResource } from "./resources";

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
