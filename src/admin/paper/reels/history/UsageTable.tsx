import type { ReelUsageEntry } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { CellTable } from "../../../layout/CellTable";
import { useTexts } from "../../../useTexts";
import { reelsTexts } from "../screenTexts";
import { usageLinks } from "../usageLinks";
import { isFigure, usageColumns, useUsageCells } from "./usageCells";

interface UsageTableProps {
  readonly label: string;
  readonly usages: readonly LenientRow<ReelUsageEntry>[];
}

/** Every order that ran from a reel, the latest first as the host gives them. */
export function UsageTable({ label, usages }: UsageTableProps) {
  const text = useTexts(reelsTexts);
  const cellsOf = useUsageCells();
  return (
    <CellTable
      label={label}
      columns={usageColumns}
      isFigure={isFigure}
      header={(column) => text(`reelHistory.columns.${column}`)}
      rows={usages.map((usage) => ({ ...cellsOf(usage), ...usageLinks(usage) }))}
      minWidth={960}
      sx={{
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        "& td, & th": { px: 1 },
        "& td": { fontVariantNumeric: "tabular-nums" },
      }}
    />
  );
}
