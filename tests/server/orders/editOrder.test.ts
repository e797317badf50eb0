import { expect, test } from "vitest";
import { isLate } from "../../../contract/orders";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { exampleOf } from "../../support/examples";
import { newOrder, orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";

const host = plant();

async function placeOrder(client = "Kaveri Weaves"): Promise<string> {
  const { body } = await host.call("staff", "createOrder", { body: newOrder(client) });
  return String(body.id);
}

const cancel = (id: string, reason = "Ordered twice") =>
  host.call("staff", "cancelOrder", { params: { id }, body: { reason } });
const move = (id: string, body: object) =>
  host.call("staff", "moveOrder", { params: { id }, body });
const ship = async (id: string) => {
  await move(id, { status: "COMPLETED" });
  await move(id, { status: "SHIPPED", transportNumber: "KA-1" });
};

const edit = (id: string, changes: object) =>
  host.call("staff", "updateOrder", {
    params: { id },
    body: { ...orderForm("Kaveri"), version: 1, ...changes },
  });

const listed = async (id: string) =>
  (await host.call("staff", "getAllOrders", { query: { filter: { id: Number(id) } } })).body[0];

test("an order of 5,000 that should be 500 is put right, and the kanban shows it", async () => {
  const id = await placeOrder();
  expect(await edit(id, { quantity: 5000 })).toMatchObject({ status: 200 });
  expect(await edit(id, { quantity: 500, version: 2 })).toMatchObject({ status: 200 });
  expect(await listed(id)).toMatchObject({ quantity: 500, version: 3, status: "TODO" });
});

test("an optional field of an order can be removed again", async () => {
  const id = await placeOrder();
  await edit(id, { materialGrade: "Kraft 150" });
  expect(await edit(id, { version: 2 })).toMatchObject({ status: 200 });
  expect(await listed(id)).not.toHaveProperty("materialGrade");
});

test("an edit of an order that moved meanwhile names its present column", async () => {
  const id = await placeOrder();
  await move(id, { status: "IN_PROGRESS" });
  expect(await edit(id, { quantity: 9 })).toMatchObject({
    status: 409,
    body: { current: { status: "IN_PROGRESS", quantity: 500, version: 2 } },
  });
});

test("a cancelled order leaves the kanban with its reason and can be neither moved nor edited", async () => {
  const id = await placeOrder();
  expect(await cancel(id, "  Client withdrew  ")).toMatchObject({
    status: 200,
    body: { cancelReason: "Client withdrew", cancelledAt: expect.any(String), version: 2 },
  });
  expect(await listed(id)).toBeUndefined();
  expect(await move(id, { status: "IN_PROGRESS" })).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is cancelled and cannot be moved` },
  });
  expect(await edit(id, { version: 2 })).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is cancelled and cannot be edited` },
  });
  expect(await cancel(id)).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is already cancelled` },
  });
});

test("the number of orders follows a cancellation and its undo", async () => {
  const total = async () => {
    const { headers } = await host.call("staff", "getAllOrders", { query: { range: [0, 0] } });
    return Number(String(headers["content-range"]).split("/")[1]);
  };
  const id = await placeOrder();
  const before = await total();
  await move(id, { status: "IN_PROGRESS" });
  expect(await total()).toBe(before);
  await cancel(id);
  expect(await total()).toBe(before - 1);
  const [latest] = (await host.call("staff", "getUndoable")).body.changes;
  const undo = { params: { id: String(latest.id) } };
  expect(await host.call("staff", "undoChange", undo)).toMatchObject({ status: 200 });
  expect(await total()).toBe(before);
});

test("an order is not cancelled without a reason, nor one that does not exist", async () => {
  const id = await placeOrder();
  expect(await cancel(id, "   ")).toMatchObject({
    status: 400,
    body: { errors: { reason: "Required" } },
  });
  expect(await listed(id)).toMatchObject({ version: 1 });
  expect(await cancel("999999")).toMatchObject({ status: 404 });
});

test("a shipped order cannot be cancelled", async () => {
  const id = await placeOrder();
  await ship(id);
  expect(await cancel(id)).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is shipped and cannot be cancelled` },
  });
  expect(await listed(id)).toMatchObject({ status: "SHIPPED" });
});

test("only a super admin changes a shipped order's promised day, and any admin its other fields", async () => {
  const id = await placeOrder();
  await ship(id);
  const later = { expectedCompletionDate: "2027-03-01T18:30:00.000Z", version: 3 };
  expect(await edit(id, later)).toMatchObject({
    status: 400,
    body: {
      errors: {
        expectedCompletionDate:
          "The order is shipped: only a super admin can change its promised day",
      },
    },
  });
  expect(await listed(id)).toMatchObject({ version: 3 });
  expect(await edit(id, { quantity: 6_000, version: 3 })).toMatchObject({ status: 200 });
  // If several things have changed since the read, the reply names the edit first.
  expect(await edit(id, later)).toMatchObject({ status: 409, body: { current: { version: 4 } } });
  const body = { ...orderForm("Kaveri"), ...later, version: 4 };
  const owners = await host.call("owner", "updateOrder", { params: { id }, body });
  expect(owners).toMatchObject({
    status: 200,
    body: { expectedCompletionDate: expect.stringMatching(/^2027-03-01T18:30:00/) },
  });
});

test("the list of all orders has shipped and cancelled ones, and is searched and filtered", async () => {
  const client = "Shila Quartz";
  const [open, shipped, cancelled] = [
    await placeOrder(client),
    await placeOrder(client),
    await placeOrder(client),
  ];
  await ship(shipped);
  await cancel(cancelled, "Ordered twice");
  const orders = async (query: object) =>
    (await host.call("staff", "getOrders", { query: { sort: ["id", "ASC"], ...query } })).body;
  const numbers = async (filter: object) =>
    (await orders({ filter: { client, ...filter } })).map(({ id }: { id: number }) => String(id));
  expect(await orders({ filter: { client } })).toMatchObject([
    { id: Number(open), status: "TODO" },
    { id: Number(shipped), status: "SHIPPED", transportNumber: "KA-1" },
    { id: Number(cancelled), status: "CANCELLED", cancelReason: "Ordered twice" },
  ]);
  expect(await numbers({ status: "CANCELLED" })).toEqual([cancelled]);
  expect(await numbers({ status: ["SHIPPED", "TODO"] })).toEqual([open, shipped]);
  expect(await numbers({ q: "ka-1" })).toEqual([shipped]);
  expect(await numbers({ q: "twice" })).toEqual([cancelled]);
  expect(await numbers({ id: cancelled })).toEqual([cancelled]);
  const [{ expectedCompletionDate: day }] = await orders({ filter: { id: open } });
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await numbers({ expectedCompletionDate_gte: day })).toEqual([open, shipped, cancelled]);
  expect(await numbers({ expectedCompletionDate_lte: "2000-01-01" })).toEqual([]);
});

test("an open order is late from the day after its promised one, by the rule of the screens", async () => {
  const client = "Late Packers";
  const today = indiaDate(new Date());
  const days = [dateAfter(today, -40), dateAfter(today, -1), today, dateAfter(today, 1)];
  const place = async (day: string) => {
    const body = { ...newOrder(client), expectedCompletionDate: `${day}T00:00:00.000Z` };
    return String((await host.call("staff", "createOrder", { body })).body.id);
  };
  const open = await Promise.all(days.map(place));
  await ship(await place(dateAfter(today, -1)));
  await cancel(await place(dateAfter(today, -1)));
  const orders = async (filter: object) =>
    (await host.call("staff", "getOrders", { query: { filter: { client, ...filter } } })).body;
  const late = (await orders({ isLate: true })).map(({ id }: { id: number }) => String(id));
  expect(late.sort()).toEqual(open.slice(0, 2).sort());
  for (const order of await orders({}))
    expect(order.isLate).toBe(isLate(order.status, order.expectedCompletionDate, today));
});

test("one of a simultaneous shipment and cancellation happens", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await placeOrder();
    await move(id, { status: "COMPLETED" });
    const [shipped, cancelled] = await Promise.all([
      move(id, { status: "SHIPPED", transportNumber: "KA-1" }),
      cancel(id),
    ]);
    expect([shipped.status, cancelled.status].sort()).toEqual([200, 409]);
    expect((await listed(id))?.status).toBe(shipped.status === 200 ? "SHIPPED" : undefined);
  }
});

test("a cancelled order is offered to no station and issued no paper, and its running reels return", async () => {
  const orderId = await placeOrder();
  const reel = await host.call("staff", "registerReel", exampleOf("registerReel", 1));
  const { barcodeId } = reel.body;
  const scan = (name: "issueReel" | "returnReel", body: object) =>
    host.call("station", name, { body: { ...scanBody(), barcodeId, ...body } });
  const issue = (id: string) => scan("issueReel", { orderId: Number(id), usageType: "TOP" });
  expect((await issue(orderId)).body).toMatchObject({ outcome: "ISSUED" });
  expect(await cancel(orderId)).toMatchObject({ status: 200 });
  expect((await scan("returnReel", { weight: 100 })).body).toMatchObject({ outcome: "RETURNED" });

  const { body } = await host.call("station", "getStationData");
  const offered = body.orders.map((order: { id: number }) => order.id);
  expect(offered).not.toContain(Number(orderId));
  expect(await issue(orderId)).toMatchObject({
    status: 409,
    body: { message: "The order of Kaveri Weaves has been cancelled: choose another" },
  });
});
