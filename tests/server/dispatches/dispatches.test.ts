import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dispatches, orders } from "../../../server/db/schema";
import { newOrder, orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { undoCalls } from "../history/undoCalls";
import { importCalls } from "../imports/importCalls";

const host = plant();

/** Places an order of 500 boxes. */
async function placeOrder(): Promise<number> {
  const { body } = await host.call("staff", "createOrder", { body: newOrder("Kaveri Weaves") });
  return Number(body.id);
}

const dispatch = (orderId: number, quantity: number, more: object = {}) =>
  host.call("staff", "createDispatch", {
    body: { orderId, quantity, transportNumber: "KA01AB1234", ...more },
  });

const figures = async (orderId: number) =>
  (await host.call("staff", "getOrderDispatches", { params: { id: String(orderId) } })).body;

const move = (orderId: number, body: object) =>
  host.call("staff", "moveOrder", { params: { id: String(orderId) }, body });

const ship = async (orderId: number) => {
  await move(orderId, { status: "COMPLETED" });
  return move(orderId, { status: "SHIPPED", transportNumber: "KA02C77" });
};

const cancel = (id: number, who: "staff" | "station" = "staff") =>
  host.call(who, "cancelDispatch", {
    params: { id: String(id) },
    body: { reason: "Counted again" },
  });

test("an order leaves in parts, up to its quantity and 5 %", async () => {
  const id = await placeOrder();
  expect(await dispatch(id, 200)).toMatchObject({ status: 200, body: { quantity: 200 } });
  expect(await dispatch(id, 325)).toMatchObject({ status: 200 });
  expect(await figures(id)).toMatchObject({
    ordered: 500,
    dispatched: 525,
    limit: 525,
    tolerancePercent: 5,
    dispatches: [{ quantity: 325 }, { quantity: 200, transportNumber: "KA01AB1234" }],
  });
});

test("more than the tolerance allows is refused with both figures, and nothing is stored", async () => {
  const id = await placeOrder();
  await dispatch(id, 500);
  const before = await figures(id);
  expect(await dispatch(id, 26)).toMatchObject({
    status: 400,
    body: {
      errors: {
        quantity: `Order #${id} allows 525 boxes in all, with 5 % tolerance. 500 boxes are dispatched, so at most 25 boxes more can go, not 26 boxes`,
      },
    },
  });
  expect(await figures(id)).toEqual(before);
});

test("of two dispatches at the same moment only those go that fit", async () => {
  const id = await placeOrder();
  const replies = await Promise.all(Array.from({ length: 8 }, () => dispatch(id, 150)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await figures(id)).toMatchObject({ dispatched: 450 });
});

test("the move to Shipped dispatches the rest with the transport number", async () => {
  const id = await placeOrder();
  await dispatch(id, 180);
  expect(await ship(id)).toMatchObject({ status: 200 });
  expect(await figures(id)).toMatchObject({
    dispatched: 500,
    dispatches: [
      { quantity: 320, transportNumber: "KA02C77", createdBy: "staff@example.com" },
      { quantity: 180 },
    ],
  });
});

test("the move to Shipped adds nothing to an order that left already", async () => {
  const id = await placeOrder();
  await dispatch(id, 510);
  await ship(id);
  const { dispatched, dispatches: rows } = await figures(id);
  expect([dispatched, rows.length]).toEqual([510, 1]);
});

test("a dispatch and a move to Shipped at the same moment never dispatch a box twice", async () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const id = await placeOrder();
    await move(id, { status: "COMPLETED" });
    const shipping = { status: "SHIPPED", transportNumber: "KA02C77" };
    await Promise.all([dispatch(id, 300), move(id, shipping), dispatch(id, 300)]);
    const { dispatched, limit, dispatches: rows } = await figures(id);
    const sum = rows.reduce((all: number, row: { quantity: number }) => all + row.quantity, 0);
    expect(sum).toBe(dispatched);
    expect(dispatched).toBeLessThanOrEqual(limit);
    expect(dispatched).toBeGreaterThanOrEqual(500);
  }
});

test("finished goods are what was made less what was dispatched", async () => {
  const id = await placeOrder();
  await dispatch(id, 100);
  expect(await figures(id)).not.toHaveProperty("inStore");
  await dispatch(id, 100, { madeQuantity: 480 });
  expect(await figures(id)).toMatchObject({ made: 480, inStore: 280 });
  await dispatch(id, 50);
  expect(await figures(id)).toMatchObject({ made: 480, inStore: 230 });
});

test("fewer boxes made than dispatched are refused by their field", async () => {
  const id = await placeOrder();
  await dispatch(id, 100);
  expect(await dispatch(id, 100, { madeQuantity: 199 })).toMatchObject({
    status: 400,
    body: {
      errors: {
        madeQuantity: "200 boxes will have been dispatched: at least as many were made",
      },
    },
  });
  expect(await figures(id)).toMatchObject({ dispatched: 100 });
});

test("a cancelled dispatch gives its boxes back, once", async () => {
  const id = await placeOrder();
  const { body } = await dispatch(id, 400);
  const replies = await Promise.all([cancel(body.id), cancel(body.id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await figures(id)).toMatchObject({
    dispatched: 0,
    dispatches: [{ quantity: 400, cancelReason: "Counted again" }],
  });
});

test("a cancelled order cannot be dispatched, and a dispatched order cannot be cancelled", async () => {
  const id = await placeOrder();
  const params = { id: String(id) };
  const body = { reason: "Ordered twice" };
  const { body: part } = await dispatch(id, 10);
  expect(await host.call("staff", "cancelOrder", { params, body })).toMatchObject({
    status: 409,
    body: { message: `10 boxes of order #${id} are dispatched: cancel the dispatches first` },
  });
  await cancel(part.id);
  expect(await host.call("staff", "cancelOrder", { params, body })).toMatchObject({ status: 200 });
  expect(await dispatch(id, 10)).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is cancelled: nothing can be dispatched for it` },
  });
});

const cardOf = (orderId: number) => `ORD-${String(orderId).padStart(6, "0")}`;

const dispatchScan = (orderId: number, quantity: number, more: object = {}) => ({
  ...scanBody(),
  barcodeId: cardOf(orderId),
  quantity,
  transportNumber: "KA01AB1234",
  ...more,
});

const sendScan = (body: object) => host.call("station", "dispatchOrder", { body });

test("a station dispatches an order by its job card, once for each scan", async () => {
  const id = await placeOrder();
  const scan = dispatchScan(id, 200);
  const replies = await Promise.all([sendScan(scan), sendScan(scan)]);
  for (const reply of replies)
    expect(reply).toMatchObject({
      status: 200,
      body: { outcome: "DISPATCHED", orderId: id, client: "Kaveri Weaves", quantity: 200 },
    });
  expect(await figures(id)).toMatchObject({
    dispatched: 200,
    dispatches: [
      {
        quantity: 200,
        transportNumber: "KA01AB1234",
        createdBy: expect.stringMatching(/^station Gate A/),
      },
    ],
  });
  const { body } = await host.call("station", "getStationData");
  expect(body.vehicles[0]).toBe("KA01AB1234");
  expect(body.orders).toContainEqual(
    expect.objectContaining({ id, dispatched: 200, dispatchLimit: 525 }),
  );
});

test("a station that dispatches too many gets both figures, and nothing is stored", async () => {
  const id = await placeOrder();
  await dispatch(id, 500);
  const before = await figures(id);
  expect(await sendScan(dispatchScan(id, 26))).toMatchObject({
    status: 409,
    body: {
      message: `Order #${id} allows 525 boxes in all, with 5 % tolerance. 500 boxes are dispatched, so at most 25 boxes more can go, not 26 boxes`,
      code: "dispatch.tooMany",
    },
  });
  expect(await figures(id)).toEqual(before);
});

test("a queued scan of too many boxes is an exception for the office, which names the order", async () => {
  const id = await placeOrder();
  await dispatch(id, 500);
  const scan = dispatchScan(id, 26, { queued: true });
  expect(await sendScan(scan)).toMatchObject({ status: 200, body: { outcome: "EXCEPTION" } });
  expect(await figures(id)).toMatchObject({ dispatched: 500 });
  const { body } = await host.call("owner", "getExceptions");
  const exception = body.find((one: { id: string }) => one.id.endsWith(scan.scanId));
  expect(exception).toMatchObject({
    kind: "DISPATCH_CONFLICT",
    name: "Kaveri Weaves",
    barcodeId: cardOf(id),
    detail: expect.stringContaining("at most 25 boxes more"),
  });
  const settled = await host.call("owner", "proposeCorrection", {
    body: {
      action: "CONFIRM",
      exceptionId: exception.id,
      exceptionVersion: exception.version,
      reason: "Counted again",
    },
  });
  expect(settled).toMatchObject({ status: 200 });
  const { body: corrections } = await host.call("owner", "getCorrections");
  expect(corrections[0]).toMatchObject({ name: "Kaveri Weaves", barcodeId: cardOf(id) });
});

test("a queued dispatch has the time of its scan", async () => {
  const id = await placeOrder();
  const scannedAt = new Date(Date.now() - 3_600_000).toISOString();
  await sendScan(dispatchScan(id, 10, { scannedAt, queued: true }));
  const { dispatches: rows } = await figures(id);
  expect(Math.abs(Date.parse(rows[0].dispatchedAt) - Date.parse(scannedAt))).toBeLessThan(5_000);
});

test.each([
  [{ quantity: 0 }, "quantity"],
  [{ quantity: 1.5 }, "quantity"],
  [{ transportNumber: " " }, "transportNumber"],
  [{ barcodeId: "REEL-000001" }, "barcodeId"],
])("a station's %j is refused by its field", async (more, field) => {
  const id = await placeOrder();
  expect(await sendScan(dispatchScan(id, 10, more))).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.any(String) } },
  });
  expect(await figures(id)).toMatchObject({ dispatched: 0 });
});

test("a job card without an order, and a cancelled order, are refused at the station", async () => {
  expect(await sendScan(dispatchScan(9_999_999_999, 1))).toMatchObject({ status: 404 });
  const id = await placeOrder();
  await host.call("staff", "cancelOrder", {
    params: { id: String(id) },
    body: { reason: "Ordered twice" },
  });
  expect(await sendScan(dispatchScan(id, 1))).toMatchObject({
    status: 409,
    body: { code: "dispatch.orderCancelled" },
  });
});

test.each([
  [{ quantity: 0 }, "quantity"],
  [{ quantity: 1.5 }, "quantity"],
  [{ transportNumber: "  " }, "transportNumber"],
  [{ madeQuantity: -1 }, "madeQuantity"],
])("%j is refused by its field", async (more, field) => {
  const id = await placeOrder();
  expect(await dispatch(id, 10, more)).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.any(String) } },
  });
  expect(await figures(id)).toMatchObject({ dispatched: 0, dispatches: [] });
});

test("an order that does not exist has no dispatches", async () => {
  expect(await dispatch(999_999, 10)).toMatchObject({ status: 404 });
});

test("the sum of an order is always the sum of its dispatches", async () => {
  const rows = await host.db
    .select({
      id: orders.id,
      sum: sql<number>`coalesce((select sum(quantity) from ${dispatches}
        where order_id = "orders"."id" and cancelled_at is null), 0)::int`,
      dispatchedQuantity: orders.dispatchedQuantity,
    })
    .from(orders);
  expect(rows.length).toBeGreaterThan(0);
  for (const { sum, dispatchedQuantity } of rows) expect(sum).toBe(dispatchedQuantity);
  const [first] = await host.db.select().from(dispatches).where(eq(dispatches.id, 1));
  expect(first?.createdBy).toBe("staff@example.com");
});

const editQuantity = (orderId: number, quantity: number, version: number) =>
  host.call("staff", "updateOrder", {
    params: { id: String(orderId) },
    body: { ...orderForm("Kaveri Weaves"), quantity, version },
  });

const belowDispatched = (id: number) =>
  `300 boxes of order #${id} are dispatched: the order's quantity cannot be less`;

test("an edit never takes an order's quantity below what was dispatched", async () => {
  const id = await placeOrder();
  await dispatch(id, 300);
  expect(await editQuantity(id, 299, 1)).toMatchObject({
    status: 400,
    body: { errors: { quantity: belowDispatched(id) } },
  });
  expect(await editQuantity(id, 300, 1)).toMatchObject({ status: 200 });
  expect(await figures(id)).toMatchObject({ ordered: 300, dispatched: 300 });
});

test("an order that left with more than its quantity, by the tolerance, can still be edited", async () => {
  const id = await placeOrder();
  await dispatch(id, 520);
  expect(await editQuantity(id, 500, 1)).toMatchObject({ status: 200 });
  expect(await editQuantity(id, 499, 1)).toMatchObject({ status: 400 });
  expect(await editQuantity(id, 510, 1)).toMatchObject({ status: 200 });
});

test("an undo never takes an order's quantity below what was dispatched", async () => {
  const { undo, latest } = undoCalls(host);
  const id = await placeOrder();
  await editQuantity(id, 250, 1);
  await editQuantity(id, 400, 2);
  const raised = await latest();
  await dispatch(id, 300);
  expect(await undo(raised.id)).toMatchObject({
    status: 409,
    body: { message: belowDispatched(id) },
  });
  expect(await figures(id)).toMatchObject({ ordered: 400, dispatched: 300 });
});

test("a file and its undo never take an order's quantity below what was dispatched", async () => {
  const importFile = importCalls(host);
  const id = await placeOrder();
  const change = (quantity: number) =>
    importFile("orders", [
      ["id", "quantity"],
      [id, quantity],
    ]);
  expect((await change(250)).body).toMatchObject({ changed: 1 });
  const raised = await change(400);
  expect(raised.body).toMatchObject({ changed: 1 });
  await dispatch(id, 300);
  const undone = await host.call("owner", "undoImport", {
    params: { id: String(raised.body.importId) },
  });
  expect(undone).toMatchObject({ status: 409, body: { message: belowDispatched(id) } });
  expect((await change(299)).body).toMatchObject({
    changed: 0,
    rows: [{ state: "wrong", errors: { 1: belowDispatched(id) } }],
  });
  expect(await figures(id)).toMatchObject({ ordered: 400, dispatched: 300 });
});

test("of an edit and a dispatch at the same moment, the quantity never ends below the dispatched boxes", async () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const id = await placeOrder();
    await Promise.all([dispatch(id, 300), editQuantity(id, 280, 1)]);
    const { ordered, dispatched, limit } = await figures(id);
    expect(dispatched === 0 || dispatched <= ordered || ordered === 280).toBe(true);
    expect(dispatched).toBeLessThanOrEqual(limit);
  }
  const id = await placeOrder();
  await dispatch(id, 300);
  const write = host.db.update(orders).set({ quantity: 299 }).where(eq(orders.id, id));
  await expect(write).rejects.toMatchObject({
    cause: { code: "23514", constraint: "orders_quantity_dispatched" },
  });
});
