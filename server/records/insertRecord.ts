import type { SQL } from "drizzle-orm";
import type { RecordKind } from "../../contract/records";
import { type Author, type Change, recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import type { RecordTable } from "../db/writeRows";

/** The table of a kind's records. */
interface KindTable<Table extends RecordTable> {
  readonly kind: RecordKind;
  readonly table: Table;
}

type RowValues<Table extends RecordTable> = {
  [Name in keyof Table["$inferInsert"]]: Table["$inferInsert"][Name] | SQL;
};

interface NewRecord<Table extends RecordTable> extends Pick<Change, "call"> {
  readonly importId?: number | undefined;
  readonly values: RowValues<Table>;
  /** The values that the row in the history stores. `values` by default. */
  readonly after?: object;
}

type Insert = (
  tx: WriteDatabase,
  table: RecordTable,
  values: object,
) => PromiseLike<RecordTable["$inferSelect"][]>;

async function insertBy(
  insert: Insert,
  tx: WriteDatabase,
  author: Author,
  { kind, table }: KindTable<RecordTable>,
  { call, values, after = values, importId }: NewRecord<RecordTable>,
) {
  const [row] = await insert(tx, table, values);
  if (!row) return undefined;
  await recordChange(tx, author, {
    call,
    record: `${kind} ${Number(row.id)}`,
    after,
    ...("version" in row && { version: Number(row.version) }),
    ...(importId !== undefined && { importId }),
  });
  return row;
}

/** Inserts a record and its row in the history. @returns the new row */
export async function insertRecord<Table extends RecordTable>(
  tx: WriteDatabase,
  author: Author,
  stored: KindTable<Table>,
  record: NewRecord<Table>,
): Promise<Table["$inferSelect"]>;
export async function insertRecord(
  tx: WriteDatabase,
  author: Author,
  stored: KindTable<RecordTable>,
  record: NewRecord<RecordTable>,
) {
  // A row whose barcode contains its id already has the id.
  const insert: Insert = (to, table, values) =>
    to.insert(table).overridingSystemValue().values(values).returning();
  const row = await insertBy(insert, tx, author, stored, record);
  if (!row) throw new Error("An insert returned no row");
  return row;
}

/**
 * Inserts a record and its row in the history, unless a unique index has the record already.
 * @returns the new row, or undefined if the record is there already
 */
export async function insertNewRecord<Table extends RecordTable>(
  tx: WriteDatabase,
  author: Author,
  stored: KindTable<Table>,
  record: NewRecord<Table>,
): Promise<Table["$inferSelect"] | undefined>;
export async function insertNewRecord(
  tx: WriteDatabase,
  author: Author,
  stored: KindTable<RecordTable>,
  record: NewRecord<RecordTable>,
) {
  const insert: Insert = (to, table, values) =>
    to.insert(table).values(values).onConflictDoNothing().returning();
  return insertBy(insert, tx, author, stored, record);
}
