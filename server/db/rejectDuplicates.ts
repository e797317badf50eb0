import { type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import type { Message } from "../../domain/messages/say";
import { conflict } from "../errors";
import type { WriteDatabase } from "./connect";

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

/** For each unique index: the field that is wrong, and the message. */
export type UniqueConstraints = Readonly<
  Record<string, readonly [field: string, message: Message]>
>;

/** @throws HttpError 409 by its field if the write hit one of these unique indexes */
export async function rejectDuplicates<T>(
  unique: UniqueConstraints,
  write: Promise<T>,
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
