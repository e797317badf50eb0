import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "../../../server/db/schema";
import { workedOrders } from "../../support/combinedOrders";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { combineCalls } from "./combineCalls";

const host = plant();
const { newBlanks, setSettings, combination, newReel, issue } = combineCalls(host);

test("the worked orders need 11,717.9 kg apart and 10,790.05 kg together, by one knife 11,581.8 kg", async () => {
  for (const { id, quantity, blankWidth, cutLength } of workedOrders)
    await newBlanks(`Box ${id}`, quantity, [blankWidth, cutLength]);
  const { groups, edge, knives } = await combination();
  expect({ edge, knives }).toEqual({ edge: 10, knives: 2 });
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ deckles: [1100, 1400], isOfBoard: true, unit: "A" });
  expect(groups[0]?.apart).toBeCloseTo(11_717.9, 1);
  expect(groups[0]?.together).toBeCloseTo(10_790.05, 2);
  expect(groups[0]?.elements.reduce((sum, { runs }) => sum + runs.length, 0)).toBe(9);
  const apart = groups[0]?.elements.reduce((sum, element) => sum + element.apart, 0);
  expect(apart).toBeCloseTo(11_717.9, 1);

  await setSettings({});
  expect((await combination()).groups[0]?.together).toBeCloseTo(11_581.8, 1);
  await setSettings({ knives: 2, overPercent: 0 });
  expect((await combination()).groups[0]?.together).toBeCloseTo(10_891, 1);
  await setSettings({ knives: 2 });
});

test("an order that is taken out counts in no sum, and a locked pair runs together or the reply says that it cannot", async () => {
  const before = (await combination()).groups[0];
  const ids = before?.orders.map(({ orderId }) => orderId) ?? [];
  const [first, second, third] = ids;
  const out = (await combination({ out: `${first}` })).groups[0];
  expect(out?.orders.find(({ orderId }) => orderId === first)).toMatchObject({ isOut: true });
  expect(out?.elements.flatMap(({ orderIds }) => orderIds)).not.toContain(first);
  expect(out?.apart).toBeLessThan(before?.apart ?? 0);
  const locked = (await combination({ locked: `${first}-${third}` })).groups[0];
  const together = locked?.elements.find(({ orderIds }) => orderIds.includes(first ?? 0));
  expect(together?.orderIds).toContain(third);
  expect(locked?.together).toBeGreaterThanOrEqual(before?.together ?? 0);
  // Four orders are never in one element.
  const all = ids.slice(0, 4).map((id) => `${second}-${id}`);
  const four = all.filter((pair) => pair !== `${second}-${second}`).join();
  expect((await combination({ locked: four })).groups[0]?.keepsLocks).toBe(false);
  expect((await host.call("staff", "getCombination", { query: { out: "1,x" } })).status).toBe(400);
});

test("an order may run short if a person allows it", async () => {
  const before = (await combination()).groups[0];
  const under = before?.orders.map(({ orderId }) => orderId).join() ?? "";
  const after = (await combination({ under })).groups[0];
  expect(after?.orders.every(({ allowsUnder }) => allowsUnder)).toBe(true);
  expect(after?.together).toBeLessThan(before?.together ?? 0);
});

test("an order that cannot be combined is named with its reason", async () => {
  const wide = await newBlanks("Wide", 1000, [1500, 2000]);
  const plain = await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") });
  const ran = await newBlanks("Ran", 1000, [400, 500]);
  const reel = await newReel({ gsm: 90 });
  await issue(reel.barcodeId, { orderId: ran });
  const reasons = new Map(
    (await combination()).leftOut.map(({ orderId, missing }) => [orderId, missing]),
  );
  expect(reasons.get(wide)).toBe("no reel of 1,520 mm in store: the widest has 1,400 mm");
  expect(reasons.get(plain.body.id)).toBe("no specification of the box");
  expect(reasons.get(ran)).toBe("a reel ran for it already");
  await host.db.update(orders).set({ status: "COMPLETED" }).where(eq(orders.id, wide));
  expect((await combination()).leftOut.map(({ orderId }) => orderId)).not.toContain(wide);
});

test("orders of the other unit are a group of their own, and a paper without a rate has no rupees", async () => {
  const other = await newBlanks("Other unit", 1000, [400, 500], { unit: "B" });
  const { groups } = await combination();
  expect(groups.find(({ unit }) => unit === "B")?.orders).toMatchObject([{ orderId: other }]);
  expect(groups[0]?.rate).toBeUndefined();
  expect(groups[0]?.missing).toContain("no rate for the top liner: 120 GSM, BF 18");
  for (const rate of [
    { fromGsm: 120, toGsm: 120, rate: 40 },
    { fromGsm: 100, toGsm: 100, rate: 30 },
  ]) {
    const body = {
      kind: "PAPER",
      validFrom: "2026-01-01",
      source: "Mill",
      per: "KILOGRAM",
      ...rate,
    };
    expect((await host.call("owner", "createRate", { body })).status).toBe(200);
  }
  // 240 × ₹40 + 145 × ₹30 for 385 g
  expect((await combination()).groups[0]?.rate).toBe(36.23);
});
