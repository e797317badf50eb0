import type { Order } from "../../../../contract/orders";

const collator = new Intl.Collator("en");

/** What the orders' clients or products are called: each once, by the alphabet. */
export const namesIn = (orders: readonly Order[], field: "client" | "productType") =>
  [...new Set(orders.map((order) => order[field]))].sort(collator.compare);
