import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { databaseUser } from "../../../server/db/embedded/cluster";
import { readSecrets } from "../../../server/db/embedded/secrets";
import { startEmbedded } from "../../../server/db/embedded/startEmbedded";
import { refusedStart, startServer } from "../../support/bundledServer";
import { dataDirs, healthOf, postmasterOf, superuserOf } from "../../support/dataDir";
import { newOrder } from "../../support/newOrder";
import { signIn } from "../../support/serverProcess";

const { usedDataDir } = dataDirs();

const order = newOrder("Kaveri Weaves");

test("a second server on one DATA_DIR refuses, and the first goes on", async () => {
  const dataDir = usedDataDir();
  const first = await startServer({ DATA_DIR: dataDir });
  const { code, output } = await refusedStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toContain(`DATA_DIR ${dataDir} is in use by another server`);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect((await fetch(`${first.origin}/api/health`)).status).toBe(200);
  expect(await first.end("SIGINT")).toMatchObject({ code: 0 });
});

test("after kill -9 the next server has every move that was acknowledged", async () => {
  const dataDir = usedDataDir();
  const killed = await startServer({ DATA_DIR: dataDir });
  const call = await signIn(killed.origin);
  const { body } = await call("POST", "/admin/order/create-order", order);
  const moved = await call("PUT", `/admin/order/${body.id}/status`, { status: "IN_PROGRESS" });
  expect(moved.status).toBe(200);
  await killed.end("SIGKILL");

  const next = await startServer({ DATA_DIR: dataDir });
  const orders = await (await signIn(next.origin))("GET", "/admin/order/getAllOrders");
  expect(orders.body).toMatchObject([{ id: body.id, status: "IN_PROGRESS" }]);
  expect(next.output()).not.toContain("password");
  expect(await next.end("SIGTERM")).toMatchObject({ code: 0 });
});

test("a PostgreSQL that counts as running but is dead is started as soon as its process is removed", async () => {
  const dataDir = usedDataDir();
  const folder = join(dataDir, "postgres");
  const process = spawn("sleep", ["600"], databaseUser(folder));
  const listener = createServer((connection) => {
    connection.destroy();
    listener.close();
    process.kill("SIGKILL");
  });
  await once(listener.listen(0, "127.0.0.1"), "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("The listener has no port");
  const lines = [process.pid, folder, 0, address.port, "", "127.0.0.1", "", "ready"];
  writeFileSync(join(folder, "postmaster.pid"), `${lines.join("\n")}\n`, { mode: 0o644 });

  const { databasePassword } = await readSecrets(dataDir);
  const embedded = await startEmbedded(dataDir, databasePassword);
  expect(process.signalCode).toBe("SIGKILL");
  await embedded.stop();
});

test("a database is durable as it comes, and not called so when it may forget what it has confirmed", async () => {
  const dataDir = usedDataDir();
  const server = await startServer({ DATA_DIR: dataDir });
  const health = async () => (await fetch(`${server.origin}/api/health`)).json();
  expect(await health()).toEqual({ status: "ok", durable: true });
  const other = await superuserOf(dataDir);
  await other.query("alter database postgres set synchronous_commit = off");
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'plant_app'",
  );
  await other.end();
  expect(await health()).toEqual({ status: "ok", durable: false });
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
});

test("a PostgreSQL that ends under writes restarts, with all acknowledged writes", async () => {
  const dataDir = usedDataDir();
  const server = await startServer({ DATA_DIR: dataDir });
  const call = await signIn(server.origin);
  const acknowledged = new Set<number>();
  const refused = new Set<number>();
  const write = async (client: number) => {
    const { status, body } = await call("POST", "/admin/order/create-order", {
      ...order,
      client: `Client ${client}`,
    });
    if (status === 200) acknowledged.add(body.id);
    else refused.add(status);
  };
  for (const signal of ["SIGKILL", "SIGINT"] as const) {
    const enough = acknowledged.size + 16;
    let ended = false;
    const clients = Array.from({ length: 8 }, async (_, client) => {
      while (!ended) await write(client);
      await write(client);
    });
    await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(enough);
    process.kill(postmasterOf(dataDir), signal);
    ended = true;
    await Promise.all(clients);
    await expect.poll(() => healthOf(server.origin)).toBe(200);
  }
  expect([...refused]).toEqual([503]);
  const { body } = await call("GET", "/admin/order/getAllOrders");
  const found = new Set(body.map(({ id }: { id: number }) => id));
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);

  await expect
    .poll(async () => (await refusedStart({ DATA_DIR: dataDir })).output)
    .toContain("is in use by another server");
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
});

test("a server that lost its DATA_DIR to another one refuses calls, ends and leaves PostgreSQL alone", async () => {
  const dataDir = usedDataDir();
  const server = await startServer({ DATA_DIR: dataDir });
  const other = await superuserOf(dataDir);
  // A connection that has not signed in yet has no user.
  const { rows } = await other.query(
    "select distinct usename from pg_stat_activity where backend_type = 'client backend' and usename is not null order by 1",
  );
  expect(rows).toEqual([{ usename: "plant" }, { usename: "plant_app" }]);
  const lock = "locktype = 'advisory' and objid = 2006560090";
  await other.query(`select pg_terminate_backend(pid) from pg_locks where ${lock}`);
  await other.query("select pg_advisory_lock(2006560090)");
  const refused = () =>
    fetch(`${server.origin}/api/public/getAllIndustry`).then(
      ({ status }) => status,
      () => "ended",
    );
  await expect.poll(refused, { interval: 20 }).toBe(503);
  expect(await server.ended).toMatchObject({
    code: 1,
    output: expect.stringContaining(`DATA_DIR ${dataDir} is in use by another server now`),
  });
  expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await other.end();
  process.kill(postmasterOf(dataDir), "SIGINT");
  const postmaster = join(dataDir, "postgres", "postmaster.pid");
  await expect.poll(() => existsSync(postmaster)).toBe(false);
});
