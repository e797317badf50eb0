import { useTranslate } from "react-admin";
import type { ReelUsageEntry } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { localMoment } from "../../../formatMoment";
import { useTexts } from "../../../useTexts";
import { reelsTexts } from "../screenTexts";

export const usageColumns = [
  "client",
  "productType",
  "quantity",
  "size",
  "unit",
  "howManyBox",
  "weightConsumed",
  "previousWeight",
  "usageType",
  "courgationIn",
  "courgationOut",
] as const;
type UsageColumn = (typeof usageColumns)[number];

/** Columns of figures stand flush right. */
export const isFigure = (column: UsageColumn) =>
  ["quantity", "howManyBox", "weightConsumed", "previousWeight"].includes(column);

const orDash = (value: string | number | undefined) =>
  value === undefined || value === "" ? "-" : String(value);

const kilograms = (weight = 0) => weight.toFixed(2);

/** The cells of a usage: weights with two decimals, times in India. */
export function usageCells(
  entry: LenientRow<ReelUsageEntry>,
  active: string,
): Record<UsageColumn, string> {
  return {
    client: orDash(entry.client),
    productType: orDash(entry.productType),
    quantity: orDash(entry.quantity),
    size: orDash(entry.size),
    unit: orDash(entry.unit),
    howManyBox: orDash(entry.howManyBox),
    weightConsumed: kilograms(entry.weightConsumed),
    previousWeight: kilograms(entry.previousWeight),
    usageType: orDash(entry.usageType),
    courgationIn: localMoment(entry.courgationIn, "-"),
    courgationOut: localMoment(entry.courgationOut, active),
  };
}

/** A usage's cells in the catalogue's words: what it was for is called as in the reel stocks. */
export function useUsageCells() {
  const translate = useTranslate();
  const text = useTexts(reelsTexts);
  return (usage: LenientRow<ReelUsageEntry>) => {
    const cells = usageCells(usage, text("reelHistory.active"));
    const usageType = translate(`resources.reels.choices.reelSet.${cells.usageType}`, {
      _: cells.usageType,
    });
    return { ...cells, usageType };
  };
}
