import { Typography } from "@mui/material";
import type { OrderUsage } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { CellTable } from "../../../layout/CellTable";
import { useTexts } from "../../../useTexts";
import { reelsTexts } from "../screenTexts";
import { usageLinks } from "../usageLinks";
import { isFigure, orderUsageCells, orderUsageColumns } from "./orderUsageCells";

interface OrderUsagesProps {
  readonly usages: readonly LenientRow<OrderUsage>[];
  /** The reel's barcode, which tells one table from another. */
  readonly reel: string;
}

/** The orders that run from a reel. */
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
        isFigure={isFigure}
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
