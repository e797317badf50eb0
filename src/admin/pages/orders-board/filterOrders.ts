import type { Order } from "../../../../contract/orders";

/** Parts of the client's and of the product's name; what is blank asks for nothing. */
export interface BoardFilter {
  readonly client: string;
  readonly product: string;
}

const plain = (text: string) => text.trim().toLowerCase();

/** The orders that are wanted, in their order; without a filter the very same list. */
export function filterOrders(orders: readonly Order[], filter: BoardFilter): readonly Order[] {
  const [client, product] = [plain(filter.client), plain(filter.product)];
  if (client === "" && product === "") return orders;
  return orders.filter(
    (order) =>
      order.client.toLowerCase().includes(client) &&
      order.productType.toLowerCase().includes(product),
  );
}
