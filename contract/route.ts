export type Method = "GET" | "POST" | "PUT";

/**
 * The access rule of a call: everyone (`public`), a scan station or a ROLE_SUPER_ADMIN (`device`), a signed-in admin
 * of any role (`admin`), or only a ROLE_SUPER_ADMIN (`super`). A wall screen makes the `device` calls of the feature
 * `wall` and no others.
 */
export type Access = "public" | "device" | "admin" | "super";

/**
 * The features of a host beyond the specification's calls. The host lists its features, separated by commas, in the
 * header {@link featuresHeader} of its login reply and its public lists. Without the header a host has no features.
 *
 * - `list-query`: lists take `sort`, `filter` and `range`, and reply with a `Content-Range`
 * - `idempotency-key`: a create call that is repeated with the same `Idempotency-Key` gets the first reply and
 *   creates nothing
 * - `stations`: scan stations record punches, and the reels that run for an order
 * - `corrections`: incomplete scans are listed, and corrections complete them
 * - `clients`: clients with their addresses, to whom orders and specifications refer
 * - `calendar`: weekly offs, holidays and leave, an employee's month, and absences
 * - `live`: a stream that names the lists that have changed
 * - `statistics`: figures of the last weeks, for the charts of the dashboard
 * - `history`: changes with their authors, a page for each order, and undo
 * - `accounts`: an admin corrects their name, chooses a language, changes their password and ends all their sessions; a link sets a
 *   password once
 * - `import`: files are imported, and lists exported as a stream
 * - `search`: orders, reels, people, clients and industries are found by a text, a number or a barcode
 * - `paper`: box specifications, the board and paper that they need, and a ledger for each reel
 * - `order-list`: all orders are listed, including shipped and cancelled orders
 * - `on-site`: industries and boxes can be hidden from the public site; the office lists them all
 * - `edit`: records are edited with a version check, orders are cancelled, employees are reactivated
 * - `shifts`: shifts with their dated assignments, and the dates when employees joined and left
 * - `wall`: wall screens show who is here, the orders, the reels at machines and the output of the day
 * - `dispatches`: the boxes of an order leave in parts, each with its vehicle
 * - `company`: a super admin edits the company's facts, and the host renders the public pages anew
 * - `invoices`: tax invoices, challans and credit notes, with files for the portals and for Tally
 * - `estimates`: price bands for visitors, if the owner allows them
 * - `rates`: dated rates of paper and work, and the waste table, for quotations
 * - `operations`: backups are made, proven and restored in the office
 * - `pictures`: the office uploads pictures for industries and boxes, and the host serves them
 * - `second-factor`: passkeys, authenticator apps and recovery codes; sessions are listed and ended one by one
 * - `quotations`: quotations in revisions that never change once sent, and orders from them
 * - `payroll`: any month's pay with its lines, dated terms, advances, statutory rates, locked months and papers
 */
export const plantFeatures = [
  "list-query",
  "idempotency-key",
  "stations",
  "corrections",
  "calendar",
  "clients",
  "live",
  "statistics",
  "history",
  "accounts",
  "import",
  "search",
  "paper",
  "order-list",
  "on-site",
  "edit",
  "payroll",
  "shifts",
  "wall",
  "dispatches",
  "company",
  "invoices",
  "pictures",
  "second-factor",
  "rates",
  "estimates",
  "quotations",
  "operations",
] as const;
export type PlantFeature = (typeof plantFeatures)[number];

export const featuresHeader = "Plant-Features";
export const idempotencyHeader = "Idempotency-Key";

/** The id of the session that makes the call, for the call that ends a session. */
export const thisSession = "this";
/** The code and values of a reply that is a bare text, as JSON in percent-encoding. */
export const messageHeader = "Plant-Message";

/** The verbs of react-admin for a resource. A host with `officeList` uses it in place of the list for visitors. */
type ResourceVerb = "list" | "one" | "create" | "update" | "officeList";

export interface Route {
  readonly method: Method;
  /** Below the host's base address; `:name` marks a parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** True if the call makes a record. A repeated call with the same `Idempotency-Key` makes no second one. */
  readonly creates?: true;
  /** An admin with a second factor must have proven it within the last ten minutes. */
  readonly proven?: true;
  /** A call beyond the specification: only a host that has named this feature has it. */
  readonly feature?: PlantFeature;
  /** The file of `contract/` that has the call's schemas. */
  readonly schemas: string;
  readonly serves?: readonly [verb: ResourceVerb, resource: string];
  /** The fields that identify a row of a list. The first one that the host sends counts. The default is `id`. */
  readonly key?: readonly [string, ...string[]];
}

export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

type Path = Route["path"];

/**
 * Makes the rows of the specification's calls whose schemas are in one file:
 * `specifiedRoute("orders")("/admin/order/:id/status", "PUT", "admin")`. Path first, rows pack smallest.
 */
export const specifiedRoute =
  <const S extends string>(schemas: S) =>
  <const P extends Path, const M extends Method, const A extends Access>(
    path: P,
    method: M,
    access: A,
  ) => ({ method, path, access, schemas });

/** Makes the rows of a feature's calls whose schemas are in one file. */
export const featureRoute =
  <const F extends PlantFeature, const S extends string>(feature: F, schemas: S) =>
  <const P extends Path, const M extends Method, const A extends Access>(
    path: P,
    method: M,
    access: A,
  ) => ({ method, path, access, feature, schemas });

/** The row of a list whose rows are identified by other fields than `id`. */
export const keyedBy = <const K extends readonly [string, ...string[]], const R extends object>(
  key: K,
  row: R,
) => ({ ...row, key });

/** The row of a call that needs a fresh proof of the caller's second factor. */
export const proven = <R extends object>(row: R) => ({ ...row, proven: true as const });

/** The row of a call of which each makes a record. */
export const creating = <R extends object>(row: R) => ({ ...row, creates: true as const });

const serving =
  <const V extends ResourceVerb>(verb: V) =>
  <const N extends string, const R extends object>(resource: N, row: R) => ({
    ...row,
    serves: [verb, resource] as const,
  });

/** The rows of the calls that react-admin makes for a resource: `lists("orders", row)`. */
export const lists = /* @__PURE__ */ serving("list");
export const listsForOffice = /* @__PURE__ */ serving("officeList");
export const reads = /* @__PURE__ */ serving("one");
export const updates = /* @__PURE__ */ serving("update");
export const creates = <const N extends string, const R extends object>(resource: N, row: R) =>
  creating({ ...row, serves: ["create", resource] as const });
