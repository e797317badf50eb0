import { createHash } from "node:crypto";
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

/** Names the ids of this product, so that they differ from the ids of others. */
const namespace = Buffer.from("5b1d9a6e3c7f4e0d9a58c2f1406b7e93", "hex");

/** Computes the id of a record's voucher. The same record always has the same id. Source: RFC 9562, version 5. */
export function voucherId(record: string): string {
  const bytes = createHash("sha1").update(namespace).update(record).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
