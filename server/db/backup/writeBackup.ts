import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { getTableName, sql } from "drizzle-orm";
import { errorMessage, StartupError } from "../../errors";
import type { Database } from "../connect";
import { allTables, keyOf, type Reader, readContent } from "../tables";
import { type BackupFooter, type BackupHeader, readMigration } from "./format";

const batchSize = 2_000;

/** The lines of a backup; what each table holds is put into `end` on the way. */
async function* linesOf(tx: Reader, end: BackupFooter["end"]): AsyncGenerator<string> {
  const head: BackupHeader = {
    format: "corrugated-plant backup",
    migration: await readMigration(tx),
    madeAt: new Date().toISOString(),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const table of allTables) {
    const name = getTableName(table);
    const content = await readContent(tx, table);
    end[name] = content;
    yield `${JSON.stringify({ table: name })}\n`;
    for (let done = 0; done < content.rows; done += batchSize) {
      const { rows } = await tx.execute<{ line: string }>(sql`
        select row_to_json(${table}.*)::text as line from ${table}
        order by ${keyOf(table)} limit ${batchSize} offset ${done}`);
      yield rows.map(({ line }) => `${line}\n`).join("");
    }
  }
  yield `${JSON.stringify({ end } satisfies BackupFooter)}\n`;
}

/**
 * Writes all tables, as they are at one moment, into a file that appears when it is whole. A server
 * may go on working meanwhile.
 * @returns the number of rows
 * @throws StartupError when there is such a file, or it cannot be written
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new StartupError(`${file} is there already: choose another name`);
  const unfinished = `${file}.${process.pid}.new`;
  const end: BackupFooter["end"] = {};
  try {
    await db.transaction(
      (tx) =>
        pipeline(
          Readable.from(linesOf(tx, end)),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600, flags: "wx" }),
        ),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    await rename(unfinished, file);
    return Object.values(end).reduce((sum, { rows }) => sum + rows, 0);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new StartupError(`The backup could not be written to ${file}: ${errorMessage(error)}`);
  }
}
