import type { StationOrder } from "../stationRecords";

/** Orders that hold every word of the search, those in progress apart from the others, of the station's unit first. */
export function searchOrders(
  orders: readonly StationOrder[],
  search: string,
  stationUnit: string | undefined,
) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = orders.filter(({ id, client, productType, size }) => {
    const text = `#${id} ${client} ${productType} ${size}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isOwn = ({ unit }: StationOrder) => unit === stationUnit;
  const ofUnits = [...found.filter(isOwn), ...found.filter((order) => !isOwn(order))];
  return {
    inProgress: ofUnits.filter(({ status }) => status === "IN_PROGRESS"),
    others: ofUnits.filter(({ status }) => status !== "IN_PROGRESS"),
  };
}
