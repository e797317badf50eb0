import type { StationOrder } from "../stationRecords";

/** Orders that hold every word of the search, those in progress apart from the others. */
export function searchOrders(orders: readonly StationOrder[], search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = orders.filter(({ id, client, productType, size }) => {
    const text = `#${id} ${client} ${productType} ${size}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return {
    inProgress: found.filter(({ status }) => status === "IN_PROGRESS"),
    others: found.filter(({ status }) => status !== "IN_PROGRESS"),
  };
}
