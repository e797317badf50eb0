import { getTableName, type SQL, sql } from "drizzle-orm";
import { type TableReader, tablesWithoutBackup } from "./tables";

/** A table as the database describes it. The database may have an older schema than this version of the product. */
export interface StoredTable {
  name: string;
  /** The columns of the primary key. */
  keys: readonly { name: string; isText: boolean; isNumbered: boolean }[];
  /** The columns that take values. */
  columns: readonly string[];
  /** The columns that hold bytes. */
  files: readonly string[];
  /** The tables that this table refers to. */
  refersTo: readonly string[];
}

const leftOut = tablesWithoutBackup.map((table) => getTableName(table));

/** Sorts tables so that each table comes after the tables to which it refers. */
function byReference(tables: readonly StoredTable[]): StoredTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const withReferences = (table: StoredTable): StoredTable[] => [
    ...table.refersTo
      // Rows of a table that refer to each other are written in the order of their keys.
      .filter((name) => name !== table.name)
      .flatMap((name) => byName.get(name) ?? [])
      .flatMap(withReferences),
    table,
  ];
  return [...new Set(tables.flatMap(withReferences))];
}

/** Reads the tables of a backup: all but those that triggers derive, and the table of backups, drills and restores. */
export async function readStoredTables(db: TableReader): Promise<StoredTable[]> {
  const { rows } = await db.execute<StoredTable & Record<string, unknown>>(sql`
    select relname as name,
      (select coalesce(json_agg(json_build_object('name', attname, 'isText', attcollation <> 0,
            'isNumbered', attidentity <> '')
          order by array_position(indkey::int2[], attnum)), '[]')
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = pg_class.oid and indisprimary) as keys,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped
          and atttypid = 'bytea'::regtype) as files,
      (select coalesce(json_agg(distinct other.relname), '[]') from pg_constraint
        join pg_class other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f') as "refersTo"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> all(${sql.param(leftOut)}::text[])
    order by relname`);
  return byReference(rows);
}

const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Returns the order of a table's rows. It does not depend on the language of the database. */
const keyOrder = ({ keys }: StoredTable): SQL =>
  sql.join(
    keys.map(({ name, isText }) =>
      isText ? sql`${sql.identifier(name)} collate "C"` : sql`${sql.identifier(name)}`,
    ),
    sql`, `,
  );

export interface Content {
  rows: number;
  /** An MD5 digest of the digests of all rows' JSON, in key order. */
  checksum: string;
}

export async function readStoredContent(db: TableReader, table: StoredTable): Promise<Content> {
  const name = sql.identifier(table.name);
  const { rows } = await db.execute<Content & Record<string, unknown>>(sql`
    select count(*)::int as rows,
      md5(coalesce(string_agg(md5(row_to_json(${name}.*)::text), '' order by ${keyOrder(table)}), ''))
        as checksum
    from ${name}`);
  const [content] = rows;
  if (!content) throw new Error("An aggregate returned no row");
  return content;
}

const batchRows = 500;

/** The number of rows that are read together from a table with bytes. A part of a file has half a megabyte. */
const batchFiles = 8;

/** Yields the rows of a table as lines of JSON, in key order. Needs a transaction. */
export async function* readLines(tx: TableReader, table: StoredTable): AsyncGenerator<string[]> {
  await tx.execute(sql`
    declare backup_rows no scroll cursor for
      select row_to_json(${sql.identifier(table.name)}.*)::text as line
      from ${sql.identifier(table.name)} order by ${keyOrder(table)}`);
  const batch = table.files.length > 0 ? batchFiles : batchRows;
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql`fetch ${sql.raw(String(batch))} from backup_rows`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

/** Writes lines of JSON as rows, with their keys. */
export async function insertLines(tx: TableReader, table: StoredTable, lines: readonly string[]) {
  const columns = list(table.columns);
  const name = sql.identifier(table.name);
  await tx.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(",")}]`}::json)`);
}

/** Deletes all rows of a table. A trigger of another table may have written rows. */
export const truncateTable = (tx: TableReader, { name }: StoredTable) =>
  tx.execute(sql`delete from ${sql.identifier(name)}`);

/** Continues the numbers of a table after the numbers of the restored rows. */
export async function continueNumbers(tx: TableReader, { name, keys }: StoredTable) {
  const key = keys.find(({ isNumbered }) => isNumbered);
  if (!key) return;
  const column = sql.identifier(key.name);
  await tx.execute(sql`
    select setval(pg_get_serial_sequence(quote_ident(${name}), ${key.name}),
      coalesce(max(${column}), 1), max(${column}) is not null) from ${sql.identifier(name)}`);
}
