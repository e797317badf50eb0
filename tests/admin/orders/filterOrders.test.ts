import { expect, test } from "vitest";
import type { Order } from "../../../contract/orders";
import { filterOrders } from "../../../src/admin/orders/board/filterOrders";
import { namesIn } from "../../../src/admin/orders/board/namesIn";

const order = (id: number, client: string, productType: string): Order => ({
  id,
  status: "TODO",
  client,
  productType,
  size: "300 × 200 mm",
  quantity: 10,
  unit: "A",
});

const orders = [
  order(1, "Tea House", "5 Ply Box"),
  order(2, "Paint Works", "5 Ply Box"),
  order(3, "Tea House", "Corrugated Roll"),
];

const idsOf = (client: string, product: string) =>
  filterOrders(orders, { client, product }).map(({ id }) => id);

test("a part of the client's or the product's name is enough, whatever its case", () => {
  expect(idsOf("tea", "")).toEqual([1, 3]);
  expect(idsOf("", " PLY ")).toEqual([1, 2]);
  expect(idsOf("tea", "ply")).toEqual([1]);
  expect(idsOf("nobody", "")).toEqual([]);
});

test("without a filter the orders are the very same list", () => {
  expect(filterOrders(orders, { client: " ", product: "" })).toBe(orders);
});

test("names are offered once, by the alphabet", () => {
  expect(namesIn(orders, "client")).toEqual(["Paint Works", "Tea House"]);
});
