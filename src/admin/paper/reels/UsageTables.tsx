import { Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { OrderUsage, ReelUsageEntry } from "../../../../contract/reels";
import type { LenientRow } from "../../../api/readRow";
import { isOwnHost } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { clientAddress, showAddress } from "../../addresses";
import { localMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { formatterFor } from "../../schema/formatterFor";
import { useReelSetName } from "../layerTexts";
import { reelsTexts } from "../reelTexts";

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

const orDash = (value: string | number | undefined) =>
  value === undefined || value === "" ? "-" : String(value);

const kilograms = (weight = 0) => weight.toFixed(2);

/** Returns the cells of a usage: weights with two decimals, times in India. */
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

export function useUsageCells() {
  const setName = useReelSetName();
  const text = useTexts(reelsTexts);
  return (usage: LenientRow<ReelUsageEntry>) => {
    const cells = usageCells(usage, text("reelHistory.active"));
    const usageType = setName(cells.usageType);
    return { ...cells, usageType };
  };
}

type UsageTableProps = Readonly<{ label: string; usages: readonly LenientRow<ReelUsageEntry>[] }>;

export function UsageTable({ label, usages }: UsageTableProps) {
  const text = useTexts(reelsTexts);
  const cellsOf = useUsageCells();
  return (
    <CellTable
      label={label}
      columns={usageColumns}
      figures={["quantity", "howManyBox", "weightConsumed", "previousWeight"]}
      header={(column) => text(`reelHistory.columns.${column}`)}
      rows={usages.map((usage) => ({ ...cellsOf(usage), ...usageLinks(usage) }))}
      minWidth={960}
      sx={{
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        px: 1,
        bgcolor: "background.paper",
        "& td, & th": { px: 1 },
        "& td": { fontVariantNumeric: "tabular-nums" },
      }}
    />
  );
}

const orderUsageColumns = [
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

interface OrderUsagesProps {
  readonly usages: readonly LenientRow<OrderUsage>[];
  /** The reel's barcode, which tells one table from another. */
  readonly reel: string;
}

export function OrderUsages({ usages, reel }: OrderUsagesProps) {
  const text = useTexts(reelsTexts);
  const title = text("inUseReels.usages", { count: usages.length });
  return (
    <>
      <Typography variant="h2" component="h3" sx={{ fontSize: "1rem", mb: 1 }}>
        {title}
      </Typography>
      <CellTable
        columns={orderUsageColumns}
        figures={["quantity", "weightConsumed", "howManyBox"]}
        header={(column) => text(`inUseReels.columns.${column}`)}
        rows={usages.map((usage) => ({
          ...orderUsageCells(usage, text("inUseReels.none")),
          ...usageLinks(usage),
        }))}
        minWidth={760}
        label={`${reel}: ${title}`}
      />
    </>
  );
}

/**
 * Returns the links of a usage, if the host has such pages. The product links to its order, the client to the client's
 * orders.
 */
function usageLinks({
  orderId,
  client,
  productType,
}: LenientRow<OrderUsage>): Partial<Record<"client" | "productType", ReactNode>> {
  if (orderId === undefined || !isOwnHost()) return {};
  const order = showAddress("orders", orderId);
  return {
    ...(client && { client: <TextLink to={clientAddress(client)}>{client}</TextLink> }),
    productType: <TextLink to={order}>{productType || `#${orderId}`}</TextLink>,
  };
}
