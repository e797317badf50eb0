import { Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { OrderUsage } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { CellTable } from "../../../layout/CellTable";
import { usageLinks } from "../usageLinks";
import { isFigure, orderUsageCells, orderUsageColumns } from "./orderUsageCells";

interface OrderUsagesProps {
  readonly usages: readonly LenientRow<OrderUsage>[];
  /** The reel's barcode, which tells one table from another. */
  readonly reel: string;
}

/** The orders that run from a reel. */
export function OrderUsages({ usages, reel }: OrderUsagesProps) {
  const translate = useTranslate();
  const text = (name: string, values?: object) => translate(`plant.inUseReels.${name}`, values);
  const title = text("usages", { count: usages.length });
  return (
    <>
      <Typography variant="h2" component="h3" sx={{ fontSize: "1rem", mb: 1 }}>
        {title}
      </Typography>
      <CellTable
        columns={orderUsageColumns}
        isFigure={isFigure}
        header={(column) => text(`columns.${column}`)}
        rows={usages.map((usage) => ({
          ...orderUsageCells(usage, text("none")),
          ...usageLinks(usage),
        }))}
        minWidth={760}
        label={`${reel}: ${title}`}
      />
    </>
  );
}
