import { expect, test } from "vitest";
import { getKanbanOrders } from "../../../src/admin/orders/kanban/useOrders";
import { host } from "../../../src/api/host";
import { startSession } from "../../../src/api/session";
import { orderRow } from "../../support/exampleReplies";
import { type Answer, fakeHost, json } from "../../support/fakeHost";

const signed = {
  token: "a-token",
  admin: { firstName: "Asha", lastName: "Rao", email: "asha@example.com" },
};
const now = Date.parse("2026-03-10T12:34:56Z");
const rows = [
  { ...orderRow, id: 1 },
  { ...orderRow, id: 2, status: "SHIPPED", shippedAt: "2019-01-01T00:00:00.000Z" },
];

const whole: Answer = () => json(rows);
const cutting: Answer = () => json(rows, { headers: { "Content-Range": "rows 0-1/2" } });

const kanbanOf = (answer: Answer) => {
  const requests = fakeHost({ "GET /admin/order/getAllOrders": answer });
  return { requests, read: () => getKanbanOrders(host, { now }) };
};

test("a host that knows the list query is asked for what the kanban shows, by the full hour", async () => {
  startSession(signed, true);
  const { requests, read } = kanbanOf(cutting);
  await read();
  expect([...(requests[0]?.query.keys() ?? [])]).toEqual(["filter"]);
  expect(JSON.parse(requests[0]?.query.get("filter") ?? "")).toEqual({
    shippedAt_gte: ["2026-03-09T12:00:00.000Z", null],
  });
});

test("any other host is asked without parameters, and gives all its orders", async () => {
  startSession(signed);
  const { requests, read } = kanbanOf(whole);
  expect(await read()).toMatchObject(rows);
  await read();
  expect(requests.map(({ query }) => query.size)).toEqual([0, 0]);
});

test("a host that shows by its answer that it knows the query is asked by it the next time", async () => {
  startSession(signed);
  const { requests, read } = kanbanOf(cutting);
  await read();
  await read();
  expect(requests.map(({ query }) => query.size)).toEqual([0, 1]);
});

test("orders that have not changed stay the same objects, and what differs is read as ever", async () => {
  startSession(signed);
  const orders = [
    { id: 1, status: "TODO", client: "Asha Foods", quantity: 500 },
    {
      id: 2,
      status: "TODO",
      client: " Tea ",
      quantity: "1,050",
      createdAt: "2026-03-01T10:00:00.123456+00:00",
    },
    { id: 3, status: "SHIPPED", shippedAt: "2026-03-10T10:00:00.000Z" },
    { id: "7", status: "COMPLETED" },
    { id: "7", status: "COMPLETED" },
  ];
  let sent: readonly object[] = orders;
  const { read } = kanbanOf(() => json(sent, { headers: { "Content-Range": "rows 0-1/2" } }));
  const before = await read();
  const again = () => getKanbanOrders(host, { now, known: before });
  const second = await again();
  expect(second).toEqual(before);
  expect([0, 1, 2, 3].map((place) => second[place] === before[place])).toEqual([
    true,
    true,
    true,
    true,
  ]);
  sent = [
    { ...orders[2], transportNumber: "KA-41" },
    { id: 4, status: "TODO" },
    { id: 1, status: "IN_PROGRESS", client: "Asha Foods", quantity: 500 },
    { id: 2, status: "TODO" },
  ];
  expect(await again()).toEqual(await read());
});
