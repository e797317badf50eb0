import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { tryMigrations } from "../../../server/backups/restore";
import { formerCommands } from "../../../server/cli/backupCommands";
import type { CommandPlant } from "../../../server/cli/command";
import { readConfig } from "../../../server/config";
import { connect } from "../../../server/db/connect";
import { dropDatabase, formerDatabases } from "../../../server/db/swapDatabases";
import { backupBeforeMigrations } from "../../../server/openOperations";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";
import { operationsOf } from "../../support/operationsOf";
import { temporaryFolder } from "../../support/temporaryFolder";

const other = emptyDatabase();
const folder = temporaryFolder("commands");

afterAll(async () => {
  for (const { name } of await formerDatabases(other.url)) await dropDatabase(other.url, name);
  folder.remove();
});

test("a backup of an earlier schema is made before the migrations, restored, and migrated", async () => {
  const old = "0067_tables";
  await databaseBefore(
    other.url,
    old,
    "insert into industries (industry_name, sector, city, state, address) values ('Kaveri', 'Textiles', 'Mysuru', 'Karnataka', 'Plot 1')",
  );
  const operations = operationsOf(other.url, join(folder.path, "upgrade"));
  const { from, to } = await tryMigrations(operations.settings);
  expect(from.version).toBe(68);
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
  const dropByCommand = (typed: string) =>
    runCommand(["drop-former-database", first], `${typed}\n`);
  expect(dropByCommand("yes")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/nothing was/),
  });
  expect(await names()).toEqual([first, ...others]);
  expect(dropByCommand(first)).toMatchObject({ status: 0, stdout: `${first} is deleted\n` });
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
