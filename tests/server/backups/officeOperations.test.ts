import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OperationsState } from "../../../contract/operations";
import { buildApp } from "../../../server/app";
import { officeOperations } from "../../../server/backups/officeOperations";
import { operations } from "../../../server/backups/operations";
import { tryMigrations } from "../../../server/backups/restore";
import { readBackupRuns } from "../../../server/backups/runs";
import { examine } from "../../../server/cli/doctor";
import { readConfig } from "../../../server/config";
import { filesIn } from "../../support/archive";
import { operationsOf } from "../../support/operationsOf";
import { plant, secret } from "../../support/plant";
import { temporaryFolder } from "../../support/temporaryFolder";

const host = plant();
const folder = temporaryFolder("operations");
const passphrase = "a long passphrase of the plant";

const plantOperations = (settings = {}) => operationsOf(host.ownerUrl, folder.path, settings);

beforeAll(async () => {
  await (await plantOperations().backup("command"))?.ended;
  await (await plantOperations().drill("command"))?.ended;
});

afterAll(() => folder.remove());

test("the office starts a backup, downloads it, and sees why a restore failed", async () => {
  const operations = officeOperations(plantOperations(), 2);
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
  const ended = () => expect.poll(async () => (await state()).runs[0]?.isRunning).toBe(false);

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
  expect((await readBackupRuns(host.db, 1))[0]).toMatchObject({
    isRunning: false,
    failure: { code: "backup.interrupted" },
  });
  await (await plantOperations().backup("command"))?.ended;
  expect(existsSync(half)).toBe(false);
});

test("the doctor examines the plant, and the dry run leaves a migrated database alone", async () => {
  const operations = plantOperations();
  const findings = await examine({
    config: readConfig({ DATA_DIR: folder.path, PORT: "0" }),
    settings: async () => operations.settings,
    abandoned: () => undefined,
  });
  expect(findings.map(({ subject, grade }) => `${subject} ${grade}`)).toEqual([
    "permissions ok",
    "permissions ok",
    expect.stringMatching(/^disk /),
    "port ok",
    "restore ok",
    "database ok",
    "encoding ok",
    "schema ok",
    "backup ok",
    "drill ok",
    "clock ok",
    "rights ok",
    "rates ok",
    "runs ok",
    "former ok",
  ]);
  const { from, to } = await tryMigrations(operations.settings);
  expect(from).toEqual(to);
});

test("the office shows that backups are on the disk of the data, and that they are not encrypted", async () => {
  const stateOf = async (settings: object, dataFolder: string | undefined) => {
    const { settings: read } = plantOperations(settings);
    const service = officeOperations(operations({ ...read, dataFolder }), 2);
    return [await service.isOnSameDisk(), service.isEncrypted];
  };
  expect(await stateOf({}, folder.path)).toEqual([true, false]);
  expect(await stateOf({ BACKUP_PASSPHRASE: passphrase }, "/proc")).toEqual([false, true]);
  expect(await stateOf({}, undefined)).toEqual([false, false]);
  expect(await stateOf({}, join(folder.path, "not-there"))).toEqual([false, false]);
});

test("without the secret key backups are made, no drill is tried, and page, metrics and doctor say so", async () => {
  const recipient = await identityToRecipient(await generateIdentity());
  const operations = plantOperations({
    BACKUP_DIR: join(folder.path, "unread"),
    BACKUP_RECIPIENT: recipient,
    BACKUP_PASSPHRASE: passphrase,
  });
  const made = await (await operations.backup("command"))?.ended;
  expect(made?.file).toMatch(/\.age$/);
  await expect(operations.drill("command")).rejects.toThrow("lacks the secret key");
  expect(await readBackupRuns(host.db, 1)).toMatchObject([{ kind: "backup", failure: undefined }]);
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
  const broken = plantOperations({ BACKUP_DIR: join("package.json", "no-folder") });
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
    abandoned: () => undefined,
  });
  expect(findings.find(({ subject }) => subject === "drill")).toMatchObject({
    grade: "warn",
    sentence: expect.stringContaining("Set BACKUP_IDENTITY"),
  });
});
