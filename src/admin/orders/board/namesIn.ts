import type { BoardOrder } from "../../../api/customMethods";

const collator = new Intl.Collator("en");

/** What the orders' clients or products are called: each once, by the alphabet. */
export const namesIn = (orders: readonly BoardOrder[], field: "client" | "productType") =>
  [...new Set(orders.flatMap((order) => order[field] ?? []))].sort(collator.compare);
