import type { CallName } from "../../contract/routes";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { type RecordTable, writeFields } from "../db/writeFields";
import { StaleEdit } from "../errors";
import { recordChange } from "./auditLog";
import { isUnchangedSince } from "./isUnchangedSince";

interface Edit<Table extends RecordTable, Shown> {
  call: CallName;
  table: Table;
  /** The record, such as `order 17`. */
  record: string;
  /** What the record is called in a sentence, such as `Order #17`. */
  title: string;
  /** As it stands, locked by this transaction. */
  row: Table["$inferSelect"] & { id: number; version: number };
  /** The version that the edit was made of. */
  version: number;
  /** Calls that raise the version without writing an edit's columns. An edit keeps their changes. */
  besides?: readonly CallName[];
  /** What the columns are to hold, by their names in the table. */
  fields: Partial<Table["$inferInsert"]>;
  /** The record as its call replies with it. */
  current: () => Promise<Shown>;
}

const columnValue = (row: object, name: string): unknown => Reflect.get(row, name) ?? null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Columns of a row as a note has them. */
export const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, columnValue(row, name)]));

/** The columns in which a row would be another one with these fields. */
export const changedColumns = (row: object, fields: object): string[] =>
  Object.keys(fields).filter((name) => !isSame(columnValue(row, name), columnValue(fields, name)));

/**
 * Writes an edit of the version that it was made of, and notes the fields that it has changed. One that
 * changes nothing writes nothing.
 * @returns the record as it is then
 * @see docs/decisions/0019-versions-and-edits.md
 * @throws StaleEdit 409 when the record has another version by now
 */
export async function recordEdit<Table extends RecordTable, Shown extends object>(
  tx: WriteDatabase,
  session: Session,
  edit: Edit<Table, Shown>,
): Promise<Shown> {
  const { call, table, record, title, row, version, besides = [], fields, current } = edit;
  const versions = { version, current: row.version, calls: besides };
  if (!(await isUnchangedSince(tx, record, versions))) {
    throw new StaleEdit(`${title} was changed meanwhile. Nothing was saved.`, await current());
  }
  const changed = changedColumns(row, fields);
  if (changed.length === 0) return current();
  const [written] = await writeFields(tx, table, row.id, fields);
  if (!written) throw new Error("An update of a locked row returned none");
  await recordChange(tx, session, {
    call,
    record,
    before: pick(row, changed),
    after: pick(written, changed),
    version: row.version + 1,
  });
  return current();
}
