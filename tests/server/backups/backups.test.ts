import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBackupRuns } from "../../../server/backups/runs";
import { connect } from "../../../server/db/connect";
import { emails, pictures } from "../../../server/db/schema";
import { readStoredContent, readStoredTables } from "../../../server/db/storedTables";
import { dropDatabase, formerDatabases } from "../../../server/db/swapDatabases";
import { derivedTables, type TableReader, tablesWithoutBackup } from "../../../server/db/tables";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { filesIn } from "../../support/archive";
import { emptyDatabase } from "../../support/emptyDatabase";
import { operationsOf } from "../../support/operationsOf";
import { plant } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";
import { changedRow, damaged } from "./damagedArchives";

const host = plant();
const other = emptyDatabase();
const folder = temporaryFolder("backups");
const passphrase = "a long passphrase of the plant";
const picture = {
  sha256: "a".repeat(64),
  width: 480,
  height: 320,
  small: Buffer.from("RIFF....WEBPsmall"),
  large: Buffer.from("RIFF....WEBPlarge"),
  createdBy: "owner@example.com",
};

const email = {
  kind: "invoice",
  paperId: 1,
  language: "en",
  record: "invoice 1",
  sentTo: "asha@kaveri.example",
  subject: "Invoice",
  text: "Please find the invoice.",
  createdBy: "owner@example.com",
} as const;

/** The newest backup, and the same one encrypted. */
let file = "";
let encrypted = "";

const plantOperations = (settings = {}) => operationsOf(host.ownerUrl, folder.path, settings);
const restoreFrom = (url: string, path: string, settings = {}) =>
  plantOperations(settings) &&
  operationsOf(url, join(folder.path, "other"), settings).restore("command", path, async () =>
    (await import("node:fs")).createReadStream(path),
  );

async function contentOf(db: TableReader) {
  const contents: Record<string, unknown> = {};
  for (const table of await readStoredTables(db))
    contents[table.name] = await readStoredContent(db, table);
  return contents;
}

/** Omits the admins and the outbox, because a restore ends all sessions and holds emails that waited. */
const unchanged = ({ admins: _, emails: __, ...rest }: Record<string, unknown>) => rest;

beforeAll(async () => {
  await loadDemoPlant(host.db);
  await host.db.insert(pictures).values(picture);
  await host.db.insert(emails).values(email);
  const made = await (await plantOperations().backup("command"))?.ended;
  file = join(folder.path, "backups", made?.file ?? "");
  const settings = { BACKUP_PASSPHRASE: passphrase, BACKUP_DIR: join(folder.path, "encrypted") };
  const second = await (await plantOperations(settings).backup("command"))?.ended;
  encrypted = join(folder.path, "encrypted", second?.file ?? "");
});

afterAll(async () => {
  for (const { name } of await formerDatabases(other.url)) await dropDatabase(other.url, name);
  folder.remove();
});

test("a backup has every table but those that the database derives, and the notes about backups", async () => {
  const { rows } = await host.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const stored = (await readStoredTables(host.db)).map(({ name }) => name);
  expect(rows.length - stored.length).toBe(tablesWithoutBackup.length);
  expect(tablesWithoutBackup.length).toBe(derivedTables.length + 1);
});

test("a backup is one file with a manifest, rows and pictures, and nothing else is left in its folder", async () => {
  const files = await filesIn(readFileSync(file));
  expect(files[0]?.name).toBe("manifest.json");
  const manifest = JSON.parse(files[0]?.content.toString() ?? "");
  expect(manifest).toMatchObject({
    format: "corrugated-plant backup",
    product: JSON.parse(readFileSync("package.json", "utf8")).version,
    schema: { version: expect.any(Number) },
    key: expect.stringMatching(/^[0-9a-f]{16}$/),
    tables: { employees: { rows: 70, checksum: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  });
  expect(files.find(({ name }) => name === "pictures/1-large.webp")?.content).toEqual(
    picture.large,
  );
  expect(readdirSync(join(folder.path, "backups"))).toHaveLength(1);
  expect(readFileSync(encrypted).toString("latin1", 0, 18)).toBe("age-encryption.org");
});

test.each(damaged)(
  "%s is refused in one sentence, and the database stays",
  async (_what, change, reason) => {
    const all = readFileSync(file);
    const path = join(folder.path, "damaged.tar.gz");
    writeFileSync(path, await change(await filesIn(all), all, readFileSync(encrypted)));
    const settings = { BACKUP_PASSPHRASE: "another passphrase entirely" };
    const restoring = (await restoreFrom(other.url, path, settings))?.ended;
    await expect(restoring).rejects.toThrow(reason);
    expect(await formerDatabases(other.url)).toEqual([]);
    const [run] = await readBackupRuns(other.db, 1);
    expect(run).toMatchObject({
      kind: "restore",
      failure: { code: expect.stringMatching(/^backup\./) },
    });
  },
);

test("a drill restores the newest backup elsewhere, signs in there, and leaves nothing", async () => {
  // Other test files make and drop databases meanwhile.
  const databases = sql`select datname from pg_database where starts_with(datname, left(current_database(), 30))`;
  const { rows: before } = await host.db.execute(databases);
  const proven = await (await plantOperations().drill("command"))?.ended;
  expect(proven).toMatchObject({
    file: expect.stringMatching(/^plant-/),
    rows: expect.any(Number),
  });
  expect((await host.db.execute(databases)).rows).toEqual(before);
  const [run] = await readBackupRuns(host.db, 1);
  expect(run).toMatchObject({ kind: "drill", isRunning: false, failure: undefined });
});

test("a drill fails if a row was changed in the file", async () => {
  const all = readFileSync(file);
  writeFileSync(file, await changedRow(await filesIn(all), all, readFileSync(encrypted)));
  await expect((await plantOperations().drill("command"))?.ended).rejects.toThrow(
    "Rows of orders were changed",
  );
  writeFileSync(file, all);
  const [run] = await readBackupRuns(host.db, 1);
  expect(run?.failure).toEqual({ code: "backup.changedRows", values: { table: "orders" } });
});

test("one runs at a time", async () => {
  const first = await plantOperations().drill("command");
  await expect(plantOperations().backup("command")).rejects.toThrow("is running already");
  const [run] = await readBackupRuns(host.db, 1);
  expect(run).toMatchObject({ kind: "drill", isRunning: true });
  await first?.ended;
});

test("a restore brings every row back, keeps the database from before, and numbers on", async () => {
  await other.db.execute(sql`insert into admins (user_name, first_name, last_name, email, phone_number, gender, role, password_hash)
    values ('x', 'x', 'x', 'before@example.com', '', 'others', 'ROLE_ADMIN', '')`);
  const settings = { BACKUP_PASSPHRASE: passphrase };
  const restored = await (await restoreFrom(other.url, encrypted, settings))?.ended;
  expect(restored).toMatchObject({
    former: expect.stringMatching(/_before_\d{14}$/),
    hasOtherKey: false,
  });
  const { db, close } = await connect(other.url);
  expect(unchanged(await contentOf(db))).toEqual(unchanged(await contentOf(host.db)));
  const totals = sql`select field, value, sum(reels) as reels, sum(current_grams) as grams from reel_totals
    group by field, value having sum(reels) > 0 order by field, value`;
  const { rows } = await host.db.execute(totals);
  expect(rows.length).toBeGreaterThan(20);
  expect((await db.execute(totals)).rows).toEqual(rows);
  const owed = sql`select kind, paper_id, client_id, amount_paise, open_paise, (
      select json_agg(part order by part.id) from allocations part where part.receipt_id = paper_id
    ) as parts from open_items order by kind, paper_id`;
  const { rows: items } = await host.db.execute(owed);
  expect(items.filter(({ kind, parts }) => kind === "RECEIPT" && parts).length).toBeGreaterThan(5);
  expect((await db.execute(owed)).rows).toEqual(items);
  const { rows: next } = await db.execute(
    sql`select nextval(pg_get_serial_sequence('employees', 'id'))::int as id`,
  );
  expect(next).toEqual([{ id: 71 }]);
  // The plant may have sent the email after the backup.
  expect(await db.select().from(emails)).toMatchObject([
    { state: "PERHAPS_SENT", failure: { code: "sending.restored" } },
  ]);
  const versions = sql`select distinct token_version from admins`;
  expect((await db.execute(versions)).rows).toEqual([{ token_version: 1 }]);
  expect(await readBackupRuns(db, 1)).toMatchObject([{ kind: "restore", failure: undefined }]);
  await close();
  const [former] = await formerDatabases(other.url);
  const old = await connect(other.url.replace(/[^/]+$/, former?.name ?? ""));
  const { rows: admins } = await old.db.execute(sql`select email from admins`);
  expect(admins).toEqual([{ email: "before@example.com" }]);
  await old.close();
});
