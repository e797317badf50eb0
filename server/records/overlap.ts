import { and, getTableColumns, gte, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Message } from "../../domain/messages/say";
import type { WriteDatabase } from "../db/connect";
import type { RecordTable } from "../db/writeRows";

/**
 * Returns the condition for rows that hold on a day from `first` to `last`. A row or a time without a last day has no
 * end.
 */
export const holdsIn = (
  { from, to }: { readonly from: PgColumn; readonly to: PgColumn },
  first: string,
  last: string | null | undefined,
): SQL | undefined =>
  and(last == null ? undefined : lte(from, last), or(isNull(to), gte(to, first)));

/** Returns the condition that a column equals `value`. Null equals null. */
export const equalsOrNull = (column: PgColumn, value: unknown): SQL =>
  sql`${column} is not distinct from ${value ?? null}`;

/** The rule that no two rows of a subject hold on one day. */
export interface Overlap<Table extends RecordTable> {
  /** Returns the condition for the rows of the same subject. */
  sameSubject(row: Table["$inferInsert"]): SQL | undefined;
  /** Decides if a row that `sameSubject` finds is really of the same subject, such as by a name without case. */
  isSame?(row: Table["$inferInsert"], other: Table["$inferSelect"]): boolean;
  /** Returns the message about another row that holds on one of the days. */
  message(other: Table["$inferSelect"]): Message;
}

const Days = z.object({
  id: z.optional(z.number()),
  validFrom: z.string(),
  validTo: z.nullish(z.string()),
});

/**
 * Finds another row of the same subject that holds on one of a row's days. Cancelled rows do not count.
 * @returns the message about that row. Undefined if there is none
 */
export async function findDatedOverlap(
  tx: WriteDatabase,
  table: RecordTable,
  { sameSubject, isSame = () => true, message }: Overlap<RecordTable>,
  row: object,
): Promise<Message | undefined> {
  const { validFrom, validTo, cancelledAt }: Readonly<Record<string, PgColumn>> =
    getTableColumns(table);
  if (!validFrom || !validTo) throw new Error("Only rows with a last day can overlap");
  const { id, validFrom: first, validTo: last } = Days.parse(row);
  const others = await tx
    .select()
    .from(table)
    .where(
      and(
        cancelledAt && isNull(cancelledAt),
        sameSubject(row),
        id === undefined ? undefined : ne(table.id, id),
        holdsIn({ from: validFrom, to: validTo }, first, last),
      ),
    );
  const other = others.find((one) => isSame(row, one));
  return other && message(other);
}
