import { Order } from "../../../contract/orders";
import { declareResource } from "../schema/declaration";
import { orderFields } from "./texts";

/** The fields of an order. An order has screens of its own. */
export const orders = declareResource({
  name: "orders",
  texts: orderFields,
  list: { row: Order, columns: [] },
});
