import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Schedule, ScheduledOrder } from "../../../contract/schedule";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { makeMachine, storeOrder } from "../../support/machines";
import { plant } from "../../support/plant";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { orderPaperCalls } from "../paper/orderPaperCalls";
import { reelCalls } from "../paper/reelCalls";

const host = plant();
const { newReel } = reelCalls(host);
const { reserveAll } = orderPaperCalls(host);
const today = indiaDate(new Date());
let versionId = 0;

beforeAll(async () => {
  versionId = await specifiedBox(host.db, "Tea box", { ...smallBox, printColours: 1 });
  const times = { runsFrom: "18:00", runsTo: "17:00" };
  for (const stage of ["CORRUGATING", "PRINTING", "JOINING", "BUNDLING"])
    await makeMachine(host, stage, stage, times);
});

// The plant registers reels, and none has the paper of the box.
beforeEach(() => newReel({ gsm: 90 }));

/** Stores a reel that gives three layers of 10,000 boxes. */
const stock = () => newReel({ gsm: 150, burstFactor: 18, deckle: 76, initialWeight: 2500 });

const placeOrder = (quantity = 3600) => storeOrder(host.db, versionId, { quantity });

async function planOf(id: number): Promise<ScheduledOrder | undefined> {
  const { orders }: Schedule = (await host.call("staff", "getSchedule")).body;
  return orders.find(({ orderId }) => orderId === id);
}

const expectPaper = async (id: number, paperFrom: string) => {
  const version = (await planOf(id))?.planVersion;
  const body = { paperFrom, version };
  const reply = await host.call("staff", "updateOrderPlan", { params: { id: String(id) }, body });
  expect(reply.status, reply.text).toBe(200);
};

test("an order without paper has no place until a person says when the paper arrives", async () => {
  const id = await placeOrder();
  const unplanned = { reason: "NO_PAPER", stage: "CORRUGATING", missing: "no reel of 150 GSM" };
  expect(await planOf(id)).toMatchObject({ paper: "MISSING", isLate: true, unplanned });
  expect((await planOf(id))?.placements).toEqual([]);
  await expectPaper(id, dateAfter(today, 3));
  const planned = await planOf(id);
  expect(planned).toMatchObject({ paper: "EXPECTED" });
  expect(planned?.placements[0]?.wait).toEqual({ kind: "PAPER" });
});

test("paper in stock needs no day, and paper that another order has reserved is not in stock", async () => {
  const [id, other] = [await placeOrder(), await placeOrder()];
  const reels = [await stock(), await stock(), await stock()];
  expect(await planOf(id)).toMatchObject({ paper: "STOCK" });
  expect((await planOf(id))?.placements[0]?.wait).toEqual({ kind: "NONE" });
  await reserveAll(
    String(other),
    reels.map((reel, layer) => [reel, layer]),
  );
  expect(await planOf(other)).toMatchObject({ paper: "STOCK" });
  expect(await planOf(id)).toMatchObject({
    paper: "MISSING",
    unplanned: { missing: "no reel of 150 GSM" },
  });
});

test("paper that did not arrive on its day is named with the day", async () => {
  const id = await placeOrder();
  await expectPaper(id, today);
  expect(await planOf(id)).toMatchObject({ paper: "EXPECTED" });
  await host.db.execute(sql`update order_plans set paper_from = current_date - 3`);
  await host.db.execute(sql`update orders set quantity = quantity + 1 where id = ${id}`);
  const { missing } = (await planOf(id))?.unplanned ?? {};
  expect(missing).toMatch(/^expected on .+ and not in stock: no reel of 150 GSM$/);
});

test("an order whose board is made needs no paper", async () => {
  const id = await placeOrder();
  await host.db.execute(sql`
    insert into stage_entries (entry_id, machine_id, order_id, stage, good, waste, gives, at, created_by)
    values (gen_random_uuid(), 1, ${id}, 'CORRUGATING', 3600, 0, 1, now(), 'staff@example.com')`);
  expect(await planOf(id)).toMatchObject({ paper: "NONE" });
  expect((await planOf(id))?.placements).toHaveLength(3);
});

test("a question about a box without paper asks for the day of the paper", async () => {
  const { rows } = await host.db.execute<{ id: number }>(
    sql`select specification_id as id from box_specification_versions where id = ${versionId}`,
  );
  const wantedDay = dateAfter(today, 7);
  const query = { specificationId: rows[0]?.id, quantity: 3600, unit: "A", wantedDay };
  const ask = async (more: object = {}) =>
    (await host.call("staff", "askSchedule", { query: { ...query, ...more } })).body.answers[0];
  expect(await ask()).toMatchObject({ unplanned: { missing: "no reel of 150 GSM" } });
  const expected = await ask({ paperFrom: dateAfter(today, 2) });
  expect(Date.parse(expected.projected)).toBeGreaterThan(
    Date.parse(`${dateAfter(today, 2)}T00:00+05:30`),
  );
  for (let layer = 0; layer < 3; layer += 1) await stock();
  expect(await ask()).not.toHaveProperty("unplanned");
});
