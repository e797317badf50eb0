import { eq, getTableColumns, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Message } from "../../domain/messages/say";
import { conflict } from "../errors";
import type { WriteDatabase } from "./connect";
import type { TableReader } from "./tables";

export const valueIn = (values: object, name: string): unknown => Reflect.get(values, name);

/** Finds the rows that already have one of the keys, by an indexed expression. */
export async function findKeyOwners(
  tx: WriteDatabase,
  { table, key, where = sql`true` }: { table: PgTable; key: SQLWrapper; where?: SQLWrapper },
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ key: string; id: number }>(
    sql`select ${key} as key, id from ${table} where ${where} and ${key} = any(${sql.param(keys)}::text[])`,
  );
  return new Map(rows.map(({ key: found, id }) => [found, id]));
}

const UniqueViolation = z.object({ code: z.literal("23505"), constraint: z.string() });

/** The field that is wrong, and the message, for each unique index. */
export type UniqueConstraints = Readonly<
  Record<string, readonly [field: string, message: Message]>
>;

/** Runs a write that may hit unique indexes. @throws HttpError 409 by the field of the index that the write hit */
export async function rejectDuplicates<T>(
  unique: UniqueConstraints,
  write: PromiseLike<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const read = UniqueViolation.safeParse(error instanceof Error ? error.cause : undefined);
    const [field, message] = (read.success && unique[read.data.constraint]) || [];
    if (field === undefined || message === undefined) throw error;
    throw conflict(message, { [field]: message });
  }
}

/**
 * The most rows of a batch. Values are written as texts one batch at a time, and other requests have their turn in
 * between.
 */
const batchSize = 2_000;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts rows with one array for each column, so that the statement does not grow with the rows. All rows have the
 * same fields.
 */
export async function insertRows<T extends PgTable>(
  tx: TableReader,
  table: T,
  rows: readonly T["$inferInsert"][],
) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    rows.some((row) => Object.hasOwn(row, name)),
  );
  const names = columns.map(([name]) => sql.identifier(snakeCase(name)));
  for (let done = 0; done < rows.length; done += batchSize) {
    const batch = rows.slice(done, done + batchSize);
    const arrays = columns.map(([name, column]) => {
      const values = batch.map((row) => {
        const value: unknown = Reflect.get(row, name) ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      });
      return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`;
    });
    await tx.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
      select * from unnest(${sql.join(arrays, sql`, `)})`);
  }
}

export type RecordTable = PgTable & { readonly id: PgColumn };

export type RecordTableWithVersion = RecordTable & { readonly version: PgColumn };

const nextValues = { updatedAt: sql`now()`, version: sql`version + 1` };

/** Writes columns of a row, and its next version and the time of the change if the table has them. */
export const writeFields = (
  tx: WriteDatabase,
  table: RecordTable,
  id: number,
  fields: Readonly<Record<string, unknown>>,
) =>
  tx
    .update(table)
    .set({
      ...fields,
      ...Object.fromEntries(
        Object.entries(nextValues).filter(([name]) => Object.hasOwn(getTableColumns(table), name)),
      ),
    })
    .where(eq(table.id, id))
    .returning();

/** Returns values as their columns take them: the audit has instants as texts. */
export function columnValues(table: PgTable, fields: Readonly<Record<string, unknown>>) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      columns[name]?.dataType === "date" && typeof value === "string" ? new Date(value) : value,
    ]),
  );
}
