/** Why a database cannot run a statement that is itself correct. */
export type Outage = "unreachable" | "unwritable" | "overloaded";

/**
 * PostgreSQL's error codes, or their beginnings.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const codes: readonly (readonly [RegExp, Outage])[] = [
  // Full disk, files that cannot be read or written, a server that only reads.
  [/^(53100|58...|25006)$/, "unwritable"],
  // Other resources; statements, locks and transactions that took too long; deadlocks.
  [/^(53...|57014|55P03|25P0[34]|40001|40P01)$/, "overloaded"],
  // PostgreSQL shuts down, has crashed or is starting; the connection is lost; the database or role does not exist.
  [/^(57P0.|08...|28...|3D000)$/, "unreachable"],
  [
    /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
    "unreachable",
  ],
];

/** node-postgres' messages, which have no code, for a connection that it lost or could not get. */
const connectionLost =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client (has encountered a connection error|was closed)|Cannot use a pool after|The connection was not given back|Query read timeout)/;

/** The pool's message for a transaction that it ended while the database answered. */
const tookTooLong = /^The transaction took too long/;

/** Returns the outage of the database that caused an error. Undefined if none did. */
export function classifyOutage(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (tookTooLong.test(error.message)) return "overloaded";
  const [, outage] = codes.find(([pattern]) => pattern.test(code)) ?? [];
  return (
    outage ?? (connectionLost.test(error.message) ? "unreachable" : classifyOutage(error.cause))
  );
}
