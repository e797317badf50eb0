import { getTableName, type SQL, sql } from "drizzle-orm";
import type { RecordKind } from "../../contract/records";
import type { CallName } from "../../contract/routes";
import type { WriteDatabase } from "../db/connect";
import { audit } from "../db/schema";
import type { CheckWrite } from "../db/transact";
import type { RecordTable } from "../db/writeRows";
import type { Records } from "./defineRecord";

/** Rows of a record kind that some calls write without an audit row of that record. */
interface Exception {
  readonly kind: RecordKind;
  readonly calls: readonly CallName[];
  /** The reason why the rows need no audit row: another record has it, or the change is no edit by an admin. */
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    kind: "order",
    calls: ["createDispatch", "cancelDispatch", "dispatchOrder"],
    reason: "An order counts the boxes of its dispatches, and each dispatch has an audit row.",
  },
  {
    kind: "scan",
    calls: ["issueReel", "returnReel", "dismissScan"],
    reason: "The scan of a reel has its audit row at the reel, whose history shows where it ran.",
  },
  {
    kind: "receipt",
    calls: ["reverseReceipt", "undoImport"],
    reason: "A reversal is a second row of the receipt, and the receipt has the audit row.",
  },
  {
    kind: "stageEntry",
    calls: ["reverseStageEntry", "reverseStage"],
    reason: "A reversal is a second row of the entry, and the entry has the audit row.",
  },
  {
    kind: "terms",
    calls: ["addSalary"],
    reason: "The history of the employee shows the pay terms.",
  },
  {
    kind: "order",
    calls: ["linkClientNames", "undoChange"],
    reason: "The client has the audit row of the names that link its orders.",
  },
  {
    kind: "invoice",
    calls: ["updateOrder", "linkClientNames", "undoChange", "importRecords", "undoImport"],
    reason:
      "A trigger gives an invoice its order's client, and the order or client has the audit row.",
  },
  {
    kind: "specification",
    calls: ["linkClientNames", "undoChange"],
    reason: "The client has the audit row of the names that link its specifications.",
  },
  {
    kind: "admin",
    calls: ["finishSignIn", "finishProof"],
    reason: "The count of wrong codes is no edit of the account.",
  },
  {
    kind: "enquiry",
    calls: ["submitContact", "sendEnquiryFile"],
    reason: "A visitor is no author of the audit. The enquiry has its own time and its files.",
  },
];

/** A record kind with rows in a table. */
interface StoredKind {
  readonly kind: RecordKind;
  readonly table: RecordTable;
}

/**
 * Returns the kinds in whose tables the transaction may have written rows. PostgreSQL's counts may contain an earlier
 * transaction of the same connection.
 */
async function findWrittenKinds(tx: WriteDatabase, kinds: readonly StoredKind[]) {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_stat_xact_user_tables
    where schemaname = 'public' and n_tup_ins + n_tup_upd > 0`);
  const names = new Set(rows.map(({ name }) => name));
  return kinds.filter(({ table }) => names.has(getTableName(table)));
}

/** True for a row that the present transaction has inserted or updated. */
const isWrittenHere = sql.raw("xmin = pg_current_xact_id_if_assigned()::xid");

/** Returns the records, such as `order 17`, that the transaction has written without an audit row. */
async function findUnaudited(tx: WriteDatabase, kinds: readonly StoredKind[]): Promise<string[]> {
  const written = await findWrittenKinds(tx, kinds);
  if (written.length === 0) return [];
  const parts = written.map(
    ({ kind, table }): SQL =>
      sql`select ${kind}::text || ' ' || id as record from ${table} where ${isWrittenHere}`,
  );
  const { rows } = await tx.execute<{ record: string }>(sql`
    select record from (${sql.join(parts, sql` union all `)}) written
    except select record from ${audit} where ${isWrittenHere}`);
  return rows.map(({ record }) => record);
}

/**
 * Returns a check for tests and the simulated plant: each record that a transaction has inserted or updated has an audit row
 * of the same transaction. The check throws an error that names the call and the records. It does not see deleted rows.
 */
export const auditCheck = (records: Records): CheckWrite => {
  const kinds = Object.values(records).flatMap(({ kind, table }) =>
    table ? [{ kind, table }] : [],
  );
  return async (tx, call) => {
    const isExcepted = (kind: RecordKind) =>
      exceptions.some((exception) => exception.kind === kind && exception.calls.includes(call));
    const unaudited = await findUnaudited(
      tx,
      kinds.filter(({ kind }) => !isExcepted(kind)),
    );
    if (unaudited.length > 0)
      throw new Error(`${call} wrote without an audit row: ${unaudited.join(", ")}`);
  };
};
