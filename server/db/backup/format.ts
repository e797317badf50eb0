import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Reader } from "../tables";

/** A backup is gzipped lines of JSON: a head, each table's name followed by its rows, and an end. */
export const BackupHeader = z.object({
  format: z.literal("corrugated-plant backup"),
  /** The latest migration that the tables had. */
  migration: z.string(),
  madeAt: z.string(),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

export const TableHeader = z.object({ table: z.string() });

/** The row count and checksum of each table. A restore compares the restored tables with them. */
export const BackupFooter = z.object({
  end: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
});
export type BackupFooter = z.infer<typeof BackupFooter>;

/** The latest migration that a database has. */
export async function readMigration(db: Reader): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0]?.hash ?? "";
}
