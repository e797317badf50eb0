import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { forgetAttempts } from "../../src/api/createOnce";
import type { Row } from "../../src/api/json";
import { noteListQuery, startSession } from "../../src/api/session";
import { dataProvider } from "../../src/dataProvider";
import { type Answer, fakeHost, type HostRequest, json } from "../support/fakeHost";

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
const order = (id: number, client: string, unit: string) => ({
  id,
  client,
  unit,
  status: "TODO",
  productType: "5 ply box",
  size: "30 x 20 x 10",
  quantity: id * 100,
  transportNumber: null,
});
const orders = [order(1, "Tea House", "A"), order(2, "Paint Co", "B"), order(3, "Mills", "A")];

beforeEach(() => {
  startSession({ token: "a-token", admin });
  noteListQuery();
});

const whole: Answer = () => json(orders);

const Sort = z.tuple([z.enum(["client", "id"]), z.enum(["ASC", "DESC"])]);
const Range = z.tuple([z.int(), z.int()]);
const Id = z.coerce.number();
const Filter = z.strictObject({
  unit: z.optional(z.string()),
  id: z.optional(z.union([Id, z.array(Id)])),
});

const part = (request: HostRequest, name: string, otherwise: unknown): unknown =>
  JSON.parse(request.query.get(name) ?? JSON.stringify(otherwise));

/** Answers the part of the list dialect that these tests need. It sorts, filters and cuts by separate code. */
const cutting: Answer = (request) => {
  const [field, direction] = Sort.parse(part(request, "sort", ["id", "ASC"]));
  const [from, to] = Range.parse(part(request, "range", [0, orders.length - 1]));
  const { unit, id } = Filter.parse(part(request, "filter", {}));
  const found = orders
    .filter((row) => unit === undefined || row.unit === unit)
    .filter((row) => id === undefined || [id].flat().includes(row.id));
  found.sort((one, other) => (one[field] < other[field] ? -1 : 1));
  if (direction === "DESC") found.reverse();
  const rows = found.slice(from, to + 1);
  const range = `orders ${from}-${from + rows.length - 1}/${found.length}`;
  return json(rows, { headers: { "Content-Range": range } });
};

const page = {
  pagination: { page: 1, perPage: 2 },
  sort: { field: "client", order: "ASC" } as const,
};
const clients = (rows: readonly Row[]) => rows.map((row) => row.client);

describe.each([
  ["with Content-Range", cutting],
  ["that answers whole lists", whole],
])("a host %s", (_, answer) => {
  test("gives a sorted page and the total", async () => {
    fakeHost({ "GET /admin/order/getAllOrders": answer });
    const { data, total } = await dataProvider.getList("orders", { ...page, filter: {} });
    expect(clients(data)).toEqual(["Mills", "Paint Co"]);
    expect(total).toBe(3);
  });

  test("gives the rows that a filter asks for", async () => {
    fakeHost({ "GET /admin/order/getAllOrders": answer });
    const { data, total } = await dataProvider.getList("orders", {
      ...page,
      filter: { unit: "A" },
    });
    expect(clients(data)).toEqual(["Mills", "Tea House"]);
    expect(total).toBe(2);
  });

  test("gives one record, and several by their numbers", async () => {
    fakeHost({ "GET /admin/order/getAllOrders": answer });
    expect((await dataProvider.getOne("orders", { id: 2 })).data.client).toBe("Paint Co");
    const { data } = await dataProvider.getMany("orders", { ids: [3, 1] });
    expect(clients(data).toSorted()).toEqual(["Mills", "Tea House"]);
  });

  test("gives nothing for a null", async () => {
    fakeHost({ "GET /admin/order/getAllOrders": answer });
    const { data } = await dataProvider.getOne("orders", { id: 2 });
    expect(data).not.toHaveProperty("transportNumber");
  });
});

test("a row without an id is known by the field that the resource names", async () => {
  const salary = {
    employeeId: 9,
    name: "Ravi",
    barcodeId: "EMP-A-00009",
    totalSalaryThisMonth: 1,
    totalOvertimeHours: 0,
    unit: "A",
    month: 1,
    monthlyBaseSalary: 30_000,
  };
  const requests = fakeHost({ "GET /admin/salary/monthly": () => json([salary]) });
  const sort = { field: "id", order: "ASC" } as const;
  const { data } = await dataProvider.getList("salaries", { ...page, sort, filter: {} });
  expect(data[0]).toMatchObject({ id: 9, name: "Ravi" });
  expect(requests[0]?.query.get("sort")).toBe('["employeeId","ASC"]');
});

test("the date of an attendance list is a parameter of the call itself", async () => {
  const requests = fakeHost({ "GET /admin/attendance-list": () => json([]) });
  await dataProvider.getList("attendance", { ...page, filter: { date: "2026-01-31" } });
  expect(requests[0]?.query.get("date")).toBe("2026-01-31");
  expect(requests[0]?.query.has("filter")).toBe(false);
});

test("a form sends the fields of its call and no others", async () => {
  const requests = fakeHost({
    "POST /admin/box/create-box": () => json({ message: "Box created" }),
  });
  const data = { boxType: "RSC", box: "Tray", boxDescription: "A tray", boxUrl: "/tray.svg" };
  const made = await dataProvider.create("boxes", { data: { ...data, extra: 1, empty: null } });
  expect(requests[0]?.body).toEqual(data);
  expect(made.data).toMatchObject({ id: "Tray", message: "Box created" });
});

test("a host that answers a write in plain text is understood", async () => {
  fakeHost({ "POST /admin/register-industry": () => new Response("Industry saved") });
  const { data } = await dataProvider.create("industries", { data: { sector: "Textiles" } });
  expect(data).toMatchObject({ message: "Industry saved", sector: "Textiles" });
});

test("an update sends its call and keeps what the host leaves out", async () => {
  const requests = fakeHost({
    "PUT /admin/contact/updateReplyStatus/4": () => json({ replyStatus: true }),
  });
  const previousData = { id: 4, name: "Ravi", replyStatus: false };
  const data = { ...previousData, replyStatus: true };
  const updated = await dataProvider.update("contacts", { id: 4, data, previousData });
  expect(requests[0]?.body).toEqual({ replyStatus: true });
  expect(updated.data).toEqual(data);
});

test("a host without the list query is asked for the specification's list and no more", async () => {
  startSession({ token: "a-token", admin });
  const requests = fakeHost({ "GET /admin/order/getAllOrders": whole });
  const { data, total } = await dataProvider.getList("orders", { ...page, filter: { unit: "A" } });
  expect(clients(data)).toEqual(["Mills", "Tea House"]);
  expect(total).toBe(2);
  expect([...(requests[0]?.query ?? [])]).toEqual([]);
});

test("a host that answers a whole list with Content-Range is asked for a part the next time", async () => {
  startSession({ token: "a-token", admin });
  const requests = fakeHost({ "GET /admin/order/getAllOrders": cutting });
  for (const _ of [1, 2]) {
    const { data, total } = await dataProvider.getList("orders", { ...page, filter: {} });
    expect(clients(data)).toEqual(["Mills", "Paint Co"]);
    expect(total).toBe(3);
  }
  expect(requests.map(({ query }) => query.has("range"))).toEqual([false, true]);
});

test("a host that does not say how many rows there are has one page more while pages are full", async () => {
  const headers = { "Content-Range": "orders 0-1/*" };
  fakeHost({ "GET /admin/order/getAllOrders": () => json(orders.slice(0, 2), { headers }) });
  const { total } = await dataProvider.getList("orders", { ...page, filter: {} });
  expect(total).toBe(3);
});

test("a reply without a list says so in a sentence", async () => {
  fakeHost({ "GET /admin/order/getAllOrders": () => json({ status: "UP" }) });
  await expect(dataProvider.getList("orders", { ...page, filter: {} })).rejects.toThrow(
    "The server's answer could not be read.",
  );
});

test("a record that is in no list is told by its resource and id", async () => {
  fakeHost({ "GET /admin/order/getAllOrders": whole });
  await expect(dataProvider.getOne("orders", { id: "7f3a" })).rejects.toMatchObject({
    name: "RecordNotFound",
    resource: "orders",
    id: "7f3a",
  });
});

describe("a creation", () => {
  const box = { boxType: "RSC", box: "Tray", boxDescription: "A tray", boxUrl: "/tray.svg" };
  const keyOf = (request: HostRequest | undefined) => request?.headers.get("Idempotency-Key");

  test.each([
    ["a number", json(17)],
    ["a UUID", json("5b1f9a52-7e0f-4a0e-9f2b-0a8f0f8c1f11")],
    ["a text", new Response("saved")],
    ["an object of another shape", json({ status: "CREATED", data: { boxId: 3 } })],
    ["a list", json([1])],
    ["nothing", new Response(null, { status: 204 })],
    ["a page", new Response("<html>ok</html>")],
    ["JSON that breaks off", new Response('{"id": 1')],
  ])("with the answer %s succeeds", async (_, response) => {
    fakeHost({ "POST /admin/box/create-box": () => response });
    const { data } = await dataProvider.create("boxes", { data: box });
    expect(data).toMatchObject({ ...box, id: "Tray" });
    expect(data.message ?? "").not.toContain("<");
  });

  test("carries a key to our own host, and to no other", async () => {
    const requests = fakeHost({ "POST /admin/box/create-box": () => json({}) });
    await dataProvider.create("boxes", { data: box });
    startSession({ token: "a-token", admin }, true);
    await dataProvider.create("boxes", { data: box });
    expect(keyOf(requests[0])).toBeNull();
    expect(keyOf(requests[1])).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test("that was not answered goes out again with the same key and body", async () => {
    startSession({ token: "a-token", admin }, true);
    const requests = fakeHost({
      "POST /admin/order/create-order": () =>
        requests.length === 1 ? Promise.reject(new TypeError("Failed to fetch")) : json({}),
    });
    const send = (createdAt: string) =>
      dataProvider.create("orders", { data: { client: "Tea House", createdAt } });
    await expect(send("2026-01-01T00:00:00Z")).rejects.toThrow("No response from server.");
    await send("2026-01-01T00:01:00Z");
    await send("2026-01-01T00:02:00Z");
    expect(keyOf(requests[1])).toBe(keyOf(requests[0]));
    expect(requests[1]?.body).toEqual(requests[0]?.body);
    expect(keyOf(requests[2])).not.toBe(keyOf(requests[0]));
  });

  test("has a new key in a form that is opened again, or after another success", async () => {
    startSession({ token: "a-token", admin }, true);
    const replies = [0, 0, 0, 200, 200];
    const requests = fakeHost({
      "POST /admin/order/create-order": () =>
        replies[requests.length - 1] === 0
          ? Promise.reject(new TypeError("Failed to fetch"))
          : json({}),
    });
    const send = (client: string) => dataProvider.create("orders", { data: { client } });
    await expect(send("Tea House")).rejects.toThrow("No response from server.");
    forgetAttempts();
    await expect(send("Tea House")).rejects.toThrow("No response from server.");
    await expect(send("Tea House")).rejects.toThrow("No response from server.");
    await send("Paint Shop");
    await send("Tea House");
    const keys = requests.map(keyOf);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
    expect(keys[4]).not.toBe(keys[1]);
  });

  test("that a login interrupts after no answer goes on with its key", async () => {
    startSession({ token: "a-token", admin }, true);
    const replies = [
      () => Promise.reject(new TypeError("Failed to fetch")),
      () => json({ message: "Expired" }, { status: 401 }),
      () => json({}),
    ];
    const requests = fakeHost({
      "POST /admin/order/create-order": () => replies[requests.length - 1]?.() ?? json({}),
    });
    const send = () => dataProvider.create("orders", { data: { client: "Tea House" } });
    await expect(send()).rejects.toThrow("No response from server.");
    await expect(send()).rejects.toThrow("Expired");
    await send();
    expect(keyOf(requests[2])).toBe(keyOf(requests[0]));
  });
});

test("a request without a call is refused before anything is sent", async () => {
  const requests = fakeHost({});
  await expect(dataProvider.delete("orders", { id: 1 })).rejects.toThrow("no call for DELETE");
  await expect(dataProvider.create("salaries", { data: {} })).rejects.toThrow("no call for POST");
  expect(requests).toEqual([]);
});

test("moving an order sends its status, and a transport number only with it", async () => {
  const requests = fakeHost({ "PUT /admin/order/7/status": () => new Response("") });
  await dataProvider.call("moveOrder", { id: 7, status: "SHIPPED", transportNumber: "KA-01" });
  expect(requests[0]?.body).toEqual({ status: "SHIPPED", transportNumber: "KA-01" });
});
