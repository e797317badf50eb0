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
import type { TableReader } from "./tables";

function folderOf(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, "package.json")) ? folder : folderOf(folder);
}

/** The folder of the product, found by its `package.json`: sources and built files lie at different depths. */
export const productFolder = folderOf(fileURLToPath(import.meta.url));

/** The version of the product, as in `package.json`. */
export const productVersion = "0.10.0";

const migrationsFolder = join(productFolder, "server/db/migrations");

/**
 * The version of the tables: the number of migrations up to the last one, and the moment of the last one in milliseconds
 * since 1970. The first migration counts for the 68 that versions before 1.0.0 had.
 */
export interface SchemaVersion {
  version: number;
  at: number;
}

/** The number of the first migration, which makes the tables as 68 earlier migrations had made them. */
const firstVersion = 68;

/** Returns the moments of all migrations of this version of the product. The first one has the last moment of the 68. */
const knownMigrations = () =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);

/** Returns the schema after all migrations of this version of the product. */
export function knownSchema(): SchemaVersion {
  const known = knownMigrations();
  return { version: firstVersion - 1 + known.length, at: Math.max(0, ...known) };
}

/** Tells whether this version of the product can open a schema: an empty one, or one that its migrations have made. */
export function schemaState({ version, at }: SchemaVersion): "KNOWN" | "OLDER" | "NEWER" {
  const known = knownMigrations();
  if (version === 0) return "KNOWN";
  if (at < Math.min(...known)) return "OLDER";
  return known.includes(at) && version <= knownSchema().version ? "KNOWN" : "NEWER";
}

/** The commit whose migrations lead to the tables of 1.0.0 from those of each version before. */
export const lastCommitOfOlderSchemas = "f83f3679";

/** Reads the schema of a database. A database without tables has version 0. */
export async function readSchemaVersion(db: TableReader): Promise<SchemaVersion> {
  const { rows: table } = await db.execute(
    sql`select where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (table.length === 0) return { version: 0, at: 0 };
  const [first = 0] = knownMigrations();
  const { rows } = await db.execute<{ earlier: number; own: number; at: string }>(sql`
    select count(*) filter (where created_at < ${first}::bigint)::int as earlier,
      count(*) filter (where created_at >= ${first}::bigint)::int as own,
      coalesce(max(created_at), 0)::text as at
    from drizzle.__drizzle_migrations`);
  const { earlier = 0, own = 0, at = "0" } = rows[0] ?? {};
  return { version: own > 0 ? firstVersion - 1 + own : earlier, at: Number(at) };
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
