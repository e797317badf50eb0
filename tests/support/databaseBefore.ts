import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { temporaryFolder } from "./temporaryFolder";

/** Makes a folder with the migrations up to `tag`, without the later ones. */
function migrationsUntil(tag: string) {
  const folder = temporaryFolder("migrations");
  cpSync("server/db/migrations", folder.path, { recursive: true });
  const journal = join(folder.path, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  const last = entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
  return folder;
}

/**
 * Makes a database as it was after the migration `tag`, with the rows of these statements. The next connection upgrades
 * it.
 */
export async function databaseBefore(url: string, tag: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop schema public cascade; create schema public;
    drop schema drizzle cascade`);
  const folder = migrationsUntil(tag);
  await migrate(drizzle(client), { migrationsFolder: folder.path });
  folder.remove();
  await client.query(statements);
  await client.end();
}
