export type Method = "GET" | "POST" | "PUT";

/**
 * Who may make a call: everyone (`public`), a scan station or a ROLE_SUPER_ADMIN (`device`), a signed-in admin of any
 * role (`admin`), or a ROLE_SUPER_ADMIN alone (`super`).
 */
export type Access = "public" | "device" | "admin" | "super";

/**
 * What a host may do beyond the specification's calls. It says which of these it can in the header
 * {@link featuresHeader} of its login reply and of its public lists, separated by commas; one that says nothing is
 * asked for nothing of the kind.
 *
 * - `list-query`: lists are sorted, filtered and cut as asked, with a `Content-Range`
 * - `idempotency-key`: a call that creates, sent again with the same `Idempotency-Key`, is answered
 *   again and not done again
 * - `stations`: scan stations record who comes and goes, and which reel runs for whose order
 * - `corrections`: what the scans leave open is shown, and mended by corrections
 * - `calendar`: weekly offs, holidays and leave, a person's month, and who should be at work and is not
 * - `live`: a stream that names the lists that have changed
 * - `statistics`: figures of the last weeks, for the pictures of the dashboard
 * - `history`: who changed what, a page for each order, and changes that can be taken back
 * - `accounts`: an admin corrects their name, changes their password and ends all their sessions; a link sets a
 *   password once
 * - `import`: files are imported, and lists exported as a stream
 * - `search`: orders, reels, people, clients and industries are found by a text, a number or a barcode
 * - `paper`: boxes are specified, what they take of board and paper is computed, and each reel has a ledger
 * - `order-list`: all orders are listed, shipped and cancelled ones too
 * - `on-site`: industries and boxes are taken off the public site and put back; the office lists them all
 * - `edit`: records are edited by the version that was read, orders cancelled, people taken back
 * - `shifts`: shifts, who has which one from when on, and when people joined and left
 * - `payroll`: any month's pay with its lines, dated terms, advances, statutory rates, locked months and papers
 */
export const plantFeatures = [
  "list-query",
  "idempotency-key",
  "stations",
  "corrections",
  "calendar",
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
] as const;
export type PlantFeature = (typeof plantFeatures)[number];

export const featuresHeader = "Plant-Features";
export const idempotencyHeader = "Idempotency-Key";

export interface Route {
  readonly method: Method;
  /** Below the host's base address; `:name` marks a parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Each call makes a record: with an `Idempotency-Key`, the same call again makes no second one. */
  readonly creates?: true;
  /** A call beyond the specification: only a host that has named this feature has it. */
  readonly feature?: PlantFeature;
}

/** A path with its parameters filled in, each encoded. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
