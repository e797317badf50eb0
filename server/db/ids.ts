import { sql } from "drizzle-orm";
import type { Database } from "./connect";

const largest = 2 ** 31 - 1;

/** Reads a record's number from a path or a token. Undefined if no record can have the number. */
export function parseId(text: string | undefined): number | undefined {
  const id = /^\d{1,10}$/.test(text ?? "") ? Number(text) : 0;
  return id < 1 || id > largest ? undefined : id;
}

/** Takes the number of a table's next record, for a barcode that contains the number. */
export async function takeNextId(tx: Pick<Database, "execute">, table: "employees" | "reels") {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`,
  );
  const [row] = rows;
  if (!row) throw new Error(`The sequence of ${table} gave no number`);
  return row.id;
}
