import { randomUUID } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { orders, reels } from "../../../server/db/schema";
import { versionedTables } from "../../../server/db/tables";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { readListVersion } from "../../../server/lists/cachedByTableVersion";
import { plant } from "../../support/plant";

const host = plant();

beforeAll(() => loadDemoPlant(host.db));

const listed = async () => {
  const { headers, body } = await host.call("staff", "getAllOrders");
  return { etag: String(headers.etag), range: headers["content-range"], orders: body };
};

const quantityOf = (list: { id: number; quantity: number }[], id: number) =>
  list.find((order) => order.id === id)?.quantity;

/** Runs the work of two people at the same time, each on a separate connection. */
async function atOnce(work: (one: pg.PoolClient, other: pg.PoolClient) => Promise<void>) {
  const [one, other] = [await host.db.$client.connect(), await host.db.$client.connect()];
  try {
    for (const client of [one, other]) await client.query("set lock_timeout = '200ms'");
    await work(one, other);
  } finally {
    for (const client of [one, other]) {
      await client.query("rollback; reset lock_timeout; reset role");
      client.release();
    }
  }
}

const change = "update orders set quantity = quantity + 1 where id =";

test("of two simultaneous changes the later commit is seen too, in either order of their beginnings", async () => {
  await atOnce(async (one, other) => {
    const before = await listed();
    await one.query("begin");
    await one.query(`${change} 1`);
    await other.query("begin");
    await other.query(`${change} 2`);
    const meanwhile = await listed();
    expect(meanwhile.etag).toBe(before.etag);
    await other.query("commit");
    const second = await listed();
    await one.query("commit");
    const first = await listed();
    expect(new Set([before, second, first].map(({ etag }) => etag)).size).toBe(3);
    for (const [list, id, more] of [
      [second, 1, 0],
      [second, 2, 1],
      [first, 1, 1],
      [first, 2, 1],
    ] as const) {
      expect(quantityOf(list.orders, id)).toBe(Number(quantityOf(before.orders, id)) + more);
    }
  });
});

test("writers do not wait for each other, nor lock each other out by the order of their tables", async () => {
  await atOnce(async (one, other) => {
    await one.query("begin");
    await other.query("begin");
    await one.query(`${change} 3`);
    await other.query("update reels set gsm = gsm where id = 1");
    await one.query("update reels set gsm = gsm where id = 2");
    await other.query(`${change} 4`);
    await one.query("commit");
    await other.query("commit");
  });
});

test("a rolled-back change leaves no trace", async () => {
  await atOnce(async (one) => {
    const before = await readListVersion(host.db, [orders]);
    await one.query("begin");
    await one.query(`${change} 5`);
    await one.query("rollback");
    expect(await readListVersion(host.db, [orders])).toEqual(before);
  });
});

test("a change in a transaction that reads an old snapshot is seen, and does not fail", async () => {
  await atOnce(async (one) => {
    await one.query("begin isolation level repeatable read");
    await one.query("select from orders");
    await host.db.execute(sql.raw(`${change} 6`));
    const before = await readListVersion(host.db, [orders]);
    await one.query(`${change} 7`);
    await one.query("commit");
    expect((await readListVersion(host.db, [orders])).content).not.toBe(before.content);
  });
});

test("a role that owns nothing and may not touch the versions renews them all the same", async () => {
  const role = `"clerk ${randomUUID()}"`;
  await host.db.execute(sql.raw(`create role ${role}; grant select, update on orders to ${role}`));
  await atOnce(async (one) => {
    const before = await readListVersion(host.db, [orders]);
    await one.query(`set role ${role}`);
    await one.query(`${change} 8`);
    expect((await readListVersion(host.db, [orders])).content).not.toBe(before.content);
  });
  await host.db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`));
});

test("rows that come or go are told from rows that change", async () => {
  const start = await readListVersion(host.db, [reels]);
  await host.db.execute(sql`update reels set gsm = gsm`);
  const changed = await readListVersion(host.db, [reels]);
  expect(changed.content).not.toBe(start.content);
  expect(changed.rows).toBe(start.rows);
});

test("a whole list's number of rows is right after all kinds of inserts and deletes", async () => {
  const page = { query: { range: [0, 9] } };
  const total = async () =>
    String((await host.call("staff", "getAllOrders", page)).headers["content-range"]);
  expect(await total()).toBe("rows 0-9/300");
  await host.db.execute(sql`insert into orders (client, product_type, quantity, size,
      delivery_address, expected_completion_date, unit, created_by)
    select 'Tea House', 'Box', 1, '1 × 1', 'Here', now(), 'A', 'me' from generate_series(1, 20)`);
  expect(await total()).toBe("rows 0-9/320");
  await host.db.execute(sql`delete from orders where client = 'Tea House'`);
  expect(await total()).toBe("rows 0-9/300");
  await host.db.execute(sql`truncate orders cascade`);
  expect(await total()).toBe("rows */0");
  expect((await listed()).orders).toEqual([]);
});

test.each(versionedTables.map((table) => [getTableName(table), table] as const))(
  "a statement on %s renews its version",
  async (_, table) => {
    const before = await readListVersion(host.db, [table]);
    await host.db.execute(sql`delete from ${table} where false`);
    expect((await readListVersion(host.db, [table])).content).not.toBe(before.content);
  },
);
