export type Method = "GET" | "POST" | "PUT";

/**
 * The access rule of a call. `public` admits everyone. `device` admits a scan station or a ROLE_SUPER_ADMIN. `admin`
 * admits a signed-in admin of any role. `super` admits only a ROLE_SUPER_ADMIN. A wall screen makes only the `device`
 * calls that have `isForWalls`.
 */
export type Access = "public" | "device" | "admin" | "super";

/**
 * The header by which this product's own host says that it has every call: {@link allCalls}. Its login reply and its public
 * lists have the header. A host without it, or with any other value, has the 28 specified calls alone
 * (docs/another-host.md#what-is-sent).
 */
export const callsHeader = "Plant-Calls";
export const allCalls = "all";
export const idempotencyHeader = "Idempotency-Key";

/** The id of the session that makes the call, for the call that ends a session. */
export const thisSession = "this";
/** The code and values of a reply that is a bare text, as JSON in percent-encoding. */
export const messageHeader = "Plant-Message";

/** The verbs of react-admin for a resource. Our own host has an `officeList` in place of the list for visitors. */
type ResourceVerb = "list" | "one" | "create" | "update" | "officeList";

export interface Route {
  readonly method: Method;
  /** Below the host's base address; `:name` marks a parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** True if the call makes a record. A repeated call with the same `Idempotency-Key` makes no second one. */
  readonly creates?: true;
  /** True if an admin with a second factor must have proven it within the last ten minutes. */
  readonly proven?: true;
  /** True for one of the 28 calls that every host has. All other calls exist on this product's own host alone. */
  readonly isSpecified?: true;
  readonly serves?: readonly [verb: ResourceVerb, resource: string];
  /** The fields that identify a row of a list. The first one that the host sends counts. The default is `id`. */
  readonly key?: readonly [string, ...string[]];
}

export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
