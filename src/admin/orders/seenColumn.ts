import { isOrderStatus, type OrderStatus } from "../../../contract/orders";
import { isOwnHost } from "../../api/session";

/**
 * Returns the column in which the person sees an order, for our own host, which refuses an outdated move. A host without
 * versions of records gets the specification's fields alone.
 */
export const seenColumn = (status: string | undefined): { readonly from?: OrderStatus } =>
  isOwnHost() && isOrderStatus(status) ? { from: status } : {};
