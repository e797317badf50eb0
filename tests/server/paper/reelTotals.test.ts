import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { ListSummary } from "../../../contract/list";
import { summarize } from "../../../domain/lists/listQuery";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { plant } from "../../support/plant";

const host = plant();

beforeAll(() => loadDemoPlant(host.db));

const summary = {
  sums: ["currentWeight", "initialWeight"],
  choices: ["status", "paperType", "gsm", "burstFactor", "deckle", "supplierName"],
};

const sorted = ({ choices, ...rest }: ListSummary) => ({
  ...rest,
  choices: Object.fromEntries(
    Object.entries(choices).map(([field, values]) => [field, [...values].map(String).sort()]),
  ),
});

/** Expects that the database's totals equal the sums of the whole list. */
async function expectTotalsOfTheList() {
  const { body: reels } = await host.call("staff", "getReelStocks");
  const { body } = await host.call("staff", "getReelStocks", { query: { summary } });
  const totals = ListSummary.parse(body);
  expect(sorted(totals)).toEqual(sorted(summarize(reels, summary)));
  return totals;
}

test("the stock's totals and choices equal its list after any write", async () => {
  const before = await expectTotalsOfTheList();
  const { $client: pool } = host.db;
  const [one, other] = [await pool.connect(), await pool.connect()];
  // The movements of a reel have to come to its weight: that is not the subject here.
  const away =
    "update reels set supplier_name = 'Mill ' || id % 3, gsm = 90 + id % 5 where id % 4 =";
  try {
    for (const client of [one, other]) await client.query("set lock_timeout = '200ms'; begin");
    await one.query(`${away} 0`);
    await other.query(`${away} 1`);
    // Neither transaction waits for the other, and the totals show nothing of them yet.
    expect(await expectTotalsOfTheList()).toEqual(before);
    await one.query("commit");
    await expectTotalsOfTheList();
    await other.query("commit");
    await expectTotalsOfTheList();
    await one.query("begin isolation level repeatable read");
    await one.query("select from reels");
    await other.query(`${away} 2`);
    await one.query(`${away} 3`);
    await one.query("commit");
    await expectTotalsOfTheList();
    await one.query(`begin; ${away} 0; update reels set gsm = 1; rollback`);
    await one.query("begin; set local session_replication_role = replica");
    await one.query("delete from reels where id % 7 = 0");
    await one.query(
      "update reels set status = 'IN_USE', current_weight_grams = 5 where id % 7 = 1",
    );
    await one.query("commit");
    const after = await expectTotalsOfTheList();
    expect(after.total).toBeLessThan(before.total);
    await one.query("truncate reels cascade");
    expect(await expectTotalsOfTheList()).toMatchObject({ total: 0, choices: { gsm: [] } });
  } finally {
    for (const client of [one, other]) {
      await client.query("rollback; reset lock_timeout");
      client.release();
    }
  }
});

test("they go through no reels", async () => {
  await host.db.execute("update reels set unit = unit where false");
  const query = vi.spyOn(pg.Pool.prototype, "query");
  await host.call("staff", "getReelStocks", { query: { summary } });
  const statements = query.mock.calls.map(([what]: readonly unknown[]) =>
    String(Reflect.get(Object(what), "text")),
  );
  query.mockRestore();
  expect(statements.filter((text) => text.includes('"reel_totals"'))).toHaveLength(1);
  expect(statements.filter((text) => text.includes('from "reels"'))).toEqual([]);
});
