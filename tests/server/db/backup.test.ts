import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readBackup, writeBackup } from "../../../server/db/backup";
import { allTables, derivedTables, isEmpty, readContent } from "../../../server/db/tables";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { emptyDatabase } from "../../support/emptyDatabase";
import { plant } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";

const host = plant();
const other = emptyDatabase();
const folder = temporaryFolder("backup");
const file = join(folder.path, "plant.gz");

beforeAll(async () => {
  await loadDemoPlant(host.db);
  await writeBackup(host.db, file);
});
afterAll(folder.remove);

test("a backup knows every table there is, but for those that the database derives from them", async () => {
  const { rows } = await host.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = [...allTables, ...derivedTables].map((table) => getTableName(table));
  expect(names.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.each([
  ["half of it", () => readFileSync(file).subarray(0, 20_000), "unexpected end of file"],
  ["another file", () => Buffer.from("hello"), "incorrect header check"],
])("%s is refused and leaves the database empty", async (_what, content, reason) => {
  const broken = join(folder.path, "broken.gz");
  writeFileSync(broken, content());
  await expect(readBackup(other.db, broken)).rejects.toThrow(reason);
  expect(await isEmpty(other.db)).toBe(true);
});

test("what was backed up comes back, every table with the same rows", async () => {
  await readBackup(other.db, file);
  for (const table of allTables) {
    expect(await readContent(other.db, table)).toEqual(await readContent(host.db, table));
  }
  const totals = sql`select field, value, sum(reels) as reels, sum(current_grams) as grams from reel_totals
    group by field, value having sum(reels) > 0 order by field, value`;
  const { rows } = await host.db.execute(totals);
  expect(rows.length).toBeGreaterThan(20);
  expect((await other.db.execute(totals)).rows).toEqual(rows);
});

test("a restored plant goes on numbering where it left off", async () => {
  const { rows } = await other.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('employees', 'id'))::int as id`,
  );
  expect(rows).toEqual([{ id: 71 }]);
});

test("a backup is not loaded over a plant, nor written over a file", async () => {
  await expect(readBackup(host.db, file)).rejects.toThrow("The database is not empty");
  await expect(writeBackup(host.db, file)).rejects.toThrow("is there already");
});

test.each([
  [["--help"], 0, "Usage: npm run plant"],
  [["backup", "--help"], 0, "backup FILE"],
  [[], 2, "Usage: npm run plant"],
  [["nonsense"], 2, "There is no command nonsense"],
  [["backup", "a", "b"], 2, "Give one file"],
  [["create-admin", "nobody"], 2, "Must be an email address"],
  [["demo", "--years", "0"], 2, "--years is a number from 1 to 20"],
  [["reset-password", "--force"], 2, "Unknown option '--force'"],
])("the command line answers %j with exit code %i", (args, code, output) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inject("serverBundle").cli, ...args],
    {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: join(folder.path, "data"), DATABASE_URL: other.url },
    },
  );
  expect(`${stdout}${stderr}`).toContain(output);
  expect(status).toBe(code);
});
