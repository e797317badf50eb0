import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { beginSpan } from "../../support/timeSpan";

const host = plant();

const order = { ...newOrder("Kaveri Weaves"), createdBy: "somebody.else@example.com" };

async function placeOrder(changes: object = {}): Promise<string> {
  const { body } = await host.call("staff", "createOrder", { body: { ...order, ...changes } });
  return String(body.id);
}

const move = (id: string, body: object) =>
  host.call("staff", "moveOrder", { params: { id }, body });

const find = async (id: string) => {
  const { body } = await host.call("staff", "getAllOrders", {
    query: { filter: { id: Number(id) } },
  });
  return body[0];
};

test("a new order is in To Do, by the signed-in admin, now", async () => {
  const expectNow = beginSpan();
  const id = await placeOrder();
  const found = await find(id);
  expect(found).toMatchObject({ status: "TODO", createdBy: "staff@example.com", quantity: 500 });
  expectNow(found.createdAt);
  expect(found).not.toHaveProperty("shippedAt");
});

test("an order goes from To Do to Shipped step by step, and the host notes when it left", async () => {
  const id = await placeOrder();
  expect(await move(id, { status: "COMPLETED" })).toMatchObject({ status: 200 });
  const expectNow = beginSpan();
  expect(await move(id, { status: "SHIPPED", transportNumber: " KA-02-AB-1 " })).toMatchObject({
    status: 200,
    body: { status: "SHIPPED", transportNumber: "KA-02-AB-1" },
  });
  expectNow((await find(id)).shippedAt);
});

test("the dispatch that a move to Shipped makes has its own line in the history", async () => {
  const id = await placeOrder();
  await move(id, { status: "COMPLETED" });
  await move(id, { status: "SHIPPED", transportNumber: "KA-02-AB-1" });
  const params = { id: String(id) };
  const { body } = await host.call("staff", "getOrderDispatches", { params });
  const [dispatch] = body.dispatches;
  const named = { kind: "dispatch", id: String(dispatch.id) };
  const { body: history } = await host.call("staff", "getHistory", { params: named });
  expect(history.entries).toMatchObject([
    {
      call: "createDispatch",
      by: "staff@example.com",
      after: { orderId: Number(id), quantity: dispatch.quantity, transportNumber: "KA-02-AB-1" },
    },
  ]);
});

test("an order in To Do cannot be shipped, and stays where it is", async () => {
  const id = await placeOrder();
  expect(await move(id, { status: "SHIPPED", transportNumber: "KA-1" })).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is in To Do and cannot go to Shipped from there` },
  });
  expect(await find(id)).toMatchObject({ status: "TODO" });
});

test("nothing leaves Shipped", async () => {
  const id = await placeOrder();
  await move(id, { status: "COMPLETED" });
  await move(id, { status: "SHIPPED", transportNumber: "KA-1" });
  for (const status of ["TODO", "IN_PROGRESS", "COMPLETED"]) {
    expect(await move(id, { status })).toMatchObject({ status: 409 });
  }
  expect(await move(id, { status: "SHIPPED", transportNumber: "KA-2" })).toMatchObject({
    status: 409,
  });
  expect(await find(id)).toMatchObject({ status: "SHIPPED", transportNumber: "KA-1" });
});

test("shipping without a transport number is refused by the field", async () => {
  const id = await placeOrder();
  await move(id, { status: "COMPLETED" });
  for (const body of [{ status: "SHIPPED" }, { status: "SHIPPED", transportNumber: "  " }]) {
    const reply = await move(id, body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toHaveProperty("transportNumber");
  }
  expect(await find(id)).toMatchObject({ status: "COMPLETED" });
});

test("a transport number that comes with any other move is not kept", async () => {
  const id = await placeOrder();
  await move(id, { status: "IN_PROGRESS", transportNumber: "KA-1" });
  expect(await find(id)).not.toHaveProperty("transportNumber");
});

test.each(["0", "999999", "99999999999", "abc", "1;drop table orders"])(
  "order %s does not exist",
  async (id) => {
    expect(await move(id, { status: "IN_PROGRESS" })).toMatchObject({ status: 404 });
  },
);

test("one of 50 simultaneous moves of an order wins, and the others get the reason", async () => {
  const id = await placeOrder();
  await host.tokenOf("staff");
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => move(id, { status: "IN_PROGRESS" })),
  );
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(replies.filter((reply) => reply.status === 409)).toHaveLength(49);
});

test("a malformed order is refused with a message per field, and nothing is stored", async () => {
  const before = (await host.call("staff", "getAllOrders")).body.length;
  const reply = await host.call("staff", "createOrder", {
    body: { ...order, client: " ", quantity: "many", unit: "C", expectedCompletionDate: "soon" },
  });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.errors).sort()).toEqual([
    "client",
    "expectedCompletionDate",
    "quantity",
    "unit",
  ]);
  expect((await host.call("staff", "getAllOrders")).body).toHaveLength(before);
});

test("an order is made in To Do and nowhere else", async () => {
  const reply = await host.call("staff", "createOrder", { body: { ...order, status: "SHIPPED" } });
  expect(reply).toMatchObject({ status: 400, body: { errors: { status: expect.any(String) } } });
});

test("a move renews the version of no list but the orders'", async () => {
  const versions = async () => {
    const { rows } = await host.db.execute<{ name: string; versions: string }>(
      sql`select table_name as name, string_agg(version::text, ' ' order by id) as versions
        from list_versions group by table_name order by table_name`,
    );
    return rows;
  };
  const id = await placeOrder();
  // The first move also signs in. A later sign-in would write a session between the two readings.
  await move(id, { status: "IN_PROGRESS" });
  const before = new Map((await versions()).map((row) => [row.name, row.versions]));
  expect((await move(id, { status: "TODO" })).status).toBe(200);
  const after = await versions();
  expect(
    after.filter((row) => before.get(row.name) !== row.versions).map((row) => row.name),
  ).toEqual(["orders"]);
});

test("a move from a column in which the order no longer is changes nothing, and says where the order is", async () => {
  const id = await placeOrder();
  await move(id, { status: "IN_PROGRESS", from: "TODO" });
  await move(id, { status: "COMPLETED", from: "IN_PROGRESS" });
  expect(await move(id, { status: "TODO", from: "IN_PROGRESS" })).toMatchObject({
    status: 409,
    body: {
      code: "order.movedMeanwhile",
      message: `Order #${id} is no longer in In Progress: somebody has moved it to Done. Look at it again`,
    },
  });
  expect(await find(id)).toMatchObject({ status: "COMPLETED" });
  expect(await move(id, { status: "TODO", from: "COMPLETED" })).toMatchObject({ status: 200 });
});

test("of two people who move the order that both see, one moves it", async () => {
  const id = await placeOrder();
  const statuses = await Promise.all(
    ["IN_PROGRESS", "COMPLETED"].map(
      async (status) => (await move(id, { status, from: "TODO" })).status,
    ),
  );
  expect(statuses.sort()).toEqual([200, 409]);
});
