import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
  type Movement,
  movementError,
  movementKinds,
  moveReel,
  noReel,
} from "../../../contract/board/reelLedger";
import type { LayerPaper } from "../../../contract/orderPaper";
import { orders, reelMovements, reelReservations, reels } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { people } from "../../support/people";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
let specificationVersionId = 0;

beforeAll(async () => {
  await host.tokenOf("station");
  specificationVersionId = await specifiedBox(host.db, "Saree box");
});

interface TestReel {
  readonly id: number;
  readonly barcodeId: string;
}

let n = 0;
async function newReel(more: object = {}): Promise<TestReel> {
  n += 1;
  const body = { ...exampleOf("registerReel", n).body, ...more };
  const { barcodeId } = (await host.call("staff", "registerReel", { body })).body;
  return { id: Number(String(barcodeId).split("-")[1]), barcodeId };
}
async function newSpecifiedOrder(more: object = {}): Promise<string> {
  const body = { ...newOrder("Kaveri Weaves"), specificationVersionId, ...more };
  return String((await host.call("staff", "createOrder", { body })).body.id);
}

const change = (call: "adjustReel" | "scrapReel", { id }: TestReel, body: object) =>
  host.call("owner", call, { params: { id: String(id) }, body: { reason: "Wet", ...body } });
const issue = ({ barcodeId }: TestReel, orderId: string) =>
  host.call("station", "issueReel", {
    body: { ...scanBody(), barcodeId, orderId: Number(orderId), usageType: "TOP" },
  });
const paperOf = async (id: string, query: Record<string, string> = {}) =>
  (await host.call("staff", "getOrderPaper", { params: { id }, query })).body;
const reserve = (id: string, reel: TestReel, more: object = {}) =>
  host.call("staff", "reserveReel", {
    params: { id },
    body: { reelId: reel.id, layer: 0, ups: 2, ...more },
  });
const openReservations = (reel: TestReel) =>
  host.db
    .select()
    .from(reelReservations)
    .where(sql`${reelReservations.reelId} = ${reel.id} and released_at is null`);

test("a reel is adjusted and scrapped with a reason, and its ledger says who, why and what is left", async () => {
  const reel = await newReel({ coreWeight: 12.5 });
  expect(await change("adjustReel", reel, { weight: 600.5, version: 1 })).toMatchObject({
    status: 200,
    body: { currentWeight: 600.5, status: "AVAILABLE", version: 2 },
  });
  expect(await change("scrapReel", reel, { weight: 588, version: 2 })).toMatchObject({
    status: 200,
    body: { currentWeight: 12.5, status: "CONSUMED", version: 3 },
  });
  const params = { id: String(reel.id) };
  const by = people.owner.email;
  expect((await host.call("staff", "getReelMovements", { params })).body.movements).toMatchObject([
    { kind: "RECEIVE", weight: 612.5, balance: 612.5, by: people.staff.email },
    { kind: "ADJUST", weight: -12, balance: 600.5, reason: "Wet", by },
    { kind: "SCRAP", weight: -588, balance: 12.5, reason: "Wet", by },
  ]);
});

test("only a super admin adjusts; what a reel cannot weigh is refused by the field, with the figures", async () => {
  const reel = await newReel();
  const params = { id: String(reel.id) };
  const body = { weight: 600, reason: "Wet", version: 1 };
  expect((await host.call("staff", "adjustReel", { params, body })).status).toBe(403);
  const refused = (weight: string) => ({ status: 400, body: { errors: { weight } } });
  expect(await change("adjustReel", reel, { weight: 612.5, version: 1 })).toMatchObject(
    refused("The reel is written down with 612.5 kg already"),
  );
  expect(await change("adjustReel", reel, { weight: 700, version: 1 })).toMatchObject(
    refused("The reel came with 612.5 kg and cannot weigh 700 kg"),
  );
  expect(await change("scrapReel", reel, { weight: 612.501, version: 1 })).toMatchObject(
    refused("The reel weighs 612.5 kg: 612.501 kg of it cannot be scrapped"),
  );
  expect(await change("scrapReel", reel, { weight: 5, reason: " ", version: 1 })).toMatchObject({
    status: 400,
    body: { errors: { reason: "Required" } },
  });
  expect((await change("scrapReel", reel, { weight: 5, version: 1 })).status).toBe(200);
  expect(await change("scrapReel", reel, { weight: 5, version: 1 })).toMatchObject({
    status: 409,
    body: { current: { currentWeight: 607.5, version: 2 } },
  });
  await issue(reel, await newSpecifiedOrder());
  expect(await change("adjustReel", reel, { weight: 5, version: 2 })).toMatchObject({
    status: 409,
    body: { message: "The reel is at a machine: return it first" },
  });
});

test("after 10,000 random movements each reel weighs what its ledger comes to, row by row", async () => {
  const many = 20;
  const made = await Promise.all(Array.from({ length: many }, () => newReel()));
  const tries = fc.sample(
    fc.tuple(fc.constantFrom(...movementKinds), fc.integer({ min: 0, max: 60_000 })),
    { numRuns: 60_000, seed: 2006 },
  );
  const received = { kind: "RECEIVE", grams: 612_500 } as const;
  const states = made.map((reel) => ({ reel, state: moveReel(noReel, received) }));
  const written: { reelId: number; movement: Movement; balance: number }[] = [];
  for (const [kind, part] of tries) {
    if (written.length === 10_000) break;
    const place = states[part % many];
    if (place === undefined) continue;
    const sign = kind === "SCRAP" || (kind === "ADJUST" && part % 3 === 0) ? -1 : 1;
    const { balance, issued } = place.state;
    const amount = kind === "SCRAP" ? part % 40 : part % 2_000;
    const given = { ISSUE: -balance, RETURN: Math.max(0, (issued ?? 0) - amount) };
    const grams = kind === "ISSUE" || kind === "RETURN" ? given[kind] : sign * amount;
    const movement = { kind, grams };
    if (movementError(place.state, movement) !== undefined) continue;
    place.state = moveReel(place.state, movement);
    written.push({ reelId: place.reel.id, movement, balance: place.state.balance });
  }
  expect(written).toHaveLength(10_000);
  await host.db.transaction(async (tx) => {
    for (let from = 0; from < written.length; from += 1_000) {
      await tx.insert(reelMovements).values(
        written.slice(from, from + 1_000).map(({ reelId, movement }) => ({
          ...movement,
          reelId,
          reason: "Random",
          by: "me",
        })),
      );
    }
    for (const { reel, state } of states) {
      await tx
        .update(reels)
        .set({
          currentWeightGrams: state.issued ?? state.balance,
          status: state.issued === undefined ? "AVAILABLE" : "IN_USE",
        })
        .where(eq(reels.id, reel.id));
    }
  });
  const { rows } = await host.db.execute<{ balance: number }>(
    sql`select balance_after_grams as balance from reel_movements where reason = 'Random' order by id`,
  );
  expect(rows.map(({ balance }) => balance)).toEqual(written.map(({ balance }) => balance));
  const { rows: wrong } = await host.db.execute(sql`
    select from reels join (select reel_id, sum(grams) as grams from reel_movements group by 1) moved
      on moved.reel_id = reels.id
    where moved.grams <> case status when 'IN_USE' then 0 else current_weight_grams end`);
  expect(wrong).toEqual([]);
  // None of them is in the way of the tests that follow.
  const ids = sql.join(
    made.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  await host.db.execute(sql`update reels set gsm = 90 where id in (${ids})`);
});

test("of 50 returns of one reel at once one counts, and its ledger has it once", async () => {
  const reel = await newReel({ gsm: 90 });
  await issue(reel, await newSpecifiedOrder());
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      host.call("station", "returnReel", {
        body: { ...scanBody(), barcodeId: reel.barcodeId, weight: 500 + index },
      }),
    ),
  );
  const outcomes = replies.map(({ body }) => body.outcome);
  expect(outcomes.filter((outcome) => outcome === "RETURNED")).toHaveLength(1);
  const ledger = await host.db
    .select({ kind: reelMovements.kind })
    .from(reelMovements)
    .where(eq(reelMovements.reelId, reel.id));
  expect(ledger.map(({ kind }) => kind)).toEqual(["RECEIVE", "ISSUE", "RETURN"]);
});

test("of 50 orders that reserve one reel at once one gets it, and the others are told whose it is", async () => {
  const reel = await newReel();
  const made: string[] = [];
  for (let order = 0; order < 50; order += 1) made.push(await newSpecifiedOrder());
  const replies = await Promise.all(made.map((id) => reserve(id, reel)));
  const winners = made.filter((_, index) => replies[index]?.status === 200);
  expect(winners).toHaveLength(1);
  const message = `${reel.barcodeId} is already kept for order #${winners[0]} of Kaveri Weaves: choose another`;
  const others = replies.filter(({ status }) => status !== 200);
  expect(others.map(({ status, body }) => [status, body.message])).toEqual(
    Array.from({ length: 49 }, () => [409, message]),
  );
  expect(await openReservations(reel)).toHaveLength(1);
  const params = { id: winners[0] ?? "" };
  await host.call("staff", "releaseReel", { params, body: { reelId: reel.id } });
  expect(await openReservations(reel)).toEqual([]);
  await host.db.execute(sql`update reels set gsm = 90 where id = ${reel.id}`);
});

const layersOf = (paper: { plan: { layers: LayerPaper[] } }) => paper.plan.layers;

test("an order gets the reels that fit each layer, best first, and reserves them until it is shipped", async () => {
  await host.db.execute(sql`update reels set gsm = 90`);
  const id = await newSpecifiedOrder({ quantity: 10_000 });
  expect(layersOf(await paperOf(id)).map(({ missing }) => missing)).toEqual(
    Array.from({ length: 3 }, () => "no reel of 150 GSM"),
  );
  const wide = await newReel({ deckle: 120, receivedAt: "2026-01-01T00:00:00Z" });
  const narrow = await newReel({ deckle: 77, coreWeight: 12.5 });
  await newReel({ deckle: 77, burstFactor: 20 });
  const two = await paperOf(id, { ups: "2" });
  const [top] = layersOf(two);
  // 10,000 boxes, two side by side, of 1,065 mm: 5,325 m of 77 cm and 150 g/m² weigh 615 kg.
  expect(two.plan).toMatchObject({ ups: 2, length: 5325, blank: { length: 1065, width: 365 } });
  expect(top?.reels).toMatchObject([
    {
      barcodeId: narrow.barcodeId,
      paper: 600,
      trim: 5.19,
      length: 5194.81,
      needed: 600,
      isPart: false,
    },
    { barcodeId: wide.barcodeId, length: 130.19, needed: 23.435 },
  ]);
  expect(layersOf(two)[1]).toMatchObject({
    reels: [],
    lacking: 5325,
    missing: "no further reel of 150 GSM and BF 18: other layers take those that fit",
  });
  expect((await paperOf(id, { ups: "3" })).plan.layers[0]).toMatchObject({
    reels: [{ barcodeId: wide.barcodeId }],
  });
  expect(await paperOf(id, { ups: "9" })).toMatchObject({
    missing: "no reel for 9 blanks side by side: the widest takes 4",
  });

  expect(await reserve(id, narrow)).toMatchObject({
    status: 200,
    body: {
      isOpen: true,
      reserved: [{ barcodeId: narrow.barcodeId, layer: 0, length: 5194.81, needed: 600 }],
      plan: {
        layers: [{ lacking: 0, reels: [{ barcodeId: wide.barcodeId, length: 130.19 }] }, {}, {}],
      },
    },
  });
  expect((await reserve(id, narrow)).status).toBe(200);
  expect(await openReservations(narrow)).toHaveLength(1);
  expect(await reserve(id, wide, { layer: 1, ups: 4 })).toMatchObject({
    status: 400,
    body: {
      errors: {
        reelId: `${wide.barcodeId} has 150 GSM, BF 18 and 120 cm: the layer takes 150 GSM, BF 18 and 148.0 cm or more`,
      },
    },
  });

  await reserve(id, wide, { layer: 1 });
  await issue(wide, id);
  expect(await openReservations(wide)).toEqual([]);
  await host.call("staff", "moveOrder", { params: { id }, body: { status: "COMPLETED" } });
  const body = { status: "SHIPPED", transportNumber: "KA-01-1234" };
  await host.call("staff", "moveOrder", { params: { id }, body });
  expect(await openReservations(narrow)).toEqual([]);
  expect(await paperOf(id)).toMatchObject({ isOpen: false, reserved: [] });
  expect((await reserve(id, narrow)).status).toBe(409);
});

test("what is reserved for an order that is cancelled, or of which nothing is left, is free again", async () => {
  const id = await newSpecifiedOrder();
  const [one, other] = [await newReel(), await newReel()];
  await reserve(id, one);
  await reserve(id, other, { layer: 2 });
  await change("scrapReel", one, { weight: 612.5, version: 1 });
  expect(await openReservations(one)).toEqual([]);
  await host.call("staff", "cancelOrder", { params: { id }, body: { reason: "Ordered twice" } });
  expect(await openReservations(other)).toEqual([]);
  const free = await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") });
  expect(await paperOf(String(free.body.id))).toMatchObject({
    missing: "no specification of the box",
    reserved: [],
  });
  const [order] = await host.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)));
  expect(order?.cancelReason).toBe("Ordered twice");
});

test("the grid counts what is in the store by paper and width: free, begun, by age, beside its levels", async () => {
  await host.db.execute(sql`update reels set gsm = 90`);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const ages = [0, 30, 31, 60, 61, 90, 91, 400];
  const made: TestReel[] = [];
  for (const age of ages) {
    made.push(await newReel({ gsm: 237, burstFactor: 22, deckle: 110, receivedAt: days(age) }));
  }
  await newReel({ gsm: 237, burstFactor: 22, deckle: 140.5 });
  const [kept, begun, used, running] = made;
  if (!kept || !begun || !used || !running) throw new Error("There are eight reels");
  const content = {
    ...smallBox,
    layers: smallBox.layers.map((layer) => ({ ...layer, gsm: 237, burstFactor: 22 })),
  };
  const version = await specifiedBox(host.db, "Heavy box", content);
  const id = await newSpecifiedOrder({ specificationVersionId: version });
  expect((await reserve(id, kept)).status).toBe(200);
  await change("adjustReel", begun, { weight: 100, version: 1 });
  await change("scrapReel", used, { weight: 612.5, version: 1 });
  await issue(running, id);
  const level = { gsm: 237, burstFactor: 22, dailyUse: 250.5, leadDays: 7, safety: 500 };
  for (const dailyUse of [1, 250.5]) {
    const body = { ...level, dailyUse };
    expect((await host.call("staff", "updateReorderLevel", { body })).status).toBe(200);
  }
  const { cells, levels } = (await host.call("staff", "getStock")).body;
  expect(levels).toEqual([level]);
  expect(cells.filter(({ gsm }: { gsm: number }) => gsm === 237)).toEqual([
    {
      gsm: 237,
      burstFactor: 22,
      deckle: 110,
      reels: 6,
      parts: 1,
      weight: 5 * 612.5 + 100,
      freeWeight: 4 * 612.5 + 100,
      aged: [612.5 + 100, 0, 2 * 612.5, 2 * 612.5],
    },
    {
      gsm: 237,
      burstFactor: 22,
      deckle: 140.5,
      reels: 1,
      parts: 0,
      weight: 612.5,
      freeWeight: 612.5,
      aged: [612.5, 0, 0, 0],
    },
  ]);
});
