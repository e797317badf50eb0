import { existsSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refusedStart, startServer } from "../support/bundledServer";
import { dataDirs, healthOf, postmasterOf } from "../support/dataDir";
import { emptyDatabase } from "../support/emptyDatabase";
import { newOrder } from "../support/newOrder";
import { people } from "../support/people";
import { secret } from "../support/plant";
import { signIn } from "../support/serverProcess";

const { newDataDir } = dataDirs();

const database = emptyDatabase();

const order = newOrder("Kaveri Weaves");

test("a bad value stops the start with one line that names it", async () => {
  const { code, output } = await refusedStart({ TRUST_PROXY: "abc" });
  expect(code).toBe(1);
  expect(output).toContain("The plant did not start. TRUST_PROXY must be true, false");
  expect(output.trim().split("\n")).toHaveLength(1);
});

test("a PostgreSQL that cannot be reached stops the start with one line", async () => {
  const { code, output } = await refusedStart({
    DATA_DIR: newDataDir(),
    DATABASE_URL: "postgres://plant:hidden@127.0.0.1:9/plant",
    JWT_SECRET: secret,
  });
  expect(code).toBe(1);
  expect(output).toContain("The PostgreSQL at 127.0.0.1:9 cannot be used");
  expect(output).not.toContain("hidden");
  expect(output.trim().split("\n")).toHaveLength(1);
});

test("a DATA_DIR that cannot be written stops the start with one line", async () => {
  const { code, output } = await refusedStart({ DATA_DIR: "/dev/null/data" });
  expect(code).toBe(1);
  expect(output).toContain("DATA_DIR /dev/null/data cannot be written");
  expect(output.trim().split("\n")).toHaveLength(1);
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
  const { code, output } = await refusedStart({ DATA_DIR: dataDir, PORT: String(port) });
  await new Promise((done) => holder.close(done));
  expect(code).toBe(1);
  expect(output).toContain(`PORT ${port} is taken`);
  expect(output.trim().split("\n")).toHaveLength(1);

  const later = await startServer({ DATA_DIR: dataDir });
  expect(later.output()).toContain("as owner@example.com with ADMIN_PASSWORD");
  expect(later.output()).not.toContain(people.owner.password);
  expect(await later.end("SIGTERM")).toMatchObject({ code: 0 });
});

test("the first start shows the generated password, which opens the door", async () => {
  const dataDir = newDataDir();
  const server = await startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: "" });
  const password = /with the password (\S+)/.exec(server.output())?.[1];
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
  expect(alone.output).toMatch(/cannot be used \(permission denied for [^\n]*\n$/);

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
  const { code, output } = await refusedStart({
    DATA_DIR: newDataDir(),
    DATABASE_URL: database.url,
    JWT_SECRET: secret,
  });
  expect(code).toBe(1);
  expect(output).toContain('violates check constraint "none"');
  expect(output).not.toMatch(/scrypt|corrugated-board|insert into|params/i);
});

test("health is ok only when the first admin may sign in, and PostgreSQL gets no secret", async () => {
  const dataDir = newDataDir();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const starting = startServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    JWT_SECRET: "a-secret-that-nobody-else-may-read",
  });
  await expect.poll(() => healthOf(origin), { interval: 5 }).toBe(200);
  await signIn(origin);
  const server = await starting;

  // The bundler once dropped the check of the address.
  const unreadable = await fetch(`${origin}/%zz`);
  expect(unreadable.status).toBe(404);
  expect(unreadable.headers.get("x-content-type-options")).toBe("nosniff");

  // Only Linux shows the environment of another process in a file.
  const environment = `/proc/${postmasterOf(dataDir)}/environ`;
  if (existsSync(environment)) {
    expect(readFileSync(environment, "utf8")).not.toMatch(
      /JWT_SECRET|ADMIN_|nobody-else|corrugated/,
    );
  }

  const idle = connect(port, "127.0.0.1");
  idle.write("GET /api/health HTTP/1.1\r\nHost: plant\r\n\r\n");
  await new Promise((done) => idle.once("data", done));
  expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});
