export type Method = "GET" | "POST" | "PUT";

/**
 * The access rule of a call. `public` admits everyone. `device` admits a scan station or a ROLE_SUPER_ADMIN. `admin`
 * admits a signed-in admin of any role. `super` admits only a ROLE_SUPER_ADMIN. A wall screen makes the `device` calls
 * of the feature `wall` and no others.
 */
export type Access = "public" | "device" | "admin" | "super";

/**
 * The features of a host beyond the specified calls (docs/another-host.md#the-28-calls). Its login reply and its public
 * lists name them in the header {@link featuresHeader}, separated by commas. Without the header a host has no features.
 */
export const plantFeatures = [
  /** Lists take `sort`, `filter` and `range`, and reply with a `Content-Range`. */
  "list-query",
  /** A create call that repeats its `Idempotency-Key` gets the first reply and creates nothing. */
  "idempotency-key",
  /** Scan stations record punches, and the reels that run for an order. */
  "stations",
  /** The office lists incomplete scans, and corrections complete them. */
  "corrections",
  /** Weekly offs, holidays and leave, an employee's month, and absences. */
  "calendar",
  /** Clients with their addresses. Orders and specifications refer to them. */
  "clients",
  /** A stream that names the lists that have changed. */
  "live",
  /** Figures of the last weeks, for the charts of the dashboard. */
  "statistics",
  /** Changes with their authors, a page for each order, and undo. */
  "history",
  /**
   * An admin corrects their name, chooses a language, changes their password and ends all their sessions.
   * A link sets a password once.
   */
  "accounts",
  /** Files are imported. Lists are exported as a stream. */
  "import",
  /** A text, a number or a barcode finds orders, reels, people, clients and industries. */
  "search",
  /** Box specifications, the board and paper that they need, and a ledger for each reel. */
  "paper",
  /** The office lists all orders, including shipped and cancelled orders. */
  "order-list",
  /** Industries and boxes can be hidden from the public site. The office lists them all. */
  "on-site",
  /** Records are edited with a version check, orders are cancelled, employees are reactivated. */
  "edit",
  /** Any month's pay with its lines, dated terms, advances, statutory rates, locked months and papers. */
  "payroll",
  /** Shifts with their dated assignments, and the dates when employees joined and left. */
  "shifts",
  /** Wall screens show who is here, the orders, the reels at machines and the output of the day. */
  "wall",
  /** The boxes of an order leave in parts, each with its vehicle. */
  "dispatches",
  /** A super admin edits the company's facts, and the host renders the public pages again. */
  "company",
  /** Tax invoices, challans and credit notes, with files for the portals and for Tally. */
  "invoices",
  /** The office uploads pictures for industries and boxes, and the host serves them. */
  "pictures",
  /** Passkeys, authenticator apps and recovery codes. Sessions are listed and ended one by one. */
  "second-factor",
  /** Dated rates of paper and work, and the waste table, for quotations. */
  "rates",
  /** Price bands for visitors, if the owner allows them. */
  "estimates",
  /** Quotations in revisions that never change once sent, and orders from them. */
  "quotations",
  /** Papers are sent by links that open without a session, and by email. */
  "sending",
  /** Machines, the pieces that they make for orders, and their stops. */
  "machines",
  /** The open orders planned on the machines, promises, and when a further order would be ready. */
  "schedule",
  /** Receipts, amounts that clients owe, credit limits and statements. */
  "receivables",
  /** A bell with the notices of each admin. */
  "notices",
  /** Backups are made, proven and restored in the office. */
  "operations",
  /** Files and comments on records, and a visitor's file with an enquiry. */
  "attachments",
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
  /** Absent for a specified call. Any other call exists only on a host that has named this feature. */
  readonly feature?: PlantFeature;
  readonly serves?: readonly [verb: ResourceVerb, resource: string];
  /** The fields that identify a row of a list. The first one that the host sends counts. The default is `id`. */
  readonly key?: readonly [string, ...string[]];
}

export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
