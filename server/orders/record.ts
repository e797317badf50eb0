import { Order } from "../../contract/orders";
import { orders } from "../db/schema";
import { notFound } from "../errors";
import { tableList } from "../lists/listSource";
import { defineRecord } from "../records/defineRecord";

export const orderRecord = defineRecord({
  kind: "order",
  table: orders,
  list: tableList(orders),
  reply: Order,
  what: "This order",
  missing: (id) => notFound(`Order #${id}`),
  titleOf: ({ id }) => `Order #${id}`,
});
