import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { OperationsState } from "../../../contract/operations";
import { buildApp } from "../../../server/app";
import { officeOperations } from "../../../server/backups/officeOperations";
import { readRuns } from "../../../server/backups/runs";
import { tryMigrations } from "../../../server/backups/tryMigrations";
import type { CommandPlant } from "../../../server/cli/command";
import { examine } from "../../../server/cli/doctor";
import { formerCommands } from "../../../server/cli/formerCommands";
import { readConfig } from "../../../server/config";
import { connect } from "../../../server/db/connect";
import { pictures } from "../../../server/db/schema";
import { dropDatabase, formerDatabases } from "../../../server/db/scratchDatabase";
import { readStoredContent, readStoredTables } from "../../../server/db/storedTables";
import { derivedTables, type Reader, tablesWithoutBackup } from "../../../server/db/tables";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { backupBeforeMigrations } from "../../../server/openOperations";
import { archiveOf, filesIn, type TarFile } from "../../support/archive";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";
import { operationsOf } from "../../support/operationsOf";
import { plant, secret } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";

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

/** The newest backup, and the same one encrypted. */
let file = "";
let encrypted = "";

const own = (settings = {}) => operationsOf(host.ownerUrl, folder.path, settings);
const restoreFrom = (url: string, path: string, settings = {}) =>
  own(settings) &&
  operationsOf(url, join(folder.path, "other"), settings).restore("command", path, async () =>
    (await import("node:fs")).createReadStream(path),
  );

async function contentOf(db: Reader) {
  const contents: Record<string, unknown> = {};
  for (const table of await readStoredTables(db))
    contents[table.name] = await readStoredContent(db, table);
  return contents;
}

/** What a restore changes by itself: all sessions end. */
const withoutAdmins = ({ admins: _, ...rest }: Record<string, unknown>) => rest;

beforeAll(async () => {
  await loadDemoPlant(host.db);
  await host.db.insert(pictures).values(picture);
  const made = await (await own().backup("command"))?.ended;
  file = join(folder.path, "backups", made?.file ?? "");
  const settings = { BACKUP_PASSPHRASE: passphrase, BACKUP_DIR: join(folder.path, "encrypted") };
  const second = await (await own(settings).backup("command"))?.ended;
  encrypted = join(folder.path, "encrypted", second?.file ?? "");
}, 60_000);

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

type Change = (files: TarFile[], archive: Buffer) => Promise<Buffer> | Buffer;

const manifestChange =
  (change: (manifest: Record<string, unknown>) => object): Change =>
  ([manifest, ...rest]) =>
    archiveOf([
      {
        name: "manifest.json",
        content: Buffer.from(JSON.stringify(change(JSON.parse(String(manifest?.content))))),
      },
      ...rest,
    ]);

const changedRow: Change = (files) =>
  archiveOf(
    files.map(({ name, content }) =>
      name === "tables/orders/000001.ndjson"
        ? { name, content: Buffer.from(content.toString().replace('"quantity":', '"quantity":1')) }
        : { name, content },
    ),
  );

const damaged: readonly (readonly [what: string, change: Change, reason: RegExp])[] = [
  ["a truncated file", (_, all) => all.subarray(0, all.length / 2), /ends in the middle/],
  [
    "a flipped byte",
    (_, all) => {
      const copy = Buffer.from(all);
      const middle = Math.floor(copy.length / 2);
      copy[middle] = (copy[middle] ?? 0) ^ 0x55;
      return copy;
    },
    /is damaged|were changed|ends in the middle|no backup of this/,
  ],
  ["a missing manifest", ([, ...rest]) => archiveOf(rest), /has no manifest/],
  [
    "a wrong count",
    manifestChange((manifest) => ({
      ...manifest,
      tables: { ...Object(manifest.tables), machines_of_old: { rows: 3, checksum: "", files: [] } },
    })),
    /has 0 rows of machines_of_old, and its manifest says 3/,
  ],
  ["a changed row", changedRow, /Rows of orders were changed/],
  ["a wrong passphrase", () => readFileSync(encrypted), /encrypted with another passphrase/],
  [
    "a newer schema",
    manifestChange((manifest) => ({
      ...manifest,
      product: "9.0.0",
      schema: { version: 999, at: 4_102_444_800_000 },
    })),
    /has schema 999 of version 9\.0\.0\. Version 0\.1\.0 knows schema \d+: install the newer/,
  ],
  ["no tar", () => Buffer.from("hello, this is a text"), /is no backup of this product/],
  ["an empty file", () => Buffer.alloc(0), /is an empty file/],
  [
    "a foreign archive",
    () => archiveOf([{ name: "holiday.jpg", content: Buffer.from("a photo") }]),
    /has no manifest/,
  ],
];

test.each(damaged)(
  "%s is refused in one sentence, and the database stays",
  async (_what, change, reason) => {
    const all = readFileSync(file);
    const path = join(folder.path, "damaged.tar.gz");
    writeFileSync(path, await change(await filesIn(all), all));
    const settings = { BACKUP_PASSPHRASE: "another passphrase entirely" };
    const restoring = (await restoreFrom(other.url, path, settings))?.ended;
    await expect(restoring).rejects.toThrow(reason);
    expect(await formerDatabases(other.url)).toEqual([]);
    const [run] = await readRuns(other.db, 1);
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
  const proven = await (await own().drill("command"))?.ended;
  expect(proven).toMatchObject({
    file: expect.stringMatching(/^plant-/),
    rows: expect.any(Number),
  });
  expect((await host.db.execute(databases)).rows).toEqual(before);
  const [run] = await readRuns(host.db, 1);
  expect(run).toMatchObject({ kind: "drill", isRunning: false, failure: undefined });
});

test("a drill fails if a row was changed in the file", async () => {
  const all = readFileSync(file);
  writeFileSync(file, await changedRow(await filesIn(all), all));
  await expect((await own().drill("command"))?.ended).rejects.toThrow(
    "Rows of orders were changed",
  );
  writeFileSync(file, all);
  const [run] = await readRuns(host.db, 1);
  expect(run?.failure).toEqual({ code: "backup.changedRows", values: { table: "orders" } });
});

test("one runs at a time", async () => {
  const first = await own().drill("command");
  await expect(own().backup("command")).rejects.toThrow("is running already");
  const [run] = await readRuns(host.db, 1);
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
  expect(withoutAdmins(await contentOf(db))).toEqual(withoutAdmins(await contentOf(host.db)));
  const totals = sql`select field, value, sum(reels) as reels, sum(current_grams) as grams from reel_totals
    group by field, value having sum(reels) > 0 order by field, value`;
  const { rows } = await host.db.execute(totals);
  expect(rows.length).toBeGreaterThan(20);
  expect((await db.execute(totals)).rows).toEqual(rows);
  const { rows: next } = await db.execute(
    sql`select nextval(pg_get_serial_sequence('employees', 'id'))::int as id`,
  );
  expect(next).toEqual([{ id: 71 }]);
  const versions = sql`select distinct token_version from admins`;
  expect((await db.execute(versions)).rows).toEqual([{ token_version: 1 }]);
  expect(await readRuns(db, 1)).toMatchObject([{ kind: "restore", failure: undefined }]);
  await close();
  const [former] = await formerDatabases(other.url);
  const old = await connect(other.url.replace(/[^/]+$/, former?.name ?? ""));
  const { rows: admins } = await old.db.execute(sql`select email from admins`);
  expect(admins).toEqual([{ email: "before@example.com" }]);
  await old.close();
});

test("the office starts a backup, downloads it, and sees why a restore failed", async () => {
  const operations = officeOperations(own(), 2);
  const app = buildApp({
    db: host.callsDb,
    secret,
    operations,
    metrics: { token: "t".repeat(16) },
  });
  const authorization = `Bearer ${await host.tokenOf("owner")}`;
  const ask = (method: "GET" | "PUT", path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/admin/operations${path}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
  const state = async () => OperationsState.parse((await ask("GET", "")).json());
  const ended = () =>
    expect.poll(async () => (await state()).runs[0]?.isRunning, { timeout: 20_000 }).toBe(false);

  expect((await ask("PUT", "/backup")).statusCode).toBe(200);
  const refused = await ask("PUT", "/drill");
  expect([refused.statusCode, refused.json().code]).toEqual([409, "backup.running"]);
  await ended();
  const { backups, runs, lastProven, problems } = await state();
  expect(runs[0]).toMatchObject({
    kind: "backup",
    trigger: "office",
    startedBy: "owner@example.com",
    file: backups[0]?.name,
  });
  expect(lastProven?.seconds).toBeGreaterThan(0);
  expect(problems).toEqual([]);

  const name = backups[0]?.name ?? "";
  const download = await ask("GET", `/backups/${name}`);
  expect((await filesIn(download.rawPayload))[0]?.name).toBe("manifest.json");
  expect((await ask("GET", "/backups/..%2Fsecrets.json")).statusCode).toBe(404);

  const wrong = await ask("PUT", "/restore", { name, typedName: "plant", backupPassword: "" });
  expect(wrong.json().errors).toEqual({ typedName: "Type the name of the backup" });
  writeFileSync(join(folder.path, "backups", name), "no backup");
  expect(
    (await ask("PUT", "/restore", { name, typedName: name, backupPassword: "" })).statusCode,
  ).toBe(200);
  await ended();
  expect((await state()).runs[0]?.failure?.message).toMatch(/is no backup of this product/);

  const headers = { authorization: `Bearer ${"t".repeat(16)}` };
  const { body } = await app.inject({ url: "/metrics", headers });
  expect(body).toMatch(/^plant_backup_success_timestamp_seconds \d/m);
  expect(body).toMatch(/^plant_drill_duration_seconds \d/m);
  expect(body).toContain('plant_backup_failed{reason=""} 0');
  await app.close();
});

test("a run whose server was stopped has failed, and the next backup removes the half-written file", async () => {
  const half = join(folder.path, "backups", "plant-20261101T203000Z.tar.gz.unfinished");
  writeFileSync(half, "half");
  await host.db.execute(
    sql`insert into operation_runs (kind, trigger) values ('backup', 'schedule')`,
  );
  expect((await readRuns(host.db, 1))[0]).toMatchObject({
    isRunning: false,
    failure: { code: "backup.interrupted" },
  });
  await (await own().backup("command"))?.ended;
  expect(existsSync(half)).toBe(false);
});

test("the doctor examines the plant, and the dry run leaves a migrated database alone", async () => {
  const operations = own();
  const findings = await examine({
    config: readConfig({ DATA_DIR: folder.path, PORT: "0" }),
    settings: async () => operations.settings,
  });
  expect(findings.map(({ subject, grade }) => `${subject} ${grade}`)).toEqual([
    "permissions ok",
    "permissions ok",
    expect.stringMatching(/^disk /),
    "port ok",
    "database ok",
    "schema ok",
    "backup ok",
    "drill ok",
    "clock ok",
    "rights ok",
    "former ok",
  ]);
  const { from, to } = await tryMigrations(operations.settings);
  expect(from).toEqual(to);
});

test("without the secret key backups are made, no drill is tried, and page, metrics and doctor say so", async () => {
  const recipient = await identityToRecipient(await generateIdentity());
  const operations = own({
    BACKUP_DIR: join(folder.path, "unread"),
    BACKUP_RECIPIENT: recipient,
    BACKUP_PASSPHRASE: passphrase,
  });
  const made = await (await operations.backup("command"))?.ended;
  expect(made?.file).toMatch(/\.age$/);
  await expect(operations.drill("command")).rejects.toThrow("lacks the secret key");
  expect(await readRuns(host.db, 1)).toMatchObject([{ kind: "backup", failure: undefined }]);
  const app = buildApp({
    db: host.callsDb,
    secret,
    operations: officeOperations(operations, 2),
    metrics: { token: "t".repeat(16) },
  });
  const read = (url: string, token: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const page = await read("/api/admin/operations", await host.tokenOf("owner"));
  expect(OperationsState.parse(page.json())).toMatchObject({ isProvable: false, problems: [] });
  const { body } = await read("/metrics", "t".repeat(16));
  expect(body).toContain("plant_restore_provable 0");
  expect(body).toMatch(/^plant_disk_free_bytes \d/m);
  expect(body).toContain('plant_backup_failed{reason=""} 0');
  const broken = own({ BACKUP_DIR: join("package.json", "no-folder") });
  await expect(broken.backup("command").then((run) => run?.ended)).rejects.toThrow(
    "cannot be read or written",
  );
  const later = await read("/api/admin/operations", await host.tokenOf("owner"));
  expect(OperationsState.parse(later.json()).problems).toMatchObject([
    {
      code: "backup.lastFailed",
      message: expect.stringMatching(/^The last backup failed\. \S+ can/),
    },
  ]);
  await app.close();
  const findings = await examine({
    config: readConfig({ DATA_DIR: folder.path, PORT: "0" }),
    settings: async () => operations.settings,
  });
  expect(findings.find(({ subject }) => subject === "drill")).toMatchObject({
    grade: "warn",
    sentence: expect.stringContaining("Set BACKUP_IDENTITY"),
  });
});

test("a backup of an earlier schema is made before the migrations, restored, and migrated", async () => {
  const old = "0030_enquiry_specifications";
  await databaseBefore(
    other.url,
    old,
    "insert into industries (industry_name, sector, city, state, address) values ('Kaveri', 'Textiles', 'Mysuru', 'Karnataka', 'Plot 1')",
  );
  const operations = operationsOf(other.url, join(folder.path, "upgrade"));
  const { from, to } = await tryMigrations(operations.settings);
  expect(from.version).toBe(31);
  expect(to.version).toBeGreaterThan(from.version);
  const hook = backupBeforeMigrations(readConfig({}), operations);
  await (await connect(other.url, hook)).close();
  const [name = ""] = readdirSync(join(folder.path, "upgrade", "backups"));
  expect(name).toMatch(/-before-upgrade\.tar\.gz$/);
  const restored = await (
    await operations.restore("command", name, () => operations.settings.store.read(name))
  )?.ended;
  expect(restored?.rows).toBeGreaterThan(0);
  const { db, close } = await connect(other.url);
  const { rows } = await db.execute(sql`select industry_name as name from industries`);
  expect(rows).toEqual([{ name: "Kaveri" }]);
  await close();
});

const commandEnv = () => ({
  ...process.env,
  DATA_DIR: join(folder.path, "data"),
  DATABASE_URL: other.url,
});

const runCommand = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [inject("serverBundle").cli, ...args], {
    encoding: "utf8",
    env: commandEnv(),
    input,
  });

test.each([
  [["--help"], 0, "Usage: npm run plant"],
  [["backup", "--help"], 0, "backup [FILE]"],
  [[], 2, "Usage: npm run plant"],
  [["nonsense"], 2, "There is no command nonsense"],
  [["backup", "a", "b"], 2, "Give one file"],
  [["create-admin", "nobody"], 2, "Must be an email address"],
  [["demo", "--years", "0"], 2, "--years is a number from 1 to 20"],
  [["reset-password", "--force"], 2, "Unknown option '--force'"],
  [
    ["restore", "plant-20200101T000000Z.tar.gz"],
    1,
    "There is no backup plant-20200101T000000Z.tar.gz at",
  ],
])("the command line answers %j with exit code %i", (args, code, output) => {
  const { status, stdout, stderr } = runCommand(args);
  expect(`${stdout}${stderr}`).toContain(output);
  expect(status).toBe(code);
});

test("the databases that restores have kept are listed, and one is deleted after its name was typed", async () => {
  const names = async () => (await formerDatabases(other.url)).map(({ name }) => name);
  const [first = "", ...others] = await names();
  const otherPlant: CommandPlant = {
    config: readConfig({}),
    ownerUrl: async () => other.url,
    open: () => connect(other.url),
    operations: async () => operationsOf(other.url, folder.path),
  };
  const drop = async (name: string) =>
    formerCommands["drop-former-database"]?.run(otherPlant, [name], {});
  expect(await formerCommands["former-databases"]?.run(otherPlant, [], {})).toMatch(
    new RegExp(`^${first} \\([\\d.]+ MB\\)$`, "m"),
  );
  const present = new URL(other.url).pathname.slice(1);
  await expect(drop(present)).rejects.toThrow("is the plant's present database");
  await expect(drop("postgres")).rejects.toThrow("No restore has kept a database postgres");
  const asked = (typed: string) => runCommand(["drop-former-database", first], `${typed}\n`);
  expect(asked("yes")).toMatchObject({ status: 1, stderr: expect.stringMatching(/nothing was/) });
  expect(await names()).toEqual([first, ...others]);
  expect(asked(first)).toMatchObject({ status: 0, stdout: `${first} is deleted\n` });
  expect(await names()).toEqual(others);
});

test("the process that makes the backups of servers elsewhere runs until it is stopped", async () => {
  const child = spawn(process.execPath, [inject("serverBundle").cli, "schedule"], {
    env: commandEnv(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [first] = await once(child.stdout, "data");
  expect(String(first)).toMatch(/^Backups go to \S+, every day at 2:00 in India/);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});
