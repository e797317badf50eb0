import { Order, orderImport } from "../../../contract/orders";
import { declareResource } from "../schema/declaration";
import { orderFields } from "./texts";

/** The fields of an order. An order's screens are not generated. */
export const orders = declareResource({
  name: "orders",
  texts: orderFields,
  furtherFields: ["addsClient", "clientPhone", "isOther", "creditReason"],
  import: orderImport,
  list: { row: Order, columns: [] },
});
