import { sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { buildApp } from "../../../server/app";
import { connect, connectForCalls } from "../../../server/db/connect";
import type { PoolLimits } from "../../../server/db/pool";
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
