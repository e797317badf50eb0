import { sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { connect, connectForCalls } from "../../../server/db/connect";
import type { PoolLimits } from "../../../server/db/pool";
import { readSchemaVersion } from "../../../server/db/versions";
import { exampleOf } from "../../support/examples";
import { plant, secret } from "../../support/plant";

const host = plant({ hasServerLimits: true });

const limitsOf = async (db: Pick<typeof host.db, "execute">) => {
  const { rows } = await db.execute(sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`);
  return rows[0];
};

test("calls have limits of time in the database, the owner's statements have none", async () => {
  expect(await limitsOf(host.callsDb)).toEqual({ statement: "10s", lock: "5s", idle: "11s" });
  expect(await limitsOf(host.db)).toEqual({ statement: "0", lock: "0", idle: "0" });
});

/** Makes an order on a connection with these limits while another connection has locked the orders. */
async function createOrderWhileLocked(limits: Partial<PoolLimits>) {
  const { db, close } = await connectForCalls(host.url, { ...limits, max: 1 });
  const app = buildApp({ db, secret });
  const request: InjectOptions = {
    method: "POST",
    url: "/api/admin/order/create-order",
    headers: { authorization: `Bearer ${await host.tokenOf("owner")}` },
    payload: { ...exampleOf("createOrder", 1).body },
  };
  const reply = await host.db.transaction(async (tx) => {
    await tx.execute(sql`lock table orders`);
    return await app.inject(request);
  });
  // The same connection, without the short limit: on a busy machine each statement may take longer.
  await db.execute(sql`set statement_timeout = 0; set lock_timeout = 0`);
  const after = await app.inject(request);
  await app.close();
  await close();
  return { reply, after };
}

test.each([
  ["statement", { settings: { statement_timeout: "100ms" } }],
  ["lock", { settings: { lock_timeout: "100ms" } }],
])(
  "a %s that takes too long ends with 503, and the next one is answered",
  async (_what, limits) => {
    const { reply, after } = await createOrderWhileLocked(limits);
    expect(reply).toMatchObject({ statusCode: 503, headers: { "retry-after": "5" } });
    expect(reply.json().message).toContain("The server is too busy to finish this at the moment");
    expect(after.statusCode).toBe(200);
  },
);

test("a connection whose rollback failed has no next user", async () => {
  const { db, close } = await connectForCalls(host.url, { max: 1 });
  const before = await db.execute(sql`select pg_backend_pid() as pid`);
  const client = await db.$client.connect();
  const { query } = client;
  const queryWithoutRollback = (...args: readonly unknown[]) =>
    JSON.stringify(args).includes("rollback")
      ? Promise.reject(new Error("canceling statement due to statement timeout"))
      : Reflect.apply(query, client, args);
  Object.assign(client, { query: queryWithoutRollback });
  client.release();
  const refused = db.transaction(async (tx) => {
    await tx.execute(sql`delete from clients`);
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow();
  const after = await db.execute(sql`select pg_backend_pid() as pid`);
  expect(after.rows).not.toEqual(before.rows);
  await close();
});

test("an idle connection that breaks is logged, without what it is connected to", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { db, close } = await connectForCalls(host.url);
  const app = buildApp({ db, secret, logger: { level: "warn", stream } });
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await host.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
  await expect.poll(() => lines.join("")).toContain("A connection broke: terminating connection");
  expect(lines.join("")).not.toMatch(/postgres:|password/);
  await app.close();
  await close();
});

test("a database that a newer version has used is not opened", async () => {
  await host.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 4102444800000)`);
  await expect(connect(host.ownerUrl)).rejects.toThrow(
    /^The database was used by a newer version of this product: [^\n]*$/,
  );
  await host.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = 4102444800000`,
  );
  await (await connect(host.ownerUrl)).close();
});

const migrationTimes = async () =>
  (
    await host.db.execute<{ at: string }>(
      sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
    )
  ).rows.map(({ at }) => at);

/** Adds the rows of the 67 migrations before the last one that the first migration replaces. */
const addEarlierMigrations = () =>
  host.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of a version before 1.0.0', 1795262007520 + n from generate_series(1, 67) n`);

const removeEarlierMigrations = () =>
  host.db.execute(
    sql`delete from drizzle.__drizzle_migrations where hash = 'of a version before 1.0.0'`,
  );

test("a database that the 68 earlier migrations made is opened as it is, with the same number", async () => {
  const version = await readSchemaVersion(host.db);
  const before = await migrationTimes();
  await addEarlierMigrations();
  await (await connect(host.ownerUrl)).close();
  expect(await readSchemaVersion(host.db)).toEqual(version);
  expect(await migrationTimes()).toHaveLength(67 + before.length);
  await removeEarlierMigrations();
});

test("a database of a version before 1.0.0 names the commit that opens it first", async () => {
  const own = await host.db.execute<{ hash: string; at: string }>(
    sql`delete from drizzle.__drizzle_migrations returning hash, created_at::text as at`,
  );
  await addEarlierMigrations();
  await expect(connect(host.ownerUrl)).rejects.toThrow(
    /^The database has schema 67, of a version before 1\.0\.0: start it once with the commit f83f3679, then with this version$/,
  );
  await removeEarlierMigrations();
  for (const { hash, at } of own.rows)
    await host.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`,
    );
});
