import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import * as z from "zod/mini";
import type { Reader } from "./tables";

function folderOf(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, "package.json")) ? folder : folderOf(folder);
}

/** The folder of the product, found by its `package.json`: sources and built files lie at different depths. */
export const productFolder = folderOf(fileURLToPath(import.meta.url));

/** The version of the product, as in `package.json`. */
export const productVersion = "0.10.0";

const migrationsFolder = join(productFolder, "server/db/migrations");

/** The version of the tables: the number of migrations, and the moment of the last one in milliseconds since 1970. */
export interface SchemaVersion {
  version: number;
  at: number;
}

/** Returns the moments of all migrations of this version of the product. */
const knownMigrations = () =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/** Returns the schema after all migrations of this version of the product. */
export function knownSchema(): SchemaVersion {
  const known = knownMigrations();
  return { version: known.length, at: Math.max(0, ...known) };
}

export function isKnownSchema({ version, at }: SchemaVersion): boolean {
  const known = knownMigrations();
  return version === 0 || (version <= known.length && known.includes(at));
}

/** Reads the schema of a database. A database without tables has version 0. */
export async function readSchemaVersion(db: Reader): Promise<SchemaVersion> {
  const { rows: table } = await db.execute(
    sql`select where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (table.length === 0) return { version: 0, at: 0 };
  const { rows } = await db.execute<{ version: number; at: string }>(
    sql`select count(*)::int as version, coalesce(max(created_at), 0)::text as at
      from drizzle.__drizzle_migrations`,
  );
  const [row] = rows;
  return { version: row?.version ?? 0, at: Number(row?.at ?? 0) };
}

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/** Runs the migrations up to the one of this moment, which is the last one by default. */
export async function runMigrations(db: NodePgDatabase, until = Number.POSITIVE_INFINITY) {
  if (until === Number.POSITIVE_INFINITY) return migrate(db, { migrationsFolder });
  const folder = await mkdtemp(join(tmpdir(), "plant-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const path = join(folder, "meta", "_journal.json");
    const journal = Journal.parse(JSON.parse(await readFile(path, "utf8")));
    const entries = journal.entries.filter(({ when }) => when <= until);
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
