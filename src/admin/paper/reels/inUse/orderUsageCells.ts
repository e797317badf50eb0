import type { OrderUsage } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { localMoment } from "../../../formatMoment";
import { formatterFor } from "../../../schema/formatterFor";

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
type OrderUsageColumn = (typeof orderUsageColumns)[number];

const figures: readonly OrderUsageColumn[] = ["quantity", "weightConsumed", "howManyBox"];

/** Columns of figures stand flush right. */
export const isFigure = (column: OrderUsageColumn) => figures.includes(column);

/** The cells of an order that runs or ran from a reel. */
export const orderUsageCells = (
  usage: LenientRow<OrderUsage>,
  none: string,
): Record<OrderUsageColumn, string> => ({
  client: usage.client ?? none,
  productType: usage.productType ?? none,
  quantity: String(usage.quantity ?? none),
  size: usage.size ?? none,
  weightConsumed:
    usage.weightConsumed === undefined ? none : formatterFor.kilograms(usage.weightConsumed),
  courgationIn: localMoment(usage.courgationIn, none),
  courgationOut: localMoment(usage.courgationOut, none),
  howManyBox: String(usage.howManyBox ?? none),
});
