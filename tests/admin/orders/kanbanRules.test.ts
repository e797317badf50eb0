import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Order,
  type OrderStatus,
  orderStatuses,
  shippedWindowMs,
} from "../../../contract/orders";
import { weekEnd } from "../../../domain/indiaTime";
import {
  boxesIn,
  columnsOf,
  filterOrders,
  inColumn,
  type KanbanFilter,
  namesIn,
  noFilter,
  replaceOrder,
  resolveDrop,
  shippedWithoutTime,
  stacksOf,
  weighOrders,
} from "../../../src/admin/orders/kanban/kanbanRules";

const now = Date.parse("2026-03-10T12:00:00Z");
const order = (id: number, more: Partial<Order> = {}): Order => ({
  id,
  status: "TODO",
  productType: "5 Ply Box",
  client: "Tea House",
  size: "300 × 200 × 100 mm",
  quantity: 100,
  unit: "A",
  ...more,
});
const shipped = (id: number, agoMs: number) =>
  order(id, { status: "SHIPPED", shippedAt: new Date(now - agoMs).toISOString() });

test("every order is in the column of its status, in the host's order", () => {
  const orders = [order(3), order(1, { status: "COMPLETED" }), order(2)];
  const { TODO, COMPLETED } = columnsOf(orders, now);
  expect(TODO.map(({ id }) => id)).toEqual([3, 2]);
  expect(COMPLETED.map(({ id }) => id)).toEqual([1]);
});

test("a column begins with the earliest promise, and ends with the orders without one", () => {
  const promised = (id: number, day: string) => order(id, { expectedCompletionDate: day });
  const orders = [
    order(1),
    promised(2, "2026-03-12"),
    // Midnight in India.
    promised(3, "2026-03-08T18:30:00Z"),
    promised(4, "2026-03-12"),
    promised(5, "2026-03-09"),
  ];
  expect(columnsOf(orders, now).TODO.map(({ id }) => id)).toEqual([3, 5, 2, 4, 1]);
});

test("a shipped order is shown for less than 24 hours", () => {
  const orders = [shipped(1, 0), shipped(2, shippedWindowMs - 1), shipped(3, shippedWindowMs)];
  expect(columnsOf(orders, now).SHIPPED.map(({ id }) => id)).toEqual([1, 2]);
});

test("a shipped order without a time is shown, and told apart for a warning", () => {
  const lost = order(4, { status: "SHIPPED" });
  expect(columnsOf([lost], now).SHIPPED).toEqual([lost]);
  expect(shippedWithoutTime([lost, shipped(5, 0), order(6)])).toEqual([lost]);
});

test("shipped orders are sorted by their time, the latest first, and those without one last", () => {
  const orders = [
    order(4, { status: "SHIPPED" }),
    shipped(1, 9000),
    shipped(2, 0),
    shipped(3, 5000),
  ];
  expect(columnsOf(orders, now).SHIPPED.map(({ id }) => id)).toEqual([2, 3, 1, 4]);
});

test("no order that is not shipped is ever lost or shown twice", () => {
  const statuses = fc.array(fc.constantFrom(...orderStatuses));
  fc.assert(
    fc.property(statuses, (chosen) => {
      const orders = chosen.map((status, id) => order(id, { status }));
      const columns = columnsOf(orders, now);
      const shown = orderStatuses.flatMap((status) => columns[status].map(({ id }) => id));
      expect(shown.toSorted((a, b) => Number(a) - Number(b))).toEqual(orders.map(({ id }) => id));
    }),
  );
});

const threeOrders = [
  order(1, { client: "Tea House", productType: "5 Ply Box" }),
  order(2, { client: "Paint Works", productType: "5 Ply Box" }),
  order(3, { client: "Tea House", productType: "Corrugated Roll" }),
];

const today = "2026-03-10";
const matching = (client: string, product: string) =>
  filterOrders(threeOrders, { ...noFilter, client, product }, today).map(({ id }) => id);

test("a part of the client's or the product's name is enough, in any case", () => {
  expect(matching("tea", "")).toEqual([1, 3]);
  expect(matching("", " PLY ")).toEqual([1, 2]);
  expect(matching("tea", "ply")).toEqual([1]);
  expect(matching("nobody", "")).toEqual([]);
});

test("without a filter the orders are the very same list", () => {
  expect(filterOrders(threeOrders, { ...noFilter, client: " " }, today)).toBe(threeOrders);
});

test("orders are narrowed to a unit, to late ones, and to those that are due by Sunday", () => {
  const orders = [
    order(1, { expectedCompletionDate: "2026-03-09" }),
    order(2, { expectedCompletionDate: "2026-03-10", unit: "B" }),
    order(3, { expectedCompletionDate: "2026-03-15" }),
    order(4, { expectedCompletionDate: "2026-03-16" }),
    order(5),
    { ...shipped(6, 0), expectedCompletionDate: "2026-03-09" },
  ];
  const shown = (filter: Partial<KanbanFilter>) =>
    filterOrders(orders, { ...noFilter, ...filter }, today).map(({ id }) => id);
  expect(shown({ due: "late" })).toEqual([1]);
  expect(shown({ due: "week" })).toEqual([1, 2, 3]);
  expect(shown({ unit: "B" })).toEqual([2]);
  expect(shown({ unit: "A", due: "week" })).toEqual([1, 3]);
});

test.each([
  ["2026-03-09", "2026-03-15"],
  ["2026-03-14", "2026-03-15"],
  ["2026-03-15", "2026-03-15"],
  ["2026-12-30", "2027-01-03"],
])("the week of %s ends on Sunday, %s", (day, sunday) => {
  expect(weekEnd(day)).toBe(sunday);
});

test("boxes are summed, and an order without a quantity counts none", () => {
  const { quantity: _, ...without } = order(2);
  expect(boxesIn([order(1), without, order(3, { quantity: 50 })])).toBe(150);
});

test("orders are weighed by their specification, and an order without a known weight is left out", () => {
  const grams = new Map([[5, 480.5]]);
  const orders = [
    order(1, { quantity: 1000, specificationVersionId: 5 }),
    order(2, { quantity: 100, specificationVersionId: 6 }),
    order(3),
  ];
  expect(weighOrders(orders, grams)).toEqual({ kilograms: 480.5, weighed: 1 });
});

test("names are offered once, by the alphabet", () => {
  expect(namesIn(threeOrders, "client")).toEqual(["Paint Works", "Tea House"]);
});

test("a drop outside every column does nothing", () => {
  expect(resolveDrop(order(7), undefined)).toEqual({ kind: "none" });
});

const kinds: Record<OrderStatus, Record<OrderStatus, string>> = {
  TODO: { TODO: "none", IN_PROGRESS: "send", COMPLETED: "confirm", SHIPPED: "rejected" },
  IN_PROGRESS: { TODO: "send", IN_PROGRESS: "none", COMPLETED: "confirm", SHIPPED: "rejected" },
  COMPLETED: { TODO: "send", IN_PROGRESS: "send", COMPLETED: "none", SHIPPED: "confirm" },
  SHIPPED: { TODO: "rejected", IN_PROGRESS: "rejected", COMPLETED: "rejected", SHIPPED: "none" },
};
const everyDrop = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));

test.each(everyDrop)("from $from to $to", ({ from, to }) => {
  expect(resolveDrop(order(7, { status: from }), to).kind).toBe(kinds[from][to]);
});

test("a rejected move says in the console which order and why", () => {
  expect(resolveDrop(order(7, { status: "SHIPPED" }), "TODO")).toHaveProperty(
    "warning",
    "Order #7 is shipped and cannot be moved to TODO",
  );
});

test("one order is replaced, the others stay the same objects", () => {
  const orders = [order(1), order(2)];
  const moved = inColumn(order(2), "IN_PROGRESS", new Date());
  const replaced = replaceOrder(orders, moved);
  expect(replaced).toEqual([order(1), { ...order(2), status: "IN_PROGRESS" }]);
  expect(replaced[0]).toBe(orders[0]);
});

test("an order that is being shipped has the present time", () => {
  expect(inColumn(order(1), "SHIPPED", new Date(now))).toMatchObject({
    status: "SHIPPED",
    shippedAt: "2026-03-10T12:00:00.000Z",
  });
});

const ordersOf = (...ids: number[]) => ids.map((id) => order(id));
const stackedIds = (ids: number[]) =>
  stacksOf(ordersOf(...ids)).map((stack) => stack.orders.map(({ id }) => id));

test("orders with neighbouring numbers share a stack, in their order", () => {
  expect(stackedIds([1, 2, 63, 64, 130])).toEqual([[1, 2, 63], [64], [130]]);
  expect(stackedIds([])).toEqual([]);
});

test("in any order no card is lost and no two stacks have one name", () => {
  const stacks = stacksOf(ordersOf(1, 64, 2, 65, 3));
  expect(stacks.flatMap((stack) => stack.orders.map(({ id }) => id))).toEqual([1, 64, 2, 65, 3]);
  expect(new Set(stacks.map(({ key }) => key)).size).toBe(stacks.length);
});

test("when a card leaves, all others keep their stacks", () => {
  const keys = (ids: number[]) => stacksOf(ordersOf(...ids)).map(({ key }) => key);
  expect(keys([2, 63, 64, 130])).toEqual(keys([1, 2, 63, 64, 130]));
});

test("shipped orders, which are sorted by time, share a stack by the hour", () => {
  const shippedAt = (id: number, at: string) => order(id, { status: "SHIPPED", shippedAt: at });
  const stacks = stacksOf([
    shippedAt(700, "2026-03-10T12:50:00Z"),
    shippedAt(3, "2026-03-10T12:10:00Z"),
    shippedAt(701, "2026-03-10T11:59:00Z"),
  ]);
  expect(stacks.map((stack) => stack.orders.map(({ id }) => id))).toEqual([[700, 3], [701]]);
});
