import { existsSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { emptyDatabase } from "../support/emptyDatabase";
import { newOrder } from "../support/newOrder";
import { people } from "../support/people";
import { secret } from "../support/plant";
import { refusedStart, signIn, startServer } from "../support/serverProcess";
import { temporaryFolder } from "../support/temporaryFolder";

const folders: ReturnType<typeof temporaryFolder>[] = [];

const database = emptyDatabase();

const newDataDir = () => {
  const folder = temporaryFolder("start");
  folders.push(folder);
  return folder.path;
};

afterAll(() => {
  for (const folder of folders) folder.remove();
}, 60_000);

const order = newOrder("Kaveri Weaves");

test("a bad value stops the start with one line that names it", async () => {
  const { code, said } = await refusedStart({ TRUST_PROXY: "abc" });
  expect(code).toBe(1);
  expect(said).toContain("The plant did not start. TRUST_PROXY must be true, false");
  expect(said.trim().split("\n")).toHaveLength(1);
});

test("a PostgreSQL that cannot be reached stops the start with one line", async () => {
  const { code, said } = await refusedStart({
    DATA_DIR: newDataDir(),
    DATABASE_URL: "postgres://plant:hidden@127.0.0.1:9/plant",
    JWT_SECRET: secret,
  });
  expect(code).toBe(1);
  expect(said).toContain("The PostgreSQL at 127.0.0.1:9 cannot be used");
  expect(said).not.toContain("hidden");
  expect(said.trim().split("\n")).toHaveLength(1);
});

test("a DATA_DIR that cannot be written stops the start with one line", async () => {
  const { code, said } = await refusedStart({ DATA_DIR: "/dev/null/data" });
  expect(code).toBe(1);
  expect(said).toContain("DATA_DIR /dev/null/data cannot be written");
  expect(said.trim().split("\n")).toHaveLength(1);
});

async function takenPort() {
  const holder = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => holder.once("listening", done));
  const address = holder.address();
  return { holder, port: typeof address === "object" && address ? address.port : 0 };
}

async function freePort() {
  const { holder, port } = await takenPort();
  await new Promise((done) => holder.close(done));
  return port;
}

test("a taken port stops the start with one line, and the database with it", async () => {
  const { holder, port } = await takenPort();
  const dataDir = newDataDir();
  const { code, said } = await refusedStart({ DATA_DIR: dataDir, PORT: String(port) });
  await new Promise((done) => holder.close(done));
  expect(code).toBe(1);
  expect(said).toContain(`PORT ${port} is taken`);
  expect(said.trim().split("\n")).toHaveLength(1);

  const later = await startServer({ DATA_DIR: dataDir });
  expect(later.said()).toContain("as owner@example.com with ADMIN_PASSWORD");
  expect(later.said()).not.toContain(people.owner.password);
  expect(await later.end("SIGTERM")).toMatchObject({ code: 0 });
});

test("a second server on one DATA_DIR refuses, and the first goes on", async () => {
  const dataDir = newDataDir();
  const first = await startServer({ DATA_DIR: dataDir });
  const { code, said } = await refusedStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(said).toContain(`DATA_DIR ${dataDir} is in use by another server`);
  expect(said.trim().split("\n")).toHaveLength(1);
  expect((await fetch(`${first.origin}/api/health`)).status).toBe(200);
  expect(await first.end("SIGINT")).toMatchObject({ code: 0 });
});

test("after kill -9 the next server has every move that was acknowledged", async () => {
  const dataDir = newDataDir();
  const killed = await startServer({ DATA_DIR: dataDir });
  const call = await signIn(killed.origin);
  const { body } = await call("POST", "/admin/order/create-order", order);
  const moved = await call("PUT", `/admin/order/${body.id}/status`, { status: "IN_PROGRESS" });
  expect(moved.status).toBe(200);
  await killed.end("SIGKILL");

  const next = await startServer({ DATA_DIR: dataDir });
  const orders = await (await signIn(next.origin))("GET", "/admin/order/getAllOrders");
  expect(orders.body).toMatchObject([{ id: body.id, status: "IN_PROGRESS" }]);
  expect(next.said()).not.toContain("password");
  expect(await next.end("SIGTERM")).toMatchObject({ code: 0 });
});

test("the generated password is shown at the first start and opens the door", async () => {
  const dataDir = newDataDir();
  const server = await startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: "" });
  const password = /with the password (\S+)/.exec(server.said())?.[1];
  const reply = await fetch(`${server.origin}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "owner@example.com", password }),
  });
  expect(reply.status).toBe(200);
  await server.end("SIGTERM");
});

test("on a database of one's own the server serves as a role that owns nothing", async () => {
  const role = new URL(database.callsUrl).username;
  await database.db.execute(`revoke all on all tables in schema public from ${role}`);
  const environment = {
    DATA_DIR: newDataDir(),
    DATABASE_URL: database.callsUrl,
    JWT_SECRET: secret,
  };
  const alone = await refusedStart(environment);
  expect(alone.said).toMatch(/cannot be used \(permission denied for [^\n]*\n$/);

  const server = await startServer({ ...environment, DATABASE_MIGRATION_URL: database.url });
  const call = await signIn(server.origin);
  expect(await call("POST", "/admin/order/create-order", order)).toMatchObject({ status: 200 });
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
  const { rows } = await database.db.execute(
    "delete from admins returning email, left(password_hash, 22) as cost",
  );
  expect(rows).toEqual([{ email: "owner@example.com", cost: "$scrypt$ln=15,r=8,p=3$" }]);
});

test("a start that fails inside the database tells what, and no word of a password or its hash", async () => {
  await database.db.execute("alter table admins add constraint none check (id < 0)");
  const { code, said } = await refusedStart({
    DATA_DIR: newDataDir(),
    DATABASE_URL: database.url,
    JWT_SECRET: secret,
  });
  expect(code).toBe(1);
  expect(said).toContain('violates check constraint "none"');
  expect(said).not.toMatch(/scrypt|corrugated-board|insert into|params/i);
});

const postmasterOf = (dataDir: string) => {
  const [pid] = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  return Number(pid);
};

test("a database is durable as it comes, and not called so when it may forget what it has confirmed", async () => {
  const dataDir = newDataDir();
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

const healthOf = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    ({ status }) => status,
    () => undefined,
  );

test("a PostgreSQL that ends under writes comes back under the server, with all that was acknowledged", async () => {
  const dataDir = newDataDir();
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
    await expect
      .poll(() => acknowledged.size, { interval: 5, timeout: 15_000 })
      .toBeGreaterThan(enough);
    process.kill(postmasterOf(dataDir), signal);
    ended = true;
    await Promise.all(clients);
    await expect.poll(() => healthOf(server.origin), { timeout: 15_000 }).toBe(200);
  }
  expect([...refused]).toEqual([503]);
  const { body } = await call("GET", "/admin/order/getAllOrders");
  const found = new Set(body.map(({ id }: { id: number }) => id));
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);

  await expect
    .poll(async () => (await refusedStart({ DATA_DIR: dataDir })).said, { timeout: 10_000 })
    .toContain("is in use by another server");
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
});

/** A connection as the superuser of an embedded PostgreSQL that runs. */
async function superuserOf(dataDir: string) {
  const lines = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(lines[3]),
    user: "plant",
    password: databasePassword,
    database: "postgres",
  });
  await client.connect();
  return client;
}

test("a server whose DATA_DIR another has taken refuses calls, ends with a line and leaves PostgreSQL alone", async () => {
  const dataDir = newDataDir();
  const server = await startServer({ DATA_DIR: dataDir });
  const other = await superuserOf(dataDir);
  const { rows } = await other.query(
    "select distinct usename from pg_stat_activity where backend_type = 'client backend' order by 1",
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
  await expect.poll(refused, { interval: 20, timeout: 10_000 }).toBe(503);
  expect(await server.ended).toMatchObject({
    code: 1,
    said: expect.stringContaining(`DATA_DIR ${dataDir} is in use by another server now`),
  });
  expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await other.end();
  process.kill(postmasterOf(dataDir), "SIGINT");
  const postmaster = join(dataDir, "postgres", "postmaster.pid");
  await expect.poll(() => existsSync(postmaster), { timeout: 10_000 }).toBe(false);
});

test("health is ok only when the first admin may sign in, and PostgreSQL is told no secret", async () => {
  const dataDir = newDataDir();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const starting = startServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    JWT_SECRET: "a-secret-that-nobody-else-may-read",
  });
  await expect.poll(() => healthOf(origin), { interval: 5, timeout: 20_000 }).toBe(200);
  await signIn(origin);
  const server = await starting;

  // Only Linux tells the environment of another process so simply.
  const environment = `/proc/${postmasterOf(dataDir)}/environ`;
  if (existsSync(environment)) {
    expect(readFileSync(environment, "utf8")).not.toMatch(
      /JWT_SECRET|ADMIN_|nobody-else|corrugated/,
    );
  }

  const idle = connect(port, "127.0.0.1");
  idle.write("GET /api/health HTTP/1.1\r\nHost: plant\r\n\r\n");
  await new Promise((done) => idle.once("data", done));
  const begun = performance.now();
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});
