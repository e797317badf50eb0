import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AcceptedRun, PlanElement } from "../../../contract/combinedRuns";
import type { Schedule } from "../../../contract/schedule";
import { orders, reelReservations, reels } from "../../../server/db/schema";
import { readReelUses } from "../../../server/jobCost/readRun";
import { readMixedRuns } from "../../../server/paper/plan/openRun";
import { readOrderUses } from "../../../server/paper/waste/paperUses";
import { makeMachine } from "../../support/machines";
import { orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { combineCalls } from "./combineCalls";

const host = plant();
const { newBlanks, combination, newReel, issue, giveBack } = combineCalls(host);
let made = 0;

/** Makes two orders of docs/trade/combined-runs.md#worked-figures that run together, and returns their element. */
async function newPair(): Promise<{ element: PlanElement; first: number; second: number }> {
  made += 1;
  const first = await newBlanks(`Box A ${made}`, 6000, [430, 1300]);
  const second = await newBlanks(`Box B ${made}`, 4000, [640, 1300]);
  const { groups } = await combination();
  const element = groups
    .flatMap(({ elements }) => elements)
    .find(({ orderIds }) => orderIds.includes(first) && orderIds.includes(second));
  if (!element) throw new Error("The two orders do not run together");
  return { element, first, second };
}

const accept = ({ runs }: Pick<PlanElement, "runs">, by: "staff" | "owner" = "staff") =>
  host.call(by, "acceptCombinedRun", { body: { runs, under: [] } });
const undo = (id: number) => host.call("staff", "undoCombinedRun", { params: { id: String(id) } });
const readOrder = async (id: number) =>
  (await host.db.select().from(orders).where(eq(orders.id, id)))[0];
const acceptedRuns = async (): Promise<AcceptedRun[]> =>
  (await host.call("staff", "getCombinedRuns")).body.runs;
const openReservations = async (id: number) =>
  host.db
    .select()
    .from(reelReservations)
    .where(sql`${eq(reelReservations.orderId, id)} and released_at is null`);

test("an accepted run sets the blanks side by side, reserves reels for all of it, and undo takes all back", async () => {
  const { element, first, second } = await newPair();
  const reply = await accept(element);
  expect(reply.status).toBe(200);
  const { id } = reply.body;
  const [run] = await acceptedRuns();
  expect(run).toMatchObject({
    id,
    runs: element.runs,
    orders: [{ orderId: first }, { orderId: second }],
  });
  expect(run?.saved).toBeCloseTo(element.apart - element.together, 1);
  expect((await readOrder(first))?.ups).toBeGreaterThan(0);
  expect((await combination()).groups.flatMap((group) => group.orders)).toEqual([]);
  const lead = run?.leadOrderId ?? 0;
  const other = lead === first ? second : first;
  const reservations = await openReservations(lead);
  expect(reservations.length).toBe(reply.body.reservedReels);
  expect(new Set(reservations.map(({ layer }) => layer))).toEqual(new Set([0, 1]));
  expect(await openReservations(other)).toEqual([]);
  const { reels: known } = (await host.call("station", "getStationData")).body;
  expect(known.find((one: { reservedFor?: object }) => one.reservedFor)?.reservedFor).toMatchObject(
    { orderId: lead, runsWith: [first, second] },
  );
  for (const order of [lead, other]) {
    const paper = (await host.call("staff", "getOrderPaper", { params: { id: String(order) } }))
      .body;
    expect(paper.combinedRun).toBe(id);
    expect(paper.missing).toContain(
      `it runs with #${order === lead ? other : lead} in combined run ${id}, and the reels of the run are reserved at order #${lead}`,
    );
    // The reels of the run have no fault, though no order has its own plan.
    expect(paper.reserved.map(({ problem }: { problem?: string }) => problem)).toEqual(
      order === lead ? reservations.map(() => undefined) : [],
    );
  }
  const ups = { ups: 1, version: (await readOrder(lead))?.version };
  const chosen = await host.call("staff", "chooseUps", { params: { id: String(lead) }, body: ups });
  expect(chosen).toMatchObject({ status: 409, body: { code: "combine.undoFirst" } });

  for (const [order, call] of [
    [lead, "acceptCombinedRun"],
    [other, "chooseUps"],
  ] as const) {
    const params = { kind: "order", id: String(order) };
    const { entries } = (await host.call("staff", "getHistory", { params })).body;
    expect(entries[0]).toMatchObject({
      call,
      before: { ups: null, combinedRun: null },
      after: { combinedRun: id },
    });
    // The run is undone as a whole, never the number of one order alone.
    const change = { params: { id: String(entries[0].id) } };
    expect((await host.call("staff", "undoChange", change)).status).toBe(409);
  }
  // The same person's same runs are accepted once.
  expect((await accept(element)).body).toEqual(reply.body);
  expect((await undo(id)).status).toBe(200);
  expect((await undo(id)).status).toBe(409);
  expect(await openReservations(lead)).toEqual([]);
  expect((await readOrder(first))?.ups).toBeNull();
  expect(await acceptedRuns()).toEqual([]);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("reels that come later are reserved for the board of the run that lacks them, each for one pattern and layer", async () => {
  const { element, first, second } = await newPair();
  const { id } = (await accept(element)).body;
  /** Reads the state of both orders' paper in the schedule. */
  async function readPapers() {
    const { orders: planned }: Schedule = (await host.call("staff", "getSchedule")).body;
    return [first, second].map((one) => planned.find(({ orderId }) => orderId === one)?.paper);
  }
  const lackingOf = async () => (await acceptedRuns())[0]?.lacking;
  // Reels of 612.5 kg give a part of the run, and the second liner has none.
  const liner = { gsm: 120, burstFactor: 18 };
  const lacking = await lackingOf();
  expect(lacking).toMatchObject([liner]);
  expect(lacking?.[0]?.metres).toBeGreaterThan(0);
  expect(await readPapers()).toEqual(["MISSING", "MISSING"]);
  for (const deckle of [110, 110, 140, 140]) await newReel({ deckle, ...liner });
  const reserve = () => host.call("staff", "reserveCombinedRun", { params: { id: String(id) } });
  expect((await reserve()).body.reservedReels).toBeGreaterThan(0);
  expect(await lackingOf()).toEqual([]);
  expect(await readPapers()).toEqual(["STOCK", "STOCK"]);
  expect((await reserve()).body).toEqual({ reservedReels: 0 });
  const [run] = await acceptedRuns();
  const reservations = await openReservations(run?.leadOrderId ?? 0);
  expect(reservations.length).toBe(run?.reservedReels);
  // Each pattern has a set-up of 25 m.
  const metres = element.runs.reduce((sum, { length }) => sum + length / 1000 + 25, 0);
  for (const layer of [0, 1, 2]) {
    const ofLayer = reservations.filter((one) => one.layer === layer);
    expect(ofLayer.reduce((sum, one) => sum + one.metres, 0)).toBeCloseTo(metres, 1);
  }
  await undo(id);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("of two people who accept the same order at once the second one gets what was accepted", async () => {
  const { element, first, second } = await newPair();
  const replies = await Promise.all([accept(element), accept(element, "owner")]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409)?.body;
  const { id } = replies.find(({ status }) => status === 200)?.body ?? {};
  expect(refused.message).toBe(
    `Order #${first} runs already with #${second} in combined run ${id}. Look at the new plan.`,
  );
  await undo(id);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("a plan whose order or stock has changed is refused with a sentence", async () => {
  const { element, first } = await newPair();
  await host.db.update(orders).set({ quantity: 6100 }).where(eq(orders.id, first));
  const message =
    "The orders, the settings or the widths in store have changed. Look at the new plan.";
  expect(await accept(element)).toMatchObject({ status: 409, body: { message } });
  await host.db.update(orders).set({ quantity: 6000 }).where(eq(orders.id, first));
  // Another order has reserved all reels of the wanted width.
  const other = await newBlanks("Reserving", 500, [400, 500]);
  const narrow = await host.db.select().from(reels).where(eq(reels.deckle, 110));
  const by = { orderId: other, createdBy: "staff@example.com", layer: 0, metres: 1, grams: 1 };
  await host.db
    .insert(reelReservations)
    .values(narrow.map(({ id: reelId }) => ({ ...by, reelId, quantity: 500, size: "" })));
  expect(await accept(element)).toMatchObject({ status: 409, body: { message } });
  await host.db.delete(reelReservations).where(eq(reelReservations.orderId, other));
  const { body } = await accept(element);
  await host.db.update(orders).set({ quantity: 6200 }).where(eq(orders.id, first));
  expect((await acceptedRuns())[0]?.orders[0]?.problem).toBe(
    "Its quantity or its specification changed",
  );
  await undo(body.id);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("a reversed entry of an order is no run: the run is undone all the same", async () => {
  const { element, first } = await newPair();
  const machineId = await makeMachine(host, "Corrugator", "CORRUGATING");
  const enter = async () => {
    const body = { entryId: randomUUID(), machineId, orderId: first, good: 1 };
    return String((await host.call("staff", "createStageEntry", { body })).body.id);
  };
  const reverse = async (entry: string) => {
    const body = { reason: "Wrong order" };
    return host.call("staff", "reverseStageEntry", { params: { id: entry }, body });
  };
  await reverse(await enter());
  const { id } = (await accept(element)).body;
  const hasRun = async () => (await acceptedRuns())[0]?.hasRun;
  expect(await hasRun()).toBe(false);
  const entry = await enter();
  expect(await hasRun()).toBe(true);
  expect((await reverse(entry)).status).toBe(200);
  expect(await hasRun()).toBe(false);
  expect((await undo(id)).status).toBe(200);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("an order that leads a run is cancelled and restored with its reels, but not those of a run that was undone", async () => {
  const { element } = await newPair();
  const { id, reservedReels } = (await accept(element)).body;
  expect(reservedReels).toBeGreaterThan(0);
  const lead = (await acceptedRuns())[0]?.leadOrderId ?? 0;
  const params = { id: String(lead) };
  const before = await openReservations(lead);
  const cancel = () => host.call("owner", "cancelOrder", { params, body: { reason: "Mistake" } });
  const restore = () => host.call("owner", "restoreOrder", { params });
  expect((await cancel()).status).toBe(200);
  expect(await openReservations(lead)).toEqual([]);
  const reserved = await host.call("staff", "reserveCombinedRun", { params: { id: String(id) } });
  expect(reserved).toMatchObject({ status: 409, body: { code: "order.keepsNoReel" } });
  expect(await openReservations(lead)).toEqual([]);
  expect((await restore()).body.message).toMatch(/^Reserved again: [^.]+\.$/);
  expect(await openReservations(lead)).toEqual(before);
  await cancel();
  expect((await undo(id)).status).toBe(200);
  await restore();
  expect(await openReservations(lead)).toEqual([]);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("an order of a run is not moved to another unit, until the run is undone", async () => {
  const { element, first } = await newPair();
  const { id } = (await accept(element)).body;
  const move = async () => {
    const order = await readOrder(first);
    const body = {
      ...orderForm("Kaveri Weaves"),
      quantity: order?.quantity,
      unit: "B",
      version: order?.version,
    };
    return host.call("staff", "updateOrder", { params: { id: String(first) }, body });
  };
  expect(await move()).toMatchObject({
    status: 400,
    body: {
      errors: { unit: `Order #${first} runs in combined run ${id}: undo the run first` },
    },
  });
  expect((await readOrder(first))?.unit).toBe("A");
  await undo(id);
  expect((await move()).status).toBe(200);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("a reel that came back whole does not keep a run from being undone", async () => {
  const { element, first } = await newPair();
  const { id } = (await accept(element)).body;
  const [run] = await acceptedRuns();
  const [reservation] = await openReservations(run?.leadOrderId ?? 0);
  const [reel] = await host.db
    .select()
    .from(reels)
    .where(eq(reels.id, reservation?.reelId ?? 0));
  const barcodeId = reel?.barcodeId ?? "";
  await issue(barcodeId, { orderId: first });
  expect((await undo(id)).status).toBe(409);
  const weight = (reel?.currentWeightGrams ?? 0) / 1000;
  const back = await giveBack(barcodeId, { weight, howManyBox: 0 });
  expect(back.status, back.text).toBe(200);
  expect((await acceptedRuns())[0]?.hasRun).toBe(false);
  expect((await undo(id)).status).toBe(200);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("a run of an older version whose orders are in several units is named by the page and by the doctor", async () => {
  const { element, first, second } = await newPair();
  const { id } = (await accept(element)).body;
  expect(await readMixedRuns(host.db)).toEqual([]);
  const [{ leadOrderId = 0 } = {}] = await acceptedRuns();
  const moved = leadOrderId === first ? second : first;
  await host.db.update(orders).set({ unit: "B" }).where(eq(orders.id, moved));
  const named = [first, second]
    .toSorted((a, b) => a - b)
    .map((order) => `#${order} (${order === moved ? "B" : "A"})`);
  expect(await readMixedRuns(host.db)).toEqual([{ runId: id, orders: named.join(", ") }]);
  const [run] = await acceptedRuns();
  expect(run?.orders.find(({ orderId }) => orderId === moved)).toMatchObject({
    problem: "It is made in unit B, and the run in unit A",
  });
  expect((await undo(id)).status).toBe(200);
  expect(await readMixedRuns(host.db)).toEqual([]);
  await host.db.update(orders).set({ status: "COMPLETED" });
});

test("a reel of a combined run is divided by area among its orders, to the gram and the paisa, and ends the undo", async () => {
  const { element, first, second } = await newPair();
  const { id } = (await accept(element)).body;
  const [run] = await acceptedRuns();
  const lead = run?.leadOrderId ?? 0;
  const [reservation] = await openReservations(lead);
  const other = lead === first ? second : first;
  const [reel] = await host.db
    .select()
    .from(reels)
    .where(eq(reels.id, reservation?.reelId ?? 0));
  await host.db
    .update(reels)
    .set({ landedPaisePerKg: 4000 })
    .where(eq(reels.id, reservation?.reelId ?? 0));
  // The reel is reserved for the run: a scan of the other order asks nothing.
  const issued = await issue(reel?.barcodeId ?? "", { orderId: other });
  expect(issued).toMatchObject({ status: 200, body: { outcome: "ISSUED" } });
  await giveBack(reel?.barcodeId ?? "", { weight: 312.5, howManyBox: 1000 });
  const shares = await Promise.all([first, second].map((order) => readReelUses(host.db, order)));
  const grams = shares.map((uses) => uses.reduce((sum, use) => sum + use.grams, 0));
  const blanks = element.runs.flatMap(({ lanes }) => lanes);
  const areaOf = (order: number, width: number) =>
    blanks.reduce(
      (sum, lane) => sum + (lane.orderId === order ? lane.blanks * width * 1300 : 0),
      0,
    );
  const [one, two] = [areaOf(first, 430), areaOf(second, 640)];
  const ofFirst = Math.round((300_000 * one) / (one + two));
  expect(grams).toEqual([ofFirst, 300_000 - ofFirst]);
  const costs = await Promise.all(
    [first, second].map((order) =>
      host.call("owner", "getJobCost", { params: { id: String(order) } }),
    ),
  );
  // 300 kg at ₹40.00
  expect(costs.map(({ body }) => body.reels[0].amount)).toEqual(
    grams.map((part) => (part * 4) / 100),
  );
  const waste = await readOrderUses(host.db, sql`usage_shares.order_id in (${first}, ${second})`);
  expect(waste.flatMap(({ lines }) => lines.map(({ use }) => use.consumed))).toEqual(grams);
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: {
      message: `A reel or a machine has run for order #${other}: the run can no longer be changed`,
    },
  });
  // A pattern cuts the blanks of both orders, so an order that is cancelled later still bears its part of a further reel.
  const rest = await newReel({ deckle: 110, gsm: 120 });
  await issue(rest.barcodeId, { orderId: other });
  await host.call("owner", "cancelOrder", {
    params: { id: String(lead) },
    body: { reason: "The client closed" },
  });
  await giveBack(rest.barcodeId, { weight: 312.5, howManyBox: 1000 });
  const after = await Promise.all([first, second].map((order) => readReelUses(host.db, order)));
  expect(after.map((uses) => uses.map((use) => use.grams))).toEqual([
    [ofFirst, ofFirst],
    [300_000 - ofFirst, 300_000 - ofFirst],
  ]);
  const further = await newReel({ gsm: 90 });
  const alone = await newBlanks("Alone", 500, [400, 500]);
  await issue(further.barcodeId, { orderId: alone });
  await giveBack(further.barcodeId, { weight: 600, howManyBox: 10 });
  expect((await readReelUses(host.db, alone)).map((use) => use.grams)).toEqual([12_500]);
});

test("the job card of a combined run is a PDF", async () => {
  const [run] = await acceptedRuns();
  for (const language of ["en", "kn"]) {
    const card = await host.call("staff", "getCombinedRunCard", {
      params: { id: String(run?.id) },
      query: { language },
    });
    expect(card.status).toBe(200);
    expect(card.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
});
