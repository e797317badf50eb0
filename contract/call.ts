import * as z from "zod/mini";
import type { Route } from "./route";

/** The calls of react-admin for a resource. A host with `officeList` uses it in place of the list for visitors. */
type ResourceVerb = "list" | "one" | "create" | "update" | "officeList";

/** The schemas of a call. Its route declares method, path and access. */
interface CallSchemas {
  /** The request's body and its encoding. A file is streamed and has no schema. */
  readonly body?: z.ZodMiniObject;
  readonly encoding?: "json" | "form" | "csv" | "picture";
  /** Additional query parameters. A list call also takes the parameters of {@link ListQuery}. */
  readonly query?: z.ZodMiniObject;
  /** The fields of one row, where the reply is a list that can be sorted, filtered and cut. */
  readonly row?: z.ZodMiniObject;
  /** The fields that the list's CSV may have, where those are more than a row's. */
  readonly csvRow?: z.ZodMiniObject;
  readonly serves?: readonly [verb: ResourceVerb, resource: string];
  /** The fields that identify a row. The first one that the host sends counts. The default is `id`. */
  readonly key?: readonly [string, ...string[]];
  /** Rows with this value in this field come first in every sort order. */
  readonly first?: readonly [field: string, value: string] | undefined;
  /** JSON of this schema, a message as plain text, a file, or a stream of lines of JSON. */
  readonly reply:
    | z.ZodMiniType
    | "text"
    | "png"
    | "webp"
    | "pdf"
    | "csv"
    | "txt"
    | "ndjson"
    | "backup";
  /** The browser only needs the status: it reads the changed records again. */
  readonly ignoresReply?: true;
}

export type Call = Route & CallSchemas;

/** Puts a row of the table and its schemas together. */
export const call = <const R extends Route, const S extends CallSchemas>(
  route: R,
  shape: S,
): R & S => ({
  ...route,
  ...shape,
});

/** The schemas of a call that serves a resource's list, which react-admin sorts and filters. */
export const listOf = <const N extends string, const R extends z.ZodMiniObject>(
  resource: N,
  row: R,
) => ({ serves: ["list", resource], row, reply: z.array(row) }) as const;

/** The schemas of a call by which a resource's record is created or edited. */
export const writeOf = <
  const V extends "create" | "update",
  const N extends string,
  const B extends z.ZodMiniObject,
  const R extends z.ZodMiniObject,
>(
  verb: V,
  resource: N,
  body: B,
  reply: R,
) => ({ serves: [verb, resource], body, reply }) as const;
