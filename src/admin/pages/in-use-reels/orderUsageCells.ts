import type { OrderUsage } from "../../../../contract/reels";
import { wordsFor } from "../../schema/wordsFor";
import { localTime } from "../reel/localTime";

export const orderUsageColumns = [
  "client",
  "productType",
  "quantity",
  "size",
  "weightConsumed",
  "courgationIn",
  "courgationOut",
  "howManyBox",
] as const;
export type OrderUsageColumn = (typeof orderUsageColumns)[number];

const figures: readonly OrderUsageColumn[] = ["quantity", "weightConsumed", "howManyBox"];

/** Columns of figures stand flush right. */
export const isFigure = (column: OrderUsageColumn) => figures.includes(column);

/** What stands in each column of an order that runs, or ran, from a reel. */
export const orderUsageCells = (
  usage: OrderUsage,
  none: string,
): Record<OrderUsageColumn, string> => ({
  client: usage.client,
  productType: usage.productType,
  quantity: String(usage.quantity),
  size: usage.size,
  weightConsumed:
    usage.weightConsumed === undefined ? none : wordsFor.kilograms(usage.weightConsumed),
  courgationIn: localTime(usage.courgationIn, none),
  courgationOut: localTime(usage.courgationOut, none),
  howManyBox: usage.howManyBox === undefined ? none : String(usage.howManyBox),
});
