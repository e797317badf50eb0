import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { errorMessage, StartupError } from "../../errors";
import type { Database } from "../connect";
import { snakeCase } from "../insertRows";
import { allTables, isEmpty, keyOf, type Reader, readContent } from "../tables";
import { BackupFooter, BackupHeader, readMigration, TableHeader } from "./format";

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
async function* linesOf(file: string): AsyncGenerator<string> {
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
      if (head.data.migration !== (await readMigration(tx))) {
        throw new Error("it was made by another version: restore it with that one, then upgrade");
      }
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

/**
 * Loads a backup into an empty database in one transaction. Checks each table's row count and checksum against the
 * backup.
 * @returns the number of rows
 * @throws StartupError when the database is not empty, or the file is no whole backup of this version
 */
export async function readBackup(db: Database, file: string): Promise<number> {
  if (!(await isEmpty(db))) {
    throw new StartupError("The database is not empty: restore into a new DATA_DIR or database");
  }
  try {
    return await db.transaction(async (tx) => {
      const end = await load(tx, linesOf(file));
      let rows = 0;
      for (const table of allTables) {
        await continueNumbers(tx, table);
        const name = getTableName(table);
        const content = await readContent(tx, table);
        if (content.rows !== end[name]?.rows || content.checksum !== end[name]?.checksum) {
          throw new Error(`${name} does not hold what it held`);
        }
        rows += content.rows;
      }
      return rows;
    });
  } catch (error) {
    throw new StartupError(`${file} could not be restored: ${errorMessage(error)}`);
  }
}
