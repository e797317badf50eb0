import { getTableName, sql } from "drizzle-orm";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { type Kind, kinds } from "../../contract/kinds";
import type { CallName } from "../../contract/routes";
import type { WriteDatabase } from "../db/connect";
import { listVersions } from "../db/schema";
import { isVersioned, type Table } from "../db/tables";
import type { CheckWrite } from "../db/transact";
import { kindTables } from "./kindTables";

const tables = kinds.flatMap((kind) => kindTables[kind]);
const unversioned = tables.filter((table) => !isVersioned(table));

/** True for a row that the present transaction has inserted or updated. */
const isWrittenHere = sql.raw("xmin = pg_current_xact_id_if_assigned()::xid");

/** Selects the name of a table without versions if the transaction has inserted or updated a row. */
const nameIfWritten = (table: Table) =>
  sql`select ${getTableName(table)}::text where exists (select from ${table} where ${isWrittenHere})`;

/** Returns the names of the tables that the transaction has changed. Deleted rows of a table without versions are not seen. */
async function readChangedTables(tx: WriteDatabase): Promise<ReadonlySet<string>> {
  const parts = [
    sql`select table_name from ${listVersions} where ${isWrittenHere}`,
    ...unversioned.map(nameIfWritten),
  ];
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from (${sql.join(parts, sql` union all `)}) as changed (name)`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Returns the kinds with a table among `names`. */
export const kindsOf = (names: ReadonlySet<string>): readonly Kind[] =>
  kinds.filter((kind) => kindTables[kind].some((table) => names.has(getTableName(table))));

export const changesOf = (name: CallName) => {
  const { changes = [] }: Call = calls[name];
  return changes;
};

/**
 * A check for tests and the simulated plant: a call declares each kind whose rows it changes. The check throws an error that
 * names the call and the kinds.
 */
export const changesCheck: CheckWrite = async (tx, call) => {
  const declared = changesOf(call);
  // A paper that is read by its link counts its openings. No browser reads them again for that.
  if (declared === "everything" || calls[call].method === "GET") return;
  const changed = kindsOf(await readChangedTables(tx));
  const missing = changed.filter((kind) => !declared.includes(kind));
  if (missing.length > 0)
    throw new Error(`${call} changed rows without declaring it: ${missing.join(", ")}`);
};
