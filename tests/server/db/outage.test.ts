import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { type Connection, connectForCalls } from "../../../server/db/connect";
import { classifyOutage, outageLog } from "../../../server/http/errorHandler";
import { databaseProxy } from "../../support/databaseProxy";
import { exampleOf } from "../../support/examples";
import { people } from "../../support/people";
import { plant, secret } from "../../support/plant";

const host = plant({ hasServerLimits: true });
let proxy: Awaited<ReturnType<typeof databaseProxy>>;
let connection: Connection;
let app: ReturnType<typeof buildApp>;
let token: string;

beforeAll(async () => {
  token = await host.tokenOf("owner");
  proxy = await databaseProxy(host.url);
  connection = await connectForCalls(proxy.url, {
    max: 4,
    connectionTimeoutMillis: 1_000,
    checkoutMillis: 2_000,
  });
  app = buildApp({ db: connection.db, secret });
});
afterAll(async () => {
  await app.close();
  await connection.close();
  await proxy.close();
});
beforeEach(() => proxy.recover());

const health = async (server = app) => {
  const reply = await server.inject("/api/health");
  return { status: reply.statusCode, body: reply.json() };
};

const createOrder = (client = "Kaveri Weaves", server = app) =>
  server.inject({
    method: "POST",
    url: "/api/admin/order/create-order",
    headers: { authorization: `Bearer ${token}` },
    payload: { ...exampleOf("createOrder", 1).body, client },
  });

const unreachable = {
  statusCode: 503,
  headers: { "retry-after": "5" },
  body: JSON.stringify({
    message: "The database does not answer at the moment. Please try again shortly.",
    code: "database.unreachable",
  }),
};

test("a database that works is ok", async () => {
  expect(await health()).toMatchObject({ status: 200, body: { status: "ok" } });
});

test("connections that break under writes are answered with 503, and replaced", async () => {
  const acknowledged: number[] = [];
  const write = async () => {
    const reply = await createOrder("In between");
    if (reply.statusCode === 200) acknowledged.push(reply.json().id);
    // A busy machine may use a connection for longer than the limit here. That has a different reply.
    else expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "5"]);
  };
  const writeAndCut = async () => {
    for (let count = 0; count < 12; count += 1) {
      await write();
      if (count % 3 === 1) proxy.cut();
    }
  };
  await Promise.all(Array.from({ length: 8 }, writeAndCut));
  // There are more requests than connections.
  await Promise.all(Array.from({ length: 12 }, write));
  // A call that got a 503 may have been answered before its connection is free: no connection stays lost with its statement.
  const pool = connection.db.$client;
  const busy = () => pool.waitingCount + pool.totalCount - pool.idleCount;
  await expect.poll(busy).toBe(0);
  expect(acknowledged.length).toBeGreaterThan(0);
  const { rows } = await host.db.execute<{ id: number }>("select id from orders");
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});

test("while the database is away health and calls answer 503, and afterwards all is well", async () => {
  proxy.disappear();
  expect(await health()).toMatchObject({ status: 503, body: { status: "no database" } });
  expect(await createOrder()).toMatchObject(unreachable);
  proxy.recover();
  expect(await health()).toMatchObject({ status: 200 });
  expect((await createOrder()).statusCode).toBe(200);
});

test("a transaction that outlasts its connection's time gets 'busy', not 'database away'", async () => {
  const { db, close } = await connectForCalls(host.url, { max: 1, checkoutMillis: 3_000 });
  const work = db.transaction(async (tx) => {
    for (;;) await tx.execute("select 1");
  });
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(classifyOutage(error)).toBe("overloaded");
  expect((await db.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await close();
});

test("a database that hangs makes health answer 503, and calls too", async () => {
  expect((await createOrder()).statusCode).toBe(200);
  proxy.hang();
  const [found, call] = await Promise.all([health(), createOrder("Never answered")]);
  expect(found).toMatchObject({ status: 503, body: { status: "no database" } });
  expect(call).toMatchObject(unreachable);
  proxy.recover();
  expect(await health()).toMatchObject({ status: 200 });
  expect((await createOrder()).statusCode).toBe(200);
});

/** Sets a setting of PostgreSQL for every new connection of this database. */
const setting = (name: string, value: string) =>
  host.db.execute(
    `do $$ begin execute format('alter database %I set ${name} = ${value}', current_database()); end $$`,
  );

test.each([
  ["only reads", "default_transaction_read_only", "on"],
  ["has no room for a file", "temp_file_limit", "0"],
])("a database that %s is not healthy", async (_what, name, value) => {
  await setting(name, value);
  // A server that has written nothing yet: a write is tried every three seconds only.
  const fresh = buildApp({ db: connection.db, secret });
  expect(await health(fresh)).toMatchObject({ status: 503, body: { status: "no writes" } });
  await setting(name, "default");
  proxy.cut();
  expect(await health(fresh)).toMatchObject({ status: 200 });
  await fresh.close();
});

test("a full disk is 503 with a sentence, and the database's message stays in the log", async () => {
  await host.db.execute(`create function full_disk() returns trigger language plpgsql as $$
    begin raise 'could not extend file "base/5/16384"' using errcode = '53100'; end $$`);
  await host.db.execute(
    "create trigger full_disk before insert on orders execute function full_disk()",
  );
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push(JSON.parse(line).msg) };
  const fresh = buildApp({ db: connection.db, secret, logger: { level: "error", stream } });
  for (let order = 0; order < 5; order += 1) {
    expect(await createOrder("No room", fresh)).toMatchObject({
      statusCode: 503,
      headers: { "retry-after": "30" },
      body: expect.stringContaining("cannot write at the moment, so nothing was saved"),
    });
  }
  expect(logged).toEqual(['unwritable database: could not extend file "base/5/16384"']);
  await fresh.close();
  await host.db.execute("drop function full_disk cascade");
  expect((await createOrder()).statusCode).toBe(200);
});

test("an outage is logged once, and every ten seconds while it lasts, with the number of refused calls", () => {
  const lines: string[] = [];
  const log = { error: (line: string) => lines.push(line) };
  let now = 0;
  const note = outageLog(() => now);
  for (let call = 0; call < 500; call += 1) note(log, "unwritable", "No space left on device");
  note(log, "unreachable", "Connection refused");
  expect(lines).toEqual([
    "unwritable database: No space left on device",
    "unreachable database: Connection refused",
  ]);
  now = 10_000;
  note(log, "unwritable", "No space left on device");
  expect(lines[2]).toBe("unwritable database: No space left on device (and 499 times more before)");
});

test.each([
  ["57P01", "unreachable"],
  ["58030", "unwritable"],
  ["25006", "unwritable"],
  ["53300", "overloaded"],
  ["57014", "overloaded"],
  ["ECONNREFUSED", "unreachable"],
  ["23505", undefined],
  ["42501", undefined],
])("the database's error %s is an outage: %s", (code, outage) => {
  const error = new Error("Failed query", { cause: Object.assign(new Error("why"), { code }) });
  expect(classifyOutage(error)).toBe(outage);
});

test.each([
  "Connection terminated unexpectedly",
  "timeout exceeded when trying to connect",
  // A connection without a pool says this: imports have such connections.
  "timeout expired",
])("the driver's message %j is an outage", (message) => {
  expect(classifyOutage(new Error(message))).toBe("unreachable");
});

test("calls wait until the server is ready, and health says so", async () => {
  const starting = buildApp({ db: host.db, secret, service: { state: "starting" } });
  const login = { method: "POST", url: "/api/admin/login", payload: people.owner } as const;
  expect(await starting.inject(login)).toMatchObject({
    statusCode: 503,
    headers: { "retry-after": "2" },
    body: expect.stringContaining("The server is starting"),
  });
  const reply = await starting.inject("/api/health");
  expect(reply).toMatchObject({ statusCode: 503, body: expect.stringContaining("starting") });
  await starting.close();
});
