import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { advisoryLocks } from "../../../server/db/connect";
import {
  createScratchDatabase,
  dropAbandonedCopies,
  formerDatabases,
  renameDatabase,
  swapDatabases,
  takeSwapLock,
  withOutside,
} from "../../../server/db/swapDatabases";
import { urlOf } from "../../support/cluster";

const plant = `killed_${randomBytes(6).toString("hex")}`;
const former = `${plant}_before_20261123T203000`.replace("T", "");
/** A role that may create databases, and is no superuser. */
const role = { name: `${plant}_owner`, password: randomBytes(6).toString("hex") };
const url = () => urlOf(inject("cluster").url, plant, role);

const onCluster = (statement: string) =>
  withOutside(inject("cluster").url, async (client) => (await client.query(statement)).rows);

async function onDatabase(database: string, statement: string) {
  const client = new pg.Client({ connectionString: urlOf(url(), database) });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

async function dropAll() {
  const rows = await onCluster(
    `select datname from pg_database where starts_with(datname, '${plant}')`,
  );
  for (const { datname } of rows) await onCluster(`drop database ${datname} with (force)`);
}

async function createData(database: string, data: string) {
  await onDatabase(database, `create table data as select '${data}' as name`);
}

const dataOf = async (database: string) =>
  (await onDatabase(database, "select name from data"))[0]?.name;

let copy = "";

beforeAll(() => onCluster(`create role ${role.name} login createdb password '${role.password}'`));

beforeEach(async () => {
  await dropAll();
  await onCluster(`create database ${plant} owner ${role.name} template template0`);
  await createData(plant, "former");
  const scratch = await createScratchDatabase(url(), "restore");
  copy = scratch.database;
  await createData(copy, "restored");
});

afterAll(async () => {
  await dropAll();
  await onCluster(`drop role ${role.name}`);
});

const left = async () =>
  (
    await onCluster(
      `select datname as name from pg_database where starts_with(datname, '${plant}') order by 1`,
    )
  ).map(({ name }) => name);

test("the copy of a restore that was killed is dropped, and the plant has its data", async () => {
  expect(await dropAbandonedCopies(url())).toBe(
    `A restore or a drill was stopped before its end. Its copy ${copy} is deleted`,
  );
  expect(await left()).toEqual([plant]);
  expect(await dataOf(plant)).toBe("former");
  expect(await dropAbandonedCopies(url())).toBeUndefined();
});

test("the former database of a finished restore stays", async () => {
  await onCluster(renameDatabase(plant, former));
  await onCluster(renameDatabase(copy, plant));
  expect(await dropAbandonedCopies(url())).toBeUndefined();
  expect(await left()).toEqual([plant, former]);
});

test("the copy of a restore that runs stays", async () => {
  const lock = await takeSwapLock(url());
  expect(await takeSwapLock(url())).toBeUndefined();
  expect(await dropAbandonedCopies(url())).toBeUndefined();
  await lock?.release();
  const running = new pg.Client({ connectionString: url() });
  await running.connect();
  await running.query("select pg_advisory_lock($1)", [advisoryLocks.operations]);
  expect(await dropAbandonedCopies(url())).toBeUndefined();
  expect(await left()).toEqual([plant, copy]);
  await running.end();
});

test("a restore of another plant on the same server stops neither a restore nor the drop of copies", async () => {
  const other = await takeSwapLock(urlOf(inject("cluster").url, `${plant}_other`));
  expect(other).toBeDefined();
  const plantLock = await takeSwapLock(url());
  expect(plantLock).toBeDefined();
  await plantLock?.release();
  expect(await dropAbandonedCopies(url())).toMatch(/stopped before its end/);
  await other?.release();
});

test("a swap is one transaction: killed before its commit it has changed nothing", async () => {
  const lock = await takeSwapLock(url());
  if (!lock) throw new Error("Another restore runs");
  await lock.client.query("begin");
  await lock.client.query(renameDatabase(plant, former));
  await lock.client.query(renameDatabase(copy, plant));
  const { rows } = await lock.client.query("select pg_backend_pid() as pid");
  await onCluster(`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
  expect(await dropAbandonedCopies(url())).toMatch(/stopped before its end/);
  expect(await left()).toEqual([plant]);
  expect(await dataOf(plant)).toBe("former");
});

test("a swap ends the clients of the plant, and a role without superuser rights may make it", async () => {
  const client = new pg.Client({ connectionString: url() });
  const ended = new Promise((done) => client.once("end", done));
  client.on("error", () => undefined);
  await client.connect();
  const lock = await takeSwapLock(url());
  if (!lock) throw new Error("Another restore runs");
  const formerName = await swapDatabases(lock, url(), copy, new Date("2026-11-23T20:30:00Z"));
  await lock.release();
  await ended;
  expect(formerName).toBe(former);
  expect(await dataOf(plant)).toBe("restored");
  expect((await formerDatabases(url())).map(({ name }) => name)).toEqual([former]);
});

test("a swap that fails changes nothing and says so", async () => {
  await onCluster(`create database ${former} template template0`);
  const lock = await takeSwapLock(url());
  if (!lock) throw new Error("Another restore runs");
  const swapped = swapDatabases(lock, url(), copy, new Date("2026-11-23T20:30:00Z"));
  await expect(swapped).rejects.toThrow("already exists");
  await lock.release();
  expect(await dataOf(plant)).toBe("former");
  expect(await left()).toEqual([plant, former, copy]);
});
