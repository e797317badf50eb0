import type { BoardOrder } from "../../../api/customMethods";

/** Parts of the client's and of the product's name; what is blank asks for nothing. */
export interface BoardFilter {
  readonly client: string;
  readonly product: string;
}

const plain = (text = "") => text.trim().toLowerCase();

/** The orders that are wanted, in their order; without a filter the very same list. */
export function filterOrders(
  orders: readonly BoardOrder[],
  filter: BoardFilter,
): readonly BoardOrder[] {
  const [client, product] = [plain(filter.client), plain(filter.product)];
  if (client === "" && product === "") return orders;
  return orders.filter(
    (order) => plain(order.client).includes(client) && plain(order.productType).includes(product),
  );
}
