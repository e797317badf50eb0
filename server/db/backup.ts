import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { errorMessage, StartupError } from "../errors";
import type { Database } from "./connect";
import { snakeCase } from "./insertRows";
import { allTables, isEmpty, keyOf, type Reader, readContent } from "./tables";

/** A backup is gzipped lines of JSON: a head, each table's name followed by its rows, and an end. */
const BackupHeader = z.object({
  format: z.literal("corrugated-plant backup"),
  migration: z.string(),
  madeAt: z.string(),
});
type BackupHeader = z.infer<typeof BackupHeader>;

const TableHeader = z.object({ table: z.string() });

/** The row count and checksum of each table. A restore compares the restored tables with them. */
const BackupFooter = z.object({
  end: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
});
type BackupFooter = z.infer<typeof BackupFooter>;

async function readMigration(db: Reader): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0]?.hash ?? "";
}

const batchSize = 2_000;

/** Columns that the database works out take no values. */
const storedColumns = (table: PgTable) =>
  sql.join(
    Object.values(getTableColumns(table))
      .filter((column) => column.generated === undefined)
      .map((column) => sql.identifier(snakeCase(column.name))),
    sql`, `,
  );

const insert = (tx: Reader, table: PgTable, lines: readonly string[]) => {
  const columns = storedColumns(table);
  return tx.execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, ${`[${lines.join(",")}]`}::json)`);
};

/** New rows get numbers after those that came back. */
async function continueNumbers(tx: Reader, table: PgTable) {
  const key = keyOf(table);
  if (key.generatedIdentity === undefined) return;
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'),
      coalesce(max(${key}), 1), max(${key}) is not null) from ${table}`);
}

const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** The lines of a gzipped file; an error of the file is thrown where they are read. */
async function* storedLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  createReadStream(file)
    .on("error", (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = "";
  for await (const chunk of unpacked.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** Reads the lines of a backup one by one and inserts the row lines unchanged. */
async function load(tx: Reader, lines: AsyncIterable<string>): Promise<BackupFooter["end"]> {
  let table: PgTable | undefined;
  let batch: string[] = [];
  let headSeen = false;
  const flush = async () => {
    if (table && batch.length > 0) await insert(tx, table, batch);
    batch = [];
  };
  for await (const line of lines) {
    if (!headSeen) {
      const head = BackupHeader.safeParse(jsonOf(line));
      if (!head.success) throw new Error("it is not a backup of this product");
      if (head.data.migration !== (await readMigration(tx)))
        throw new Error("it was made by another version: restore it with that one, then upgrade");
      headSeen = true;
      continue;
    }
    if (line.startsWith('{"end":')) {
      await flush();
      return BackupFooter.parse(jsonOf(line)).end;
    }
    if (line.startsWith('{"table":')) {
      await flush();
      const { table: name } = TableHeader.parse(jsonOf(line));
      table = allTables.find((one) => getTableName(one) === name);
      if (!table) throw new Error(`it has a table ${name} that is not known here`);
      // A trigger of a table before it may have written rows.
      await tx.execute(sql`delete from ${table}`);
      continue;
    }
    batch.push(line);
    if (batch.length === batchSize) await flush();
  }
  throw new Error("it ends in the middle");
}

/** Compares tables with their checksums. @returns the rows @throws StartupError for a used database or a bad file */
export async function readBackup(db: Database, file: string): Promise<number> {
  if (!(await isEmpty(db)))
    throw new StartupError("The database is not empty: restore into a new DATA_DIR or database");
  try {
    return await db.transaction(async (tx) => {
      const end = await load(tx, storedLines(file));
      let rows = 0;
      for (const table of allTables) {
        await continueNumbers(tx, table);
        const name = getTableName(table);
        const content = await readContent(tx, table);
        if (content.rows !== end[name]?.rows || content.checksum !== end[name]?.checksum)
          throw new Error(`${name} does not hold what it held`);
        rows += content.rows;
      }
      return rows;
    });
  } catch (error) {
    throw new StartupError(`${file} could not be restored: ${errorMessage(error)}`);
  }
}

/** The lines of a backup; what each table holds is put into `end` on the way. */
async function* backupLines(tx: Reader, end: BackupFooter["end"]): AsyncGenerator<string> {
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

/** All tables as they are at one moment; a server may run. @returns the rows @throws StartupError if it cannot write */
export async function writeBackup(db: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new StartupError(`${file} is there already: choose another name`);
  const unfinished = `${file}.${process.pid}.new`;
  const end: BackupFooter["end"] = {};
  try {
    await db.transaction(
      (tx) =>
        pipeline(
          Readable.from(backupLines(tx, end)),
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
