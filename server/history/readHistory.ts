import { type SQL, sql } from "drizzle-orm";
import { type HistoryPage, historyPageSize } from "../../contract/history";
import type { Database } from "../db/connect";
import { audit } from "../db/schema";
import type { Records } from "../records/defineRecord";

export const recordNameIn = (records: Records): SQL =>
  sql`case split_part(record, ' ', 1) ${sql.join(
    Object.values(records).flatMap(({ kind, table, name, nameFrom = sql`${table}` }) => {
      if (!table || !name) return [];
      const id = sql`split_part(record, ' ', 2)::${sql.raw(table.id.getSQLType())}`;
      const named = sql`select ${name} from ${nameFrom} where ${table.id} = ${id}`;
      return [sql`when ${sql.raw(`'${kind}'`)} then (${named})`];
    }),
    sql` `,
  )} end`;

interface EntryRow extends Record<string, unknown> {
  id: string;
  at: string;
  by: string;
  call: string;
  kind: string;
  recordId: string;
  name: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  undoOf: string | null;
  undoneBy: string | null;
}

/** Turns a row of the audit into an entry. Null columns are omitted; empty fields stay. */
function entryOf({ name, before, after, undoOf, undoneBy, ...row }: EntryRow) {
  return {
    ...row,
    id: Number(row.id),
    ...(name !== null && { name }),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
    ...(undoOf !== null && { undoOf: Number(undoOf) }),
    ...(undoneBy !== null && { undoneBy: Number(undoneBy) }),
  };
}

/**
 * Reads a page of the changes that meet a condition, the latest first. With `before`, the page has the changes before
 * that one.
 */
export async function readHistory(
  db: Pick<Database, "execute">,
  recordName: SQL,
  where: SQL,
  before: string | undefined,
): Promise<HistoryPage> {
  const older = before === undefined ? sql`true` : sql`id < ${before}::bigint`;
  // One more than a page tells whether another one follows.
  const { rows } = await db.execute<EntryRow>(sql`
    select id, to_json(at)#>>'{}' as at, admin_email as by, call,
      split_part(record, ' ', 1) as kind, split_part(record, ' ', 2) as "recordId",
      ${recordName} as name, before, after, undo_of as "undoOf",
      (select later.id from ${audit} later where later.undo_of = page.id) as "undoneBy"
    from (
      select * from ${audit} where ${where} and ${older}
      order by id desc limit ${historyPageSize + 1}
    ) page
    order by id desc`);
  const entries = rows.slice(0, historyPageSize).map(entryOf);
  const last = entries.at(-1);
  return { entries, ...(rows.length > historyPageSize && last && { next: last.id }) };
}
