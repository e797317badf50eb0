import * as z from "zod/mini";
import type { Changes, Kind } from "./kinds";
import type { Access, Method, Route } from "./route";

/**
 * The schemas of a call and its rules on the host. Its route declares method, path, access and the resource that it serves.
 */
interface CallSchemas {
  /** The request's body and its encoding. A file is streamed and has no schema. */
  readonly body?: z.ZodMiniObject;
  readonly encoding?: "json" | "form" | "csv" | "file";
  /** Additional query parameters. A list call also takes the parameters of {@link ListQuery}. */
  readonly query?: z.ZodMiniObject;
  /** The fields of one row. Present if the reply is a list that can be sorted, filtered and cut. */
  readonly row?: z.ZodMiniObject;
  /** The fields that the list's CSV may have, if there are more than a row's. */
  readonly csvRow?: z.ZodMiniObject;
  /** Rows with this value in this field come first in every sort order. */
  readonly first?: readonly [field: string, value: string] | undefined;
  /** JSON of this schema, a message as plain text, a file, or a stream of lines of JSON. */
  readonly reply:
    | z.ZodMiniType
    | "text"
    | "png"
    | "webp"
    | "file"
    | "pdf"
    | "csv"
    | "txt"
    | "ndjson"
    | "backup";
  /**
   * The kinds whose rows a write may change. The browser reads their lists again. In tests the host compares them with the
   * tables that a write changes (`server/lists/changesCheck.ts`).
   */
  readonly changes?: Changes;
  /** True if the browser needs the status alone, because it reads the changed records again. */
  readonly ignoresReply?: true;
  /**
   * Absent for a write that takes an `Idempotency-Key`. For other writes the host ignores the key, so a request that comes
   * twice runs twice.
   *
   * `safe`: the second run does no harm, so a proxy may send the request again. A scan or stage entry is known by its id,
   * the same file or bonus is refused, and a second session, picture or backup changes nothing for the person.
   *
   * `never`: `docs/deploy/nginx.conf` sends the request to one instance alone. The write takes longer than a proxy waits
   * (imports, locking a month), uses up a code or link, replies with a secret that is shown once, or changes what the first
   * run has written (`withdrawEpfReturn` takes back the return before).
   */
  readonly repeat?: "safe" | "never";
  /** True for a `device` call of wall screens. Stations may make the call too. */
  readonly isForWalls?: true;
  /** True for an `admin` call that a super admin may make before adding a second factor that the plant requires. */
  readonly isBeforeFactor?: true;
  /** The requests per minute that one address may send. A known device has its own limit for `login`. */
  readonly maxPerMinute?: number;
}

export type Call = Route & CallSchemas;

/** A write says what it changes, and a read changes nothing. */
type Declared<M extends Method> = M extends "GET"
  ? { readonly changes?: never }
  : { readonly changes: Changes };

/** Adds the schemas to a route of `publicRoutes`. */
export const call = <const R extends Route, const S extends CallSchemas & Declared<R["method"]>>(
  route: R,
  shape: S,
): R & S => ({
  ...route,
  ...shape,
});

type Rest = Omit<Route, "path" | "method" | "access" | "isSpecified"> & CallSchemas;

/**
 * Makes a call that only this product's own host has, such as
 * `ownCall("/admin/orders/:id/cancel", "PUT", "admin", { body, reply })`.
 */
export const ownCall = <
  const P extends Route["path"],
  const M extends Method,
  const A extends Access,
  const S extends Rest & Declared<M>,
>(
  path: P,
  method: M,
  access: A,
  rest: S,
) => ({ path, method, access, ...rest });

/** Makes one of the 28 calls that every host has (docs/another-host.md#the-28-calls). */
export const specifiedCall = <
  const P extends Route["path"],
  const M extends Method,
  const A extends Access,
  const S extends Rest & Declared<M>,
>(
  path: P,
  method: M,
  access: A,
  rest: S,
) => ({ ...ownCall(path, method, access, rest), isSpecified: true as const });

/** Returns the schemas of a list that can be sorted, filtered and cut. */
export const listOf = <const R extends z.ZodMiniObject>(row: R) => ({ row, reply: z.array(row) });

/** Returns the schemas of the list of a resource, which react-admin reads. */
export const listFor = <const N extends string, const R extends z.ZodMiniObject>(
  resource: N,
  row: R,
) => ({ serves: ["list", resource], ...listOf(row) }) as const;

/** Returns the schemas of the call with which react-admin creates a record of a resource. */
export const createFor = <
  const N extends Kind,
  const B extends z.ZodMiniObject,
  const R extends CallSchemas["reply"],
>(
  resource: N,
  body: B,
  reply: R,
) => ({ serves: ["create", resource], creates: true, changes: [resource], body, reply }) as const;

/** Returns the schemas of the call with which react-admin edits a record of a resource. */
export const updateFor = <
  const N extends Kind,
  const B extends z.ZodMiniObject,
  const R extends CallSchemas["reply"],
>(
  resource: N,
  body: B,
  reply: R,
) => ({ serves: ["update", resource], changes: [resource], body, reply }) as const;
