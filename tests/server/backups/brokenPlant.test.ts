import { createReadStream } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBackupRuns } from "../../../server/backups/runs";
import { readConfig } from "../../../server/config";
import { connect, openAsOwner } from "../../../server/db/connect";
import { databaseOf } from "../../../server/db/hosts";
import { dropDatabase, formerDatabases } from "../../../server/db/swapDatabases";
import { HttpError } from "../../../server/errors";
import { openOperations } from "../../../server/openOperations";
import { emptyDatabase } from "../../support/emptyDatabase";
import { operationsOf } from "../../support/operationsOf";
import { plant, secret } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";

const host = plant();
const other = emptyDatabase();
const folder = temporaryFolder("broken");
let file = "";

beforeAll(async () => {
  const made = await (await operationsOf(host.ownerUrl, folder.path).backup("command"))?.ended;
  file = join(folder.path, "backups", made?.file ?? "");
});

afterAll(async () => {
  for (const { name } of await formerDatabases(other.url)) await dropDatabase(other.url, name);
  folder.remove();
});

/** The errors of a broken database that are logged. */
const logged: unknown[] = [];

const restore = async () => {
  const { restore } = openOperations(
    readConfig({ BACKUP_DIR: join(folder.path, "other"), DATABASE_URL: other.url }),
    { ownerUrl: other.url, secret, logError: (error) => logged.push(error) },
  );
  return (await restore("command", file, async () => createReadStream(file))).ended;
};

async function expectRestored() {
  const { db, close } = await connect(other.url);
  const emails = sql`select email from admins order by email`;
  expect((await db.execute(emails)).rows).toEqual((await host.db.execute(emails)).rows);
  const [run] = await readBackupRuns(db, 1);
  expect(run).toMatchObject({ kind: "restore", file, isRunning: false, failure: undefined });
  expect(run?.finishedAt).not.toBeNull();
  await close();
}

test("a plant is restored although its database takes neither a backup nor a note", async () => {
  await other.db.execute(sql`insert into industries (industry_name, sector, city, state, address)
    values ('Kaveri', 'Textiles', 'Mysuru', 'Karnataka', 'Plot 1')`);
  await other.db.execute(sql`alter table operation_runs drop column kind`);
  const broken = operationsOf(other.url, folder.path);
  await expect(broken.backup("command").then((run) => run?.ended)).rejects.not.toThrow(HttpError);
  expect((await restore()).former).toMatch(/_before_\d{14}$/);
  expect(logged.length).toBeGreaterThan(0);
  await expectRestored();
});

test("a plant without its database is restored", async () => {
  await dropDatabase(other.url, databaseOf(other.url));
  await expect(openAsOwner(other.url)).rejects.toThrow("does not exist");
  expect((await restore()).former).toBeUndefined();
  await expectRestored();
});
